/** What happens before anybody speaks, and who speaks first. */
import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/stud.json' with { type: 'json' };
import { parseCards, type Card } from '../cards.ts';
import { MOST_CHIPS } from '../game.ts';
import { PAIR, THREE, TRIO, TWO, moves, played, refused, speaker } from '../testing/stud-hand.ts';
import { firstByCards } from './stud-speaker.ts';
import type { StudDeal } from './stud-deal.ts';

describe('S18 the ante', () => {
  test('each puts one minimum bet before the cards', () => {
    const { events, stacks, contributed } = played(PAIR, TWO);
    expect(events.map((event) => event.type)).toEqual([
      'started',
      'anted',
      'dealt',
      'dealt',
      'asked',
    ]);
    expect(stacks).toEqual({ Ana: 90, Bea: 90 });
    expect(contributed).toEqual({ Ana: 10, Bea: 10 });
  });

  test('0: nobody puts anything and nothing is said of it', () => {
    const { events, stacks } = played(PAIR, TWO, [], { ante: 0 });
    expect(events.some((event) => event.type === 'anted')).toBe(false);
    expect(stacks).toEqual(PAIR);
  });

  test('any amount, above the minimum bet too', () => {
    expect(played(PAIR, TWO, [], { ante: 35 }).stacks).toEqual({ Ana: 65, Bea: 65 });
  });

  test('a shorter stack is all-in for what it has', () => {
    const { deal, stacks } = played({ Ana: 100, Bea: 4, Cai: 100 }, THREE);
    expect(stacks).toEqual({ Ana: 90, Bea: 0, Cai: 90 });
    expect(deal.contributed).toEqual([10, 4, 10]);
    // Bea is passed over.
    expect(speaker(played({ Ana: 100, Bea: 4, Cai: 100 }, THREE, ['Ana bet 10']).deal)).toBe('Cai');
  });

  test('a stack of just the ante is all-in', () => {
    expect(speaker(played({ Ana: 10, Bea: 50, Cai: 50 }, THREE).deal)).toBe('Bea');
  });

  test('everybody all-in by the ante: all cards are dealt and the best hand wins', () => {
    const { outcome, stacks, returned, deal } = played({ Ana: 3, Bea: 10 }, TWO);
    expect(outcome).toBe('showdown');
    // 3 against 3; nobody called the other 7.
    expect(returned).toEqual({ Ana: 0, Bea: 7 });
    expect(stacks).toEqual({ Ana: 6, Bea: 7 });
    expect(deal.cards.map((cards) => cards.length)).toEqual([5, 5]);
  });

  test('the ante does not count in the street', () => {
    const { deal } = played(PAIR, TWO);
    expect(deal.inStreet).toEqual([0, 0]);
    // 90 chips are left of 100.
    expect(moves(deal)['bet']).toEqual([10, 90]);
  });
});

describe('S19 the cards', () => {
  const cardsOf = (deal: StudDeal, name: string): string =>
    deal.cards[deal.seats.findIndex((seat) => seat.name === name)]!.map(
      ({ card, up }) => `${card}${up ? '' : '-'}`,
    ).join(' ');

  test('one down and one up to each, from the left of the dealer', () => {
    const { deal } = played(TRIO, THREE, [], { dealer: 'Ana' });
    // The first card of each round is Bea's, the last Ana's.
    expect(cardsOf(deal, 'Bea')).toBe('Ac- Ad');
    expect(cardsOf(deal, 'Cai')).toBe('9c- 9d');
    expect(cardsOf(deal, 'Ana')).toBe('2c- 7h');
  });

  test('third, fourth and fifth up, a round of betting after each; no card is burnt', () => {
    const round = ['Ana bet 10', 'Bea call', 'Cai call'];
    const { deal, events, outcome } = played(TRIO, THREE, [...round, ...round, ...round, ...round]);
    expect(outcome).toBe('showdown');
    expect(cardsOf(deal, 'Ana')).toBe('Ac- Ad Ks Qs 3h');
    expect(cardsOf(deal, 'Cai')).toBe('2c- 7h 6d 4s Jd');
    const positions = events.flatMap((event) =>
      event.type === 'dealt' ? event.cards.map((dealt) => dealt.position) : [],
    );
    expect(positions).toEqual([...Array(15).keys()]);
    const streets = events.flatMap((event) =>
      event.type === 'dealt' ? [[event.street, event.up]] : [],
    );
    expect(streets).toEqual([
      [1, false],
      [1, true],
      [2, true],
      [3, true],
      [4, true],
    ]);
  });

  test('who has folded gets no more cards, and the next card goes to the next seat', () => {
    const { deal } = played(TRIO, THREE, ['Ana bet 10', 'Bea fold', 'Cai call']);
    expect(cardsOf(deal, 'Ana')).toBe('Ac- Ad Ks');
    expect(cardsOf(deal, 'Bea')).toBe('9c- 9d');
    expect(cardsOf(deal, 'Cai')).toBe('2c- 7h 8h');
  });

  test('who is all-in gets his cards', () => {
    const { deal } = played({ Ana: 100, Bea: 4, Cai: 100 }, THREE, ['Ana bet 10', 'Cai call']);
    expect(cardsOf(deal, 'Bea')).toBe('9c- 9d 8h');
  });

  test('a pack that runs out refuses the action that called for the card', () => {
    const short = TWO.slice(0, 2);
    expect(refused(PAIR, short, ['Ana bet 10', 'Bea call'])).toEqual([1, 'deck-exhausted']);
    expect(refused(PAIR, ['Ac 2c', 'Ad'])).toEqual([-1, 'deck-exhausted']);
    // The last card may be the last of the pack.
    expect(played(PAIR, [...short, 'Kh 9s'], ['Ana bet 10', 'Bea call']).deal.street).toBe(2);
  });
});

describe('S20 the highest up card speaks first', () => {
  const opener = (up: string, more = {}) => speaker(played(TRIO, ['2c 3c 4c', up], [], more).deal);

  test.each([
    ['9d Kd 5h', 'Bea'],
    ['9d 5d Ah', 'Cai'],
    // C1 suits do not count: of two kings the first in deal order.
    ['9d Kc Kh', 'Bea'],
    ['Qc Qs Qh', 'Ana'],
  ])('%s: %s', (up, name) => {
    expect(opener(up)).toBe(name);
  });

  test('equal: the first in deal order, not the first seat', () => {
    // Cai deals to Ana, Bea, Cai; Ana deals to Bea, Cai, Ana.
    expect(opener('Kd Kc 9h')).toBe('Ana');
    expect(opener('Kd 9c Kh', { dealer: 'Ana' })).toBe('Bea');
    // Bea deals: Cai, Ana, Bea; the kings are Ana's and Bea's.
    expect(opener('9d Kc Kh', { dealer: 'Bea' })).toBe('Ana');
  });

  test('a joker counts as an ace: before a king, after an earlier ace', () => {
    expect(opener('Kd Jk 9h', { jokers: 1 })).toBe('Bea');
    expect(opener('Ad Jk 9h', { jokers: 1 })).toBe('Ana');
    expect(opener('Jk Ad 9h', { jokers: 1 })).toBe('Ana');
  });
});

describe('S21 the best exposed hand speaks first', () => {
  const open = (text: string): readonly Card[] => {
    const row = parseCards(text);
    if (!row.ok) throw new Error(text);
    return row.cards as readonly Card[];
  };

  test.each(vectors.firstToSpeak)('$note', ({ up, first }) => {
    const names = ['Ana', 'Bea', 'Cai', 'Dan'].slice(0, up.length);
    const stacks = Object.fromEntries(names.map((name) => [name, 100]));
    const { deal } = played(stacks, ['2c 3c 4c 5c 2d 3d 4d 5d']);
    expect(firstByCards(deal, (seat) => open(up[seat]!))).toBe(first);
  });

  const round = ['Ana bet 10', 'Bea call', 'Cai call'];

  test('the hole card does not speak', () => {
    // Ana ace up; then Bea shows nines, Ana's pair of aces is half closed.
    const { deal } = played(TRIO, ['Ac 2c 3c', 'Ad 9d 7h', 'Ks 9h 6d'], round);
    expect(speaker(deal)).toBe('Bea');
  });

  test('a joker makes the best of what is exposed', () => {
    const cards = (third: string) => ['Ac 2c 3c', 'Ad Kd 7h', third];
    // Joker and nine are a pair; A-K is none.
    const shown = played(TRIO, cards('Kh 9h Jk'), round, { jokers: 1 });
    expect(speaker(shown.deal)).toBe('Cai');
    // Bea's open kings are a better pair than Cai's sevens with the joker.
    const kings = played(TRIO, cards('Qh Kh Jk'), round, { jokers: 1 });
    expect(speaker(kings.deal)).toBe('Bea');
  });

  test('a tie after a fold between the two: the first in deal order', () => {
    // Ana A-9, Cai A-9; Bea, who sits between them, has folded.
    const cards = ['2c 3c 4c', 'Ad 5d Ah', '9c 9h'];
    const actions = ['Ana bet 10', 'Bea fold', 'Cai call'];
    expect(speaker(played(TRIO, cards, actions).deal)).toBe('Ana');
  });

  test('S36 the same when the dealer has folded: the order is still from his left', () => {
    // Bea deals and folds: Cai is first in deal order, then Ana.
    const cards = ['2c 3c 4c', 'Ad Ah 5d', '9c 9h'];
    const actions = ['Cai bet 10', 'Ana call', 'Bea fold'];
    const { deal } = played(TRIO, cards, actions, { dealer: 'Bea' });
    expect(deal.street).toBe(2);
    expect(speaker(deal)).toBe('Cai');
  });

  test('a better hand of a folded seat says nothing', () => {
    // Ana folds her aces up; Bea's nine beats Cai's seven.
    const { deal } = played(
      TRIO,
      ['Ac 2c 3c', 'Ad 9d 7h', '8s 6d'],
      ['Ana fold', 'Bea bet 10', 'Cai call'],
    );
    expect(speaker(deal)).toBe('Bea');
  });
});

describe('S22 S23 when the best is all-in', () => {
  test('S22 the next in playing order who can act', () => {
    // Ana is all-in by her bet and shows A-A; Bea, to her left, shows less than Cai.
    const stacks = { Ana: 30, Bea: 100, Cai: 100 };
    const actions = ['Ana bet 20', 'Bea call', 'Cai call'];
    const aces = played(stacks, ['Kc 2c 3c', 'Ad 7d Kh', 'As 8h Qd'], actions);
    expect(aces.deal.opener).toBe(0);
    expect(speaker(aces.deal)).toBe('Bea');
  });

  test('S22 the next may be past the end of the table, and past the folded', () => {
    const stacks = { Ana: 100, Bea: 100, Cai: 30 };
    // Cai opens with a king and all he has; Ana folds, Bea calls and, alone able, is not asked again.
    const cards = ['2c 3c 4c', '5d 6d Kh', '8c Ks', '9c 9h', 'Tc Th'];
    const { outcome } = played(stacks, cards, ['Cai bet 20', 'Ana fold', 'Bea call']);
    expect(outcome).toBe('showdown');
    const three = ['2c 3c 4c', '5d 6d Kh', '8c 9c Ks'];
    const { deal } = played(stacks, three, ['Cai bet 20', 'Ana call', 'Bea call']);
    expect(deal.opener).toBe(2);
    expect(speaker(deal)).toBe('Ana');
  });

  test('S23 clockwise from the first speaker', () => {
    const cards = ['2c 3c 4c', '5d Kd 6h'];
    const order = [[], ['Bea pass'], ['Bea pass', 'Cai pass']].map((actions) =>
      speaker(played(TRIO, cards, actions).deal),
    );
    expect(order).toEqual(['Bea', 'Cai', 'Ana']);
  });
});

describe('setups that are refused', () => {
  test('S1 S3 too few, too many, a pack too small', () => {
    expect(refused({ Ana: 100 }, TWO)).toEqual([-1, 'too-few-seats']);
    const nine = Object.fromEntries([...'abcdefghi'].map((name) => [name, 10]));
    expect(refused(nine, TWO)).toEqual([-1, 'too-many-seats']);
    const eight = Object.fromEntries([...'abcdefgh'].map((name) => [name, 10]));
    expect(refused(eight, ['Ac'], [], { deck: 7 })).toEqual([-1, 'pack-too-small']);
  });

  test.each([0, -5, 1.5, MOST_CHIPS + 1, NaN])('a stack of %s chips', (stack) => {
    expect(refused({ Ana: 100, Bea: stack }, TWO)).toEqual([-1, 'empty-stack']);
  });
});
