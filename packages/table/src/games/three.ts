/** Three-card at a table: bets are posted before the cards, against the house or a player who banks (T18). */
import {
  MOST_STAKE,
  checkBets,
  largestPayout,
  ok,
  pack,
  refuse,
  three,
  type Refusal,
  type ThreeTypes,
} from '@tapete/rules';
import { badConfig, within, type ThreeConfig } from '../config.ts';
import { isQuick } from '../pace.ts';
import type { Recorder } from '../recorder.ts';
import { no, type RefusalCode } from '../refusals.ts';
import { isHuman, NO_TIMERS, seatAt, type Bets, type Table } from '../table.ts';
import type { TableGame } from './contract.ts';
import {
  bankCover,
  bankerSeat,
  bettors,
  giveBetsBack,
  hasBet,
  leastThreeStack,
  settleBank,
} from './three-bank.ts';

/** Everybody who can has posted: no need to wait for the clock, ms. */
const ALL_POSTED_MS = 800;

/** T14: against a player's bank dealing begins at his left. */
const fromLeftOf = (banker: number | null, seats: readonly number[]): readonly number[] =>
  banker === null
    ? seats
    : [...seats.filter((seat) => seat > banker), ...seats.filter((seat) => seat < banker)];

/** Bots that have yet to bet. */
const botsToPost = (table: Table, config: ThreeConfig): readonly number[] =>
  bettors(table, config).filter((i) => !isHuman(table, i) && !hasBet(table, i));

export const threeGame: TableGame<ThreeTypes, ThreeConfig> = {
  game: three,
  seats: { min: 1, max: 7 },
  checkConfig: ({ ante, buyIn, rules }) => {
    // T16: the smallest buy-in must cover the smallest ante and its play bet.
    const most = Math.floor(buyIn.min / 2);
    if (!within(ante.min, 1, most)) {
      return badConfig('ante.min', ante.min, { min: 1, max: most });
    }
    if (!within(ante.max, ante.min, MOST_STAKE)) {
      return badConfig('ante.max', ante.max, { min: ante.min, max: MOST_STAKE });
    }
    if (rules.bank === 'player') {
      const least = largestPayout([{ ante: ante.min, pairPlus: 0 }], rules);
      if (buyIn.max < least) return refuse('bank-not-covered', { needed: least, stack: buyIn.max });
    }
    return ok(true);
  },

  leastStack: leastThreeStack,
  isWanted: (table, config) => {
    const banker = bankerSeat(table, config);
    const humanBank = banker !== null && isHuman(table, banker);
    // A person's bets, or a person's bank against bots that will bet: nobody waits for a person who has not.
    return bettors(table, config).some((i) => (isHuman(table, i) ? hasBet(table, i) : humanBank));
  },
  clocksBetween: (table, config, old, { now, pause }) => {
    const bot = botsToPost(table, config).length > 0 ? (old.bot ?? now + pause()) : null;
    const late = old.deal ?? now + config.clock.bets * 1000;
    const all = bettors(table, config).every((i) => hasBet(table, i));
    const deal = all ? Math.min(late, now + (isQuick(table) ? 0 : ALL_POSTED_MS)) : late;
    return { ...NO_TIMERS, bot, deal };
  },
  // The next deal waits for new bets.
  pauseMs: () => null,
  dealClockMs: ({ clock }) => clock.bets * 1000,

  post,
  botsToPost,
  // T18: the bank does not cover what it wished; the least it does, or this bot would not be waited for.
  postInstead: ({ ante }, refused) =>
    refused.code === 'bank-not-covered' ? { type: 'post', ante: ante.min, pairPlus: 0 } : null,
  settleBetween: settleBank,

  plan: (table, config) => {
    const dealer = bankerSeat(table, config);
    const betting = bettors(table, config).filter((seat) => hasBet(table, seat));
    return { seats: fromLeftOf(dealer, betting), dealer, byLot: false };
  },
  pack: () => pack(2),
  setup: (table, { rules }, { seats, dealer }, seatOf) => ({
    setup: { rules, banker: dealer === null ? null : seatOf(dealer) },
    seats: seats.map((i) => {
      const { bets } = seatAt(table, i);
      if (!bets) throw new Error(`the seat ${i} has posted no bets`);
      return { ...seatOf(i), ...bets };
    }),
  }),

  onTable: (deal) => {
    if (deal.lines.length > 0) return 0;
    const bets = deal.seats.reduce((sum, { ante, pairPlus }) => sum + ante + pairPlus, 0);
    return deal.plays.reduce((sum, play) => sum + play, bets);
  },
  lentTo: () => 0,
  bank: (deal) => ({ net: deal.bankNet, seat: deal.banker?.at ?? null }),
};

/** Bets of a seat for the next deal; an ante of 0 takes them back. */
function post(
  to: Recorder,
  config: ThreeConfig,
  seat: number,
  bets: Bets,
): Refusal<RefusalCode> | null {
  const { ante, pairPlus } = bets;
  // Betting brings a seat back, and who is back may be the next to bank.
  if (seatAt(to.table, seat).away && ante > 0) {
    to.emit({ type: 'away', seat, away: false, byClock: false });
  }
  const { table } = to;
  const { name, stack } = seatAt(table, seat);
  if (bankerSeat(table, config) === seat) return no('banker-bets-nothing');
  if (ante === 0 && pairPlus === 0) {
    giveBetsBack(to, [seat]);
    return null;
  }
  const checked = checkBets({ name, stack, ...bets });
  if (!checked.ok) return checked.error;
  if (ante < config.ante.min || ante > config.ante.max) {
    return no('bad-ante', { seat: name, ante, ...config.ante });
  }
  const cover = bankCover(table, config, bets, seat);
  if (cover !== null && cover.needed > cover.stack) return no('bank-not-covered', { ...cover });
  to.emit({ type: 'posted', seat, bets });
  return null;
}
