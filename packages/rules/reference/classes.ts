/** Hands of a pack taken class by class, so that whole packs can be counted slowly and surely. */
import type { RefRules } from './hands.ts';

/** All ways to take n items, in order. */
export function* choices<T>(items: readonly T[], n: number): Generator<T[]> {
  if (n === 0) {
    yield [];
    return;
  }
  for (const [place, item] of items.entries()) {
    for (const rest of choices(items.slice(place + 1), n - 1)) yield [item, ...rest];
  }
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

export interface HandClass {
  cards: string[];
  weight: number;
}

/**
 * One hand for each class of n plain cards that no rule can tell apart, with the class's size: the ranks,
 * and whether all suits are one (possible with different ranks only: 4 of the 4ⁿ).
 */
export function* classes(ranks: readonly string[], n: number): Generator<HandClass> {
  function* multisets(from: number, left: number): Generator<string[]> {
    if (left === 0) yield [];
    for (let place = from; place < ranks.length && left > 0; place += 1) {
      for (let times = 1; times <= Math.min(4, left); times += 1) {
        for (const rest of multisets(place + 1, left - times)) {
          yield [...Array<string>(times).fill(ranks[place] ?? ''), ...rest];
        }
      }
    }
  }
  for (const set of multisets(0, n)) {
    const times = [...new Set(set)].map((rank) => set.filter((other) => other === rank).length);
    const all = times.reduce((product, count) => product * choose(4, count), 1);
    const different = times.length === n && n > 1;
    if (different) yield { cards: set.map((rank) => `${rank}c`), weight: 4 };
    const mixed = set.map((rank, place) => {
      const copy = set.slice(0, place).filter((other) => other === rank).length;
      return rank + (different && place === 0 ? 'd' : 'cdhs'.charAt(copy));
    });
    yield { cards: mixed, weight: all - (different ? 4 : 0) };
  }
}

export const ranksFrom = (lowest: number): string[] => [...'23456789TJQKA'.slice(lowest - 2)];

/** Every class of five cards of a pack of which the jokers may be part. */
export function* fiveCardClasses(rules: RefRules): Generator<HandClass> {
  for (let jokers = 0; jokers <= rules.jokers; jokers += 1) {
    const ways = choose(rules.jokers, jokers);
    for (const { cards, weight } of classes(ranksFrom(rules.lowest), 5 - jokers)) {
      yield { cards: [...cards, ...Array<string>(jokers).fill('Jk')], weight: weight * ways };
    }
  }
}
