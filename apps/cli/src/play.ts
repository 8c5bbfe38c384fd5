/** `tapete play`: a game in the terminal against bots. */
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_CHIPS } from '@tapete/rules';
import {
  balance,
  chipsOf,
  dealSeatOf,
  isRunning,
  maskDeal,
  maskEvent,
  openTable,
  seatOf,
  type Deal,
  type Table,
  type TableConfig,
  type TableEvent,
} from '@tapete/table';
import type { Exit } from './batch.ts';
import { botsOf } from './bot-names.ts';
import { Fault } from './fault.ts';
import { readGame } from './games.ts';
import { number, sayLine, signed, words, type Call } from './io.ts';
import { studKey, studKeys, threeKey, threeKeys } from './keys.ts';
import { inputLines } from './lines.ts';
import { bold, faint } from './paint.ts';
import { openRoom, type Room } from './play-room.ts';
import { sayCode, sayRefusal } from './refusals.ts';
import { refuseFlags, studRulesOf, threeRulesOf, wholeOption, type Options } from './rule-flags.ts';
import { anteLimits } from './simulate-three.ts';
import { tellStud } from './story-stud.ts';
import { tellThree } from './story-three.ts';

const ME = { person: 'me' };

/** Reads one line after a question; undefined when the input has ended or the player leaves. */
type Ask = (question: string) => Promise<string | undefined>;

export async function runPlay(call: Call, game: string, options: Options): Promise<Exit> {
  const config = configOf(call, game, options);
  const opened = openTable('play', config, ME.person);
  if (!opened.ok) {
    const { code, detail } = opened.error;
    const token = 'key' in detail ? `${detail['key']} ${detail['value']}` : code;
    throw new Fault(game, token, { es: sayCode(code, 'es'), en: sayCode(code, 'en') });
  }
  const bots = botsOf(options, 'regular');
  const beat = options['fast'] === true || !call.io.outIsTerminal ? 0 : 600;
  const name = words(call, 'Tú', 'You');
  let lastBets = config.game === 'three' ? { ante: config.ante.min, pairPlus: 0 } : undefined;
  const room = openRoom(opened.value, { ...ME, name }, bots, (event, table) => {
    for (const line of lines(call, event, table)) sayLine(call, line);
  });
  must(room.ask({ type: 'sit', seat: 0, amount: config.buyIn.min }));
  for (let seat = 1; seat < config.seats; seat++) must(room.ask({ type: 'add-bot', seat }));

  const leave = (): void => farewell(call, room.table());
  const onSignal = (): void => {
    sayLine(call);
    leave();
    process.exit(0);
  };
  process.once('SIGINT', onSignal);
  const input = inputLines(call.io.input);
  const ask: Ask = async (question) => {
    call.io.out(`${question} > `);
    const next = await input.next();
    if (next.done === true) sayLine(call);
    const text = next.done === true ? 'q' : next.value.text;
    return /^\s*q\s*$/i.test(text) ? undefined : text;
  };

  for (;;) {
    const turn = myTurn(room.table());
    let stays = true;
    if (turn !== null) stays = await act(call, ask, room, turn);
    else if (isRunning(room.table())) {
      await pause(beat);
      if (!room.step()) throw new Error('the deal waits for nobody');
    } else {
      const { stack } = mySeat(room.table());
      if (stack < (config.game === 'three' ? 2 * config.ante.min : 1))
        stays = await buy(call, ask, room);
      else if (config.game === 'three') {
        const bets = await askBets(call, ask, room, lastBets);
        if (bets !== undefined) lastBets = bets;
        stays = bets !== undefined && deal(room);
      } else {
        const again = (room.table().running?.number ?? 0) > 0;
        if (again)
          stays =
            (await ask(
              words(call, 'Intro: otra mano  [q] salir', 'Enter: next deal  [q] quit'),
            )) !== undefined;
        if (stays) deal(room);
      }
    }
    if (!stays) break;
  }
  process.off('SIGINT', onSignal);
  leave();
  return 0;
}

function must(refused: ReturnType<Room['ask']>): void {
  if (refused) throw new Error(refused.code);
}

function configOf(call: Call, gameText: string, options: Options): TableConfig {
  const game = readGame(gameText);
  refuseFlags(
    options,
    game === 'stud' ? ['three'] : ['hand', 'deal'],
    game === 'stud' ? 'three' : 'stud',
  );
  const seats = wholeOption(options, 'seats', 2, game === 'stud' ? 8 : 7) ?? 4;
  const stack = wholeOption(options, 'stack', 2, MOST_CHIPS / 1000) ?? 1000;
  const common = {
    name: words(call, 'Terminal', 'Terminal'),
    seats,
    buyIn: { min: stack, max: MOST_CHIPS },
    clock: { turn: 600, bets: 600, between: 1 },
  };
  return game === 'stud'
    ? { ...common, game, rules: studRulesOf(options) }
    : { ...common, game, rules: threeRulesOf(options), ante: anteLimits(stack) };
}

function mySeat(table: Table): { readonly stack: number } {
  const seat = table.seats[seatOf(table, ME.person)];
  if (!seat) throw new Error('the player has no seat');
  return seat;
}

interface Turn {
  readonly deal: Deal;
  readonly seat: number;
  readonly decision: number;
}

/** What is asked of the person now, seen as they see it. */
function myTurn(table: Table): Turn | null {
  const { running } = table;
  if (!running || !isRunning(table)) return null;
  const seat = dealSeatOf(table, seatOf(table, ME.person));
  if (!running.deal.asked.includes(seat)) return null;
  return { deal: maskDeal(running.deal, ME.person), seat, decision: running.decision };
}

async function act(
  call: Call,
  ask: Ask,
  room: Room,
  { deal, seat, decision }: Turn,
): Promise<boolean> {
  const stack = number(call, deal.stacks[seat] ?? 0);
  const pot = deal.game === 'stud' ? deal.contributed.reduce((sum, chips) => sum + chips, 0) : 0;
  const state = words(call, `resto ${stack}`, `stack ${stack}`);
  const keys =
    deal.game === 'stud'
      ? `${faint(`${state} · ${words(call, 'bote', 'pot')} ${number(call, pot)}`, call)}\n${studKeys(call, deal, seat)}`
      : `${faint(state, call)}\n${threeKeys(call, deal.seats[seat]?.ante ?? 0)}`;
  for (;;) {
    const text = await ask(keys);
    if (text === undefined) return false;
    const action =
      deal.game === 'stud' ? studKey(call.lang, text, deal, seat) : threeKey(call.lang, text);
    if (action === undefined) {
      sayLine(
        call,
        words(
          call,
          'No entiendo: una letra de la lista y, si hace falta, un número.',
          'One letter of the list, and a number where it takes one.',
        ),
      );
      continue;
    }
    const refused = room.ask({ type: 'act', decision, action });
    if (refused === null) return true;
    sayLine(call, sayRefusal(refused, call.lang));
  }
}

/** Lets the table deal; true, so that the game goes on. */
function deal(room: Room): boolean {
  const before = room.table().running?.number ?? 0;
  while ((room.table().running?.number ?? 0) === before) {
    if (!room.step()) throw new Error('no deal is due');
  }
  return true;
}

async function buy(call: Call, ask: Ask, room: Room): Promise<boolean> {
  const { min } = room.table().config.buyIn;
  const text = await ask(
    words(
      call,
      `Sin fichas. Intro: comprar ${number(call, min)}  [q] salir`,
      `Out of chips. Enter: buy ${number(call, min)}  [q] quit`,
    ),
  );
  if (text === undefined) return false;
  must(room.ask({ type: 'buy', amount: min }));
  return true;
}

interface Bets {
  readonly ante: number;
  readonly pairPlus: number;
}

async function askBets(
  call: Call,
  ask: Ask,
  room: Room,
  last: Bets | undefined,
): Promise<Bets | undefined> {
  const { stack } = mySeat(room.table());
  const state = words(call, `resto ${number(call, stack)}`, `stack ${number(call, stack)}`);
  const usual = last ?? { ante: 1, pairPlus: 0 };
  for (;;) {
    sayLine(call);
    const text = await ask(
      `${faint(state, call)}\n${words(call, 'Ante y pair plus', 'Ante and pair plus')} [${usual.ante} ${usual.pairPlus}]  [q] ${words(call, 'salir', 'quit')}`,
    );
    if (text === undefined) return undefined;
    const match = /^\s*(?:(\d{1,10})(?:\s+(\d{1,10}))?)?\s*$/.exec(text);
    if (!match) {
      sayLine(
        call,
        words(call, 'Uno o dos números: 10, o 10 5.', 'One or two numbers: 10, or 10 5.'),
      );
      continue;
    }
    const bets =
      match[1] === undefined ? usual : { ante: Number(match[1]), pairPlus: Number(match[2] ?? 0) };
    const refused = room.ask({ type: 'post', ...bets });
    if (refused === null) return bets;
    sayLine(call, sayRefusal(refused, call.lang));
  }
}

/** An event of the table as the person hears it. */
function lines(call: Call, event: TableEvent, table: Table): readonly string[] {
  const seen = maskEvent(event, ME.person);
  const running = table.running;
  if (seen.type === 'bought' && seen.seat !== 0 && running !== null) {
    return [
      faint(
        words(
          call,
          `${table.seats[seen.seat]?.name} compra ${number(call, seen.amount)}`,
          `${table.seats[seen.seat]?.name} buys ${number(call, seen.amount)}`,
        ),
        call,
      ),
    ];
  }
  if (seen.type !== 'deal' || running === null) return [];
  const deal = maskDeal(running.deal, ME.person);
  const start =
    seen.event.type === 'started'
      ? ['', bold(`— ${words(call, 'Mano', 'Deal')} ${seen.number} —`, call)]
      : [];
  // The event is of the game of its own deal.
  const told =
    deal.game === 'stud'
      ? tellStud(call, seen.event as Parameters<typeof tellStud>[1], deal)
      : tellThree(call, seen.event as Parameters<typeof tellThree>[1], deal, othersIn(deal));
  return [...start, ...told];
}

const othersIn = (deal: Deal): readonly number[] =>
  [...deal.seats.keys()].filter((seat) => deal.seats[seat]?.person !== ME.person);

function farewell(call: Call, table: Table): void {
  const chips = number(call, chipsOf(table, ME.person));
  const net = signed(call, balance(table, ME.person));
  sayLine(
    call,
    words(
      call,
      `Te levantas con ${chips} (${net}). Hasta otra.`,
      `You leave with ${chips} (${net}). Until next time.`,
    ),
  );
}
