/** A stud deal told line by line, as a player at the table would hear it. */
import {
  describeHand,
  handRules,
  nameHand,
  studOrder,
  type Seen,
  type StudDeal,
  type StudEvent,
} from '@tapete/rules';
import { number, words, type Call } from './io.ts';
import { bold, faint, green, paintCards } from './paint.ts';

/** The hearer has no seat in the deal. */
export const NOBODY = -1;

/** The lines of one event; `deal` is the deal after it, `own` the seat of the hearer, who is spoken to as you. */
export function tellStud(
  call: Call,
  event: StudEvent,
  deal: StudDeal,
  own = NOBODY,
): readonly string[] {
  const say = (es: string, en: string): string => words(call, es, en);
  const name = (seat: number): string => deal.seats[seat]?.name ?? '';
  const chips = (amount: number): string => number(call, amount);
  switch (event.type) {
    case 'started': {
      const stacks = event.seats.map((seat) => `${seat.name} ${chips(seat.stack)}`).join(' · ');
      const dealer = name(event.dealer);
      const deals =
        event.dealer === own
          ? say('Das tú.', 'You deal.')
          : say(`Da ${dealer}.`, `${dealer} deals.`);
      return [bold(`${deals} ${stacks}`, call)];
    }
    case 'anted': {
      const antes = event.amounts.map((amount, seat) => `${name(seat)} ${chips(amount)}`);
      return [`${say('Ante de cada uno', 'Antes')}: ${antes.join(' · ')}`];
    }
    case 'dealt': {
      const cards = event.cards.map(
        ({ seat, card }) => `${name(seat)} ${paintCards([card], call)}`,
      );
      if (!event.up) return [`${say('Tapadas', 'Face down')}: ${cards.join(' · ')}`];
      const title = say(`Ronda ${event.street}`, `Round ${event.street}`);
      return ['', `${bold(title, call)}: ${cards.join(' · ')}`, ...boards(call, deal)];
    }
    case 'asked':
    case 'ended':
      return [];
    case 'concluded':
      return [faint(outcomeWords(call, event.outcome), call)];
    case 'spoke':
      return [`  ${name(event.seat)}: ${spoken(call, event)}`];
    case 'proposed':
      return [
        `  ${name(event.seat)}: ${say(`propongo ${chips(event.to)}, más que mi resto`, `I propose ${chips(event.to)}, above my stack`)}`,
      ];
    case 'answered':
      return [
        `  ${name(event.seat)}: ${event.accepts ? say('acepto', 'I accept') : say('no acepto', 'I refuse')}`,
      ];
    case 'lent':
      return [`  ${lentWords(call, event, event.seat === own ? undefined : name(event.seat))}`];
    case 'declined': {
      const speaks =
        event.seat === own
          ? say('hablas otra vez', 'you speak again')
          : say(`${name(event.seat)} habla otra vez`, `${name(event.seat)} speaks again`);
      return [`  ${say('Sin acuerdo', 'No consent')}: ${speaks}`];
    }
    case 'returned':
      return [`  ${returnedWords(call, event, event.seat === own ? undefined : name(event.seat))}`];
    case 'showed': {
      const hand = handWords(call, deal, event.hand.cards);
      const shows =
        event.seat === own
          ? say('Enseñas', 'You show')
          : say(`${name(event.seat)} enseña`, `${name(event.seat)} shows`);
      return [`  ${shows} ${hand}`];
    }
    case 'mucked':
      return [
        event.seat === own
          ? `  ${say('No enseñas', 'You do not show')}`
          : `  ${say(`${name(event.seat)} no enseña`, `${name(event.seat)} does not show`)}`,
      ];
    case 'paid':
      return event.pots.map((pot) => {
        const shares = pot.winners.map((seat, i) => `${name(seat)} ${chips(pot.shares[i] ?? 0)}`);
        const label = say(`Bote de ${chips(pot.amount)}`, `Pot of ${chips(pot.amount)}`);
        return green(`${label} → ${shares.join(' · ')}`, call);
      });
    default:
      return event satisfies never;
  }
}

interface Moved {
  readonly amount: number;
}

/** To a seat of this name, or to the hearer. */
function lentWords(call: Call, { amount }: Moved, name: string | undefined): string {
  const chips = number(call, amount);
  return name === undefined
    ? words(call, `El banquero te presta ${chips}`, `The banker lends you ${chips}`)
    : words(call, `El banquero presta ${chips} a ${name}`, `The banker lends ${name} ${chips}`);
}

/** To a seat of this name, or to the hearer. */
function returnedWords(call: Call, { amount }: Moved, name: string | undefined): string {
  const chips = number(call, amount);
  return words(
    call,
    `${amount === 1 ? 'Vuelve' : 'Vuelven'} a ${name ?? 'ti'} ${chips} que nadie ha visto`,
    `${chips} that nobody called ${amount === 1 ? 'returns' : 'return'} to ${name ?? 'you'}`,
  );
}

/** What each seat shows, from the second up card on. */
function boards(call: Call, deal: StudDeal): readonly string[] {
  if (deal.street < 2) return [];
  return deal.seats.flatMap((seat, i) => {
    if (deal.folded[i]) return [];
    const cards = (deal.cards[i] ?? []).map((held) => held.card);
    return [`    ${seat.name}: ${paintCards(cards, call)}`];
  });
}

function outcomeWords(call: Call, outcome: NonNullable<StudDeal['outcome']>): string {
  switch (outcome) {
    case 'showdown':
      return words(call, 'Se descubren las cartas.', 'Showdown.');
    case 'all-passed':
      return words(
        call,
        'Pasan todos: gana la mejor jugada hasta aquí.',
        'All pass: the best hand so far wins.',
      );
    case 'last-left':
      return words(call, 'Queda uno solo.', 'One player is left.');
    default:
      return outcome satisfies never;
  }
}

function spoken(call: Call, event: Extract<StudEvent, { type: 'spoke' }>): string {
  const say = (es: string, en: string): string => words(call, es, en);
  const to = number(call, event.to);
  const whole = event.allIn ? say(' (todo el resto)', ' (all-in)') : '';
  const clock = event.timeout ? say(' (por el reloj)', ' (by the clock)') : '';
  switch (event.said) {
    case 'pass':
      return say('paso', 'pass') + clock;
    case 'bet':
      return say(`abro con ${to}`, `bet ${to}`) + whole;
    case 'call':
      return say(`voy, ${to}`, `call, ${to}`) + whole;
    case 'raise':
      return say(`subo a ${to}`, `raise to ${to}`) + whole;
    case 'fold':
      return say('no voy', 'fold') + clock;
    default:
      return event.said satisfies never;
  }
}

/** The cards and what they make, as far as they are known. */
function handWords(call: Call, deal: StudDeal, cards: readonly Seen[]): string {
  const order = studOrder(handRules(deal.rules, deal.seats.length));
  const known = cards.filter((card) => card !== '??');
  if (known.length === 0 || known.length < cards.length) return paintCards(cards, call);
  const hand = describeHand(known, order);
  return `${paintCards(hand.cards, call)}  ${nameHand(hand, call.lang)}`;
}
