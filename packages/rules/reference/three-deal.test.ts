import { describe, expect, it } from 'vitest';
import { RefInputError } from './cards.ts';
import { refThreeDeal } from './three-deal.ts';
import type { ThreeScript } from './three-deal.ts';

/** Alternate order gives Ana K♠ 9♦ 5♣, Bea 4♥ 5♥ 6♥ and the dealer Q♥ 8♥ 3♠. */
const DECK = 'Ks 4h Qh 9d 5h 8h 5c 6h 3s';
const script = (more: Partial<ThreeScript> = {}): ThreeScript => ({
  game: 'three',
  seats: [
    { name: 'Ana', stack: 100, ante: 10, pairPlus: 5 },
    { name: 'Bea', stack: 100, ante: 10 },
  ],
  deck: DECK,
  ...more,
});

describe('refThreeDeal', () => {
  it('T14 T15 alternate: card by card, the dealer last; every bet its own line', () => {
    const answer = refThreeDeal(script({ actions: ['Bea play', 'Ana play'] }));
    expect(answer).toEqual({
      ok: true,
      outcome: 'settled',
      // Ana +10 +10 −5; Bea +10 +10 and the bonus of a straight flush 5 × 10.
      stacks: { Ana: 115, Bea: 170 },
      contributed: { Ana: 25, Bea: 20 },
      returned: { Ana: 0, Bea: 0 },
      pots: [],
      lines: [
        { seat: 'Ana', spot: 'ante', stake: 10, outcome: 'win', amount: 10 },
        { seat: 'Ana', spot: 'play', stake: 10, outcome: 'win', amount: 10 },
        { seat: 'Ana', spot: 'pair-plus', stake: 5, outcome: 'lose', amount: -5 },
        { seat: 'Bea', spot: 'ante', stake: 10, outcome: 'win', amount: 10 },
        { seat: 'Bea', spot: 'play', stake: 10, outcome: 'win', amount: 10 },
        { seat: 'Bea', spot: 'bonus', stake: 10, outcome: 'win', amount: 50 },
      ],
      next: null,
    });
  });

  it('T14 packet: three cards to each in turn', () => {
    // Ana K♠ 4♥ Q♥, Bea 9♦ 5♥ 8♥, the dealer 5♣ 6♥ 3♠, who does not qualify.
    const rules = { dealing: 'packet' } as const;
    const answer = refThreeDeal(script({ rules, actions: ['Ana play', 'Bea play'] }));
    expect(answer).toMatchObject({ stacks: { Ana: 105, Bea: 110 } });
  });

  it('a script may stop early: the first in deal order is next', () => {
    const answer = refThreeDeal(script({ actions: ['Bea play'] }));
    expect(answer).toMatchObject({
      outcome: null,
      stacks: { Ana: 85, Bea: 80 },
      lines: [],
      next: { seat: 'Ana', actions: [{ type: 'play' }, { type: 'fold' }] },
    });
  });

  it('T17 a timeout folds; T10 Pair Plus of a folded hand', () => {
    const seats = [{ name: 'Ana', stack: 100, ante: 10, pairPlus: 5 }];
    const deck = 'Ks Qh Kd 8h 5c 3s';
    const folded = { seats, deck, actions: ['Ana timeout'] };
    expect(refThreeDeal(script(folded))).toMatchObject({ stacks: { Ana: 95 } }); // −10 + 5
    const rules = { foldPairPlus: 'forfeited' } as const;
    expect(refThreeDeal(script({ ...folded, rules }))).toMatchObject({ stacks: { Ana: 85 } });
  });

  it('T9 T16 what cannot be posted is refused before the deal', () => {
    const one = (ante: number, pairPlus: number) =>
      refThreeDeal(script({ seats: [{ name: 'Ana', stack: 100, ante, pairPlus }] }));
    expect(one(0, 5)).toEqual({ ok: false, at: -1, code: 'no-ante' });
    expect(one(48, 5)).toEqual({ ok: false, at: -1, code: 'above-stack' }); // 2 × 48 + 5 = 101
    expect(one(47, 6).ok).toBe(true); // 2 × 47 + 6 = 100
  });

  it('T18 a player’s bank must cover the dearest hands of all posted bets', () => {
    // Ante 10: play 10, ante 10, bonus 50; Pair Plus 5 × 40: 270 for Ana.
    const withBank = (stack: number): ThreeScript =>
      script({
        rules: { bank: 'player' },
        seats: [
          { name: 'Ana', stack: 100, ante: 10, pairPlus: 5 },
          { name: 'Zoe', stack },
        ],
        deck: 'Ks Qh 9d 8h 5c 3s',
        actions: ['Ana play'],
      });
    expect(refThreeDeal(withBank(269))).toEqual({ ok: false, at: -1, code: 'bank-short' });
    // Ana wins 10 + 10 and loses 5: Zoe pays 15.
    expect(refThreeDeal(withBank(270))).toMatchObject({ stacks: { Ana: 115, Zoe: 255 } });
  });

  it('refusals: decided already, over, not in the deal, a pack that runs out', () => {
    const at = (actions: string[]) => refThreeDeal(script({ actions }));
    expect(at(['Ana play', 'Ana fold'])).toEqual({ ok: false, at: 1, code: 'not-your-turn' });
    expect(at(['Ana play', 'Bea fold', 'Ana play'])).toEqual({
      ok: false,
      at: 2,
      code: 'deal-over',
    });
    const seats = [
      { name: 'Ana', stack: 100, ante: 10 },
      { name: 'Bea', stack: 100 },
    ];
    expect(refThreeDeal(script({ seats, actions: ['Bea play'] }))).toEqual({
      ok: false,
      at: 0,
      code: 'not-in-deal',
    });
    expect(refThreeDeal(script({ deck: 'Ks 4h Qh 9d 5h 8h 5c 6h' }))).toEqual({
      ok: false,
      at: -1,
      code: 'deck-exhausted',
    });
  });

  it('malformed scripts throw', () => {
    expect(() => refThreeDeal(script({ actions: ['Ana bet 5'] }))).toThrow(RefInputError);
    expect(() => refThreeDeal(script({ deck: `${DECK} Ks` }))).toThrow(RefInputError);
    expect(() => refThreeDeal(script({ seats: [{ name: 'Ana', stack: 100 }] }))).toThrow(
      RefInputError,
    );
  });
});
