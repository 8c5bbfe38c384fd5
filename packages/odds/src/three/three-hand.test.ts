import { expect, test } from 'vitest';
import { DEFAULT_THREE_RULES, threeOrder } from '@tapete/rules';
import type { Card } from '@tapete/rules';
import vectors from '@tapete/rules/vectors/three-card.json' with { type: 'json' };
import { cards, seen } from '../testing.ts';
import { threeHand } from './three-hand.ts';
import type { ThreeKnown } from './three-hand.ts';
import { CARDS, loseOf, threeHands } from './three-hands.ts';

const handOf = (text: string, known: ThreeKnown = {}) => {
  const hand = threeHand(seen(text), known);
  if (!hand.ok) throw new Error(hand.error.code);
  return hand.value;
};

test('T5–T8 one hand by one agrees with the sweep over all', () => {
  const counts = threeHands();
  const { places } = counts.hands;
  for (let i = 0; i < 22_100; i += 997) {
    const hand = Array.from(places.subarray(3 * i, 3 * i + 3), (place) => CARDS[place]!);
    expect(handOf(hand.join(' '))).toMatchObject({
      deals: 18_424,
      notQualify: counts.notQualify[i],
      win: counts.win[i],
      tie: counts.tie[i],
      lose: loseOf(counts, i),
    });
  }
});

test('T13 Q-6-4 is the last hand worth playing, by its suits', () => {
  expect(handOf('Qc 6d 4h').best).toBe('play');
  expect(handOf('Qc 6d 3h').best).toBe('fold');
  const { ev } = handOf('Qc 6d 4h');
  expect(ev.fold).toEqual({ num: -18_424, den: 18_424 });
  expect(ev.play.num / ev.play.den).toBeGreaterThan(-1);
});

test.each(vectors.showdowns.vectors.filter(({ decision }) => decision === 'play'))(
  'T6–T8 the whole dealer hand known: $player against $dealer',
  ({ player, dealer, ante, play, bonus }) => {
    const hand = handOf(player, { dealer: seen(dealer) });
    expect(hand.deals).toBe(1);
    // The vector bets 10 on the ante.
    expect(hand.ev.play).toEqual({ num: (ante + play + bonus) / 10, den: 1 });
  },
);

test('dead and known cards: against every dealer hand looked at one by one', () => {
  const dead = cards('2c 7d Kh');
  const player = cards('Qs Ts 3d');
  const known = cards('4h');
  const left = CARDS.filter((card) => ![...dead, ...player, ...known].includes(card));
  const order = threeOrder();
  const own = order.value(player);
  const lowest = order.value(cards('Qc 3d 2h'));
  const ends = { deals: 0, notQualify: 0, win: 0, tie: 0, lose: 0 };
  for (const [i, a] of left.entries())
    for (const b of left.slice(i + 1)) {
      const theirs = order.value([...known, a, b] as Card[]);
      ends.deals++;
      if (theirs < lowest) ends.notQualify++;
      else if (theirs < own) ends.win++;
      else if (theirs === own) ends.tie++;
      else ends.lose++;
    }
  // C(52 − 3 − 3 − 1, 2).
  expect(ends.deals).toBe(990);
  expect(handOf('Qs Ts 3d', { dead, dealer: seen('?? 4h') })).toMatchObject(ends);
});

test('T8 the bonus of the table counts, Pair Plus does not', () => {
  const plain = handOf('4c 5d 6h');
  const none = handOf('4c 5d 6h', { rules: { ...DEFAULT_THREE_RULES, anteBonus: [5, 4, 0] } });
  expect(plain.ev.play.num - none.ev.play.num).toBe(18_424);
});

test('bad cards are refused with their place', () => {
  const fault = (text: string, known: ThreeKnown = {}) => {
    const hand = threeHand(seen(text), known);
    return hand.ok ? hand.value : hand.error;
  };
  expect(fault('Qc 6d')).toEqual({ code: 'not-three-cards', detail: { cards: 2 } });
  expect(fault('Qc 6d Qc')).toEqual({
    code: 'repeated-card',
    detail: { hand: 'player', index: 2, card: 'Qc' },
  });
  expect(fault('Qc 6d ??')).toMatchObject({ code: 'card-not-in-pack' });
  expect(fault('Qc 6d Jk')).toMatchObject({ code: 'card-not-in-pack' });
  expect(fault('Qc 6d 4h', { dead: cards('2c 6d') })).toEqual({
    code: 'repeated-card',
    detail: { hand: 'dead', index: 1, card: '6d' },
  });
  expect(fault('Qc 6d 4h', { dealer: seen('?? 4h') })).toMatchObject({
    code: 'repeated-card',
    detail: { hand: 'dealer', index: 1 },
  });
  expect(fault('Qc 6d 4h', { dealer: seen('2c 3c 4c 5c') })).toMatchObject({
    code: 'too-many-cards',
  });
  const most = CARDS.filter((card) => !['Qc', '6d', '4h', '2s', '3s'].includes(card));
  expect(fault('Qc 6d 4h', { dead: most })).toEqual({
    code: 'pack-too-small',
    detail: { cards: 2, needed: 3 },
  });
});
