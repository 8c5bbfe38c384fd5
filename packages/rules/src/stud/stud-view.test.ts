/** What a person sees of a stud deal, now and in a later one. */
import { describe, expect, test } from 'vitest';
import { pack } from '../cards.ts';
import { THREE, TRIO, played } from '../testing/stud-hand.ts';
import { cardsOf } from '../testing/script-answer.ts';
import type { StudDeal } from './stud-deal.ts';
import { stud } from './stud.ts';
import { studRules } from './stud-rules.ts';

const holes = (viewer: string | null) => {
  const { deal } = played(TRIO, THREE);
  return stud.maskDeal(deal, viewer).cards.map((cards) => cards[0]!.card);
};

describe('a viewer is a person', () => {
  test('each sees his own hole card, an onlooker none', () => {
    expect(holes('person Ana')).toEqual(['Ac', '??', '??']);
    expect(holes('person Cai')).toEqual(['??', '??', '2c']);
    expect(holes('somebody else')).toEqual(['??', '??', '??']);
    expect(holes(null)).toEqual(['??', '??', '??']);
  });

  test('the name of a seat opens nothing', () => {
    expect(holes('Ana')).toEqual(['??', '??', '??']);
  });

  test('nobody sees the pack', () => {
    const { deal, events } = played(TRIO, THREE);
    expect(stud.maskDeal(deal, 'person Ana').deck).toEqual([]);
    expect(stud.mask(events[0]!, 'person Ana')).toMatchObject({ type: 'started', deck: [] });
  });

  test('who sits down later in a seat reads nothing of the former holder', () => {
    const setup = { rules: studRules(), dealer: 1, pack: 'beginning' } as const;
    const deck = cardsOf(THREE.join(' '));
    const seat = (person: string, at: number) => ({ name: person, person, stack: 100, at });
    // In the first deal u1 has seat 0 and u2 seat 1; in the second they have changed places.
    const first = stud.start(setup, [seat('u1', 0), seat('u2', 1)], deck);
    const second = stud.start(setup, [seat('u2', 0), seat('u1', 1)], [...pack(2)].reverse());
    if (!first.ok || !second.ok) throw new Error('refused');
    const seen = ({ deal }: typeof first.value, viewer: string) =>
      stud.maskDeal(deal, viewer).cards.map((cards) => cards[0]!.card);
    expect(seen(first.value, 'u1')).toEqual(['Ac', '??']);
    expect(seen(first.value, 'u2')).toEqual(['??', '9c']);
    expect(seen(second.value, 'u1')).toEqual(['??', 'Ks']);
    expect(seen(second.value, 'u2')).toEqual(['As', '??']);
    // Somebody new in either seat.
    expect(seen(first.value, 'u3')).toEqual(['??', '??']);
  });

  test('a shown hand is open to all, folded and new', () => {
    const all = ['Ana bet 10', 'Bea fold', 'Cai call'];
    const on = ['Ana bet 10', 'Cai call'];
    const { deal } = played(TRIO, THREE, [...all, ...on, ...on, ...on]);
    const view = stud.maskDeal(deal, null).cards.map((cards) => cards[0]!.card);
    expect(view).toEqual(['Ac', '??', '2c']);
  });

  test('S32 who is left alone keeps his hole card closed', () => {
    const { deal } = played(TRIO, THREE, ['Ana bet 10', 'Bea fold', 'Cai fold']);
    const view = stud.maskDeal(deal, 'person Bea').cards.map((cards) => cards[0]!.card);
    expect(view).toEqual(['??', '9c', '??']);
  });
});

describe('filling a log without closed cards', () => {
  test('every event is as it was; a place that is not known stays closed', () => {
    const { deal, events } = played(TRIO, THREE);
    const masked = events.map((event) => stud.mask(event, null));
    const full = masked.map((event) => stud.fill(event, (i) => deal.deck[i], deal.deck));
    expect(full).toEqual(events);
    // Ana's openings alone: her card lay first.
    const some = masked.map((event) => stud.fill(event, (i) => (i === 0 ? 'Ac' : undefined)));
    expect(some).toEqual(events.map((event) => stud.mask(event, 'person Ana')));
  });
});

test('a deal begins with its first event', () => {
  const nothing: StudDeal | undefined = undefined;
  expect(() => stud.apply(nothing, { type: 'mucked', seat: 0 })).toThrow();
});
