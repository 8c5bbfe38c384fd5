/** `tapete equity stud`: each seat's share at the end. */
import { seedOf, seededRandom } from '@tapete/chance';
import { HAND_SIZE, equity, type Equity } from '@tapete/odds';
import type { Seen } from '@tapete/rules';
import type { Exit } from './batch.ts';
import { Fault, type Words } from './fault.ts';
import { readGame } from './games.ts';
import { checkPack, checkRepeats, readKnown, readSeen, type Row } from './hands.ts';
import { counted, percentOf, sayJson, sayLine, words, type Call } from './io.ts';
import { paintCards } from './paint.ts';
import { handRulesOf, wholeOption, type Options } from './rule-flags.ts';

const MOST_SAMPLES = 1_000_000_000;

export function runEquity(
  call: Call,
  game: string,
  texts: readonly string[],
  options: Options,
): Promise<Exit> {
  if (readGame(game) !== 'stud') throw new Fault('equity', game, 'stud');
  const hands = readSeats(texts);
  const rules = handRulesOf(options, hands.length);
  const deadText = String(options['dead'] ?? '');
  const dead = readKnown(deadText, '--dead');
  const rows: readonly Row[] = [
    ...hands.map((hand, i): Row => [seatPlace(i), hand, texts[i] ?? '']),
    ['--dead', dead, deadText],
  ];
  checkPack(rows, rules);
  checkRepeats(rows);
  const samples = wholeOption(options, 'samples', 1, MOST_SAMPLES);
  const random = seededRandom(seedOf(String(options['seed'] ?? '1')));
  const answer = equity({
    hands,
    dead,
    rules,
    random,
    ...(samples === undefined ? {} : { samples }),
  });
  if (!answer.ok) {
    const { cards = '', needed = '' } = answer.error.detail;
    // Every other refusal was met above.
    const flags = ['deck', 'dead', 'preset', 'players'];
    const flag = flags.find((each) => options[each] !== undefined);
    const [place, token] = flag === undefined ? ['', ''] : [`--${flag}`, String(options[flag])];
    throw new Fault(place, token, {
      es: `${needed} cartas o más por salir para ${hands.length} asientos, no ${cards} (S3)`,
      en: `${needed} cards or more left for ${hands.length} seats, not ${cards} (S3)`,
    });
  }
  if (call.json) sayJson(call, answer.value);
  else tellEquity(call, hands, answer.value);
  return Promise.resolve(0);
}

/** 0-based. */
const seatPlace = (i: number): Words => ({ es: `asiento ${i}`, en: `seat ${i}` });

function readSeats(texts: readonly string[]): readonly (readonly Seen[])[] {
  if (texts.length < 2 || texts.length > 8) {
    const { length } = texts;
    throw new Fault('equity', '', {
      es: `de 2 a 8 asientos, no ${length}`,
      en: `2 to 8 seats, not ${length}`,
    });
  }
  return texts.map((text, i) => {
    const hand = readSeen(text, seatPlace(i));
    if (hand.length <= HAND_SIZE) return hand;
    throw new Fault(seatPlace(i), text, {
      es: `${HAND_SIZE} cartas a lo sumo`,
      en: `at most ${HAND_SIZE} cards`,
    });
  });
}

function tellEquity(
  call: Call,
  hands: readonly (readonly Seen[])[],
  { method, deals, seats }: Equity,
): void {
  const all = counted(call, deals, words(call, 'final', 'end'), words(call, 'finales', 'ends'));
  sayLine(
    call,
    method === 'exact'
      ? words(call, `cuenta exacta de ${all}`, `exact, ${all}`)
      : words(call, `${all} al azar`, `${all} at random`),
  );
  const percent = (part: number): string => percentOf(call, part, 3);
  for (const [i, seat] of seats.entries()) {
    const known = hands[i] ?? [];
    const cards = [
      ...known,
      ...Array.from({ length: HAND_SIZE - known.length }, () => '??' as const),
    ];
    const error = seat.se === null ? '' : ` ± ${percent(seat.se)}`;
    const parts = words(
      call,
      `gana ${percent(seat.win / deals)} · empata ${percent(seat.tie / deals)}`,
      `wins ${percent(seat.win / deals)} · ties ${percent(seat.tie / deals)}`,
    );
    sayLine(
      call,
      `  ${paintCards(cards, call)}   ${percent(seat.share).padStart(9)}${error}   ${parts}`,
    );
  }
}
