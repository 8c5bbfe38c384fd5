/** Deciding: what a person's command brings. Changes nothing. */
import { checkBets, ok, refuse, type Refusal, type Result } from '@tapete/rules';
import { imbalance } from './accounts.ts';
import { applyTable } from './apply.ts';
import type { Asker, Command, Context } from './command.ts';
import { checkConfig, type TableConfig } from './config.ts';
import { arm, bankCover, bankerSeat, emit, emitDeal, type Run } from './cycle.ts';
import { playDeal, type DealAction } from './games.ts';
import {
  dealSeatOf,
  isInDeal,
  isRunning,
  seatOf,
  type Table,
  type TableEvent,
  type TableSeat,
} from './table.ts';

type Decided = Result<readonly TableEvent[], Refusal>;

/** Opens a table; refuses as `checkConfig`. */
export function openTable(id: string, config: TableConfig, host: string): Decided {
  const checked = checkConfig(config);
  return checked.ok ? ok([{ type: 'opened', id, config, host }]) : checked;
}

/** Events folded; a table whose sum of accounts fails is halted with its last event. */
export function record(
  table: Table | undefined,
  events: readonly TableEvent[],
): { readonly table: Table; readonly events: readonly TableEvent[] } {
  let after = table;
  const recorded: TableEvent[] = [];
  for (const event of events) {
    after = applyTable(after, event);
    recorded.push(event);
    const wrong = after.halted ? 0 : imbalance(after);
    if (wrong !== 0) {
      const halted: TableEvent = { type: 'halted', imbalance: wrong };
      recorded.push(halted);
      after = applyTable(after, halted);
      break;
    }
  }
  if (after === undefined) throw new Error('a table begins with an event');
  return { table: after, events: recorded };
}

/** What a command brings; a refusal has a code of `TABLE_REFUSALS` or of the game. */
export function decide(table: Table, asker: Asker, command: Command, context: Context): Decided {
  if (table.halted) return refuse('halted');
  const run: Run = { table, events: [] };
  const refused = carryOut(run, asker, command);
  if (refused) return { ok: false, error: refused };
  arm(run, table, context);
  return ok(run.events);
}

const no = (code: string, detail: Refusal['detail'] = {}): Refusal => ({ code, detail });

/** Does a command in `run`, or tells why not. */
export function carryOut(run: Run, asker: Asker, command: Command): Refusal | null {
  const { table } = run;
  switch (command.type) {
    case 'sit':
      return sit(run, asker, command.seat, command.amount);
    case 'add-bot':
      return addBot(run, asker, command.seat);
    case 'remove-bot': {
      const { seat } = command;
      if (!table.seats[seat]?.bot) return no('not-a-bot', { seat });
      return mayManage(table, asker) ? leave(run, seat) : no('not-seated');
    }
    case 'stand':
    case 'buy':
    case 'away':
    case 'post':
    case 'act': {
      const i = seatOf(table, asker.person);
      const seat = table.seats[i];
      return seat ? seated(run, i, seat, command) : no('not-seated');
    }
    default:
      return command satisfies never;
  }
}

function seated(
  run: Run,
  i: number,
  seat: TableSeat,
  command: Exclude<Command, { type: 'sit' | 'add-bot' | 'remove-bot' }>,
): Refusal | null {
  switch (command.type) {
    case 'stand':
      return leave(run, i);
    case 'buy':
      return buy(run, i, seat, command.amount);
    case 'away':
      if (seat.away !== command.away) {
        emit(run, { type: 'away', seat: i, away: command.away, byClock: false });
        if (command.away && seat.bets && !isInDeal(run.table, i)) {
          emit(run, { type: 'posted', seat: i, bets: null });
        }
      }
      return null;
    case 'post':
      return post(run, i, seat, command.ante, command.pairPlus);
    case 'act':
      return act(run, i, command.decision, command.action);
    default:
      return command satisfies never;
  }
}

const isWhole = (amount: number, least: number, most: number): boolean =>
  Number.isInteger(amount) && amount >= least && amount <= most;

function sit(run: Run, asker: Asker, seat: number, amount: number): Refusal | null {
  const { table } = run;
  if (seatOf(table, asker.person) !== -1) return no('already-seated');
  if (!isWhole(seat, 0, table.seats.length - 1)) return no('no-such-seat', { seat });
  if (table.seats[seat]) return no('seat-taken', { seat });
  const { min, max } = table.config.buyIn;
  if (!isWhole(amount, min, max)) return no('bad-amount', { amount, min, max });
  const name = nameHere(table, asker);
  emit(run, { type: 'sat', seat, person: asker.person, name, bot: false });
  emit(run, { type: 'bought', seat, amount });
  return null;
}

/** A second Ana is Ana 2 at this table: seats, deals and accounts tell people apart by name. */
function nameHere({ accounts }: Table, { person, name }: Asker): string {
  // Who sits or has sat has an account.
  const others = Object.entries(accounts).filter(([id]) => id !== person);
  const taken = others.map(([, account]) => account.name.toLowerCase());
  let [tried, number] = [name, 1];
  while (taken.includes(tried.toLowerCase())) tried = `${name} ${++number}`;
  return tried;
}

/** The host and whoever sits may call bots and send them away. */
const mayManage = (table: Table, asker: Asker): boolean =>
  table.host === asker.person || seatOf(table, asker.person) !== -1;

const BOT_NAMES = ['Lola', 'Paco', 'Nieves', 'Tomás', 'Remedios', 'Curro', 'Pilar', 'Anselmo'];

function addBot(run: Run, asker: Asker, wanted: number | null): Refusal | null {
  const { table } = run;
  if (!mayManage(table, asker)) return no('not-seated');
  const seat = wanted ?? table.seats.findIndex((each) => each === null);
  if (seat === -1) return no('table-full', { seats: table.seats.length });
  if (!isWhole(seat, 0, table.seats.length - 1)) return no('no-such-seat', { seat });
  if (table.seats[seat]) return no('seat-taken', { seat });
  const taken = table.seats.map((each) => each?.name);
  const names = [...BOT_NAMES.keys()].map((i) => BOT_NAMES[(table.bots + i) % BOT_NAMES.length]);
  const name = names.find((each) => !taken.includes(each)) ?? `Bot ${table.bots + 1}`;
  emit(run, { type: 'sat', seat, person: `bot:${table.bots + 1}`, name, bot: true });
  emit(run, { type: 'bought', seat, amount: table.config.buyIn.min });
  return null;
}

/** In a deal a seat leaves at its end; until then the clock speaks for it at once. */
function leave(run: Run, i: number): Refusal | null {
  const seat = run.table.seats[i];
  if (isPlaying(run.table, i)) emit(run, { type: 'leaving', seat: i });
  else emit(run, { type: 'stood', seat: i, amount: seat?.stack ?? 0 });
  return null;
}

/** Its chips are at stake in the running deal, as a seat of it or as its bank. */
const isPlaying = (table: Table, i: number): boolean => isInDeal(table, i) || isBanking(table, i);

const isBanking = (table: Table, i: number): boolean =>
  isRunning(table) && table.running?.deal.game === 'three' && table.running.deal.banker?.at === i;

function buy(run: Run, i: number, seat: TableSeat, amount: number): Refusal | null {
  const { max } = run.table.config.buyIn;
  const waits = isPlaying(run.table, i);
  // During a deal the maximum is checked again when the chips are brought.
  const most = waits ? max : max - seat.stack;
  if (!isWhole(amount, waits ? 0 : 1, most)) {
    return no('bad-amount', { amount, min: waits ? 0 : 1, max: Math.max(0, most) });
  }
  emit(run, waits ? { type: 'ordered', seat: i, amount } : { type: 'bought', seat: i, amount });
  return null;
}

function post(
  run: Run,
  i: number,
  seat: TableSeat,
  ante: number,
  pairPlus: number,
): Refusal | null {
  const { config } = run.table;
  if (config.game !== 'three') return no('not-available');
  if (isRunning(run.table)) return no('deal-running');
  // Betting brings a seat back, and who is back may be the next to bank.
  if (seat.away && ante > 0) emit(run, { type: 'away', seat: i, away: false, byClock: false });
  const { table } = run;
  if (bankerSeat(table) === i) return no('banker-bets-nothing');
  if (ante === 0 && pairPlus === 0) {
    if (seat.bets) emit(run, { type: 'posted', seat: i, bets: null });
    return null;
  }
  const checked = checkBets({ name: seat.name, stack: seat.stack, ante, pairPlus });
  if (!checked.ok) return checked.error;
  if (ante < config.ante.min || ante > config.ante.max) {
    return no('bad-ante', { seat: seat.name, ante, ...config.ante });
  }
  const cover = bankCover(table, i, { ante, pairPlus });
  if (cover !== null && cover.needed > cover.stack) return no('bank-not-covered', cover);
  emit(run, { type: 'posted', seat: i, bets: { ante, pairPlus } });
  return null;
}

function act(run: Run, i: number, decision: number, action: DealAction): Refusal | null {
  const { running } = run.table;
  if (!running || !isRunning(run.table)) return no('no-deal');
  const seat = dealSeatOf(run.table, i);
  if (seat === -1) return no('not-in-deal');
  if (decision !== running.decision) {
    return no('stale-decision', { decision, current: running.decision });
  }
  if (action.type === 'timeout') return no('not-available', { action: action.type });
  const played = playDeal(running.deal, seat, action);
  if (!played.ok) return played.error;
  emitDeal(run, running.number, played.value);
  return null;
}
