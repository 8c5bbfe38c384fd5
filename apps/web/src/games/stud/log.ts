/** The events of a stud deal in words. */
import {
  at,
  namePack,
  packInPlay,
  type PaidPot,
  type StudDeal,
  type StudEvent,
} from '@tapete/rules';
import { settings } from '../../lib/settings.svelte.ts';
import { m } from '../../paraglide/messages.js';
import type { DealEntry } from '../../table/entry.ts';
import { chips, shortCards } from '../../words/format.ts';
import { logLine as line, type LogLine } from '../../words/log-line.ts';
import { studHandName } from './hand-name.ts';
import { potName } from './results.ts';

export function studLogLines({ event, table }: DealEntry): readonly LogLine[] {
  const deal = table.running?.deal;
  return event.game === 'stud' && deal?.game === 'stud'
    ? linesOf(event.event, deal, event.number)
    : [];
}

function linesOf(event: StudEvent, deal: StudDeal, number: number): readonly LogLine[] {
  const name = (seat: number): string => at(deal.seats, seat).name;
  switch (event.type) {
    case 'started':
      return startedLines(deal, number);
    case 'anted':
      return line(m.log_ante({ n: chips(deal.rules.ante) }), 'quiet');
    case 'dealt': {
      if (!event.up) return line(m.log_hole(), 'quiet');
      const cards = event.cards.map((each) => `${name(each.seat)} ${shortCards([each.card])}`);
      return line(m.log_up({ n: event.street, cards: cards.join(', ') }));
    }
    case 'spoke':
      return line(saidWords(event, name(event.seat)));
    case 'proposed':
      return line(m.log_proposed({ name: name(event.seat), n: chips(event.to) }));
    case 'answered': {
      const who = { name: name(event.seat) };
      return line(event.accepts ? m.log_accepts(who) : m.log_refuses(who));
    }
    case 'lent':
      return line(m.log_lent({ name: name(event.seat), n: chips(event.amount) }));
    case 'repaid':
      return line(m.log_repaid({ name: name(event.seat), n: chips(event.amount) }));
    case 'returned':
      return line(m.log_returned({ name: name(event.seat), n: chips(event.amount) }), 'quiet');
    case 'showed': {
      const { cards } = event.hand;
      return line(
        m.log_showed({
          name: name(event.seat),
          cards: shortCards(cards),
          hand: studHandName(deal, cards),
        }),
      );
    }
    case 'mucked':
      return line(m.log_mucked({ name: name(event.seat) }), 'quiet');
    case 'paid':
      return event.pots.flatMap((pot, i) => wonLines(deal, pot, i, event.pots.length));
    case 'concluded':
      return event.outcome === 'all-passed' ? line(m.log_all_passed(), 'quiet') : [];
    case 'asked':
    case 'declined':
    case 'ended':
      return [];
    default:
      return event satisfies never;
  }
}

/** The deal's number, who deals or, with a croupier (S16), from where the order counts, and what pack it is. */
function startedLines({ rules, seats, dealer }: StudDeal, number: number): readonly LogLine[] {
  const { name } = at(seats, dealer);
  const who = rules.deals === 'croupier' ? m.log_croupier({ name }) : m.log_dealer({ name });
  const pack = packInPlay(rules, seats.length);
  return [
    ...line(m.log_deal({ n: number }), 'head'),
    ...line(who, 'quiet'),
    ...(pack ? line(m.log_pack({ pack: namePack(pack, settings.lang) }), 'quiet') : []),
  ];
}

function saidWords(event: Extract<StudEvent, { type: 'spoke' }>, name: string): string {
  const said = {
    pass: () => m.log_pass({ name }),
    bet: () => m.log_bet({ name, n: chips(event.to) }),
    call: () => m.log_call({ name, n: chips(event.added) }),
    raise: () => m.log_raise({ name, n: chips(event.to) }),
    fold: () => m.log_fold({ name }),
  }[event.said]();
  const more = [event.allIn ? m.log_all_in() : '', event.timeout ? m.log_timeout() : ''];
  return [said, ...more].filter((part) => part !== '').join(' ');
}

/** Who won the pot, the `i`-th of `count`, and how much each. */
function wonLines(deal: StudDeal, pot: PaidPot, i: number, count: number): readonly LogLine[] {
  return pot.winners.flatMap((seat, j) => {
    const won = { name: at(deal.seats, seat).name, n: chips(at(pot.shares, j)) };
    const told = count === 1 ? m.log_won(won) : m.log_pot_won({ ...won, pot: potName(i, count) });
    return line(told, 'gain');
  });
}
