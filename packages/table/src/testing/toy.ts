/**
 * A third game for tests, as small as a game can be: everybody puts in a stake and gets one closed card, stays or
 * folds in turn, and the highest card of who stays takes all. It knows the house only by the contracts.
 */
import {
  at,
  fillClosed,
  hideClosed,
  ok,
  pack,
  rankIndex,
  refuse,
  type Card,
  type DealBase,
  type DealSeat,
  type DealtCard,
  type Game,
  type NaturalCard,
  type Refusal,
  type Result,
  type Seen,
  type Turn,
} from '@tapete/rules';
import { addGame, NO_TIMERS, readySeats, type CommonConfig, type TableGame } from '../index.ts';

export interface ToyConfig extends CommonConfig {
  readonly game: 'toy';
  readonly stake: number;
}

export interface ToyAction {
  readonly type: 'stay' | 'fold' | 'timeout';
}

type ToyCode = 'not-your-turn' | 'not-available' | 'deck-exhausted';

export type ToyEvent =
  | {
      readonly type: 'started';
      readonly game: 'toy';
      readonly seats: readonly DealSeat[];
      readonly stake: number;
      readonly deck: readonly Card[];
    }
  | { readonly type: 'dealt'; readonly cards: readonly DealtCard<Seen>[] }
  | { readonly type: 'asked'; readonly seats: readonly number[] }
  | {
      readonly type: 'said';
      readonly seat: number;
      readonly stays: boolean;
      readonly timeout: boolean;
    }
  | { readonly type: 'showed'; readonly seat: number; readonly card: Card }
  | { readonly type: 'won'; readonly seat: number; readonly amount: number }
  | { readonly type: 'ended'; readonly outcome: 'highest' };

export interface ToyDeal extends DealBase {
  readonly game: 'toy';
  readonly deck: readonly Card[];
  readonly pot: number;
  readonly stake: number;
  readonly cards: readonly Seen[];
  readonly said: readonly ('stay' | 'fold' | null)[];
  readonly open: readonly boolean[];
  readonly outcome: 'highest' | null;
}

export interface ToyTypes {
  readonly setup: { readonly stake: number };
  readonly seat: DealSeat;
  readonly deal: ToyDeal;
  readonly action: ToyAction;
  readonly event: ToyEvent;
  readonly legal: { readonly options: readonly { readonly type: 'stay' | 'fold' }[] };
  readonly code: ToyCode;
}

type Decided = Result<Turn<ToyDeal, ToyEvent>, Refusal<ToyCode>>;

const put = <T>(values: readonly T[], seat: number, value: T): readonly T[] =>
  values.map((old, i) => (i === seat ? value : old));

function apply(deal: ToyDeal | undefined, event: ToyEvent): ToyDeal {
  if (event.type === 'started') {
    const { seats, stake, deck } = event;
    return {
      game: 'toy',
      seats,
      deck,
      stake,
      stacks: seats.map(({ stack }) => stack - stake),
      pot: seats.length * stake,
      cards: seats.map(() => '??'),
      said: seats.map(() => null),
      open: seats.map(() => false),
      asked: [],
      outcome: null,
    };
  }
  if (!deal) throw new Error(`a deal begins with 'started', not '${event.type}'`);
  switch (event.type) {
    case 'dealt':
      return { ...deal, cards: event.cards.map(({ card }) => card) };
    case 'asked':
      return { ...deal, asked: event.seats };
    case 'said':
      return {
        ...deal,
        asked: [],
        said: put(deal.said, event.seat, event.stays ? 'stay' : 'fold'),
      };
    case 'showed':
      return {
        ...deal,
        cards: put(deal.cards, event.seat, event.card),
        open: put(deal.open, event.seat, true),
      };
    case 'won':
      return {
        ...deal,
        pot: deal.pot - event.amount,
        stacks: put(deal.stacks, event.seat, at(deal.stacks, event.seat) + event.amount),
      };
    case 'ended':
      return { ...deal, asked: [], outcome: event.outcome };
    default:
      return event satisfies never;
  }
}

function turnOf(deal: ToyDeal | undefined, events: readonly ToyEvent[]): Turn<ToyDeal, ToyEvent> {
  const after = events.reduce(apply, deal);
  if (!after) throw new Error('a deal begins with an event');
  return { deal: after, events };
}

function start(
  { stake }: ToyTypes['setup'],
  seats: readonly DealSeat[],
  deck: readonly Card[],
): Decided {
  if (deck.length < seats.length) return refuse('deck-exhausted');
  const cards = seats.map((seat, i) => ({
    seat: i,
    owner: seat.person,
    position: i,
    card: at(deck, i),
  }));
  return ok(
    turnOf(undefined, [
      { type: 'started', game: 'toy', seats, stake, deck },
      { type: 'dealt', cards },
      { type: 'asked', seats: [0] },
    ]),
  );
}

function play(deal: ToyDeal, seat: number, { type }: ToyAction): Decided {
  if (!deal.asked.includes(seat)) return refuse('not-your-turn');
  if (!['stay', 'fold', 'timeout'].includes(type)) return refuse('not-available', { action: type });
  const said: ToyEvent = {
    type: 'said',
    seat,
    stays: type === 'stay',
    timeout: type === 'timeout',
  };
  const after = apply(deal, said);
  const next = after.said.indexOf(null);
  return ok(turnOf(deal, [said, ...(next === -1 ? end(after) : [asks(next)])]));
}

const asks = (seat: number): ToyEvent => ({ type: 'asked', seats: [seat] });

/** Who stays shows; the first of the highest cards takes the pot, the last seat when all have folded. */
function end({ said, cards, seats, pot }: ToyDeal): readonly ToyEvent[] {
  const stays = [...seats.keys()].filter((seat) => said[seat] === 'stay');
  const rank = (seat: number): number => rankIndex(at(cards, seat) as NaturalCard);
  const best = stays.reduce<number | null>(
    (held, seat) => (held === null || rank(seat) > rank(held) ? seat : held),
    null,
  );
  return [
    ...stays.map((seat): ToyEvent => ({ type: 'showed', seat, card: at(cards, seat) as Card })),
    { type: 'won', seat: best ?? seats.length - 1, amount: pot },
    { type: 'ended', outcome: 'highest' },
  ];
}

const toy: Game<ToyTypes> = {
  name: 'toy',
  start,
  play,
  apply,
  mask: (event, viewer) => {
    if (event.type === 'started') return { ...event, deck: [] };
    if (event.type !== 'dealt') return event;
    return { ...event, cards: hideClosed(event.cards, viewer) };
  },
  maskDeal: (deal, viewer) => ({
    ...deal,
    deck: [],
    cards: deal.cards.map((card, seat) =>
      deal.open[seat] === true || deal.seats[seat]?.person === viewer ? card : '??',
    ),
  }),
  fill: (event, known, deck = []) => {
    if (event.type === 'started') return { ...event, deck };
    if (event.type !== 'dealt') return event;
    return { ...event, cards: fillClosed(event.cards, known) };
  },
  // The cards lie in the order of the seats.
  fillDeal: (deal, known) => ({
    ...deal,
    cards: deal.cards.map((card, seat) => (card === '??' ? (known(seat) ?? '??') : card)),
  }),
  legal: (deal, seat) => ({
    options: deal.asked.includes(seat) ? [{ type: 'stay' }, { type: 'fold' }] : [],
  }),
};

export const toyGame: TableGame<ToyTypes, ToyConfig> = {
  game: toy,
  seats: { min: 2, max: 8 },
  checkConfig: () => ok(true),
  leastStack: ({ stake }) => stake,
  isWanted: (table, { stake }) => readySeats(table, stake).length >= 2,
  clocksBetween: (_table, _config, old, { now }) => ({
    ...NO_TIMERS,
    deal: old.deal ?? now + 1000,
  }),
  pauseMs: ({ clock }) => clock.between * 1000,
  dealClockMs: ({ clock }) => clock.between * 1000,
  plan: (table, { stake }) => ({ seats: readySeats(table, stake), dealer: null, byLot: false }),
  pack: () => pack(2),
  setup: (_table, { stake }, { seats }, seatOf) => ({ setup: { stake }, seats: seats.map(seatOf) }),
  onTable: ({ pot }) => pot,
  lentTo: () => 0,
  bank: () => ({ net: 0, seat: null }),
};

/** Makes the toy known to every table of this process. */
export const addToy = (): void => addGame(toyGame);
