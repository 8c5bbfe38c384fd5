/** Three-card hands against the dealer's: ante and play (T4–T7, T15, T19). */
import { describe, expect, test } from 'vitest';
import vectors from '../../vectors/three-card.json' with { type: 'json' };
import { pack, type Card } from '../cards.ts';
import { against, nets } from '../testing/three-hand.ts';
import { cardsOf } from '../testing/script-answer.ts';
import { DEFAULT_THREE_RULES } from './three-rules.ts';
import { qualifies, settle } from './three-settle.ts';

const NOT = 'Jd 9h 2s';

describe('T4–T10 the known showdowns', () => {
  const { ante, pairPlus } = vectors.showdowns;

  test.each(vectors.showdowns.vectors)('$player against $dealer: $decision', (known) => {
    const answer = against(known.player, known.dealer, { ante, pairPlus }, known.decision);
    const { ante: won, play = 0, bonus = 0, 'pair-plus': plus = 0 } = nets(answer);
    expect([won, play, bonus]).toEqual([known.ante, known.play, known.bonus]);
    expect(plus).toBe(known.pairPlus ?? known.pairPlusIfLive);
    const net = known.net ?? known.ante + known.pairPlusIfLive;
    expect(answer.stacks['Ana']).toBe(100 + net);
  });
});

describe('T19 the worked example: K♠9♦5♣', () => {
  test('against J♥8♥3♠: the ante pays, the play bet returns', () => {
    const answer = against('Ks 9d 5c', 'Jh 8h 3s');
    expect(answer.lines).toEqual([
      { seat: 'Ana', spot: 'ante', stake: 10, outcome: 'win', amount: 10 },
      { seat: 'Ana', spot: 'play', stake: 10, outcome: 'push', amount: 0 },
    ]);
    expect(answer.stacks).toEqual({ Ana: 110 });
  });

  test('against Q♥8♥3♠: both pay', () => {
    const answer = against('Ks 9d 5c', 'Qh 8h 3s');
    expect(answer.lines).toEqual([
      { seat: 'Ana', spot: 'ante', stake: 10, outcome: 'win', amount: 10 },
      { seat: 'Ana', spot: 'play', stake: 10, outcome: 'win', amount: 10 },
    ]);
    expect(answer.stacks).toEqual({ Ana: 120 });
  });
});

describe('T5 the dealer qualifies', () => {
  test.each([
    ['Qc 3d 2h', true],
    ['Jc Td 8h', false],
    ['Jc Td 9h', true],
    ['Kc 3d 2h', true],
    ['Ac 3d 2h', true],
    ['2c 2d 3h', true],
    ['5c 3c 2c', true],
    ['5c 3d 2h', false],
  ])('%s: %s', (cards, yes) => {
    expect(qualifies(cardsOf(cards))).toBe(yes);
  });

  test('with 15,380 of the 22,100 hands', () => {
    const cards = pack(2);
    let count = 0;
    cards.forEach((a, i) => {
      cards.slice(i + 1).forEach((b, j) => {
        for (const c of cards.slice(i + j + 2)) if (qualifies([a, b, c])) count += 1;
      });
    });
    expect(count).toBe(vectors.qualifyingHands);
  });
});

describe('T6 T7 ante and play', () => {
  test('T6 a dealer who does not qualify pays the ante though his cards are better', () => {
    // J-9-2 beats 7-5-4.
    expect(nets(against('7c 5d 4h', NOT))).toEqual({ ante: 10, play: 0 });
  });

  test.each([
    ['better: both pay', 'Kc 4d 2h', 'Qc 9d 8h', { ante: 10, play: 10 }],
    ['worse: both lose', 'Qc 5d 2h', 'Qd 5h 3s', { ante: -10, play: -10 }],
    ['a tie: both return', 'Qc 5d 3h', 'Qd 5h 3s', { ante: 0, play: 0 }],
  ])('T7 %s', (_, player, dealer, expected) => {
    expect(nets(against(player, dealer))).toEqual(expected);
  });

  test('T7 a tie is a push on both lines, with stakes', () => {
    const { lines, stacks } = against('Qc 5d 3h', 'Qd 5h 3s');
    expect(lines.map(({ stake, outcome }) => [stake, outcome])).toEqual([
      [10, 'push'],
      [10, 'push'],
    ]);
    expect(Object.is(lines[0]?.amount, 0)).toBe(true);
    expect(stacks).toEqual({ Ana: 100 });
  });

  test('T4 a fold loses the ante and has no play line', () => {
    const { lines, stacks } = against('Ac Ad Ah', NOT, {}, 'fold');
    expect(lines).toEqual([{ seat: 'Ana', spot: 'ante', stake: 10, outcome: 'lose', amount: -10 }]);
    expect(stacks).toEqual({ Ana: 90 });
  });
});

describe('T2 T3 where other games pay wrongly', () => {
  const sign = (player: string, dealer: string): number =>
    Math.sign(nets(against(player, dealer))['play']!);

  test.each([
    ['A-2-3 loses to K-Q-J', 'Ac 2d 3h', 'Kc Qd Jh', -1],
    ['A-2-3 loses to 2-3-4', 'Ac 2d 3h', '2c 3c 4d', -1],
    ['A-2-3 is a straight: it beats a flush', 'Ac 2d 3h', 'Ks Js 9s', 1],
    ['Q-K-A is the highest straight', 'Ac Kd Qh', 'Kc Qd Jh', 1],
    ['Q-K-A is not the lowest', 'Ac Kd Qh', '2c 3d 4h', 1],
    ['K-A-2 is no straight: a pair beats it', 'Kc Ad 2h', '2c 2d 3h', -1],
    ['x-x-(x+2) is a pair, no straight', '5c 5d 7h', 'Kc 6c 2c', -1],
    ['a pair by the pair, not by its highest card', '9c 9d 2h', '8c 8d Ah', 1],
    ['a kicker below the pair', '9c 9d 2h', '9h 9s 3c', -1],
    ['a kicker above the pair', '9c 9d Kh', '9h 9s Qc', 1],
    ['high card to the third', 'Kc 9d 3h', 'Kd 9h 2s', 1],
    ['a flush to the third', 'Kc 9c 2c', 'Kd 9d 3d', -1],
    ['three of a kind over a straight', '2c 2d 2h', 'Ac Kd Qh', 1],
    ['a straight over a flush', '4c 3d 2h', 'Ac Kc Jc', 1],
  ])('%s', (_, player, dealer, won) => {
    expect(sign(player, dealer)).toBe(won);
  });
});

describe('T15 lines', () => {
  test('in the order ante, play, bonus, Pair Plus, each with the rule that decided', () => {
    const rules = (action: string, dealer: string) =>
      against('4c 3c 2c', dealer, { pairPlus: 5 }, action).deal.lines.map(({ spot, rule }) => [
        spot,
        rule,
      ]);
    expect(rules('play', 'Qc 9d 8h')).toEqual([
      ['ante', 'T7'],
      ['play', 'T7'],
      ['bonus', 'T8'],
      ['pair-plus', 'T9'],
    ]);
    expect(rules('play', NOT).slice(0, 2)).toEqual([
      ['ante', 'T6'],
      ['play', 'T6'],
    ]);
    expect(rules('fold', NOT)).toEqual([
      ['ante', 'T4'],
      ['pair-plus', 'T10'],
    ]);
  });
});

describe('T5–T7 counts over every dealer’s hand', () => {
  const cards = pack(2);
  const suits = ['c', 'd', 'h', 's'] as const;
  const others = (out: string): readonly string[] => suits.filter((suit) => suit !== out);
  /** Name, ranks as the vectors write them (an ace below the two is 1), the four hands of the class. */
  const hands: readonly (readonly [string, readonly number[], readonly string[]])[] = [
    [
      'three threes',
      [3, 3, 3],
      suits.map((out) =>
        others(out)
          .map((s) => `3${s}`)
          .join(' '),
      ),
    ],
    [
      'three queens',
      [12, 12, 12],
      suits.map((out) =>
        others(out)
          .map((s) => `Q${s}`)
          .join(' '),
      ),
    ],
    ['suited 3-2-A', [3, 2, 1], suits.map((s) => `3${s} 2${s} A${s}`)],
    ['suited Q-J-T', [12, 11, 10], suits.map((s) => `Q${s} J${s} T${s}`)],
    ['suited 6-3-2', [6, 3, 2], suits.map((s) => `6${s} 3${s} 2${s}`)],
  ];

  /** Not qualified, won, tied, lost over the C(49,3) = 18,424 dealers of each hand. */
  function counts(texts: readonly string[]): number[] {
    const sum = [0, 0, 0, 0];
    for (const text of texts) {
      const player = cardsOf(text);
      const rest = cards.filter((card) => !player.includes(card));
      const spread = { seat: 0, ante: 1, pairPlus: 0, plays: true, cards: player };
      rest.forEach((a, i) => {
        rest.slice(i + 1).forEach((b, j) => {
          for (const c of rest.slice(i + j + 2)) {
            const dealer: readonly Card[] = [a, b, c];
            const [, play] = settle(spread, dealer, DEFAULT_THREE_RULES);
            const place =
              play!.rule === 'T6' ? 0 : play!.amount > 0 ? 1 : play!.amount === 0 ? 2 : 3;
            sum[place] = sum[place]! + 1;
          }
        });
      });
    }
    return sum;
  }

  test.each(hands)('%s', (_, ranks, texts) => {
    const known = vectors.classes.find(
      (row) => row[4] === 4 && row.slice(1, 4).join() === ranks.join(),
    );
    // Columns 5…8: not qualified, win, tie, lose over the four hands.
    expect(counts(texts)).toEqual(known!.slice(5, 9));
  });
});
