/** `tapete equity stud`: each seat's share at the end. */
import { seedOf, seededRandom } from '@tapete/chance';
import { HAND_SIZE, equity, type Equity } from '@tapete/odds';
import type { Detail, Seen } from '@tapete/rules';
import { Fault } from '../fault.ts';
import { wholeOption, type Options } from '../flags.ts';
import { readOnly } from '../games/index.ts';
import { handRulesOf } from '../games/stud.ts';
import { checkRows, readKnown, readSeen, type Row } from '../hands.ts';
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
  const size = samples === undefined ? {} : { samples };
  const answer = equity({ hands, dead, rules, random, ...size });
  // Every other refusal was met above.
  if (!answer.ok) throw tooFew(options, hands.length, answer.error.detail);
  return reply(call, answer.value, () => tell(call, hands, answer.value));
};

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
