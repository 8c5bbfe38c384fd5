/** Random deals of both games in the form of a deal script, without actions. */
import type { Chances } from '@tapete/chance';
import type { StudRuleKeys, StudScript } from '../../reference/script.ts';
import type { ThreeScript } from '../../reference/three-deal.ts';
import { pack } from '../cards.ts';
import {
  PRESET_NAMES,
  STUD_CHOICES,
  handRules,
  studRules,
  type StudRules,
} from '../stud/stud-rules.ts';
import { THREE_CHOICES } from '../three/three-rules.ts';

const NAMES = ['Ana', 'Bea', 'Cai', 'Dan', 'Eva', 'Fin', 'Gil', 'Hugo'];

/** A stack that is short of the ante, a few bets deep, or deep. */
const someStack = (random: Chances): number =>
  1 + random.below(random.oneOf([3, 12, 60, 60, 200, 400]));

/** Any preset and any options; sometimes a pack too small for the seats (S3) or a deck that runs out. */
export function randomStudScript(random: Chances): StudScript {
  const some = <T>(items: readonly T[]): T | undefined =>
    random.onceIn(2) ? undefined : random.oneOf(items);
  const minBet = random.oneOf([1, 2, 5, 10]);
  const choices = Object.entries(STUD_CHOICES).map(([key, values]) => [key, some<unknown>(values)]);
  const given = [
    ...choices,
    ['ante', some([0, 1, 3, 5, 20])],
    ['maxBet', some(['stack', 'pot', 'pot', minBet, 25, 60])],
  ].filter(([, value]) => value !== undefined);
  const preset = random.oneOf(PRESET_NAMES);
  const changes = { minBet, ...Object.fromEntries(given) } as StudRuleKeys;
  const seats = NAMES.slice(0, 2 + random.below(random.oneOf([1, 2, 4, 7]))).map((name) => ({
    name,
    stack: someStack(random),
  }));
  const compiled = handRules(studRules(changes as Partial<StudRules>, preset), seats.length);
  const whole = random.shuffled(pack(compiled.lowest, compiled.jokers));
  const deck = random.onceIn(12) ? whole.slice(0, random.below(5 * seats.length)) : whole;
  const rules = { preset, ...changes };
  return { game: 'stud', rules, seats, dealer: random.oneOf(seats).name, deck: deck.join(' ') };
}

/** Any paytables and options; sometimes bets that nobody covers (T9, T16, T18). */
export function randomThreeScript(random: Chances): ThreeScript {
  const rules: NonNullable<ThreeScript['rules']> = {
    anteBonus: random.oneOf([
      [5, 4, 1],
      [4, 3, 1],
      [3, 2, 0],
    ]),
    pairPlus: random.oneOf([
      [40, 30, 6, 3, 1],
      [35, 33, 6, 4, 1],
      [50, 40, 30, 6, 4, 1],
      [40, 30, 6, 0, 1],
    ]),
    ...Object.fromEntries(
      Object.entries(THREE_CHOICES).map(([key, values]) => [key, random.oneOf<unknown>(values)]),
    ),
  };
  const byPlayer = rules.bank === 'player';
  const count = 1 + random.below(7);
  const bettors = NAMES.slice(0, count).map((name) => {
    const ante = 1 + random.below(20);
    const pairPlus = random.onceIn(2) ? 0 : random.below(12);
    const stack = random.onceIn(25) ? 1 + random.below(40) : 2 * ante + pairPlus + random.below(50);
    return { name, stack, ante: random.onceIn(60) ? 0 : ante, pairPlus };
  });
  const banker = { name: 'Max', stack: random.oneOf([500, 2_000, 20_000]) };
  const seats = byPlayer ? [...bettors, banker] : bettors;
  const whole = random.shuffled(pack(2));
  const deck = random.onceIn(40) ? whole.slice(0, random.below(3 * (count + 1))) : whole;
  return {
    game: 'three',
    rules,
    seats,
    ...(byPlayer ? { dealer: 'Max' } : {}),
    deck: deck.join(' '),
  };
}
