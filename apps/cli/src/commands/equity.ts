/** `tapete equity stud`: each seat's share at the end. */
import { seedOf, seededRandom } from '@tapete/chance';
import { HAND_SIZE, equity, type Equity } from '@tapete/odds';
import type { Seen } from '@tapete/rules';
import { Fault, type Words } from '../fault.ts';
import { wholeOption, type Options } from '../flags.ts';
import { readOnly } from '../games/index.ts';
import { handRulesOf, studAtCommand } from '../games/stud.ts';
import { checkRows, readKnown, readSeen, type Row } from '../hands.ts';
import type { Call, Run } from '../io.ts';

const MOST_SAMPLES = 1_000_000_000;

type Hands = readonly (readonly Seen[])[];

export const run: Run = (call, [game = '', ...texts], options) => {
  readOnly('equity', game, studAtCommand);
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
  if (call.json) call.answer(answer.value);
  else tell(call, hands, answer.value);
  return 0;
};

/** Said of the flag that leaves too few cards. */
function tooFew(
  options: Options,
  seats: number,
  { cards = '', needed = '' }: Readonly<Record<string, unknown>>,
): Fault {
  const flags = ['deck', 'dead', 'preset', 'players'];
  const flag = flags.find((each) => options[each] !== undefined);
  const [place, token] = flag === undefined ? ['', ''] : [`--${flag}`, String(options[flag])];
  return new Fault(place, token, {
    es: `${String(needed)} cartas o más por salir para ${seats} asientos, no ${String(cards)} (S3)`,
    en: `${String(needed)} cards or more left for ${seats} seats, not ${String(cards)} (S3)`,
  });
}

/** 0-based. */
const seatPlace = (i: number): Words => ({ es: `asiento ${i}`, en: `seat ${i}` });

function readSeats(texts: readonly string[]): Hands {
  const { length } = texts;
  if (length < 2 || length > 8) {
    const expected = { es: `de 2 a 8 asientos, no ${length}`, en: `2 to 8 seats, not ${length}` };
    throw new Fault('equity', '', expected);
  }
  return texts.map((text, i) => {
    const hand = readSeen(text, seatPlace(i));
    if (hand.length <= HAND_SIZE) return hand;
    const expected = { es: `${HAND_SIZE} cartas a lo sumo`, en: `at most ${HAND_SIZE} cards` };
    throw new Fault(seatPlace(i), text, expected);
  });
}

function tell(call: Call, hands: Hands, { method, deals, seats }: Equity): void {
  const { say, line } = call;
  const percent = (part: number): string => call.percent(part, 3);
  const all = call.counted(deals, say('final', 'end'), say('finales', 'ends'));
  line(
    method === 'exact'
      ? say(`cuenta exacta de ${all}`, `exact, ${all}`)
      : say(`${all} al azar`, `${all} at random`),
  );
  for (const [i, seat] of seats.entries()) {
    const known = hands[i] ?? [];
    const unknown = Array.from({ length: HAND_SIZE - known.length }, () => '??' as const);
    const cards = call.cards([...known, ...unknown]);
    const error = seat.se === null ? '' : ` ± ${percent(seat.se)}`;
    const [win, tie] = [percent(seat.win / deals), percent(seat.tie / deals)];
    const parts = say(`gana ${win} · empata ${tie}`, `wins ${win} · ties ${tie}`);
    line(`  ${cards}   ${percent(seat.share).padStart(9)}${error}   ${parts}`);
  }
}
