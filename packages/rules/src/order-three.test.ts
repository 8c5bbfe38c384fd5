/** Against exact counts made elsewhere (`vectors/three-card.json`) and against the reference. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { refThree } from '../reference/three.ts';
import vectors from '../vectors/three-card.json' with { type: 'json' };
import { RANKS, SUITS } from './cards.ts';
import type { Card } from './cards.ts';
import type { Category } from './hand-rules.ts';
import { cardCode, threeOrder } from './order.ts';

const order = threeOrder();
/** Card index (rank − 2) × 4 + suit, as the vectors count. */
const cards: readonly Card[] = RANKS.flatMap((rank) =>
  SUITS.map((suit) => `${rank}${suit}` as const),
);
const codes = cards.map(cardCode);

/** Every hand a < b < c. */
function* triples(): Generator<readonly [number, number, number]> {
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++) for (let c = b + 1; c < 52; c++) yield [a, b, c];
}

test('T1–T3 741 classes, each hand in the class it is known to be in', () => {
  expect(order.distinct(3)).toBe(vectors.rankOrder.classes);
  const classes = Array.from(triples(), ([a, b, c]) =>
    order.value3(codes[a]!, codes[b]!, codes[c]!),
  );
  const bytes = new DataView(new ArrayBuffer(2 * classes.length));
  classes.forEach((value, i) => bytes.setUint16(2 * i, value, true));
  const hash = createHash('sha256').update(new Uint8Array(bytes.buffer)).digest('hex');
  expect(hash).toBe(vectors.rankOrder.sha256_uint16LE_classIndex_lexicographic);
});

test('T1 how many of the 22,100 hands are of each category', () => {
  const counts: Partial<Record<Category, number>> = {};
  for (const [a, b, c] of triples()) {
    const category = order.categoryOf(order.value3(codes[a]!, codes[b]!, codes[c]!), 3);
    counts[category] = (counts[category] ?? 0) + 1;
  }
  const { high, pair, flush, straight, trips, sf } = vectors.counts;
  expect(counts).toEqual({
    'high-card': high,
    pair,
    flush,
    straight,
    'three-of-a-kind': trips,
    'straight-flush': sf,
  });
});

test('T1–T3 every hand as the reference names and orders it', () => {
  const keys = new Map<number, string>();
  for (const triple of triples()) {
    const hand = triple.map((i) => cards[i]!);
    const value = order.value(hand);
    const { category, key } = refThree(hand);
    if (order.categoryOf(value, 3) !== category) throw new Error(`${hand.join(' ')}: ${category}`);
    // Keys as text compare like their numbers: each is written in two digits.
    const text = key.map((number) => String(number).padStart(2, '0')).join();
    if ((keys.get(value) ?? text) !== text) throw new Error(`${hand.join(' ')}: ${text}`);
    keys.set(value, text);
  }
  const rising = [...keys].sort(([a], [b]) => a - b).map(([, text]) => text);
  expect(rising).toEqual([...new Set(rising)].sort());
  expect(rising).toHaveLength(741);
});

test.each([
  ['T2 Q-K-A is the highest straight', 'Qc Kd As', 'Kc Qd Js', 1],
  ['T2 A-2-3 is the lowest straight', 'Ac 2d 3s', '2c 3d 4s', -1],
  ['T2 K-A-2 is no straight', 'Kc Ad 2s', '2c 3d 4s', -1],
  ['T2 A-2-3 beats every flush', 'Ac 2d 3s', 'As Ks Js', 1],
  ['T3 a pair before its kicker', '3c 3d 2s', '2c 2d As', 1],
  ['T3 then the kicker', '9c 9d Ks', '9h 9s Qd', 1],
  ['T3 flush by its last card', 'Ac Qc 3c', 'Ad Qd 2d', 1],
  ['C1 suits are equal', 'Ac Qd 3h', 'As Qh 3c', 0],
] as const)('%s', (_, a, b, sign) => {
  const value = (text: string): number => order.value(text.split(' ') as Card[]);
  expect(Math.sign(value(a) - value(b))).toBe(sign);
});

test('only three cards without jokers are a hand', () => {
  expect(() => order.value(['As', 'Ks'])).toThrow();
  expect(() => order.value(['As', 'Ks', 'Qs', 'Js'])).toThrow();
  expect(() => order.value(['As', 'Ks', 'Jk'])).toThrow();
  expect(() => order.distinct(5)).toThrow();
});
