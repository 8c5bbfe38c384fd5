import { between, lotOf, seededRandom, shuffled } from '@tapete/chance';
import {
  DEFAULT_THREE_RULES,
  checkBets,
  pack,
  three,
  threeOrder,
  type Card,
  type ThreeDeal,
} from '@tapete/rules';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '../bot.ts';
import { TEMPERAMENT_NAMES, TEMPERAMENTS } from '../temperament.ts';
import { cardsOf } from '../testing.ts';
import { threeBets } from './three-bets.ts';
import { threeBot } from './three-bot.ts';
import { threeBots } from './three-bots.ts';

const SEED = 22_100;

function start(deck: readonly Card[], seats: number, ante = 10): ThreeDeal {
  const players = Array.from({ length: seats }, (_, at) => ({
    name: `seat ${at}`,
    person: `person ${at}`,
    stack: 100,
    at,
    ante,
    pairPlus: 0,
  }));
  const setup = { rules: DEFAULT_THREE_RULES, banker: null, pack: 'beginning' } as const;
  const started = three.start(setup, players, deck);
  if (!started.ok) throw new Error(started.error.code);
  return started.value.deal;
}

/** One seat dealt `hand`, the dealer anything else; how many of `times` decisions play. */
function plays(hand: string, times: number, slips: number): number {
  const own = cardsOf(hand);
  const rest = pack(2).filter((card) => !own.includes(card));
  const deck = own.flatMap((card, i) => [card, rest[i]!]);
  const view = three.maskDeal(start(deck, 1), 'person 0');
  const temperament = { ...TEMPERAMENTS.regular, slips };
  let count = 0;
  for (let seed = 0; seed < times; seed++)
    if (threeBot(view, 0, seededRandom(seed), temperament).type === 'play') count++;
  return count;
}

describe('the three-card bot', () => {
  it('T13 plays Q-6-4 or better', () => {
    for (const hand of ['Qc 6d 4h', 'Qc 6d 5h', 'Kc 3d 2h', '2c 2d 3h', 'Ac 2d 3h', '2c 5c 9c']) {
      expect(plays(hand, 20, 0)).toBe(20);
    }
    for (const hand of ['Qc 6d 3h', 'Qc 5d 4h', 'Jc Td 8h', '5c 3d 2h']) {
      expect(plays(hand, 20, 0)).toBe(0);
    }
  });

  it('T13 misjudges queen-high hands alone, as often as its temperament says', () => {
    for (const name of TEMPERAMENT_NAMES) {
      const { slips } = TEMPERAMENTS[name];
      // 2000 decisions: five standard errors are at most 5 × √(0.25 × 0.75 × 2000) = 97.
      const slack = 5 * Math.sqrt(slips * (1 - slips) * 2000);
      expect(Math.abs(plays('Qc 5d 4h', 2000, slips) - 2000 * slips)).toBeLessThan(slack);
      expect(Math.abs(plays('Qc 6d 4h', 2000, slips) - 2000 * (1 - slips))).toBeLessThan(slack);
      expect(plays('Kc 3d 2h', 200, slips)).toBe(200);
      expect(plays('Jc Td 8h', 200, slips)).toBe(0);
    }
  });

  it(`says only what is legal, alike whatever the dealer and the others hold (seed ${SEED})`, () => {
    const random = seededRandom(SEED);
    for (let i = 0; i < 1000; i++) {
      const seats = between(1, 7, random);
      const deck = shuffled(pack(2), lotOf(random));
      const seat = between(0, seats - 1, random);
      // T14: the seat's cards lie at seat, seat + seats + 1, …; all the rest may lie otherwise.
      const mine = new Set([0, 1, 2].map((round) => seat + round * (seats + 1)));
      const others = shuffled(
        deck.filter((_, at) => !mine.has(at)),
        lotOf(random),
      );
      const otherwise = deck.map((card, at) => (mine.has(at) ? card : others.pop()!));
      const [deal, other] = [start(deck, seats), start(otherwise, seats)];
      const view = three.maskDeal(deal, `person ${seat}`);
      for (const name of BOT_NAMES) {
        const action = threeBots[name].act(view, seat, seededRandom(i));
        expect(three.play(deal, seat, action).ok).toBe(true);
        expect(threeBots[name].act(other, seat, seededRandom(i))).toEqual(action);
      }
    }
  });

  it('throws when nothing is asked of the seat', () => {
    const deal = start(pack(2), 2);
    const played = three.play(deal, 0, { type: 'fold' });
    if (!played.ok) throw new Error(played.error.code);
    const after = played.value.deal;
    for (const name of BOT_NAMES) {
      expect(() => threeBots[name].act(after, 0, seededRandom(1))).toThrow();
    }
  });
});

describe('three-card bets', () => {
  it(`T16 T9 can be posted, or are none where the stack does not cover the least (seed ${SEED})`, () => {
    const random = seededRandom(SEED);
    let withPairPlus = 0;
    for (let i = 0; i < 5000; i++) {
      const min = between(1, 50, random);
      const max = between(min, 10 * min, random);
      const stack = between(1, 40 * min, random);
      const bets = threeBets({ stack, min, max }, random);
      if (stack < 2 * min) {
        expect(bets).toEqual({ ante: 0, pairPlus: 0 });
        continue;
      }
      expect(checkBets({ name: 'seat', stack, ...bets })).toEqual({ ok: true, value: true });
      expect(bets.ante).toBeGreaterThanOrEqual(min);
      expect(bets.ante).toBeLessThanOrEqual(max);
      expect(bets.pairPlus).toBeLessThanOrEqual(bets.ante);
      if (bets.pairPlus > 0) withPairPlus++;
    }
    expect(withPairPlus).toBeGreaterThan(1000);
  });

  it('orders hands as the rules do at the edges of queen high', () => {
    const { value, categoryOf } = threeOrder();
    const lowest = value(cardsOf('Qc 3d 2h'));
    expect(categoryOf(lowest, 3)).toBe('high-card');
    expect(value(cardsOf('Jc Td 8h'))).toBe(lowest - 1);
    expect(value(cardsOf('Qc Jd 9h'))).toBe(value(cardsOf('Kc 3d 2h')) - 1);
  });
});
