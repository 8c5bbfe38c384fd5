/** People and bots that ask anything at random. */
import type { Chances } from '@tapete/chance';
import { stud, three, type StudAction } from '@tapete/rules';
import {
  bankerSeat,
  dealSeatOf,
  netsOf,
  paymentsOf,
  ROLES,
  seatOf,
  type BotChoice,
  type Command,
  type DealAction,
  type Table,
} from '../index.ts';
import { decisionOf } from './room.ts';

/** A legal action of the deal's seat. */
function someAction(table: Table, dealSeat: number, chances: Chances): DealAction {
  const deal = table.running!.deal;
  if (deal.game === 'three') {
    return { type: chances.oneOf(three.legal(deal, dealSeat).options).type };
  }
  const { options } = stud.legal(deal, dealSeat);
  // All must accept for a loan: mostly they do.
  if (deal.question?.about === 'proposal')
    return { type: chances.below(8) > 0 ? 'accept' : 'refuse' };
  const calm = options.filter(({ type }) => type !== 'all-in' || chances.below(6) === 0);
  const option = chances.oneOf(calm);
  if (!('min' in option)) return { type: option.type } satisfies StudAction;
  const { type, min } = option;
  return { type, to: min + chances.below(Math.min(option.max - min, 40) + 1) };
}

/** What a seat would ask in its turn, or before a three-card deal. */
function someMove(table: Table, seat: number, chances: Chances): Command {
  const running = table.running;
  const mine = dealSeatOf(table, seat);
  if (running && running.deal.outcome === null) {
    if (mine === null || !running.deal.asked.includes(mine))
      return { type: 'away', away: chances.below(4) === 0 };
    const action = someAction(table, mine, chances);
    return { type: 'act', decision: decisionOf(table), action };
  }
  const { config } = table;
  if (config.game !== 'three' || bankerSeat(table, config) === seat)
    return { type: 'away', away: false };
  const { min } = config.ante;
  return { type: 'post', ante: min + chances.below(6), pairPlus: chances.below(4) };
}

/** A bot that plays, and now and then asks for what it may not have. */
export const someBot =
  (chances: Chances): BotChoice =>
  (table, seat) =>
    chances.below(12) === 0
      ? { type: 'act', decision: 0, action: { type: 'fold' } }
      : someMove(table, seat, chances);

const AMOUNTS = [-1, 0, 1, 2.5, 10, 60, 100, 150, 300, 500, 501];

/** What the host and the banker ask, and others in vain. */
function someLeading(table: Table, chances: Chances): Command {
  const seat = chances.below(table.seats.length);
  const person = chances.oneOf(['host', 'ana', 'bea', 'nobody', 'bot:1']);
  const amount = chances.oneOf([...AMOUNTS, -50]);
  const [payment] = paymentsOf(netsOf(table));
  const { phase, extension } = table.night;
  // Mostly the evening goes on again soon.
  if (phase !== 'playing' && chances.below(4) > 0) {
    if (phase === 'paused') return { type: 'resume' };
    return phase === 'over' && !extension ? { type: 'go-on', minutes: null } : { type: 'begin' };
  }
  return chances.oneOf<Command>([
    { type: 'begin' },
    { type: 'begin' },
    { type: 'pause' },
    { type: 'resume' },
    { type: 'resume' },
    { type: 'last-deal', last: chances.below(2) === 0 },
    { type: 'end' },
    { type: 'end-at', minutes: chances.oneOf([null, 1, 5]) },
    { type: 'go-on', minutes: chances.oneOf([null, 1, 60]) },
    { type: 'hand-over', role: chances.oneOf(ROLES), person },
    { type: 'hand-over', role: 'co-host', person: null },
    { type: 'remove', seat },
    { type: 'configure', config: { ...table.config, buyIn: { min: 100, max: 500 } } },
    { type: 'grant', seat, amount: null },
    { type: 'grant', seat, amount },
    { type: 'deny', seat },
    { type: 'correct', seat, amount, reason: 'x' },
    { type: 'move', from: person, to: 'ana', amount: 10, reason: 'x' },
    { type: 'pay', payment: payment ?? { from: 'ana', to: 'bea', amount: 1 }, paid: true },
    { type: 'pay', payment: payment ?? { from: 'ana', to: 'bea', amount: 1 }, paid: false },
  ]);
}

/** Anything a person may ask, sensible or not. */
export function someCommand(table: Table, person: string, chances: Chances): Command {
  const seat = seatOf(table, person);
  const leads = person === table.host || person === table.night.banker;
  const seldom = table.night.phase === 'playing' ? 8 : 2;
  if (chances.below(leads ? seldom : 30) === 0) return someLeading(table, chances);
  const { extension } = table.night;
  if (seat !== null && extension?.agreed.includes(person) === false) {
    return { type: 'agree', agrees: true };
  }
  if (seat === null) {
    return chances.below(3) > 0
      ? {
          type: 'sit',
          seat: chances.below(table.seats.length),
          amount: chances.oneOf([100, 150, 300]),
        }
      : chances.oneOf<Command>([
          { type: 'stand' },
          { type: 'sit', seat: -1, amount: 100 },
          { type: 'sit', seat: 0, amount: chances.oneOf(AMOUNTS) },
          { type: 'add-bot', seat: null },
          { type: 'remove-bot', seat: chances.below(table.seats.length) },
        ]);
  }
  if (chances.below(4) > 0) return someMove(table, seat, chances);
  return chances.oneOf<Command>([
    { type: 'stand' },
    { type: 'buy', amount: chances.oneOf(AMOUNTS) },
    { type: 'buy', amount: chances.oneOf(AMOUNTS) },
    { type: 'away', away: chances.below(3) === 0 },
    { type: 'agree', agrees: chances.below(2) === 0 },
    { type: 'post', ante: chances.oneOf(AMOUNTS), pairPlus: chances.oneOf(AMOUNTS) },
    { type: 'add-bot', seat: chances.oneOf([null, 0, 3]) },
    { type: 'remove-bot', seat: chances.below(table.seats.length) },
    { type: 'sit', seat: 1, amount: 100 },
    { type: 'act', decision: table.seq, action: { type: 'fold' } },
    { type: 'act', decision: decisionOf(table), action: { type: 'timeout' } },
    { type: 'act', decision: decisionOf(table), action: { type: 'play' } },
    { type: 'act', decision: decisionOf(table), action: { type: 'bet', to: 0.5 } },
  ]);
}
