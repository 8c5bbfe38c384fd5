/** What of a deal's events and state is hidden, and how known cards are put back, in both games (S19, S35, T14). */
import { describe, expect, test } from 'vitest';
import type { Card } from './cards.ts';
import { foldStud, foldThree } from './testing/script-answer.ts';
import { PAIR, TWO, played } from './testing/stud-hand.ts';
import { alternate, answerOf } from './testing/three-hand.ts';
import type { ThreeAction } from './three/three-deal.ts';
import { stud } from './stud/stud.ts';
import { three } from './three/three.ts';

test('each game has its name', () => {
  expect([stud.name, three.name]).toEqual(['stud', 'three']);
});

describe('stud', () => {
  const { events, deal } = played(PAIR, TWO, ['Ana bet 20', 'Bea call']);
  const masked = events.map((event) => stud.mask(event, 'person Ana'));

  test('S19 the pack and the closed cards of others are hidden, nothing else', () => {
    const [started, anted, closed, open] = masked;
    expect(started).toEqual({ ...events[0], deck: [] });
    expect(anted).toEqual(events[1]);
    expect(closed).toEqual({
      ...events[2],
      cards: [
        { seat: 0, owner: 'person Ana', position: 0, card: 'Ac' },
        { seat: 1, owner: 'person Bea', position: 1, card: '??' },
      ],
    });
    expect(open).toEqual(events[3]);
    expect(masked.slice(3)).toEqual(events.slice(3));
  });

  test('fold∘mask = mask∘fold', () => {
    for (const viewer of ['person Ana', 'person Bea', null]) {
      const view = foldStud(events.map((event) => stud.mask(event, viewer)));
      expect(view).toEqual(stud.maskDeal(deal, viewer));
      expect(view.deck).toEqual([]);
    }
  });

  test('known places are filled: fill∘mask = id with the whole pack', () => {
    const deck = deal.deck;
    const filled = masked.map((event) => stud.fill(event, (position) => deck[position], deck));
    expect(filled).toEqual(events);
    // With one place known and no pack.
    const one = (position: number): Card | undefined => (position === 1 ? '2c' : undefined);
    const none = events.map((event) => stud.mask(event, null));
    const part = foldStud(none.map((event) => stud.fill(event, one)));
    expect(part.deck).toEqual([]);
    expect(part.cards.map((held) => held[0]!.card)).toEqual(['??', '2c']);
  });

  test('in a masked deal too the known places are filled, and no other', () => {
    const view = stud.maskDeal(deal, null);
    expect(stud.fillDeal(view, (position) => deal.deck[position])).toEqual({ ...deal, deck: [] });
    const part = stud.fillDeal(view, (position) => (position === 1 ? '2c' : undefined));
    expect(part.cards.map((held) => held[0]!.card)).toEqual(['??', '2c']);
  });
});

describe('three-card', () => {
  const { events, deal } = answerOf({
    game: 'three',
    seats: [
      { name: 'Ana', stack: 100, ante: 10 },
      { name: 'Bea', stack: 100, ante: 10 },
    ],
    deck: alternate('Ks Kd 5c', '4h 5h 6h', 'Qh 8h 3s'),
    actions: ['Ana play'],
  });
  const masked = events.map((event) => three.mask(event, 'person Ana'));

  test('T14 the pack and the cards of others are hidden, the dealer’s too', () => {
    expect(masked[0]).toEqual({ ...events[0], deck: [] });
    const [, dealt] = masked;
    if (dealt?.type !== 'dealt') throw new Error('not dealt');
    const hidden = ['Ks', '??', '??', 'Kd', '??', '??', '5c', '??', '??'];
    expect(dealt.cards.map(({ card }) => card)).toEqual(hidden);
    expect(masked.slice(2)).toEqual(events.slice(2));
  });

  test('fold∘mask = mask∘fold', () => {
    for (const viewer of ['person Ana', 'person Bea', null]) {
      const view = foldThree(events.map((event) => three.mask(event, viewer)));
      expect(view).toEqual(three.maskDeal(deal, viewer));
      expect(view.deck).toEqual([]);
    }
  });

  test('known places are filled: fill∘mask = id with the whole pack', () => {
    const deck = deal.deck;
    const filled = masked.map((event) => three.fill(event, (position) => deck[position], deck));
    expect(filled).toEqual(events);
    const one = (position: number): Card | undefined => (position === 2 ? 'Qh' : undefined);
    const none = events.map((event) => three.mask(event, null));
    const part = foldThree(none.map((event) => three.fill(event, one)));
    expect(part.deck).toEqual([]);
    expect(part.dealer.map(({ card }) => card)).toEqual(['Qh', '??', '??']);
  });

  test('in a masked deal too the known places are filled, and no other', () => {
    const view = three.maskDeal(deal, null);
    expect(three.fillDeal(view, (position) => deal.deck[position])).toEqual({ ...deal, deck: [] });
    const part = three.fillDeal(view, (position) => (position === 2 ? 'Qh' : undefined));
    expect(part.dealer.map(({ card }) => card)).toEqual(['Qh', '??', '??']);
    expect(part.cards).toEqual(view.cards);
  });

  test('a word that is none of the game’s is named', () => {
    expect(three.play(deal, 1, { type: 'bet' } as unknown as ThreeAction)).toEqual({
      ok: false,
      error: { code: 'not-available', detail: { action: 'bet' } },
    });
  });
});
