/** Spanish five-card stud as the page shows it. */
import { at, proposalOf, type StudDeal, type StudEvent } from '@tapete/rules';
import { m } from '../paraglide/messages.js';
import { isAlone, isTooRich } from '../table/standing.ts';
import type { DealEntry, Entry } from '../table/entry.ts';
import type { TableView } from '../table/table-view.svelte.ts';
import { chips } from '../words/format.ts';
import type { PageGame } from './contract.ts';
import { studHandName } from './stud/hand-name.ts';
import { studHouseRules } from './stud/house-rules.ts';
import { studLogLines } from './stud/log.ts';
import { studSeat } from './stud/seat.ts';
import StudActions from './stud/StudActions.svelte';
import StudCentre from './stud/StudCentre.svelte';

export const studGame: PageGame = {
  handSize: 5,
  isCentreWide: false,
  hasHouse: false,
  Centre: StudCentre,
  Actions: StudActions,
  form: async () => (await import('./stud/StudForm.svelte')).default,
  needsCompany: () => true,
  status: (view) => {
    const deal = view.running?.deal;
    if (deal?.game === 'stud' && view.isRunning) return whoseTurn(deal);
    if (view.table.timers.deal !== null) return m.next_deal();
    return isAlone(view) || isReady(view) ? m.waiting_players() : '';
  },
  notes: refusedProposal,
  isAtStake: ({ running, isRunning, myDealSeat }) =>
    isRunning &&
    running?.deal.game === 'stud' &&
    myDealSeat !== null &&
    !at(running.deal.folded, myDealSeat),
  seat: studSeat,
  knownHand: (deal, seat) => {
    if (deal.game !== 'stud') return '';
    const cards = at(deal.cards, seat).flatMap(({ card }) => (card === '??' ? [] : [card]));
    return cards.length < 2 ? '' : studHandName(deal, cards);
  },
  logLines: studLogLines,
  drawnByLot: (name, { game, rules }) =>
    game === 'stud' && rules.deals === 'croupier'
      ? m.log_croupier_lot({ name })
      : m.log_dealer_lot({ name }),
  houseRules: studHouseRules,
};

function whoseTurn(deal: StudDeal): string {
  const proposal = proposalOf(deal);
  if (proposal) {
    const { name } = at(deal.seats, proposal.seat);
    return m.turn_answers({ name, n: chips(proposal.to) });
  }
  const [asked] = deal.asked;
  return asked !== undefined && deal.asked.length === 1
    ? m.turn_of({ name: at(deal.seats, asked).name })
    : m.wait_others();
}

/** I could be dealt in. */
const isReady = (view: TableView): boolean =>
  view.mine !== null && view.mine.stack > 0 && !isTooRich(view) && !view.mine.away;

/** The events of a turn: the newest of them says whether a proposal has just been refused. */
const OF_A_TURN: readonly StudEvent['type'][] = ['answered', 'spoke', 'proposed', 'dealt'];

const isOfATurn = ({ event }: Entry): boolean =>
  event.type === 'deal' && event.game === 'stud' && OF_A_TURN.includes(event.event.type);

/** Who has just refused my proposal, while it is still my turn. */
function refusedProposal({ isAsked, entries }: TableView): readonly string[] {
  if (!isAsked) return [];
  const last = entries.findLast((entry): entry is DealEntry => isOfATurn(entry));
  const event = last?.event.event;
  const refused = event?.type === 'answered' && !event.accepts;
  return last && refused ? studLogLines(last).map(({ text }) => text) : [];
}
