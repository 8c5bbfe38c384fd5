/** S28: a bet above the own stack, by consent of all who are still in. */
import { describe, expect, test } from 'vitest';
import {
  RICH,
  THREE,
  TWO,
  denied,
  moves,
  nameOf,
  played,
  refused,
  total,
} from '../testing/stud-hand.ts';
import { stud } from './stud.ts';
import type { StudDeal } from './stud-deal.ts';

const asked = (deal: StudDeal): string[] => deal.asked.map((seat) => nameOf(deal, seat));

describe('S28 proposing', () => {
  test('more than the stack; every other seat still in is asked at once', () => {
    const { deal } = played(RICH, THREE, ['Ana propose 150']);
    expect(asked(deal)).toEqual(['Bea', 'Cai']);
    expect(Object.keys(moves(deal))).toEqual(['accept', 'refuse']);
    expect(deal.question).toEqual({ about: 'proposal', seat: 0, to: 150 });
    // Nothing has moved yet.
    expect(deal.stacks).toEqual([90, 490, 490]);
  });

  test('from one chip above the stack, and above the bet', () => {
    const { deal } = played(RICH, THREE);
    // 90 are left behind the ante; Bea and Cai could match 490.
    expect(moves(deal)['propose']).toEqual([91, 490]);
    expect(refused(RICH, THREE, ['Ana propose 90'])).toEqual([0, 'within-stack']);
    const facing = { Ana: 500, Bea: 100 };
    // Ana has put 200 and has 290 more.
    expect(moves(played(facing, TWO, ['Ana bet 200']).deal)['propose']).toEqual([201, 490]);
    expect(refused(facing, TWO, ['Ana bet 200', 'Bea propose 200'])).toEqual([1, 'not-higher']);
    expect(refused(facing, TWO, ['Ana bet 200', 'Bea propose 150'])).toEqual([1, 'not-higher']);
  });

  test('with last-raise a full raise', () => {
    const facing = { Ana: 500, Bea: 100 };
    const { deal } = played(facing, TWO, ['Ana bet 200'], { raise: 'last-raise' });
    expect(moves(deal)['propose']).toEqual([400, 490]);
    const less = ['Ana bet 200', 'Bea propose 399'];
    expect(refused(facing, TWO, less, { raise: 'last-raise' })).toEqual([1, 'below-minimum']);
  });

  test('a short stack cannot open below the minimum by it', () => {
    const short = { Ana: 15, Bea: 100 };
    expect(moves(played(short, TWO).deal)['propose']).toEqual([10, 90]);
    expect(refused(short, TWO, ['Ana propose 9'])).toEqual([0, 'below-minimum']);
  });

  test('it lifts the limit of the stack alone, not the table maximum', () => {
    const fixed = { maxBet: 95 } as const;
    expect(moves(played(RICH, THREE, [], fixed).deal)['propose']).toEqual([91, 95]);
    expect(refused(RICH, THREE, ['Ana propose 96'], fixed)).toEqual([0, 'above-maximum']);
    expect(denied(played(RICH, THREE, [], { maxBet: 60 }).deal, 'propose')).toBe('above-maximum');
  });

  test('off: nobody may', () => {
    const off = { exceed: 'off' } as const;
    expect(denied(played(RICH, THREE, [], off).deal, 'propose')).toBe('not-available');
    expect(refused(RICH, THREE, ['Ana propose 150'], off)).toEqual([0, 'not-available']);
  });

  test('while it stands only the others answer', () => {
    const open = ['Ana propose 150'];
    expect(refused(RICH, THREE, [...open, 'Ana accept'])).toEqual([1, 'not-your-turn']);
    expect(refused(RICH, THREE, [...open, 'Ana timeout'])).toEqual([1, 'not-your-turn']);
    expect(refused(RICH, THREE, [...open, 'Bea call'])).toEqual([1, 'answer-first']);
    const once = [...open, 'Bea accept', 'Bea refuse'];
    expect(refused(RICH, THREE, once)).toEqual([2, 'not-your-turn']);
    expect(refused(RICH, THREE, ['Ana accept'])).toEqual([0, 'no-proposal']);
  });
});

describe('S28 all accept', () => {
  test('the banker lends the difference and the bet stands', () => {
    const agreed = ['Ana propose 150', 'Cai accept', 'Bea accept'];
    const { deal, loans } = played(RICH, THREE, agreed);
    expect(loans).toEqual({ Ana: 60, Bea: 0, Cai: 0 });
    expect(deal.stacks).toEqual([0, 490, 490]);
    expect(deal.contributed).toEqual([160, 10, 10]);
    expect([deal.bet, asked(deal)]).toEqual([150, ['Bea']]);
  });

  test('what is won pays the loan', () => {
    const agreed = ['Ana propose 150', 'Cai accept', 'Bea accept', 'Bea call', 'Cai fold'];
    const { outcome, stacks, loans } = played(RICH, THREE, agreed);
    expect(outcome).toBe('showdown');
    // Ana's aces take 160 + 160 + 10 = 330, and 60 of it are the banker's.
    expect(stacks).toEqual({ Ana: 270, Bea: 340, Cai: 490 });
    expect(total(loans)).toBe(0);
    expect(total(stacks)).toBe(1100);
  });

  test('it raises where there is a bet', () => {
    const facing = { Ana: 500, Bea: 100 };
    const { deal, events } = played(facing, TWO, ['Ana bet 50', 'Bea propose 200', 'Ana accept']);
    const last = events.findLast((event) => event.type === 'spoke');
    expect(last).toMatchObject({ seat: 1, said: 'raise', to: 200, added: 200, allIn: true });
    // 200 − 90.
    expect([deal.loans, asked(deal)]).toEqual([[0, 110], ['Ana']]);
  });

  test('what nobody calls of it returns, and pays the loan first', () => {
    const agreed = ['Ana propose 150', 'Bea accept', 'Cai accept', 'Bea fold', 'Cai fold'];
    const { stacks, returned, loans } = played(RICH, THREE, agreed);
    // 60 of the 150 are the banker's; Ana keeps her own 90 and the antes: 90 + 30.
    expect([stacks['Ana'], returned['Ana'], loans['Ana']]).toEqual([120, 150, 0]);
  });

  test('who is all-in is still in the deal and must agree too', () => {
    // Bea is all-in by her ante.
    const { deal } = played({ Ana: 100, Bea: 10, Cai: 500 }, THREE, ['Ana propose 150']);
    expect(asked(deal)).toEqual(['Bea', 'Cai']);
  });

  test('who has folded is not asked', () => {
    const { deal } = played(RICH, THREE, ['Ana pass', 'Bea fold', 'Cai bet 10', 'Ana propose 150']);
    expect(asked(deal)).toEqual(['Cai']);
  });
});

describe('S28 one refuses', () => {
  test('it is off at once and its maker speaks again', () => {
    const { deal, loans } = played(RICH, THREE, ['Ana propose 150', 'Cai refuse']);
    expect([asked(deal), deal.question]).toEqual([['Ana'], { about: 'turn', proposed: true }]);
    expect(total(loans)).toBe(0);
    expect(Object.keys(moves(deal))).toEqual(['pass', 'bet', 'fold', 'all-in']);
    // Bea, who had not answered, has nothing to answer any more.
    const late = ['Ana propose 150', 'Cai refuse', 'Bea accept'];
    expect(refused(RICH, THREE, late)).toEqual([2, 'not-your-turn']);
  });

  test('the clock refuses', () => {
    const { deal, events } = played(RICH, THREE, ['Ana propose 150', 'Bea timeout']);
    expect(events.findLast((event) => event.type === 'answered')).toEqual({
      type: 'answered',
      seat: 1,
      accepts: false,
      timeout: true,
    });
    expect(asked(deal)).toEqual(['Ana']);
  });

  test('once a turn, and again in the next', () => {
    const off = ['Ana propose 150', 'Bea refuse'];
    expect(refused(RICH, THREE, [...off, 'Ana propose 120'])).toEqual([2, 'already-proposed']);
    const { deal } = played(RICH, THREE, [...off, 'Ana pass', 'Bea bet 10', 'Cai call']);
    expect(moves(deal)['propose']).toEqual([91, 490]);
    // Another's refused proposal takes nothing from the next seat: Cai, who has more, could match Bea's.
    const deep = { Ana: 100, Bea: 500, Cai: 700 };
    const bea = played(deep, THREE, [...off, 'Ana pass']).deal;
    expect(moves(bea)['propose']).toEqual([491, 690]);
  });
});

test('S28 a proposal seen by anybody else: the same numbers, no cards', () => {
  const { deal } = played(RICH, THREE, ['Ana propose 150']);
  const view = stud.maskDeal(deal, null);
  expect(stud.legal(view, 1)).toEqual(stud.legal(deal, 1));
  expect(view.question).toEqual({ about: 'proposal', seat: 0, to: 150 });
});
