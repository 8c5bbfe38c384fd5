/** A stud deal told line by line, as a player at the table would hear it. */
import {
  describeHand,
  nameHand,
  namePack,
  orderOf,
  packInPlay,
  type Seen,
  type Spoken,
  type StudDeal,
  type StudEvent,
  type StudOutcome,
} from '@tapete/rules';
import { fill, type Texts, type Values } from '../texts.ts';
import type { Voice } from '../voice.ts';

/** What is said of an event's seat, to itself or to another. */
type OfSeat = keyof Texts['stud']['toOther'];

/** The lines of one event; `deal` is the deal after it, `own` the seat of the hearer, who is spoken to as you. */
export function tellStud(
  voice: Voice,
  event: StudEvent,
  deal: StudDeal,
  own: number | null,
): readonly string[] {
  const { texts, number, faint, green } = voice;
  const { toSelf, toOther, ...said } = texts.stud;
  const nameOf = (seat: number): string => deal.seats[seat]?.name ?? '';
  const seatLine = (seat: number, text: string): string => `  ${nameOf(seat)}: ${text}`;
  const ofSeat = (key: OfSeat, seat: number, values: Values = {}): string =>
    fill((seat === own ? toSelf : toOther)[key], { ...values, name: nameOf(seat) });
  switch (event.type) {
    case 'started':
      return started(voice, event, ofSeat);
    case 'anted': {
      const antes = event.amounts.map((amount, seat) => `${nameOf(seat)} ${number(amount)}`);
      return [fill(said.anted, { each: antes.join(' · ') })];
    }
    case 'dealt':
      return dealt(voice, event, deal);
    case 'asked':
    case 'ended':
      return [];
    case 'concluded':
      return [faint(outcomesOf(texts)[event.outcome])];
    case 'spoke':
      return [seatLine(event.seat, spoken(voice, event))];
    case 'proposed':
      return [seatLine(event.seat, fill(said.proposed, { to: number(event.to) }))];
    case 'answered':
      return [seatLine(event.seat, event.accepts ? said.accepts : said.refuses)];
    case 'lent':
    case 'repaid':
    case 'returned':
      return [`  ${ofSeat(event.type, event.seat, { amount: number(event.amount) })}`];
    case 'declined':
    case 'mucked':
      return [`  ${ofSeat(event.type, event.seat)}`];
    case 'showed':
      return [
        `  ${ofSeat('showed', event.seat, { hand: handWords(voice, deal, event.hand.cards) })}`,
      ];
    case 'paid':
      return event.pots.map(({ amount, winners, shares }) => {
        const paid = winners.map((seat, i) => `${nameOf(seat)} ${number(shares[i] ?? 0)}`);
        return green(fill(said.pot, { amount: number(amount), shares: paid.join(' · ') }));
      });
    default:
      return event satisfies never;
  }
}

/** Who deals or, with a croupier (S16), from where the order counts; the stacks; and what pack it is. */
function started(
  { texts, lang, number, bold }: Voice,
  { rules, dealer, seats }: Of<'started'>,
  ofSeat: (key: OfSeat, seat: number) => string,
): readonly string[] {
  const stacks = seats.map((seat) => `${seat.name} ${number(seat.stack)}`).join(' · ');
  const who = ofSeat(rules.deals === 'croupier' ? 'croupier' : 'started', dealer);
  const pack = packInPlay(rules, seats.length);
  const line = pack && fill(texts.stud.pack, { pack: namePack(pack, lang) });
  return [bold(`${who} ${stacks}`), ...(line ? [line] : [])];
}

const outcomesOf = (texts: Texts): Readonly<Record<StudOutcome, string>> => texts.stud.outcomes;

type Of<Type> = Extract<StudEvent, { readonly type: Type }>;

/** The cards, and from the second up card on what each seat shows. */
function dealt(
  { texts, bold, cards }: Voice,
  event: Of<'dealt'>,
  deal: StudDeal,
): readonly string[] {
  const names = deal.seats.map(({ name }) => name);
  const each = event.cards.map(({ seat, card }) => `${names[seat]} ${cards([card])}`).join(' · ');
  if (!event.up) return [fill(texts.stud.down, { each })];
  const title = bold(fill(texts.stud.round, { street: event.street }));
  const boards = names.flatMap((name, seat) => {
    const held = deal.folded[seat] || deal.street < 2 ? undefined : deal.cards[seat];
    return held ? [`    ${name}: ${cards(held.map(({ card }) => card))}`] : [];
  });
  return ['', `${title}: ${each}`, ...boards];
}

function spoken({ texts, number }: Voice, { said, to, allIn, timeout }: Of<'spoke'>): string {
  const words: Readonly<Record<Spoken, string>> = texts.stud.spoke;
  // Only chips can be a whole stack, and the clock bets none.
  return `${fill(words[said], { to: number(to) })}${allIn ? texts.allIn : ''}${timeout ? texts.clock : ''}`;
}

/** The cards and what they make, as far as they are known. */
function handWords({ lang, cards }: Voice, deal: StudDeal, held: readonly Seen[]): string {
  const known = held.filter((card) => card !== '??');
  if (known.length === 0 || known.length < held.length) return cards(held);
  const hand = describeHand(known, orderOf(deal));
  return `${cards(hand.cards)}  ${nameHand(hand, lang)}`;
}
