/** The events of a three-card deal in words. */
import { at, type ThreeDeal, type ThreeEvent } from '@tapete/rules';
import { m } from '../../paraglide/messages.js';
import type { DealEntry } from '../../table/entry.ts';
import { shortCards, signed } from '../../words/format.ts';
import { logLine as line, type LogLine } from '../../words/log-line.ts';
import { threeHandName } from './hand-name.ts';
import { spotName } from './lines.ts';

export function threeLogLines({ event, table }: DealEntry): readonly LogLine[] {
  const deal = table.running?.deal;
  return event.game === 'three' && deal?.game === 'three'
    ? linesOf(event.event, deal, event.number)
    : [];
}

function linesOf(event: ThreeEvent, deal: ThreeDeal, number: number): readonly LogLine[] {
  const name = (seat: number): string => at(deal.seats, seat).name;
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
    case 'showed':
      return line(
        m.log_showed3({
          name: name(event.seat),
          cards: shortCards(event.cards),
          hand: threeHandName(event.cards),
        }),
      );
    case 'settled':
      return [
        ...event.lines.map((each) => ({
          text: m.log_line({
            name: name(each.seat),
            spot: spotName(each),
            amount: signed(each.amount),
          }),
          kind: each.amount > 0 ? ('gain' as const) : ('line' as const),
          seat: each.seat,
        })),
        ...(deal.banker
          ? line(m.log_bank_net({ name: deal.banker.name, amount: signed(deal.bankNet) }))
          : []),
      ];
    case 'asked':
    case 'ended':
      return [];
    default:
      return event satisfies never;
  }
}
