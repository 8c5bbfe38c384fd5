/** Random deals of both games in the form of a deal script, without actions. */
import type { StudScript } from '../../reference/script.ts';
import type { ThreeScript } from '../../reference/three-deal.ts';
import { pack } from '../cards.ts';
import { handRules, studRules } from '../stud/stud-rules.ts';
import type { Random } from './random.ts';

const NAMES = ['Ana', 'Bea', 'Cai', 'Dan', 'Eva', 'Fin', 'Gil', 'Hugo'];

/** A stack that is short of the ante, a few bets deep, or deep. */
const someStack = (random: Random): number =>
  1 + random.below(random.oneOf([3, 12, 60, 60, 200, 400]));

/** Any preset and any options; sometimes a pack too small for the seats (S3) or a deck that runs out. */
export function randomStudScript(random: Random): StudScript {
  const some = <T>(items: readonly T[]): T | undefined =>
    random.onceIn(2) ? undefined : random.oneOf(items);
  const minBet = random.oneOf([1, 2, 5, 10]);
  const choices = {
    deck: some(['full', 'auto', 'auto11', 2, 3, 4, 5, 6, 7, 8] as const),
    jokers: some([0, 0, 1, 2] as const),
    figuras: some(['any', 'pair', 'off'] as const),
    flushOverFull: some(['auto', 'always', 'never'] as const),
    aceLow: some(['on', 'off'] as const),
    aceStraights: some(['on', 'off'] as const),
    ante: some([0, 1, 3, 5, 20]),
    maxBet: some(['stack', 'pot', 'pot', minBet, 25, 60] as const),
    raise: some(['any', 'last-raise', 'last-raise'] as const),
    allPass: some(['ends', 'continue'] as const),
    exceed: some(['on', 'off'] as const),
    showdown: some(['all', 'muck'] as const),
    folded: some(['hidden', 'visible'] as const),
  };
  const given = Object.fromEntries(
    Object.entries(choices).filter(([, value]) => value !== undefined),
  );
  const preset = random.oneOf(['documento', 'literal', 'moderno', 'telesina'] as const);
  const rules = { preset, minBet, ...given } as NonNullable<StudScript['rules']>;
  const seats = NAMES.slice(0, 2 + random.below(random.oneOf([1, 2, 4, 7]))).map((name) => ({
    name,
    stack: someStack(random),
  }));
  const { preset: _, ...changes } = rules;
  const compiled = handRules(
    studRules(changes as Parameters<typeof studRules>[0], preset),
    seats.length,
  );
  const whole = random.shuffled(pack(compiled.lowest, compiled.jokers));
  const deck = random.onceIn(12) ? whole.slice(0, random.below(5 * seats.length)) : whole;
  return { game: 'stud', rules, seats, dealer: random.oneOf(seats).name, deck: deck.join(' ') };
}

/** Any paytables and options; sometimes bets that nobody covers (T9, T16, T18). */
export function randomThreeScript(random: Random): ThreeScript {
  const bank = random.oneOf(['house', 'house', 'player'] as const);
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
    foldPairPlus: random.oneOf(['settles', 'forfeited']),
    dealing: random.oneOf(['alternate', 'packet']),
    bank,
  };
  const count = 1 + random.below(7);
  const bettors = NAMES.slice(0, count).map((name) => {
    const ante = 1 + random.below(20);
    const pairPlus = random.onceIn(2) ? 0 : random.below(12);
    const stack = random.onceIn(25) ? 1 + random.below(40) : 2 * ante + pairPlus + random.below(50);
    return { name, stack, ante: random.onceIn(60) ? 0 : ante, pairPlus };
  });
  const banker = { name: 'Max', stack: random.oneOf([500, 2_000, 20_000]) };
  const seats = bank === 'player' ? [...bettors, banker] : bettors;
  const whole = random.shuffled(pack(2));
  const deck = random.onceIn(40) ? whole.slice(0, random.below(3 * (count + 1))) : whole;
  return {
    game: 'three',
    rules,
    seats,
    ...(bank === 'player' ? { dealer: 'Max' } : {}),
    deck: deck.join(' '),
  };
}
