/** A deal told to the one who plays in it, and to others. */
import { describe, expect, it } from 'vitest';
import { stud, studRules, type Card, type StudDeal, type StudEvent } from '@tapete/rules';
import { tellStud } from './games/stud-story.ts';
import { PLAIN } from './voice.ts';

// Ana deals from the left of Bea: Bea's cards come first.
const DECK: Card[] = ['2c', 'Kc', 'Ad', 'Kd'];

function started(): StudDeal {
  const seats = ['Bea', 'Ana'].map((name, at) => ({ name, person: name, stack: 100, at }));
  const begun = stud.start({ rules: studRules(), dealer: 1, pack: 'beginning' }, seats, DECK);
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value.deal;
}

describe.each([
  ['es', 1, 'Das tú.', 'Da Ana.'],
  ['en', 1, 'You deal.', 'Ana deals.'],
] as const)('in %s the own seat is spoken to', (lang, seat, own, other) => {
  const deal = started();
  const told = (event: StudEvent, to: number | null): string =>
    tellStud(PLAIN[lang], event, deal, to).join('\n').trim();
  const both = (event: object): readonly string[] => [
    told({ ...event, seat } as unknown as StudEvent, seat),
    told({ ...event, seat } as unknown as StudEvent, null),
  ];

  it('who deals', () => {
    const event = {
      type: 'started',
      dealer: seat,
      seats: deal.seats,
      rules: deal.rules,
    } as unknown as StudEvent;
    expect(told(event, seat)).toContain(own);
    expect(told(event, null)).toContain(other);
  });

  it('S16 with a croupier nobody deals', () => {
    const rules = studRules({ deals: 'croupier' });
    const event: StudEvent = {
      type: 'started',
      game: 'stud',
      dealer: seat,
      seats: deal.seats,
      rules,
      deck: [],
    };
    const [self, toOther] =
      lang === 'es'
        ? ['Recibe primero el de tu izquierda.', 'Recibe primero el de la izquierda de Ana.']
        : ['The first card goes to your left.', 'The first card goes to the left of Ana.'];
    const stacks = 'Bea 100 · Ana 100';
    expect(told(event, seat)).toBe(`${self} ${stacks}`);
    expect(told(event, null)).toBe(`${toOther} ${stacks}`);
  });

  it('S2, S9 which pack it is and what it changes', () => {
    // Two players: from 10 − 2 up, 4 × 7 cards.
    const event: StudEvent = {
      type: 'started',
      game: 'stud',
      dealer: seat,
      seats: deal.seats,
      rules: studRules({ deck: 'auto' }),
      deck: [],
    };
    expect(told(event, null).split('\n')[1]).toBe(
      lang === 'es'
        ? 'Esta mano: desde el 8, 28 cartas; el color gana al full.'
        : 'This deal: from the 8 up, 28 cards; a flush beats a full house.',
    );
  });

  it('what returns', () => {
    expect(both({ type: 'returned', amount: 190 })).toEqual(
      lang === 'es'
        ? ['Recuperas 190, que nadie igualó', 'Ana recupera 190, que nadie igualó']
        : ['Uncalled 190 returned to you', 'Uncalled 190 returned to Ana'],
    );
  });

  it('what is lent, paid back, declined, shown and not shown', () => {
    const events = [
      { type: 'lent', amount: 50 },
      { type: 'repaid', amount: 280 },
      { type: 'declined' },
      { type: 'showed', hand: { cards: ['As'] } },
      { type: 'mucked' },
    ];
    expect(events.flatMap(both)).toEqual(
      lang === 'es'
        ? [
            'El banquero te presta 50',
            'El banquero presta 50 a Ana',
            'Devuelves 280 al banquero',
            'Ana devuelve 280 al banquero',
            'Sin acuerdo: hablas otra vez',
            'Sin acuerdo: Ana habla otra vez',
            'Enseñas A♠  Carta mayor: as',
            'Ana enseña A♠  Carta mayor: as',
            'No enseñas',
            'Ana no enseña',
          ]
        : [
            'The banker lends you 50',
            'The banker lends Ana 50',
            'You pay back 280 to the banker',
            'Ana pays back 280 to the banker',
            'No consent: you act again',
            'No consent: Ana acts again',
            'You show A♠  High card: ace',
            'Ana shows A♠  High card: ace',
            'You do not show',
            'Ana does not show',
          ],
    );
  });
});
