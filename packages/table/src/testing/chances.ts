/** Repeatable chance for tests: the same seed gives the same nights. */
export interface Chances {
  /** An integer 0…n−1. */
  readonly below: (n: number) => number;
  readonly oneOf: <T>(items: readonly T[]) => T;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

/** mulberry32. */
export function chancesFrom(seed: number): Chances {
  let state = seed >>> 0;
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
  return {
    below,
    oneOf: (items) => items[below(items.length)]!,
    shuffled(items) {
      const row = [...items];
      for (let i = row.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [row[i], row[j]] = [row[j]!, row[i]!];
      }
      return row;
    },
  };
}
