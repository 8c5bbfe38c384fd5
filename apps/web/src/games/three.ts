/** Three Card Poker as the page shows it. */
import { m } from '../paraglide/messages.js';
import { isAlone } from '../table/standing.ts';
import type { TableView } from '../table/table-view.svelte.ts';
import type { PageGame } from './contract.ts';
import { threeHandName } from './three/hand-name.ts';
import { threeHouseRules } from './three/house-rules.ts';
import { threeLogLines } from './three/log.ts';
import { threeSeat } from './three/seat.ts';
import ThreeActions from './three/ThreeActions.svelte';
import ThreeCentre from './three/ThreeCentre.svelte';

export const threeGame: PageGame = {
  handSize: 3,
  isCentreWide: true,
  hasHouse: true,
  Centre: ThreeCentre,
  Actions: ThreeActions,
  form: async () => (await import('./three/ThreeForm.svelte')).default,
  // T18: a player's bank wants somebody who bets against it.
  needsCompany: (config) => config.game === 'three' && config.rules.bank === 'player',
  status: (view) => {
    if (view.isRunning) return m.wait_others();
    const isWaiting = view.table.timers.deal === null;
    return isWaiting && threeGame.needsCompany(view.table.config) && isAlone(view)
      ? m.waiting_players()
      : '';
  },
  notes: (view) => (wentBack(view) ? [m.bet_back()] : []),
  isAtStake: ({ isRunning, myDealSeat }) => isRunning && myDealSeat !== null,
  seat: threeSeat,
  knownHand: (deal, seat) => {
    const cards = (deal.cards[seat] ?? []).flatMap(({ card }) => (card === '??' ? [] : [card]));
    return cards.length === 3 ? threeHandName(cards) : '';
  },
  logLines: threeLogLines,
  drawnByLot: (name) => m.log_banker_lot({ name }),
  houseRules: threeHouseRules,
};

/** My bet went back, by a change of the bank or at my own wish. */
function wentBack({ isRunning, mine, mySeat, entries }: TableView): boolean {
  if (isRunning || mine?.bets) return false;
  const last = entries.findLast(
    ({ event }) => (event.type === 'posted' && event.seat === mySeat) || event.type === 'deal',
  );
  return last?.event.type === 'posted' && last.event.bets === null;
}
