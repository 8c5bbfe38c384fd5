/** `tapete play`: a game in the terminal against bots. */
import { setTimeout as pause } from 'node:timers/promises';
import { openAlone, type Alone } from '@tapete/alone';
import { shuffled } from '@tapete/chance';
import { MOST_CHIPS } from '@tapete/rules';
import {
  applyTable,
  balance,
  chipsOf,
  dealSeatOf,
  isRunning,
  maskDeal,
  maskEvent,
  seatOf,
  type Deal,
  type Table,
  type TableConfig,
  type TableEvent,
} from '@tapete/table';
import type { Exit } from './batch.ts';
import { botsOf } from './bot-names.ts';
import { systemLot, systemRandom } from './chance.ts';
import { Fault } from './fault.ts';
import { readGame } from './games.ts';
import { number, sayLine, signed, words, type Call } from './io.ts';
import { inputLines } from './lines.ts';
import { asksHelp, asksQuit } from './key-words.ts';
import { bold, faint } from './paint.ts';
import {
  ME,
  askAction,
  askBets,
  askBuy,
  mySeat,
  type Ask,
  type Bets,
  type Turn,
} from './play-asks.ts';
import { checkPlayable, checkPlayers } from './refused-rules.ts';
import { refuseFlags, studRulesOf, threeRulesOf, wholeOption, type Options } from './rule-flags.ts';
import { anteLimits } from './simulate-three.ts';
import { tellStud } from './story-stud.ts';
import { tellThree } from './story-three.ts';

export async function runPlay(call: Call, game: string, options: Options): Promise<Exit> {
  if (call.json) {
    throw new Fault('play', '--json', {
      es: 'la orden sin --json: una partida se juega con palabras',
      en: 'the call without --json: a game is played in words',
    });
  }
  const config = configOf(call, game, options);
  const beat = options['fast'] === true || !call.io.outIsTerminal ? 0 : 600;
  const alone = openGame(call, config, options);
  const leave = (): void => farewell(call, alone.table());
  const onSignal = (): void => {
    sayLine(call);
    leave();
    process.exit(0);
  };
  process.once('SIGINT', onSignal);
  const input = inputLines(call.io.input);
  const ask: Ask = async (question, help) => {
    for (;;) {
      call.io.out(`${question} > `);
      const next = await input.next();
      if (next.done === true) sayLine(call);
      if (next.done === true || asksQuit(next.value.text)) return undefined;
      if (!asksHelp(next.value.text)) return next.value.text;
      for (const line of help) sayLine(call, line);
      sayLine(call, words(call, '  salir, quit, q', '  quit, salir, q'));
    }
  };

  const bets: BetsKept = { last: { ante: anteOf(config), pairPlus: 0 } };
  while (await goOn(call, ask, alone, bets, beat));
  process.off('SIGINT', onSignal);
  leave();
  return 0;
}

/** The table with everybody seated; what happens there is told line by line. */
function openGame(call: Call, config: TableConfig, options: Options): Alone {
  const opened = openAlone({
    config,
    person: { ...ME, name: words(call, 'Tú', 'You') },
    bots: botsOf(options, 'regular'),
    env: {
      pause: () => 0,
      random: systemRandom,
      lot: systemLot,
      shuffle: (cards) => shuffled(cards, systemLot),
    },
    heard: (events, before) => {
      let table = before;
      for (const event of events) {
        table = applyTable(table, event);
        for (const line of lines(call, event, table)) sayLine(call, line);
      }
    },
  });
  // The flags have been checked: what is refused here is ours.
  if (!opened.ok) throw new Error(`${opened.error.code} ${JSON.stringify(opened.error.detail)}`);
  return opened.value;
}

interface BetsKept {
  last: Bets;
}

const anteOf = (config: TableConfig): number => (config.game === 'three' ? config.ante.min : 0);

/** One step of the game, a question or what the table does by itself; false when the person leaves. */
async function goOn(
  call: Call,
  ask: Ask,
  alone: Alone,
  bets: BetsKept,
  beat: number,
): Promise<boolean> {
  const table = alone.table();
  const turn = myTurn(table);
  if (turn !== null) return askAction(call, ask, alone, turn);
  if (isRunning(table)) {
    await pause(beat);
    if (!alone.step()) throw new Error('the deal waits for nobody');
    return true;
  }
  if (mySeat(table).stack < Math.max(1, 2 * anteOf(table.config))) return askBuy(call, ask, alone);
  if (table.config.game === 'three') {
    const posted = await askBets(call, ask, alone, bets.last, table.config.ante);
    if (posted === undefined) return false;
    bets.last = posted;
  } else if (table.running !== null) {
    const question = words(call, 'Intro: otra mano  [q] salir', 'Enter: next deal  [q] quit');
    const help = [words(call, '  Intro reparte otra mano.', '  Enter deals the next one.')];
    if ((await ask(question, help)) === undefined) return false;
  }
  deal(alone);
  return true;
}

function configOf(call: Call, gameText: string, options: Options): TableConfig {
  const game = readGame(gameText);
  refuseFlags(
    options,
    game === 'stud' ? ['three'] : ['hand', 'deal'],
    game === 'stud' ? 'three' : 'stud',
  );
  const [least, most] = game === 'stud' ? [2, 8] : [1, 7];
  const seats = wholeOption(options, 'seats', least, most) ?? 4;
  const stack = wholeOption(options, 'stack', 2, MOST_CHIPS / 1000) ?? 1000;
  const common = {
    name: words(call, 'Terminal', 'Terminal'),
    seats,
    buyIn: { min: stack, max: MOST_CHIPS },
    clock: { turn: 600, bets: 600, between: 1 },
  };
  if (game === 'three') {
    return { ...common, game, rules: threeRulesOf(options), ante: anteLimits(stack) };
  }
  const rules = studRulesOf(options);
  checkPlayers(options, seats);
  checkPlayable(options, rules, seats);
  return { ...common, game, rules };
}

/** What is asked of the person now, seen as they see it. */
function myTurn(table: Table): Turn | null {
  const { running } = table;
  if (!running || !isRunning(table)) return null;
  const at = seatOf(table, ME.person);
  const seat = at === null ? null : dealSeatOf(table, at);
  const { decision } = running;
  if (seat === null || decision === null || !running.deal.asked.includes(seat)) return null;
  return { deal: maskDeal(running.deal, ME.person), seat, decision };
}

/** Lets the table deal. */
function deal(alone: Alone): void {
  const before = alone.table().running?.number ?? 0;
  while ((alone.table().running?.number ?? 0) === before) {
    if (!alone.step()) throw new Error('no deal is due');
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
      ? tellStud(call, seen.event as Parameters<typeof tellStud>[1], deal, ownSeat(deal))
      : tellThree(call, seen.event as Parameters<typeof tellThree>[1], deal, othersIn(deal));
  return [...start, ...told];
}

const ownSeat = (deal: Deal): number => deal.seats.findIndex((seat) => seat.person === ME.person);

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
