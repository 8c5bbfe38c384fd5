/** Recording: one event onto a three-card deal. Decides nothing. */
import { at, type BySeat } from '../game.ts';
import type { Line, Place, ThreeCard, ThreeDeal, ThreeEvent } from './three-deal.ts';

const put = <T>(values: BySeat<T>, seat: number, value: T): BySeat<T> =>
  values.map((old, i) => (i === seat ? value : old));

function begin(event: Extract<ThreeEvent, { type: 'started' }>): ThreeDeal {
  const all = <T>(value: T): BySeat<T> => event.seats.map(() => value);
  return {
    game: 'three',
    rules: event.rules,
    seats: event.seats,
    banker: event.banker,
    bankNet: 0,
    deck: event.deck,
    stacks: event.seats.map((seat) => seat.stack - seat.ante - seat.pairPlus),
    cards: all([]),
    dealer: [],
    plays: all(0),
    decided: all(null),
    asked: [],
    shown: all(false),
    turned: false,
    qualifies: null,
    lines: [],
    outcome: null,
  };
}

/** Every stake left the stack when it was put down, so what comes back is stake + net; a bonus has no stake of its own. */
const comesBack = (line: Line): number =>
  line.spot === 'bonus' ? line.amount : line.stake + line.amount;

export function applyThree(deal: ThreeDeal | undefined, event: ThreeEvent): ThreeDeal {
  if (event.type === 'started') return begin(event);
  if (deal === undefined) throw new Error(`a deal begins with 'started', not '${event.type}'`);
  switch (event.type) {
    case 'dealt': {
      const held = (place: Place): readonly ThreeCard[] =>
        event.cards
          .filter((dealt) => dealt.seat === place)
          .map(({ card, position }) => ({ card, position }));
      return { ...deal, cards: deal.seats.map((_, seat) => held(seat)), dealer: held('dealer') };
    }
    case 'asked':
      return { ...deal, asked: event.seats };
    case 'decided': {
      const { seat, plays } = event;
      const stake = plays ? at(deal.seats, seat).ante : 0;
      return {
        ...deal,
        asked: deal.asked.filter((each) => each !== seat),
        decided: put(deal.decided, seat, plays ? 'play' : 'fold'),
        plays: put(deal.plays, seat, stake),
        stacks: deal.stacks.map((stack, i) => (i === seat ? stack - stake : stack)),
      };
    }
    case 'turned': {
      const dealer = deal.dealer.map((held, i) => ({ ...held, card: event.cards[i] ?? held.card }));
      return { ...deal, dealer, turned: true, qualifies: event.qualifies };
    }
    case 'showed': {
      const held = at(deal.cards, event.seat);
      const open = held.map((each, i) => ({ ...each, card: event.cards[i] ?? each.card }));
      return {
        ...deal,
        cards: put(deal.cards, event.seat, open),
        shown: put(deal.shown, event.seat, true),
      };
    }
    case 'settled': {
      const of = (seat: number): readonly Line[] =>
        event.lines.filter((line) => line.seat === seat);
      return {
        ...deal,
        lines: event.lines,
        stacks: deal.stacks.map((stack, seat) =>
          of(seat).reduce((sum, line) => sum + comesBack(line), stack),
        ),
        bankNet: event.lines.reduce((sum, line) => sum - line.amount, 0),
      };
    }
    case 'ended':
      return { ...deal, asked: [], outcome: event.outcome };
    default:
      return event satisfies never;
  }
}
