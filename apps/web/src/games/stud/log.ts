/** The events of a stud deal in words. */
import { at, type StudDeal, type StudEvent } from '@tapete/rules';
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
    case 'started': {
      const dealer = name(deal.dealer);
      const who =
        deal.rules.deals === 'croupier'
          ? m.log_croupier({ name: dealer })
          : m.log_dealer({ name: dealer });
      return [...line(m.log_deal({ n: number }), 'head'), ...line(who, 'quiet')];
    }
    case 'anted':
      return line(m.log_ante({ n: chips(deal.rules.ante) }), 'quiet');
    case 'dealt': {
      if (!event.up) return line(m.log_hole(), 'quiet');
      const cards = event.cards.map((each) => `${name(each.seat)} ${shortCards([each.card])}`);
      return line(m.log_up({ n: event.street, cards: cards.join(', ') }));
    }
    case 'spoke': {
      const who = { name: name(event.seat) };
      const said = {
        pass: () => m.log_pass(who),
        bet: () => m.log_bet({ ...who, n: chips(event.to) }),
        call: () => m.log_call({ ...who, n: chips(event.added) }),
        raise: () => m.log_raise({ ...who, n: chips(event.to) }),
        fold: () => m.log_fold(who),
      }[event.said]();
      const more = [event.allIn ? m.log_all_in() : '', event.timeout ? m.log_timeout() : ''];
      return line([said, ...more].filter((part) => part !== '').join(' '));
    }
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
      return event.pots.flatMap((pot, i) =>
        pot.winners.flatMap((seat, j) => {
          const n = chips(at(pot.shares, j));
          if (event.pots.length === 1) return line(m.log_won({ name: name(seat), n }), 'gain');
          return line(
            m.log_pot_won({ pot: potName(i, event.pots.length), name: name(seat), n }),
            'gain',
          );
        }),
      );
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
