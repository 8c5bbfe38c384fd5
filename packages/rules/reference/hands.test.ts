import { describe, expect, it } from 'vitest';
import { cardsIn, compareKeys } from './cards.ts';
import { choices, classes, fiveCardClasses, ranksFrom, type HandClass } from './classes.ts';
import { refCompare, refHand, refPack } from './hands.ts';
import type { RefHand, RefRules } from './hands.ts';
import { studVectors } from './vectors.ts';

const { categories, figuras } = studVectors.meta;

const full: RefRules = {
  lowest: 2,
  jokers: 0,
  figuras: 'any',
  flushOverFull: false,
  aceLow: true,
  aceStraights: false,
};

const hand = (text: string, rules: RefRules = full): RefHand =>
  refHand(cardsIn(text.replaceAll('*', 'Jk')), rules);
const compare = (a: string, b: string, rules: RefRules = full): number =>
  refCompare(cardsIn(a), cardsIn(b), rules);

interface Tally {
  total: number;
  counts: Record<string, number>;
  distinct: Record<string, number>;
  keys: Set<string>;
  aceStraights: number;
}

function tally(hands: Iterable<HandClass>, rules: RefRules): Tally {
  const sums: Tally = { total: 0, counts: {}, distinct: {}, keys: new Set(), aceStraights: 0 };
  for (const category of Object.values(categories)) {
    sums.counts[category] = 0;
    sums.distinct[category] = 0;
  }
  for (const { cards, weight } of hands) {
    const { category, key } = refHand(cards, rules);
    sums.total += weight;
    sums.counts[category] = (sums.counts[category] ?? 0) + weight;
    if (!sums.keys.has(key.join())) {
      sums.keys.add(key.join());
      sums.distinct[category] = (sums.distinct[category] ?? 0) + 1;
    }
    const withAce = key[1] === 14 || (rules.aceLow && key[1] === rules.lowest + 3);
    if (category === 'straight' && withAce) sums.aceStraights += weight;
  }
  return sums;
}

const inEnglish = <T>(named: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [categories[name], value]));

describe('refPack', () => {
  it('S2 the pack has four suits of every rank in use, and the jokers', () => {
    for (const { cards, lowest } of studVectors.deckMap) {
      expect(new Set(refPack({ ...full, lowest })).size).toBe(cards);
      expect(refPack({ ...full, lowest, jokers: 2 }).length).toBe(cards + 2);
    }
  });
});

describe('counts of five-card hands', () => {
  it.each(studVectors.fiveCardHands)(
    'S6 S7 S10 $deck cards, $jokers jokers, figuras $figuras, ace low $aceLowStraight',
    (table) => {
      const rules: RefRules = {
        lowest: table.lowest,
        jokers: table.jokers,
        figuras: figuras[table.figuras] ?? 'any',
        flushOverFull: table.deck <= 40,
        aceLow: table.aceLowStraight,
        aceStraights: false,
      };
      const sums = tally(fiveCardClasses(rules), rules);
      expect(sums.total).toBe(table.total);
      expect(sums.counts).toEqual(inEnglish(table.counts));
      expect(sums.distinct).toEqual(inEnglish(table.distinctPerCategory));
      expect(sums.keys.size).toBe(table.distinctStrengths);
      expect(sums.aceStraights).toBe(table.aceStraightsNonFlush);
    },
  );

  it('S6 hand by hand, without classes: all 201,376 hands of 32 cards', () => {
    const rules: RefRules = { ...full, lowest: 7, flushOverFull: true };
    const table = studVectors.fiveCardHands.find(
      (each) => each.deck === 32 && each.figuras === 'any5_JtoA' && each.aceLowStraight,
    );
    function* everyHand(): Generator<HandClass> {
      for (const cards of choices(refPack(rules), 5)) yield { cards, weight: 1 };
    }
    const sums = tally(everyHand(), rules);
    expect(sums.total).toBe(201376);
    expect(sums.counts).toEqual(inEnglish(table?.counts ?? {}));
    expect(sums.keys.size).toBe(table?.distinctStrengths);
  });

  it('S4 S6 two jokers in 32 cards', () => {
    const rules: RefRules = { ...full, lowest: 7, jokers: 2, flushOverFull: true };
    const { total, counts } = tally(fiveCardClasses(rules), rules);
    expect(total).toBe(278256); // C(34,5)
    // Eight ranks; four and one of two jokers, three (of 4) and both: 8 × (2 + 4)
    expect(counts['five-of-a-kind']).toBe(48);
    // Four, three and a joker, two and both, each with one of 28 others: 8 × (1 + 4×2 + 6) × 28
    expect(counts['four-of-a-kind']).toBe(3360);
    // Natural 8×4×7×6, two pair and a joker C(8,2)×6×6×2
    expect(counts['full-house']).toBe(1344 + 2016);
    // No joker hand is best as figuras, two pair or high card: the natural 3264 and C(8,2)×36×24 less the two pair of figures C(4,2)×36×8
    expect(counts['figuras']).toBe(3264);
    expect(counts['two-pair']).toBe(24192 - 1728);
  });
});

describe('the order of hands', () => {
  it.each(studVectors.fiveCardHands)(
    'S6 S9 order of the categories: $deck cards, figuras $figuras',
    ({ lowest, deck, figuras: mode, documentOrder }) => {
      const rules: RefRules = {
        ...full,
        lowest,
        figuras: figuras[mode] ?? 'any',
        flushOverFull: deck <= 40,
      };
      const examples: Record<string, string> = {
        repoker: 'Ac Ad Ah As Jk',
        escalera_de_color: 'Jc Tc 9c 8c 7c',
        poker: '7c 7d 7h 7s 8c',
        full: '7c 7d 7h 8s 8c',
        color: '7c 8c 9c Tc Qc',
        escalera: '7c 8c 9c Tc Jd',
        trio: '7c 7d 7h 8s 9c',
        figuras: 'Jc Jd Qh Ks Ac',
        dobles_parejas: '7c 7d 8h 8s 9c',
        pareja: '7c 7d 8h 9s Tc',
        carta_mayor: '7c 8d 9h Ts Qc',
      };
      const keys = documentOrder.map((name) => {
        const found = hand(examples[name] ?? '', rules);
        expect(found.category).toBe(categories[name]);
        return found.key;
      });
      for (let place = 1; place < keys.length; place += 1) {
        expect(compareKeys(keys[place - 1] ?? [], keys[place] ?? [])).toBe(1);
      }
    },
  );

  it.each(studVectors.comparisons)('S6–S11 comparison $id: $note', (line) => {
    const lowest = 15 - line.deck / 4;
    const rules: RefRules = {
      lowest,
      jokers: 0,
      figuras: figuras[line.figuras] ?? 'any',
      flushOverFull: line.deck <= 40,
      aceLow: line.aceLowStraight,
      aceStraights: line.aceStraightAboveColour,
    };
    expect(hand(line.a, rules).category).toBe(categories[line.catA]);
    expect(hand(line.b, rules).category).toBe(categories[line.catB]);
    const sign = { a: 1, b: -1, tie: 0 }[line.winner];
    expect(compare(line.a.replace('*', 'Jk'), line.b.replace('*', 'Jk'), rules)).toBe(sign);
    expect(compare(line.b.replace('*', 'Jk'), line.a.replace('*', 'Jk'), rules)).toBe(
      sign === 0 ? 0 : -sign,
    );
  });

  it.each(Object.entries(studVectors.figurasOrder))('S7 order of figuras: %s', (mode, order) => {
    const rules: RefRules = { ...full, figuras: figuras[mode] ?? 'off' };
    const found = new Map<string, { weight: number; key: number[] }>();
    for (const { cards, weight } of classes(['J', 'Q', 'K', 'A'], 5)) {
      const { category, key } = refHand(cards, rules);
      const ranks = [...'AKQJ'].flatMap((rank) =>
        cards.map((card) => card.charAt(0)).filter((other) => other === rank),
      );
      if (category === 'figuras') found.set(ranks.join(''), { weight, key });
    }
    const sorted = [...found].sort(([, a], [, b]) => compareKeys(b.key, a.key));
    expect(sorted.map(([ranks, { weight }]) => [ranks, weight])).toEqual(order);
    expect(new Set(sorted.map(([, { key }]) => key.join())).size).toBe(order.length);
  });

  it('S8 two jokers: three of a kind of one rank goes to the remaining cards', () => {
    const rules: RefRules = { ...full, jokers: 2 };
    expect(compare('As Ah Jk 9c 5d', 'Ac Ad Jk 9h 4d', rules)).toBe(1);
    expect(compare('As Ah Jk 9c 5d', 'Ac Ad Jk 9h 5s', rules)).toBe(0);
  });

  it('S8 two jokers: full of one rank goes to the pair', () => {
    const rules: RefRules = { ...full, jokers: 2 };
    expect(compare('As Ah Jk Kc Kd', 'Ac Ad Jk Qh Qs', rules)).toBe(1);
  });

  it('S10 28 cards: A-8-9-10-J is the lowest straight, and none with ace low off', () => {
    const rules: RefRules = { ...full, lowest: 8, flushOverFull: true };
    expect(hand('Ac 8d 9h Ts Jc', rules).category).toBe('straight');
    expect(compare('Ac 8d 9h Ts Jc', '8c 9d Th Js Qc', rules)).toBe(-1);
    expect(hand('Ac 8d 9h Ts Jc', { ...rules, aceLow: false }).category).toBe('high-card');
  });

  it('S11 ace straights on: straight < flush < minimum < royal < full, the full below them where S9 says so', () => {
    const on: RefRules = { ...full, aceStraights: true };
    const kings = 'Kc Qd Jc Tc 9s';
    const flush = '7c 6c 5c 3c 2c';
    const low = 'Ac 2d 3c 4c 5s';
    const royal = 'Ac Kd Qc Jc Ts';
    const house = '2c 2d 2h 3c 3d';
    const rising = [kings, flush, low, royal, house];
    for (let place = 1; place < rising.length; place += 1) {
      expect(compare(rising[place - 1] ?? '', rising[place] ?? '', on)).toBe(-1);
    }
    const over: RefRules = { ...on, flushOverFull: true };
    expect(compare(house, flush, over)).toBe(-1);
    expect(compare(flush, low, over)).toBe(-1);
    expect(compare(house, royal, over)).toBe(-1);
    expect(compare(royal, '2c 2d 2h 2s 3c', over)).toBe(-1);
  });

  it('S11 a joker takes the straight that is best under the option: 2-3-4-5 is A low when on', () => {
    const rules: RefRules = { ...full, jokers: 1 };
    expect(hand('2c 3d 4h 5s Jk', rules).key[1]).toBe(6);
    expect(hand('2c 3d 4h 5s Jk', { ...rules, aceStraights: true }).key[1]).toBe(5);
  });
});

describe('jokers', () => {
  it('S4 S7 a joker with four figures', () => {
    const rules: RefRules = { ...full, jokers: 1 };
    const hands = [...classes(['J', 'Q', 'K', 'A'], 4)].map(({ cards, weight }) => ({
      cards: [...cards, 'Jk'],
      weight,
    }));
    const given = studVectors.jokerFiguras.oneJokerFourFigures;
    const { total, counts } = tally(hands, rules);
    expect(total).toBe(given['total']);
    expect(counts['straight']).toBe(given['fourDistinct_straight_vs_figuras']);
    expect(counts['straight-flush']).toBe(given['fourDistinctSuited_royal']);
    expect(counts['three-of-a-kind']).toBe(given['pairPlusTwo_trio_vs_figuras']);
    expect(counts['full-house']).toBe(given['twoPair_full']);
    expect(counts['four-of-a-kind']).toBe(given['trips_poker']);
    expect(counts['five-of-a-kind']).toBe(given['quads_repoker']);
    expect(counts['figuras']).toBe(0);
  });

  it('S4 S7 two jokers with three figures', () => {
    const rules: RefRules = { ...full, jokers: 2 };
    const hands = [...classes(['J', 'Q', 'K', 'A'], 3)].map(({ cards, weight }) => ({
      cards: [...cards, 'Jk', 'Jk'],
      weight,
    }));
    const given = studVectors.jokerFiguras.twoJokersThreeFigures;
    const { total, counts } = tally(hands, rules);
    expect(total).toBe(given['total']);
    expect(counts['straight']).toBe(given['distinct_straight']);
    expect(counts['straight-flush']).toBe(given['distinctSuited_royal']);
    expect(counts['four-of-a-kind']).toBe(given['pairPlusOne_poker']);
    expect(counts['five-of-a-kind']).toBe(given['trips_repoker']);
  });

  it('S4 a joker stands for no card already held', () => {
    const rules: RefRules = { ...full, jokers: 1 };
    // A flush to the ace: the joker is the king, not a second ace.
    expect(hand('Ac 9c 5c 3c Jk', rules).key.slice(1)).toEqual([14, 13, 9, 5, 3]);
    // Four aces held in a hand of five: a fifth is allowed.
    expect(hand('Ac Ad Ah As Jk', rules).category).toBe('five-of-a-kind');
  });

  it('S12 a joker in a partial hand makes the best of it', () => {
    const rules: RefRules = { ...full, jokers: 2 };
    expect(hand('Jk', rules).key).toEqual(hand('Ac', rules).key);
    expect(hand('9c Jk', rules).key).toEqual(hand('9c 9d', rules).key);
    expect(hand('9c 5d Jk', rules).key).toEqual(hand('9c 5d 9h', rules).key);
    expect(hand('Jk Jk', rules).key).toEqual(hand('Ac Ad', rules).key);
    // Three of a kind beats two pair, the king joining its pair.
    expect(hand('Kc Kd 5h Jk', rules).key).toEqual(hand('Kc Kd Kh 5h', rules).key);
  });
});

describe('partial hands', () => {
  it.each(studVectors.partialHands)('S12 $cards cards of $deck', (table) => {
    const rules: RefRules = { ...full, lowest: 15 - table.deck / 4 };
    const { total, counts, keys } = tally(classes(ranksFrom(rules.lowest), table.cards), rules);
    expect(total).toBe(table.total);
    expect(counts).toMatchObject(inEnglish(table.counts));
    expect(keys.size).toBe(table.distinctStrengths);
  });

  it('S12 four of a suit or in a row, four figures: only a high card', () => {
    expect(hand('Kh Qh Jh Th').category).toBe('high-card');
    expect(hand('Ac Ad Kh Qs').category).toBe('pair');
  });
});
