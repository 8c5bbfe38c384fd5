/** Deciding: what a person's command brings. Changes nothing. */
import type { Refusal } from '@tapete/rules';
import { applyTable } from './apply.ts';
import { keepBank, type BankCommand } from './bank.ts';
import { addBot } from './bot-seats.ts';
import { checkConfig } from './check-config.ts';
import { isLogFull, setClocks } from './clocks.ts';
import type { Asker, Command, Context } from './command.ts';
import type { TableConfig } from './config.ts';
import { playOn } from './deal.ts';
import { gameOf, playDeal } from './games/index.ts';
import { agree, lead, type HostCommand } from './night-commands.ts';
import type { Message } from './preparing.ts';
import { no, type RefusalCode } from './refusals.ts';
import { decideOn, type Decided, type Run } from './run.ts';
import { buy, leave, refusedBots, setAway, sit } from './seats.ts';
import { dealSeatOf, isBusy, isRunning, seatOf, type Table, type TableEvent } from './table.ts';

/** What brings a deal to its end and a night to its accounts: it may still be asked when the log is full. */
const ENDING: readonly Command['type'][] = ['act', 'prepare', 'stand', 'remove-bot', 'end', 'pay'];

type Refused = Refusal<RefusalCode> | null;

/** Opens a table; refuses as `checkConfig`. */
export function openTable(id: string, config: TableConfig, host: string): Decided {
  const checked = checkConfig(config);
  if (!checked.ok) return checked;
  const opened: TableEvent = { type: 'opened', id, config, host };
  return { ok: true, value: { table: applyTable(undefined, opened), events: [opened] } };
}

/** What a command brings, and the table after it; a refusal has a code of `RefusalCode`. */
export function decide(table: Table, asker: Asker, command: Command, context: Context): Decided {
  if (table.halted) return { ok: false, error: no('halted') };
  if (!ENDING.includes(command.type) && (table.closed || isLogFull(table, context))) {
    return { ok: false, error: no('log-full', { events: table.seq }) };
  }
  return decideOn(table, (run) => {
    const refused = carryOut(run, asker, command, context);
    if (!refused) setClocks(run, table, context);
    return refused;
  });
}

/** Does a command in `run`, or tells why not. */
export function carryOut(
  run: Run,
  asker: Asker,
  command: Command,
  { alike, now }: Pick<Context, 'alike' | 'now'>,
): Refused {
  const { table } = run;
  switch (command.type) {
    case 'sit':
      return sit(run, asker, command, alike);
    case 'add-bot':
      return addBot(run, asker, command.seat, alike);
    case 'remove-bot': {
      const { seat } = command;
      if (table.seats[seat]?.bot !== true) return no('not-a-bot', { seat });
      return refusedBots(table, asker) ?? leave(run, seat);
    }
    case 'begin':
    case 'pause':
    case 'resume':
    case 'last-deal':
    case 'end':
    case 'end-at':
    case 'go-on':
    case 'hand-over':
    case 'remove':
    case 'configure':
      return lead(run, asker, command, now);
    case 'grant':
    case 'deny':
    case 'correct':
    case 'move':
    case 'pay':
      return keepBank(run, asker, command);
    case 'stand':
    case 'buy':
    case 'away':
    case 'post':
    case 'agree':
    case 'prepare':
    case 'act': {
      const seat = seatOf(table, asker.person);
      return seat === null ? no('not-seated') : bySeat(run, seat, command);
    }
    default:
      return command satisfies never;
  }
}

function bySeat(
  run: Run,
  seat: number,
  command: Exclude<Command, { type: 'sit' | 'add-bot' | 'remove-bot' } | HostCommand | BankCommand>,
): Refused {
  switch (command.type) {
    case 'stand':
      return leave(run, seat);
    case 'buy':
      return buy(run, seat, command.amount);
    case 'away':
      return setAway(run, seat, command.away);
    case 'post':
      return post(run, seat, command.ante, command.pairPlus);
    case 'agree':
      return agree(run, seat, command.agrees);
    case 'prepare':
      return prepare(run, seat, command.message);
    case 'act':
      return act(run, seat, command);
    default:
      return command satisfies never;
  }
}

function post(run: Run, seat: number, ante: number, pairPlus: number): Refused {
  const { config } = run.table;
  const game = gameOf(config);
  if (!game.post) return no('not-available');
  if (isBusy(run.table)) return no('deal-running');
  return game.post(run, config, seat, { ante, pairPlus });
}

/** Once each of those that the shuffle waits for. */
function prepare(run: Run, seat: number, message: Message): Refused {
  const awaited = run.table.preparing?.awaits.some(
    (each) => each.seat === seat && each.type === message.type,
  );
  if (awaited !== true) return no('not-preparing', { message: message.type });
  run.emit({ type: 'prepared', seat, message });
  return null;
}

function act(
  run: Run,
  at: number,
  { deal, decision, action }: Extract<Command, { type: 'act' }>,
): Refused {
  const { running } = run.table;
  if (running && deal !== undefined && deal !== running.number) {
    return no('stale-deal', { deal, current: running.number });
  }
  if (!running || !isRunning(run.table)) return no('no-deal');
  const seat = dealSeatOf(run.table, at);
  if (seat === null) return no('not-in-deal');
  if (decision !== running.decision) {
    const current = running.decision === null ? {} : { current: running.decision };
    return no('stale-decision', { decision, ...current });
  }
  if (action.type === 'timeout') return no('not-available', { action: action.type });
  const played = playDeal(running.deal, seat, action);
  if (!played.ok) return played.error;
  playOn(run, running.number, played.value);
  return null;
}
