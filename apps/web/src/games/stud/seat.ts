/** What a seat shows of a stud deal. */
import { at, type Card, type StudDeal } from '@tapete/rules';
import { m } from '../../paraglide/messages.js';
import type { TableView } from '../../table/table-view.svelte.ts';
import { chips } from '../../words/format.ts';
import { NO_FACTS, type Said, type SeatFacts } from '../contract.ts';
import { studHandName } from './hand-name.ts';
import { lastSaid } from './last-said.ts';

/** What a seat has won of the pots. */
const wonBy = (deal: StudDeal, seat: number): number =>
  deal.pots.reduce((sum, { winners, shares }) => {
    const nth = winners.indexOf(seat);
    return nth === -1 ? sum : sum + at(shares, nth);
  }, 0);

export function studSeat(view: TableView, seat: number): SeatFacts {
  const { running, table } = view;
  if (running?.deal.game !== 'stud') return NO_FACTS;
  const { deal, number } = running;
  const badge = table.button === seat ? buttonBadge(deal) : null;
  const i = view.dealSeat(seat);
  if (i === null) return { ...NO_FACTS, badge };

  const isMine = seat === view.mySeat;
  const isOver = deal.outcome !== null;
  const folded = at(deal.folded, i);
  const shown = at(deal.shown, i);
  const isHidden = folded && !isMine && deal.rules.folded === 'hidden';
  const cards = at(deal.cards, i).map((held) => ({
    card: isHidden ? ('??' as const) : held.card,
    closed: !held.up && held.card !== '??' && !shown,
  }));
  const known = cards.map(({ card }) => card).filter((card): card is Card => card !== '??');
  const isNamed = shown !== null || (isMine && !folded && known.length >= 2);
  const won = isOver ? wonBy(deal, i) : 0;
  const put = isOver ? 0 : at(deal.inStreet, i);
  return {
    cards,
    pack: deal.rules.packs === 2 && number % 2 === 0 ? 2 : 1,
    folded,
    outcome: won > 0 ? won : null,
    wins: won > 0 && shown !== null,
    hand: isNamed ? studHandName(deal, known) : '',
    said: saidNow(view, deal, number, i),
    bet: put > 0 ? { text: chips(put), title: m.in_round({ n: chips(put) }) } : null,
    badge,
  };
}

/** With a croupier (S16) nobody deals: the mark stands where the order is counted from. */
const buttonBadge = ({ rules }: StudDeal): SeatFacts['badge'] =>
  rules.deals === 'croupier'
    ? { letter: '●', title: m.croupier_badge() }
    : { letter: 'D', title: m.dealer_badge() };

function saidNow(view: TableView, deal: StudDeal, number: number, i: number): Said | null {
  const isOver = deal.outcome !== null;
  const said = isOver ? null : lastSaid(view.entries, number, i);
  if (said) return said;
  if (at(deal.folded, i)) return { text: m.folded_word(), kind: 'fold' };
  const isAllIn = !isOver && at(deal.stacks, i) === 0;
  return isAllIn ? { text: m.all_in_badge(), kind: 'all-in' } : null;
}
