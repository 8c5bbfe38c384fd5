import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { cardsIn, compareKeys, plainPack, rankOf } from './cards.ts';
import { refQualifies, refSettle, refThree } from './three.ts';
import type { RefSettleInput, RefThreeCategory } from './three.ts';
import { threeVectors } from './vectors.ts';

const pack = plainPack(2);
const allHands: { cards: string[]; places: number[] }[] = [];
for (let a = 0; a < 52; a += 1) {
  for (let b = a + 1; b < 52; b += 1) {
    for (let c = b + 1; c < 52; c += 1) {
      const places = [a, b, c];
      allHands.push({ cards: places.map((place) => pack[place] ?? ''), places });
    }
  }
}
const named = allHands.map(({ cards }) => refThree(cards));
const distinct = new Map(named.map(({ key }) => [key.join(), key]));
const classNumber = new Map(
  [...distinct.values()].sort(compareKeys).map((key, place) => [key.join(), place]),
);
const classOf = named.map(({ key }) => classNumber.get(key.join()) ?? -1);

const key = (text: string): number[] => refThree(cardsIn(text)).key;

describe('refThree', () => {
  it('T1 counts of the 22,100 hands', () => {
    const count = (category: RefThreeCategory): number =>
      named.filter((hand) => hand.category === category).length;
    const { counts } = threeVectors;
    expect(allHands.length).toBe(22100);
    expect(count('high-card')).toBe(counts.high);
    expect(count('pair')).toBe(counts.pair);
    expect(count('flush')).toBe(counts.flush);
    expect(count('straight')).toBe(counts.straight);
    expect(count('three-of-a-kind')).toBe(counts.trips);
    expect(count('straight-flush')).toBe(counts.sf);
    const suitedAces = named.filter((hand) => hand.key.join() === key('Ac Kc Qc').join());
    expect(suitedAces.length).toBe(counts.miniroyal);
  });

  it('T1 T2 T3 the order of all hands, by the hash of their class numbers', () => {
    expect(classNumber.size).toBe(threeVectors.rankOrder.classes);
    const bytes = Buffer.alloc(2 * classOf.length);
    for (const [place, number] of classOf.entries()) bytes.writeUInt16LE(number, 2 * place);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(
      threeVectors.rankOrder.sha256_uint16LE_classIndex_lexicographic,
    );
  });

  it('T2 A-2-3 is the lowest straight, K-A-2 none', () => {
    expect(compareKeys(key('Ac 2d 3h'), key('2c 3d 4h'))).toBe(-1);
    expect(refThree(cardsIn('Kc Ad 2h')).category).toBe('high-card');
    expect(compareKeys(key('Qc Kd Ah'), key('Jc Qd Kh'))).toBe(1);
  });

  it('T5 hands that qualify', () => {
    const qualifying = allHands.filter(({ cards }) => refQualifies(cards)).length;
    expect(qualifying).toBe(threeVectors.qualifyingHands);
    expect(allHands.length - qualifying).toBe(threeVectors.nonQualifyingHands);
    expect(refQualifies(cardsIn('Qh 3s 2d'))).toBe(true);
    expect(refQualifies(cardsIn('Jh Ts 8d'))).toBe(false);
    expect(refQualifies(cardsIn('2h 2s 3d'))).toBe(true);
  });

  it('T5 T7 against all dealers: not qualified, win, tie and lose for 247 classes of hands', () => {
    // Cards as bits of two halves, so that 163 million pairs take seconds.
    const half = (places: number[], from: number): number =>
      places.reduce((bits, p) => (p >= from && p < from + 26 ? bits | (1 << (p - from)) : bits), 0);
    const low = Int32Array.from(allHands, ({ places }) => half(places, 0));
    const high = Int32Array.from(allHands, ({ places }) => half(places, 26));
    const rank = Int32Array.from(classOf);
    const qualifies = Int32Array.from(allHands, ({ cards }) => (refQualifies(cards) ? 1 : 0));
    const order = ['high-card', 'pair', 'flush', 'straight', 'three-of-a-kind', 'straight-flush'];
    const groups = new Map<string, number[]>();
    for (const [place, { cards }] of allHands.entries()) {
      const ranks = cards.map(rankOf).sort((a, b) => b - a);
      const group = [order.indexOf(named[place]?.category ?? ''), ...ranks].join();
      groups.set(group, [...(groups.get(group) ?? []), place]);
    }
    const tally = (player: number, sums: number[]): void => {
      const [lowBits, highBits, own] = [low[player] ?? 0, high[player] ?? 0, rank[player] ?? 0];
      let [unqualified, win, tie, lose] = [0, 0, 0, 0];
      for (let other = 0; other < rank.length; other += 1) {
        if ((low[other]! & lowBits) !== 0 || (high[other]! & highBits) !== 0) continue;
        if (qualifies[other] === 0) unqualified += 1;
        else if (own > rank[other]!) win += 1;
        else if (own === rank[other]!) tie += 1;
        else lose += 1;
      }
      for (const [place, n] of [unqualified, win, tie, lose].entries()) sums[place]! += n;
    };
    for (const [category, r1, r2, r3, hands, ...rest] of threeVectors.classes) {
      const ranks = [r1 ?? 0, r2 ?? 0, r3 ?? 0].map((r) => (r === 1 ? 14 : r));
      const group = [category, ...ranks.sort((a, b) => b - a)].join();
      const players = groups.get(group) ?? [];
      const sums = [0, 0, 0, 0];
      for (const player of players) tally(player, sums);
      expect([group, players.length, ...sums]).toEqual([group, hands, ...rest.slice(0, 4)]);
    }
  }, 20_000);
});

const bets = (
  player: string,
  dealer: string,
  more: Partial<RefSettleInput> = {},
): RefSettleInput => ({
  player: cardsIn(player),
  dealer: cardsIn(dealer),
  ante: 1,
  pairPlus: 0,
  folded: false,
  anteBonus: [5, 4, 1],
  pairPlusTable: [40, 30, 6, 3, 1],
  foldPairPlus: 'settles',
  ...more,
});

describe('refSettle', () => {
  const { ante, pairPlus, vectors } = threeVectors.showdowns;

  it.each(vectors)('T4–T10 $player against $dealer', (line) => {
    const input = bets(line.player, line.dealer, {
      ante,
      pairPlus,
      folded: line.decision === 'fold',
    });
    const amounts = Object.fromEntries(refSettle(input).map(({ spot, amount }) => [spot, amount]));
    const given = line.pairPlus ?? line.pairPlusIfLive;
    expect(amounts['ante']).toBe(line.ante);
    expect(amounts['play'] ?? 0).toBe(line.play);
    expect(amounts['bonus'] ?? 0).toBe(line.bonus);
    expect(amounts['pair-plus']).toBe(given);
    expect(refQualifies(input.dealer)).toBe(line.qualifies);
    expect(refThree(input.player).category.replaceAll('-', ' ')).toBe(line.playerCat);
    expect(refThree(input.dealer).category.replaceAll('-', ' ')).toBe(line.dealerCat);
    expect(compareKeys(key(line.player), key(line.dealer))).toBe(line.compare);
    const net = Object.values(amounts).reduce((sum, amount) => sum + amount, 0);
    if (line.net !== undefined) expect(net).toBe(line.net);
    if (line.pairPlusIfForfeitOnFold !== undefined) {
      const forfeited = refSettle({ ...input, foldPairPlus: 'forfeited' });
      expect(forfeited.find(({ spot }) => spot === 'pair-plus')?.amount).toBe(
        line.pairPlusIfForfeitOnFold,
      );
    }
  });

  it('T9 T11 Pair Plus over all hands, every table of the vectors', () => {
    for (const [name, { num, den }] of Object.entries(threeVectors.pairPlus)) {
      const pairPlusTable = name.split('-').map(Number);
      let sum = 0;
      for (const { cards } of allHands) {
        // A folded hand whose Pair Plus settles: ante −1, and the Pair Plus line.
        const lines = refSettle({
          ...bets('2c 3d 5h', 'Jh 8h 3s'),
          player: cards,
          pairPlus: 1,
          folded: true,
          pairPlusTable,
        });
        sum += lines[1]?.amount ?? NaN;
      }
      expect([name, sum, allHands.length]).toEqual([name, num, den]);
    }
  });

  it('T19 K♠ 9♦ 5♣ against J high and against Q high', () => {
    expect(refSettle(bets('Ks 9d 5c', 'Jh 8h 3s'))).toEqual([
      { spot: 'ante', stake: 1, outcome: 'win', amount: 1 },
      { spot: 'play', stake: 1, outcome: 'push', amount: 0 },
    ]);
    expect(refSettle(bets('Ks 9d 5c', 'Qh 8h 3s'))).toEqual([
      { spot: 'ante', stake: 1, outcome: 'win', amount: 1 },
      { spot: 'play', stake: 1, outcome: 'win', amount: 1 },
    ]);
  });

  it('T7 T15 an exact tie pushes both bets', () => {
    expect(refSettle(bets('Qc 6d 4h', 'Qd 6h 4s', { ante: 7 }))).toEqual([
      { spot: 'ante', stake: 7, outcome: 'push', amount: 0 },
      { spot: 'play', stake: 7, outcome: 'push', amount: 0 },
    ]);
  });

  it('T8 T15 a folded straight: the ante is lost, no play line, no bonus', () => {
    expect(refSettle(bets('4c 5d 6h', 'Qh 8h 3s', { folded: true, ante: 3 }))).toEqual([
      { spot: 'ante', stake: 3, outcome: 'lose', amount: -3 },
    ]);
  });

  it('T11 a sixth, leading number pays a suited A-K-Q only; 0 is not paid', () => {
    const pairPlusTable = [100, 40, 30, 6, 3, 0];
    const paid = (player: string): number | undefined =>
      refSettle(bets(player, 'Jh 8h 3s', { pairPlus: 2, pairPlusTable })).at(-1)?.amount;
    expect(paid('As Ks Qs')).toBe(200);
    expect(paid('Ks Qs Js')).toBe(80);
    expect(paid('As Ac 4d')).toBe(-2);
    const noBonus = refSettle(bets('4c 5d 6h', 'Jd 8h 3s', { anteBonus: [5, 4, 0] }));
    expect(noBonus.map(({ spot }) => spot)).toEqual(['ante', 'play']);
  });
});
