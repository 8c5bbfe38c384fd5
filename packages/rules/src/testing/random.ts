/** Repeatable chance for tests: the same seed gives the same deals. */
export interface Random {
  /** An integer 0…n−1. */
  readonly below: (n: number) => number;
  readonly oneOf: <T>(items: readonly T[]) => T;
  /** True once in `n` times. */
  readonly onceIn: (n: number) => boolean;
  readonly shuffled: <T>(items: readonly T[]) => T[];
}

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n: number): number => Math.floor(next() * n);
  return {
    below,
    oneOf(items) {
      if (items.length === 0) throw new Error('nothing to choose from');
      return items[below(items.length)]!;
    },
    onceIn: (n) => below(n) === 0,
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
