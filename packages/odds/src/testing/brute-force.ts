/** For the tests: every deal of every seat looked at, and the packs and hands to try it on. */
import { FIGURAS, HIDDEN, pack, studOrder } from '@tapete/rules';
import type { Card, HandRules, Jokers, Seen } from '@tapete/rules';

/** Every kind of ruleset on the smallest pack. */
export const SMALL_RULES: readonly HandRules[] = FIGURAS.flatMap((figuras) =>
  [false, true].flatMap((flushOverFull) =>
    [false, true].flatMap((aceLow) =>
      [false, true].flatMap((aceStraights) =>
        ([0, 1, 2] as const).map((jokers: Jokers) => ({
          lowest: 8 as const,
          jokers,
          figuras,
          flushOverFull,
          aceLow,
          aceStraights,
        })),
      ),
    ),
  ),
);

/** Deals cards at random from the ruleset's pack; a `?` of the pattern stands for one, `h` hidden, ` ` between seats. */
export function dealt(rules: HandRules, pattern: string, random: () => number): Seen[][] {
  const left = [...pack(rules.lowest, rules.jokers)];
  return pattern.split(' ').map((seat) =>
    [...seat].map((mark) => {
      if (mark === 'h') return HIDDEN;
      return left.splice(Math.floor(random() * left.length), 1)[0]!;
    }),
  );
}

interface Way {
  /** Places in the rest. */
  readonly added: readonly number[];
  readonly value: number;
}

/** All completions of a hand, each valued by its cards. */
function ways(hand: readonly Seen[], rest: readonly Card[], rules: HandRules): readonly Way[] {
  const held = hand.filter((card): card is Card => card !== HIDDEN);
  const found: Way[] = [];
  const add = (added: readonly number[]): void => {
    const all = [...held, ...added.map((place) => rest[place]!)];
    if (all.length === 5) {
      found.push({ added, value: studOrder(rules).value(all) });
      return;
    }
    for (let place = (added.at(-1) ?? -1) + 1; place < rest.length; place++) add([...added, place]);
  };
  add([]);
  return found;
}

/** Every deal of every seat, one by one: `[seat][how many share]`. */
export function bruteForce(
  hands: readonly (readonly Seen[])[],
  dead: readonly Card[],
  rules: HandRules,
) {
  const rest = [...pack(rules.lowest, rules.jokers)];
  for (const card of [...hands.flat(), ...dead])
    if (card !== HIDDEN) rest.splice(rest.indexOf(card), 1);
  const bySeat = hands.map((hand) => ways(hand, rest, rules));
  const shared = hands.map(() => hands.map(() => 0));
  let deals = 0;
  const deal = (values: readonly number[], held: ReadonlySet<number>): void => {
    const choices = bySeat[values.length];
    if (!choices) {
      deals++;
      const best = Math.max(...values);
      const winners = values.filter((value) => value === best).length;
      for (const [seat, value] of values.entries())
        if (value === best) shared[seat]![winners - 1]!++;
      return;
    }
    for (const { added, value } of choices)
      if (!added.some((place) => held.has(place)))
        deal([...values, value], added.length > 0 ? new Set([...held, ...added]) : held);
  };
  deal([], new Set());
  const seats = shared.map((times) => {
    const best = times.reduce((sum, each) => sum + each, 0);
    const share = times.reduce((sum, each, i) => sum + each / (i + 1), 0) / deals;
    return { win: times[0]!, tie: best - times[0]!, lose: deals - best, share, se: null };
  });
  return { deals, seats };
}
