/** `tapete equity stud`: each seat's share at the end. */
import { seedOf, seededRandom } from '@tapete/chance';
import { HAND_SIZE, equity, exactCost, type Equity, type EquityRequest } from '@tapete/odds';
import type { Detail, Seen } from '@tapete/rules';
import { Fault } from '../fault.ts';
import { wholeOption, type Options } from '../flags.ts';
import { readOnly } from '../games/index.ts';
import { handRulesOf } from '../games/stud.ts';
import { checkRows, readKnown, readSeen, type Row } from '../hands.ts';
import { progressBar } from '../progress.ts';
import { both, expects, fill, type Words } from '../texts.ts';
import { reply, type Call, type Run } from '../io.ts';

const MOST_SAMPLES = 1_000_000_000;

type Hands = readonly (readonly Seen[])[];

export const run: Run = (call, [game = '', ...texts], options) => {
  readOnly('equity', game, 'stud');
  const hands = readSeats(texts);
  const rules = handRulesOf(options, hands.length);
  const deadText = String(options['dead'] ?? '');
  const dead = readKnown(deadText, '--dead');
  const seats = hands.map((hand, i): Row => [seatPlace(i), hand, texts[i] ?? '']);
  checkRows([...seats, ['--dead', dead, deadText]], rules);
  const samples = wholeOption(options, 'samples', 1, MOST_SAMPLES);
  const random = seededRandom(seedOf(String(options['seed'] ?? '1')));
  const exact = options['exact'] === true;
  if (exact && samples !== undefined) throw new Fault('--exact', '', expects('withoutSamples'));
  const question = { hands, dead, rules };
  const size = samples === undefined ? {} : { samples };
  const count = exact ? counting(call, question) : undefined;
  const answer = equity({ ...question, random, ...size, ...count });
  count?.stop();
  if (answer.ok) return reply(call, answer.value, () => tell(call, hands, answer.value));
  // Every other refusal was met above.
  if (answer.error.code !== 'too-many-deals')
    throw tooFew(options, hands.length, answer.error.detail);
  throw new Fault('--exact', '', expects('countable'));
};

/** Below this nobody waits long enough to ask how long it takes. */
const SHORT_SECONDS = 1;

/** What is asked for: a count, however long; how long is said before, and how far it is meanwhile. */
function counting(call: Call, question: Pick<EquityRequest, 'hands' | 'dead' | 'rules'>) {
  const cost = exactCost(question);
  const { texts, io } = call;
  let bar: ReturnType<typeof progressBar>;
  const isLong = cost.ok && cost.value.seconds > SHORT_SECONDS;
  const begin = (all: number): void => {
    if (!isLong) return;
    const ends = call.counted(cost.value.deals, texts.equity.end, texts.equity.ends);
    io.err(`${fill(texts.equity.estimate, { ends, time: timeOf(call, cost.value.seconds) })}\n`);
    bar = progressBar(call, texts.equity.bar, all);
  };
  let begun = false;
  const progress = (done: number, all: number): void => {
    if (!begun) begin(all);
    begun = true;
    bar?.update(done);
  };
  return { exact: true, progress, stop: () => bar?.stop() };
}

/** `40 s`, `12 min`, `3 h`: rough on purpose. */
function timeOf(call: Call, seconds: number): string {
  if (seconds < 120) return `${call.number(Math.ceil(seconds))} s`;
  if (seconds < 7200) return `${call.number(Math.ceil(seconds / 60))} min`;
  return `${call.number(Math.ceil(seconds / 3600))} h`;
}

/** Said of the flag that leaves too few cards. */
function tooFew(options: Options, seats: number, { cards, needed }: Detail): Fault {
  const flags = ['deck', 'dead', 'preset', 'players'];
  const flag = flags.find((each) => options[each] !== undefined);
  const [place, token] = flag === undefined ? ['', ''] : [`--${flag}`, String(options[flag])];
  const values = { needed: Number(needed), cards: Number(cards), seats };
  return new Fault(place, token, expects('cardsLeft', values));
}

/** 0-based. */
const seatPlace = (i: number): Words => both(({ places }) => places.seat, { i });

function readSeats(texts: readonly string[]): Hands {
  const count = texts.length;
  if (count < 2 || count > 8) throw new Fault('equity', '', expects('seats', { count }));
  return texts.map((text, i) => {
    const hand = readSeen(text, seatPlace(i));
    if (hand.length <= HAND_SIZE) return hand;
    throw new Fault(seatPlace(i), text, expects('cardsAtMost', { count: HAND_SIZE }));
  });
}

function tell(call: Call, hands: Hands, { method, deals, seats }: Equity): void {
  const { texts, line } = call;
  const percent = (part: number): string => call.percent(part, 3);
  const ends = call.counted(deals, texts.equity.end, texts.equity.ends);
  line(fill(texts.equity[method], { ends }));
  for (const [i, seat] of seats.entries()) {
    const known = hands[i] ?? [];
    const unknown = Array.from({ length: HAND_SIZE - known.length }, () => '??' as const);
    const cards = call.cards([...known, ...unknown]);
    const error = seat.se === null ? '' : ` ± ${percent(seat.se)}`;
    const parts = { win: percent(seat.win / deals), tie: percent(seat.tie / deals) };
    const share = `${percent(seat.share).padStart(9)}${error}`;
    line(`  ${cards}   ${share}   ${fill(texts.equity.seat, parts)}`);
  }
}
