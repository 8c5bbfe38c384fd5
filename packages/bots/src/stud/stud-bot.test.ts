/** What a stud bot may never do: an illegal word, a look at closed cards, a fold for nothing. */
import { between, lotOf, oneOf, seededRandom, shuffled, type Random } from '@tapete/chance';
import {
  PRESET_NAMES,
  stud,
  studRules,
  type Card,
  type StudDeal,
  type StudRules,
} from '@tapete/rules';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES } from '../bot.ts';
import {
  playStud,
  startStud,
  act,
  shuffledPack,
  viewOf,
  type StudPlayer,
  type Watch,
} from '../testing.ts';
import { studBot } from './stud-bot.ts';
import { studBots } from './stud-bots.ts';

const SEED = 20_260_716;

const VARIANTS: Readonly<Record<string, StudRules>> = {
  ...Object.fromEntries(PRESET_NAMES.map((name) => [name, studRules({}, name)])),
  'auto pack, two jokers': studRules({ deck: 'auto', jokers: 2 }),
  '32 cards, one joker': studRules({ deck: 7, jokers: 1, aceStraights: 'on', figuras: 'pair' }),
  'pot limit': studRules({ maxBet: 'pot', raise: 'last-raise' }, 'literal'),
  'fixed limit, smallest bet 1': studRules({ maxBet: 30, minBet: 1, ante: 3 }, 'moderno'),
};

const players: readonly StudPlayer[] = BOT_NAMES.map((name) => studBots[name].act);

/** Deals of random size and stacks between random bots; a refused action throws. */
function manyDeals(
  rules: StudRules,
  deals: number,
  random: Random,
  watch?: Watch,
  among = players,
): number {
  let decisions = 0;
  for (let i = 0; i < deals; i++) {
    const most = rules.deck === 7 ? 6 : 8;
    const seats = Array.from({ length: between(2, most, random) }, () => oneOf(among, random));
    const stacks = seats.map(() => oneOf([1, 7, 40, 200, 1000, 50_000], random));
    const deal = playStud(rules, seats, stacks, random, (...seen) => {
      decisions++;
      watch?.(...seen);
    });
    // What is won has been lost (loans of S28 are in the stacks).
    const lent = deal.loans.reduce((sum, loan) => sum + loan, 0);
    const brought = stacks.reduce((sum, stack) => sum + stack, 0);
    expect(deal.stacks.reduce((sum, stack) => sum + stack, 0)).toBe(brought + lent);
  }
  return decisions;
}

describe('stud bots', () => {
  // 350 deals under each of eight sets of rules, 2800 in all; those of random bots alone reach every corner of the ranges.
  for (const [name, rules] of Object.entries(VARIANTS)) {
    it(`S24 S25 S26 S27 say only what is legal: ${name} (seed ${SEED})`, () => {
      const random = seededRandom(SEED);
      expect(manyDeals(rules, 300, random, undefined, [studBots.random.act])).toBeGreaterThan(1000);
      expect(manyDeals(rules, 50, random)).toBeGreaterThan(200);
    });
  }

  it(`S24 never fold where they may pass, S28 never propose (seed ${SEED})`, () => {
    const thinking = players.filter((player) => player !== studBots.random.act);
    const random = seededRandom(SEED);
    let passable = 0;
    for (let i = 0; i < 80; i++) {
      const seats = Array.from({ length: between(2, 8, random) }, () => oneOf(thinking, random));
      const stacks = seats.map(() => between(10, 2000, random));
      playStud(studRules(), seats, stacks, random, (view, seat, action) => {
        expect(action.type).not.toBe('propose');
        if (view.bet > 0) return;
        passable++;
        expect(action.type).not.toBe('fold');
      });
    }
    expect(passable).toBeGreaterThan(200);
  });

  it(`decide alike whatever the cards they may not see (seed ${SEED})`, () => {
    const random = seededRandom(SEED);
    let compared = 0;
    for (const name of BOT_NAMES) {
      manyDeals(studRules({ jokers: 1 }), 12, random, (view, seat, _, deal) => {
        const seed = between(1, 1_000_000, random);
        const decide = (seen: StudDeal): unknown =>
          studBots[name].act(seen, seat, seededRandom(seed));
        const decided = decide(view);
        // Even where somebody hands over the whole deal, and with the closed cards dealt differently.
        expect(decide(deal)).toEqual(decided);
        expect(decide(withOtherHoles(deal, seat, random))).toEqual(decided);
        compared++;
      });
    }
    expect(compared).toBeGreaterThan(200);
  });

  it(`take the same numbers of chance at every table (seed ${SEED})`, () => {
    const random = seededRandom(SEED);
    manyDeals(studRules(), 20, random, (view, seat) => {
      let taken = 0;
      studBot(view, seat, () => (taken++, 0.5));
      expect(taken).toBe(3);
    });
  });

  it('throw when nothing is asked of the seat', () => {
    const random = seededRandom(SEED);
    const rules = studRules();
    const deal = startStud(rules, [100, 100, 100], shuffledPack(rules, 3, random));
    const idle = [0, 1, 2].find((seat) => !deal.asked.includes(seat))!;
    for (const name of BOT_NAMES) {
      expect(() => studBots[name].act(viewOf(deal, idle), idle, random)).toThrow();
    }
  });

  it(`S28 answer a proposal: welcome with the better hand, refused with the worse`, () => {
    // Seat 1 with aces against a pair of nothing: kings, and a three, fourth street.
    const accepts = (hole: [Card, Card]): number => {
      const rules = studRules();
      // Dealt seat 0, seat 1 in turn: downs, then four rounds of ups.
      const deck: Card[] = [...hole, 'Ks', 'Ad', '7h', '6c', '4h', '9d', '2s', 'Js'];
      let deal = startStud(rules, [200, 1000], deck);
      for (let street = 1; street < 4; street++) {
        deal = act(deal, deal.asked[0]!, { type: 'bet', to: 10 });
        deal = act(deal, deal.asked[0]!, { type: 'call' });
      }
      if (deal.asked[0] === 1) deal = act(deal, 1, { type: 'pass' });
      deal = act(deal, 0, { type: 'propose', to: 400 });
      expect(stud.legal(deal, 1).options.map(({ type }) => type)).toEqual(['accept', 'refuse']);
      const view = viewOf(deal, 1);
      return Array.from({ length: 100 }, (_, seed) =>
        Number(studBot(view, 1, seededRandom(seed)).type === 'accept'),
      ).reduce((sum, one) => sum + one, 0);
    };
    expect(accepts(['3c', 'Ac'])).toBeGreaterThan(90); // a pair of aces: only kings up can be paired
    expect(accepts(['3c', '5c'])).toBeLessThan(40); // ace high, facing 400 from a king up
  });
});

/** The deal with every closed card of the others, and the pack to come, shuffled among themselves. */
function withOtherHoles(deal: StudDeal, seat: number, random: Random): StudDeal {
  const isClosed = (up: boolean, holder: number): boolean => !up && holder !== seat;
  const places = deal.cards.flatMap((held, holder) =>
    held.filter(({ up }) => isClosed(up, holder)).map(({ position }) => position),
  );
  const from = [...places, ...deal.deck.keys()].filter(
    (position, i, all) =>
      all.indexOf(position) === i && (places.includes(position) || position >= deal.dealt),
  );
  const deck = [...deal.deck];
  for (const [i, card] of shuffled(
    from.map((position) => deck[position]!),
    lotOf(random),
  ).entries()) {
    deck[from[i]!] = card;
  }
  const cards = deal.cards.map((held, holder) =>
    held.map((card) =>
      isClosed(card.up, holder) ? { ...card, card: deck[card.position]! } : card,
    ),
  );
  return { ...deal, deck, cards };
}
