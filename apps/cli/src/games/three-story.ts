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
import { fill } from '../texts.ts';
import type { Voice } from '../voice.ts';

/** The lines of one event; `deal` is the deal after it, `own` the seat of the hearer: without one all cards are seen. */
export function tellThree(
  voice: Voice,
  event: ThreeEvent,
  deal: ThreeDeal,
  own: number | null,
): readonly string[] {
  const { texts, number, signed, bold, green } = voice;
  const name = (seat: number): string => deal.seats[seat]?.name ?? '';
  switch (event.type) {
    case 'started':
      return event.seats.map((seat) => {
        const plus = seat.pairPlus > 0 ? `, pair plus ${number(seat.pairPlus)}` : '';
        return bold(`${seat.name} (${number(seat.stack)}): ante ${number(seat.ante)}${plus}`);
      });
    case 'dealt':
      return deal.cards.map((held, seat) => {
        const cards = held.map(({ card }) => card);
        return `  ${name(seat)}: ${threeWords(voice, cards)}`;
      });
    case 'showed':
      // Where the cards were seen as they were dealt, nothing new is said.
      return own === null || event.seat === own
        ? []
        : [`  ${name(event.seat)}: ${threeWords(voice, event.cards)}`];
    case 'asked':
    case 'ended':
      return [];
    case 'decided': {
      const stake = number(deal.plays[event.seat] ?? 0);
      const said = event.plays ? fill(texts.three.plays, { stake }) : texts.three.folds;
      return [`  ${name(event.seat)}: ${said}${event.timeout ? texts.clock : ''}`];
    }
    case 'turned': {
      const fit = event.qualifies ? texts.three.qualifies : texts.three.notQualify;
      return [fill(texts.three.turned, { hand: threeWords(voice, event.cards), fit })];
    }
    case 'settled':
      return deal.seats.map((seat, i) => {
        const lines = event.lines.filter((line) => line.seat === i);
        const net = lines.reduce((sum, line) => sum + line.amount, 0);
        const total = `${seat.name}: ${signed(net)}`;
        const parts = lines.map((line) => lineWords(voice, line)).join(' · ');
        return `${net > 0 ? green(total) : bold(total)}   ${parts}`;
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

const lineWords = ({ signed }: Voice, { spot, amount, rule }: Line): string =>
  `${SPOT_NAMES[spot]} ${signed(amount)} (${rule})`;

/** The cards and what they make, when all three are known. */
function threeWords({ lang, cards }: Voice, held: readonly Seen[]): string {
  const known = held.filter((card) => card !== '??');
  if (known.length < held.length) return cards(held);
  const hand = describeHand(known, threeOrder());
  return `${cards(hand.cards)}  ${nameHand(hand, lang)}`;
}
