/** A stud deal told line by line, as a player at the table would hear it. */
import {
  describeHand,
  nameHand,
  orderOf,
  type Seen,
  type StudDeal,
  type StudEvent,
  type StudOutcome,
} from '@tapete/rules';
import type { Voice } from '../voice.ts';

/** The lines of one event; `deal` is the deal after it, `own` the seat of the hearer, who is spoken to as you. */
export function tellStud(
  voice: Voice,
  event: StudEvent,
  deal: StudDeal,
  own: number | null,
): readonly string[] {
  const { say, number, bold, faint, green, cards } = voice;
  const nameOf = (seat: number): string => deal.seats[seat]?.name ?? '';
  /** What is said of the event's seat: to itself, or to another. */
  const of = (seat: number, toSelf: string, toOther: string): string =>
    seat === own ? toSelf : toOther;
  switch (event.type) {
    case 'started': {
      const stacks = event.seats.map((seat) => `${seat.name} ${number(seat.stack)}`).join(' · ');
      const name = nameOf(event.dealer);
      const other = say(`Da ${name}.`, `${name} deals.`);
      return [bold(`${of(event.dealer, say('Das tú.', 'You deal.'), other)} ${stacks}`)];
    }
    case 'anted': {
      const antes = event.amounts.map((amount, seat) => `${nameOf(seat)} ${number(amount)}`);
      return [`${say('Ante de cada uno', 'Antes')}: ${antes.join(' · ')}`];
    }
    case 'dealt': {
      const each = event.cards.map(({ seat, card }) => `${nameOf(seat)} ${cards([card])}`);
      if (!event.up) return [`${say('Tapadas', 'Face down')}: ${each.join(' · ')}`];
      const title = say(`Ronda ${event.street}`, `Round ${event.street}`);
      return ['', `${bold(title)}: ${each.join(' · ')}`, ...boards(voice, deal)];
    }
    case 'asked':
    case 'ended':
      return [];
    case 'concluded':
      return [faint(outcomeWords(voice, event.outcome))];
    case 'spoke':
      return [`  ${nameOf(event.seat)}: ${spoken(voice, event)}`];
    case 'proposed': {
      const to = number(event.to);
      const said = say(`propongo ${to}, más que mi resto`, `I propose ${to}, above my stack`);
      return [`  ${nameOf(event.seat)}: ${said}`];
    }
    case 'answered': {
      const said = event.accepts ? say('acepto', 'I accept') : say('no acepto', 'I refuse');
      return [`  ${nameOf(event.seat)}: ${said}`];
    }
    case 'lent':
      return [`  ${lentWords(voice, event, of(event.seat, '', nameOf(event.seat)))}`];
    case 'repaid': {
      const [name, chips] = [nameOf(event.seat), number(event.amount)];
      const other = say(`${name} devuelve ${chips} al banquero`, `${name} pays back ${chips}`);
      const pays = of(
        event.seat,
        say(`Devuelves ${chips} al banquero`, `You pay back ${chips}`),
        other,
      );
      return [`  ${pays}${say('', ' to the banker')}`];
    }
    case 'declined': {
      const name = nameOf(event.seat);
      const other = say(`${name} habla otra vez`, `${name} speaks again`);
      const speaks = of(event.seat, say('hablas otra vez', 'you speak again'), other);
      return [`  ${say('Sin acuerdo', 'No consent')}: ${speaks}`];
    }
    case 'returned':
      return [`  ${returnedWords(voice, event, of(event.seat, '', nameOf(event.seat)))}`];
    case 'showed': {
      const name = nameOf(event.seat);
      const other = say(`${name} enseña`, `${name} shows`);
      const shows = of(event.seat, say('Enseñas', 'You show'), other);
      return [`  ${shows} ${handWords(voice, deal, event.hand.cards)}`];
    }
    case 'mucked': {
      const name = nameOf(event.seat);
      const other = say(`${name} no enseña`, `${name} does not show`);
      return [`  ${of(event.seat, say('No enseñas', 'You do not show'), other)}`];
    }
    case 'paid':
      return event.pots.map((pot) => {
        const shares = pot.winners.map(
          (seat, i) => `${nameOf(seat)} ${number(pot.shares[i] ?? 0)}`,
        );
        const amount = number(pot.amount);
        return green(`${say(`Bote de ${amount}`, `Pot of ${amount}`)} → ${shares.join(' · ')}`);
      });
    default:
      return event satisfies never;
  }
}

interface Moved {
  readonly amount: number;
}

/** To a seat of this name, or without one to the hearer. */
function lentWords({ say, number }: Voice, { amount }: Moved, name: string): string {
  const chips = number(amount);
  return name === ''
    ? say(`El banquero te presta ${chips}`, `The banker lends you ${chips}`)
    : say(`El banquero presta ${chips} a ${name}`, `The banker lends ${name} ${chips}`);
}

/** To a seat of this name, or without one to the hearer. */
function returnedWords({ say, number }: Voice, { amount }: Moved, name: string): string {
  const chips = number(amount);
  const [vuelve, returns] = amount === 1 ? ['Vuelve', 'returns'] : ['Vuelven', 'return'];
  return say(
    `${vuelve} a ${name || 'ti'} ${chips} que nadie ha visto`,
    `${chips} that nobody called ${returns} to ${name || 'you'}`,
  );
}

/** What each seat shows, from the second up card on. */
function boards({ cards }: Voice, deal: StudDeal): readonly string[] {
  if (deal.street < 2) return [];
  return deal.seats.flatMap((seat, i) => {
    const held = deal.folded[i] ? undefined : deal.cards[i];
    return held ? [`    ${seat.name}: ${cards(held.map(({ card }) => card))}`] : [];
  });
}

function outcomeWords({ say }: Voice, outcome: StudOutcome): string {
  switch (outcome) {
    case 'showdown':
      return say('Se descubren las cartas.', 'Showdown.');
    case 'all-passed':
      return say(
        'Pasan todos: gana la mejor jugada hasta aquí.',
        'All pass: the best hand so far wins.',
      );
    case 'last-left':
      return say('Queda uno solo.', 'One player is left.');
    default:
      return outcome satisfies never;
  }
}

function spoken(
  { say, number }: Voice,
  event: Extract<StudEvent, { readonly type: 'spoke' }>,
): string {
  const to = number(event.to);
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
function handWords({ lang, cards }: Voice, deal: StudDeal, held: readonly Seen[]): string {
  const known = held.filter((card) => card !== '??');
  if (known.length === 0 || known.length < held.length) return cards(held);
  const hand = describeHand(known, orderOf(deal));
  return `${cards(hand.cards)}  ${nameHand(hand, lang)}`;
}
