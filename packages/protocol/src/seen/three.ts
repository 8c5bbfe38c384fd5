/** Three Card Poker as the room tells it. */
import { SPOTS, THREE_CHOICES } from '@tapete/rules';
import { z } from 'zod';
import {
  amount,
  card,
  dealSeat,
  dealtCard,
  list,
  named,
  person,
  seat,
  seen,
  signedChips,
} from './parts.ts';

const toOne = z.number().int().min(0);

export const threeRules = named(
  'ThreeRules',
  z.object({
    anteBonus: z
      .tuple([toOne, toOne, toOne])
      .readonly()
      .describe('To one: straight flush, three of a kind, straight'),
    pairPlus: list(toOne).describe(
      'To one: straight flush, three of a kind, straight, flush, pair; a sixth, leading one is a suited A-K-Q',
    ),
    foldPairPlus: z.enum(THREE_CHOICES.foldPairPlus),
    dealing: z.enum(THREE_CHOICES.dealing),
    bank: z.enum(THREE_CHOICES.bank),
  }),
  'The options of a three-card table',
);

const threeSeat = dealSeat.extend({ ante: amount, pairPlus: amount });
const banker = z.object({ name: z.string(), person, stack: amount, at: seat });
const line = z.object({
  seat,
  spot: z.enum(SPOTS),
  stake: amount,
  outcome: z.enum(['win', 'lose', 'push']),
  amount: signedChips.describe('Net of the stake'),
  rule: z.string().describe('The rule that decided, as `T7`'),
});

export const threeEvent = named(
  'ThreeEvent',
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('started'),
      game: z.literal('three'),
      rules: threeRules,
      seats: list(threeSeat),
      banker: banker.nullable().describe('Null: the house banks'),
      deck: list(card).describe('Empty: nobody sees the pack'),
    }),
    z.object({
      type: z.literal('dealt'),
      cards: list(dealtCard(z.union([seat, z.literal('dealer')]))),
    }),
    z.object({ type: z.literal('asked'), seats: list(seat) }),
    z.object({ type: z.literal('decided'), seat, plays: z.boolean(), timeout: z.boolean() }),
    z.object({ type: z.literal('turned'), cards: list(card), qualifies: z.boolean() }),
    z.object({ type: z.literal('showed'), seat, cards: list(card) }),
    z.object({ type: z.literal('settled'), lines: list(line) }),
    z.object({ type: z.literal('ended'), outcome: z.literal('settled') }),
  ]),
  'What happens in a deal of Three Card Poker, in order',
);

const threeCard = z.object({ card: seen, position: z.number().int().min(0) });

export const threeDeal = named(
  'ThreeDeal',
  z.object({
    game: z.literal('three'),
    seats: list(threeSeat),
    stacks: list(amount),
    asked: list(seat).describe('Seats that must decide now'),
    rules: threeRules,
    banker: banker.nullable().describe('Null: the house banks'),
    bankNet: signedChips,
    deck: list(card).describe('Empty: nobody sees the pack'),
    cards: list(list(threeCard)),
    dealer: list(threeCard),
    plays: list(amount).describe('Play bets put down'),
    decided: list(z.enum(['play', 'fold']).nullable()),
    shown: list(z.boolean()),
    turned: z.boolean(),
    qualifies: z.boolean().nullable(),
    lines: list(line),
    outcome: z.literal('settled').nullable(),
  }),
  'A deal of Three Card Poker as the receiver may see it',
);
