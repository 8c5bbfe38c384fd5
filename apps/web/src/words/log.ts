/** The log in words: what each event says, in the page's language. */
import type { Card, StudDeal, ThreeDeal } from '@tapete/rules';
import { m } from '../paraglide/messages.js';
import { chips, shortCards, signed, studHandName, threeHandName } from './format.ts';
import type { Entry } from '../table/entry.ts';
import { spotName } from './three-lines.ts';

export interface LogLine {
  readonly text: string;
  readonly kind: 'head' | 'line' | 'gain' | 'quiet';
}

const line = (text: string, kind: LogLine['kind'] = 'line'): LogLine[] => [{ text, kind }];

/** The lines of one entry; none for what the table shows anyway. */
export function logLines({ event, before, table }: Entry): readonly LogLine[] {
  const seatName = (seat: number): string => table.seats[seat]?.name ?? '';
  switch (event.type) {
    case 'sat':
      return line(m.log_sat({ name: event.name }), 'quiet');
    case 'bought':
      return line(m.log_bought({ name: seatName(event.seat), n: chips(event.amount) }), 'quiet');
    case 'stood': {
      const name = before.seats[event.seat]?.name ?? '';
      return line(m.log_stood({ name, n: chips(event.amount) }), 'quiet');
    }
    case 'away': {
      const name = seatName(event.seat);
      if (!event.away) return line(m.log_back({ name }), 'quiet');
      return line(event.byClock ? m.log_away_clock({ name }) : m.log_away({ name }), 'quiet');
    }
    case 'posted': {
      const name = seatName(event.seat);
      if (!event.bets) return line(m.log_bet_back({ name }), 'quiet');
      const { ante, pairPlus } = event.bets;
      return line(
        pairPlus > 0
          ? m.log_posted_pp({ name, ante: chips(ante), pp: chips(pairPlus) })
          : m.log_posted({ name, n: chips(ante) }),
      );
    }
    case 'button':
      return event.byLot && table.config.game === 'stud'
        ? line(m.log_dealer_lot({ name: seatName(event.seat) }), 'quiet')
        : [];
    case 'halted':
      return line(m.log_halted());
    case 'deal': {
      const deal = table.running?.deal;
      if (deal?.game === 'stud') return studLines(event.event, deal, event.number);
      return deal ? threeLines(event.event, deal, event.number) : [];
    }
    case 'opened':
    case 'ordered':
    case 'leaving':
    case 'clock':
      return [];
    default:
      return event satisfies never;
  }
}

/** The lines of all entries, in order. */
export const allLogLines = (
  entries: readonly Entry[],
): readonly (LogLine & { readonly key: string })[] =>
  entries.flatMap((entry) =>
    logLines(entry).map((each, i) => ({ ...each, key: `${entry.seq}.${i}` })),
  );

type Inner = Extract<Entry['event'], { type: 'deal' }>['event'];

function studLines(event: Inner, deal: StudDeal, number: number): readonly LogLine[] {
  const name = (seat: number): string => deal.seats[seat]?.name ?? '';
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
      if (!('street' in event)) return [];
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
    case 'returned':
      return line(m.log_returned({ name: name(event.seat), n: chips(event.amount) }), 'quiet');
    case 'showed': {
      if (!('hand' in event)) return [];
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
          const n = chips(pot.shares[j] ?? 0);
          if (event.pots.length === 1) return line(m.log_won({ name: name(seat), n }), 'gain');
          const which =
            i === 0
              ? m.main_pot()
              : event.pots.length === 2
                ? m.side_pot_only()
                : m.side_pot({ n: i });
          return line(m.log_pot_won({ pot: which, name: name(seat), n }), 'gain');
        }),
      );
    case 'concluded':
      return event.outcome === 'all-passed' ? line(m.log_all_passed(), 'quiet') : [];
    default:
      return [];
  }
}

function threeLines(event: Inner, deal: ThreeDeal, number: number): readonly LogLine[] {
  const name = (seat: number): string => deal.seats[seat]?.name ?? '';
  switch (event.type) {
    case 'started':
      return [
        ...line(m.log_deal({ n: number }), 'head'),
        ...(deal.banker ? line(m.log_banks({ name: deal.banker.name }), 'quiet') : []),
      ];
    case 'dealt':
      return line(m.log_three_dealt(), 'quiet');
    case 'decided': {
      const who = { name: name(event.seat) };
      const said = event.plays ? m.log_plays(who) : m.log_folds3(who);
      return line(event.timeout ? `${said} ${m.log_timeout()}` : said);
    }
    case 'turned':
      return line(
        m.log_turned({
          cards: shortCards(event.cards),
          hand: threeHandName(event.cards),
          q: event.qualifies ? m.dealer_qualifies() : m.dealer_not(),
        }),
      );
    case 'showed': {
      if (!('cards' in event)) return [];
      const cards: readonly Card[] = event.cards;
      return line(
        m.log_showed3({
          name: name(event.seat),
          cards: shortCards(cards),
          hand: threeHandName(cards),
        }),
      );
    }
    case 'settled':
      return [
        ...event.lines.map((each) => ({
          text: m.log_line({
            name: name(each.seat),
            spot: spotName(each),
            amount: signed(each.amount),
          }),
          kind: each.amount > 0 ? ('gain' as const) : ('line' as const),
        })),
        ...(deal.banker
          ? line(m.log_bank_net({ name: deal.banker.name, amount: signed(deal.bankNet) }))
          : []),
      ];
    default:
      return [];
  }
}
