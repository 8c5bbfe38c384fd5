/** What a seat shows of a three-card deal, and of the bets before it. */
import { at, type Card, type ThreeDeal } from '@tapete/rules';
import type { Bets } from '@tapete/table';
import { m } from '../../paraglide/messages.js';
import type { TableView } from '../../table/table-view.svelte.ts';
import { chips } from '../../words/format.ts';
import { NO_FACTS, type Said, type SeatFacts } from '../contract.ts';
import { threeHandName } from './hand-name.ts';

const betText = ({ ante, pairPlus }: Bets): string =>
  pairPlus > 0 ? `${chips(ante)}\u00a0· PP ${chips(pairPlus)}` : chips(ante);

export function threeSeat(view: TableView, seat: number): SeatFacts {
  const deal = view.running?.deal;
  if (deal?.game !== 'three') return { ...NO_FACTS, bet: postedBet(view, seat) };
  const isOver = deal.outcome !== null;
  const banks = deal.banker?.at === seat;
  const badge = banks ? { letter: 'B', title: m.bank_badge() } : null;
  const i = view.dealSeat(seat);
  if (i === null) {
    const outcome = banks && isOver ? deal.bankNet : null;
    return { ...NO_FACTS, badge, outcome, bet: postedBet(view, seat) };
  }

  const cards = at(deal.cards, i).map(({ card }) => ({ card, closed: false }));
  const known = cards.map(({ card }) => card).filter((card): card is Card => card !== '??');
  return {
    cards,
    pack: 1,
    folded: at(deal.decided, i) === 'fold',
    outcome: isOver ? netOf(deal, i) : null,
    wins: false,
    hand: known.length === 3 ? threeHandName(known) : '',
    said: saidOf(deal, i),
    bet: isOver ? postedBet(view, seat) : betNow(deal, i),
    badge,
  };
}

/** Chips won or lost by all bets of the seat. */
const netOf = ({ lines }: ThreeDeal, i: number): number =>
  lines.filter((line) => line.seat === i).reduce((sum, line) => sum + line.amount, 0);

function saidOf(deal: ThreeDeal, i: number): Said | null {
  const decided = at(deal.decided, i);
  if (decided === null) return null;
  return decided === 'play'
    ? { text: m.three_plays(), kind: 'call' }
    : { text: m.three_folded(), kind: 'fold' };
}

function betNow(deal: ThreeDeal, i: number): SeatFacts['bet'] {
  const { ante, pairPlus } = at(deal.seats, i);
  return { text: betText({ ante: ante + at(deal.plays, i), pairPlus }) };
}

/** Bets for the next deal. */
function postedBet({ table, isRunning }: TableView, seat: number): SeatFacts['bet'] {
  const bets = table.seats[seat]?.bets;
  return bets && !isRunning ? { text: betText(bets) } : null;
}
