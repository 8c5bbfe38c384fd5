/** A three-card deal told line by line. */
import {
  describeHand,
  nameHand,
  threeOrder,
  type Line,
  type Seen,
  type Spot,
  type ThreeDeal,
  type ThreeEvent,
} from '@tapete/rules';
import { number, signed, words, type Call } from './io.ts';
import { bold, green, paintCards } from './paint.ts';

/** The lines of one event; `deal` is the deal after it, `hidden` the seats whose cards the hearer has not seen. */
export function tellThree(
  call: Call,
  event: ThreeEvent,
  deal: ThreeDeal,
  hidden: readonly number[] = [],
): readonly string[] {
  const say = (es: string, en: string): string => words(call, es, en);
  const name = (seat: number): string => deal.seats[seat]?.name ?? '';
  switch (event.type) {
    case 'started':
      return event.seats.map((seat) => {
        const plus = seat.pairPlus > 0 ? `, pair plus ${number(call, seat.pairPlus)}` : '';
        const stack = number(call, seat.stack);
        return bold(`${seat.name} (${stack}): ante ${number(call, seat.ante)}${plus}`, call);
      });
    case 'dealt':
      return deal.cards.map((held, seat) => {
        const cards = held.map(({ card }) => card);
        return `  ${name(seat)}: ${threeWords(call, cards)}`;
      });
    case 'showed':
      // Where the cards were seen as they were dealt, nothing new is said.
      return hidden.includes(event.seat)
        ? [`  ${name(event.seat)}: ${threeWords(call, event.cards)}`]
        : [];
    case 'asked':
    case 'ended':
      return [];
    case 'decided': {
      const clock = event.timeout ? say(' (por el reloj)', ' (by the clock)') : '';
      const stake = number(call, deal.plays[event.seat] ?? 0);
      const said = event.plays ? say(`voy, play ${stake}`, `play ${stake}`) : say('no voy', 'fold');
      return [`  ${name(event.seat)}: ${said}${clock}`];
    }
    case 'turned': {
      const fit = event.qualifies
        ? say('califica', 'qualifies')
        : say('no califica', 'does not qualify');
      return [`${say('Repartidor', 'Dealer')}: ${threeWords(call, event.cards)} — ${fit}`];
    }
    case 'settled':
      return deal.seats.map((seat, i) => {
        const lines = event.lines.filter((line) => line.seat === i);
        const net = lines.reduce((sum, line) => sum + line.amount, 0);
        const parts = lines.map((line) => lineWords(call, line)).join(' · ');
        const total = `${seat.name}: ${signed(call, net)}`;
        return `${net > 0 ? green(total, call) : bold(total, call)}   ${parts}`;
      });
    default:
      return event satisfies never;
  }
}

const SPOT_NAMES: Readonly<Record<Spot, string>> = {
  ante: 'ante',
  play: 'play',
  bonus: 'bonus',
  'pair-plus': 'pair plus',
};

const lineWords = (call: Call, line: Line): string =>
  `${SPOT_NAMES[line.spot]} ${signed(call, line.amount)} (${line.rule})`;

/** The cards and what they make, when all three are known. */
function threeWords(call: Call, cards: readonly Seen[]): string {
  const known = cards.filter((card) => card !== '??');
  if (known.length < 3) return paintCards(cards, call);
  const hand = describeHand(known, threeOrder());
  return `${paintCards(hand.cards, call)}  ${nameHand(hand, call.lang)}`;
}
