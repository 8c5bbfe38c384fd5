/** Five-card stud as the room tells it. */
import { MOST_CHIPS, STUD_CHOICES } from '@tapete/rules';
import { z } from 'zod';
import { whole } from '../fields.ts';
import { amount, card, category, dealSeat, dealtCard, list, named, seat, seen } from './parts.ts';

export const studRules = named(
  'StudRules',
  z.object({
    deck: z.literal([...STUD_CHOICES.deck]),
    jokers: z.literal([...STUD_CHOICES.jokers]),
    figuras: z.enum(STUD_CHOICES.figuras),
    flushOverFull: z.enum(STUD_CHOICES.flushOverFull),
    aceLow: z.enum(STUD_CHOICES.aceLow),
    aceStraights: z.enum(STUD_CHOICES.aceStraights),
    raise: z.enum(STUD_CHOICES.raise),
    allPass: z.enum(STUD_CHOICES.allPass),
    exceed: z.enum(STUD_CHOICES.exceed),
    showdown: z.enum(STUD_CHOICES.showdown),
    folded: z.enum(STUD_CHOICES.folded),
    packs: z.literal([...STUD_CHOICES.packs]),
    deals: z.enum(STUD_CHOICES.deals),
    ante: whole({ min: 0, max: MOST_CHIPS }),
    minBet: whole({ min: 1, max: MOST_CHIPS }),
    maxBet: z.union([z.enum(['stack', 'pot']), whole({ min: 1, max: MOST_CHIPS })]),
  }),
  'The options of a stud table',
);

const outcome = z.enum(['showdown', 'all-passed', 'last-left']);
const shownHand = z.object({ cards: list(card), category, value: z.number().int() });
const paidPot = z.object({
  amount,
  seats: list(seat),
  winners: list(seat),
  shares: list(amount).describe('What each winner takes, in the order of `winners`'),
});

export const studEvent = named(
  'StudEvent',
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('started'),
      game: z.literal('stud'),
      rules: studRules,
      seats: list(dealSeat),
      dealer: seat,
      deck: list(card).describe('Empty: nobody sees the pack'),
    }),
    z.object({ type: z.literal('anted'), amounts: list(amount) }),
    z.object({
      type: z.literal('dealt'),
      street: z.number().int().describe('1…4'),
      up: z.boolean(),
      cards: list(dealtCard(seat)),
      opener: seat.nullable().describe('The seat whose exposed hand speaks first'),
    }),
    z.object({
      type: z.literal('asked'),
      seats: list(seat),
      about: z.enum(['turn', 'proposal']),
    }),
    z.object({
      type: z.literal('spoke'),
      seat,
      said: z.enum(['pass', 'bet', 'call', 'raise', 'fold']),
      to: amount.describe('The seat’s total for the street'),
      added: amount,
      allIn: z.boolean(),
      timeout: z.boolean().describe('The clock spoke'),
    }),
    z.object({ type: z.literal('proposed'), seat, to: amount }),
    z.object({ type: z.literal('answered'), seat, accepts: z.boolean(), timeout: z.boolean() }),
    z.object({ type: z.literal('lent'), seat, amount }),
    z.object({ type: z.literal('declined'), seat }),
    z.object({ type: z.literal('returned'), seat, amount }),
    z.object({ type: z.literal('repaid'), seat, amount }),
    z.object({ type: z.literal('concluded'), outcome }),
    z.object({ type: z.literal('showed'), seat, hand: shownHand }),
    z.object({ type: z.literal('mucked'), seat }),
    z.object({ type: z.literal('paid'), pots: list(paidPot) }),
    z.object({ type: z.literal('ended'), outcome }),
  ]),
  'What happens in a deal of stud, in order',
);

const studCard = z.object({ card: seen, up: z.boolean(), position: z.number().int().min(0) });

export const studDeal = named(
  'StudDeal',
  z.object({
    game: z.literal('stud'),
    seats: list(dealSeat),
    stacks: list(amount),
    asked: list(seat).describe('Seats that must decide now'),
    rules: studRules,
    dealer: seat,
    deck: list(card).describe('Empty: nobody sees the pack'),
    dealt: z.number().int(),
    street: z.number().int().describe('0 before the first up card, then 1…4'),
    cards: list(list(studCard)),
    contributed: list(amount),
    inStreet: list(amount).describe('Chips put in this street, the ante not counted'),
    returned: list(amount),
    loans: list(amount),
    folded: list(z.boolean()),
    spoken: list(z.boolean()),
    acted: list(z.boolean()),
    bet: amount.describe('The highest total of the street; 0: nobody has opened'),
    step: amount,
    opener: seat.nullable(),
    aggressor: seat.nullable(),
    lastSpoke: seat.nullable(),
    question: z
      .discriminatedUnion('about', [
        z.object({ about: z.literal('turn'), proposed: z.boolean() }),
        z.object({ about: z.literal('proposal'), seat, to: amount }),
      ])
      .nullable(),
    shown: list(shownHand.nullable()),
    mucked: list(z.boolean()),
    pots: list(paidPot),
    outcome: outcome.nullable(),
  }),
  'A deal of stud as the receiver may see it',
);
