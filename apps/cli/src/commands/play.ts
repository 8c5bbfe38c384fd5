/** `tapete play`: a game in the terminal against bots. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openAlone, type Alone } from '@tapete/alone';
import { shuffled } from '@tapete/chance';
import { MOST_CHIPS } from '@tapete/rules';
import { applyTable, isRunning, leastStack, type Bets, type TableConfig } from '@tapete/table';
import { botsOf } from '../bot-names.ts';
import { Fault } from '../fault.ts';
import { wholeOption, type Options } from '../flags.ts';
import { readGame, type AnyCliGame } from '../games/index.ts';
import { asksHelp, asksQuit } from '../key-words.ts';
import { inputLines } from '../lines.ts';
import { askAction, askBets, askBuy, mySeat, type Ask } from '../play-asks.ts';
import { ME, farewell, myTurn, tellEvent } from '../play-story.ts';
import type { Call, Exit, Run } from '../io.ts';

const BEAT_MS = 600;

export const run: Run = async (call, [text = ''], options): Promise<Exit> => {
  if (call.json) {
    throw new Fault('play', '--json', {
      es: 'la orden sin --json: una partida se juega con palabras',
      en: 'the call without --json: a game is played in words',
    });
  }
  const game = readGame(text, options);
  const config = configOf(call, game, options);
  const alone = openGame(call, config, options);
  const beat = options['fast'] === true || !call.io.outIsTerminal ? 0 : BEAT_MS;
  const leave = (): void => {
    farewell(call, alone.table());
  };
  const onSignal = (): void => {
    call.line();
    leave();
    process.exit(0);
  };
  process.once('SIGINT', onSignal);
  const playing: Playing = { call, game, alone, ask: asking(call), beat, bets: null };
  while (await goOn(playing));
  process.off('SIGINT', onSignal);
  leave();
  return 0;
};

/** The system's chance. */
const lot = (n: number): number => randomInt(n);
const MOST = 2 ** 32;

/** The table with everybody seated; what happens there is told line by line. */
function openGame(call: Call, config: TableConfig, options: Options): Alone {
  const opened = openAlone({
    config,
    person: { ...ME, name: call.say('Tú', 'You') },
    bots: botsOf(options, 'regular'),
    env: {
      pause: () => 0,
      random: () => lot(MOST) / MOST,
      lot,
      shuffle: (cards) => shuffled(cards, lot),
    },
    heard: (events, before) => {
      let table = before;
      for (const event of events) {
        table = applyTable(table, event);
        for (const line of tellEvent(call, event, table)) call.line(line);
      }
    },
  });
  // The flags have been checked: what is refused here is ours.
  if (!opened.ok) throw new Error(`${opened.error.code} ${JSON.stringify(opened.error.detail)}`);
  return opened.value;
}

/** Asks on the terminal; help is given as often as it is asked for. */
function asking(call: Call): Ask {
  const input = inputLines(call.io.input);
  return async (question, help) => {
    for (;;) {
      call.io.out(`${question} > `);
      const next = await input.next();
      if (next.done === true) call.line();
      if (next.done === true || asksQuit(next.value.text)) return undefined;
      if (!asksHelp(next.value.text)) return next.value.text;
      for (const line of help) call.line(line);
      call.line(call.say('  salir, quit, q', '  quit, salir, q'));
    }
  };
}

interface Playing {
  readonly call: Call;
  readonly game: AnyCliGame;
  readonly alone: Alone;
  readonly ask: Ask;
  /** Between the bots' moves, ms. */
  readonly beat: number;
  /** Of the deal before, in games that have bets. */
  bets: Bets | null;
}

/** One step of the game, a question or what the table does by itself; false when the person leaves. */
async function goOn(playing: Playing): Promise<boolean> {
  const { call, game, alone, ask, beat } = playing;
  const table = alone.table();
  const turn = myTurn(table);
  if (turn !== null) return askAction(call, game, ask, alone, turn);
  if (isRunning(table)) {
    await pause(beat);
    if (!alone.step()) throw new Error('the deal waits for nobody');
    return true;
  }
  if (mySeat(table).stack < leastStack(table.config)) return askBuy(call, ask, alone);
  if (game.bets !== undefined) {
    const asked = game.bets(call, table.config, mySeat(table).stack, playing.bets);
    playing.bets = await askBets(call, asked, ask, alone);
    if (playing.bets === null) return false;
  } else if (table.running !== null) {
    const question = call.say('Intro: otra mano  [q] salir', 'Enter: next deal  [q] quit');
    const help = call.say('  Intro reparte otra mano.', '  Enter deals the next one.');
    if ((await ask(question, [help])) === undefined) return false;
  }
  deal(alone);
  return true;
}

function configOf(call: Call, game: AnyCliGame, options: Options): TableConfig {
  const { min, max } = game.seats;
  const seats = wholeOption(options, 'seats', min, max) ?? 4;
  const stack = wholeOption(options, 'stack', 2, MOST_CHIPS / 1000) ?? 1000;
  return game.config(options, {
    name: call.say('Terminal', 'Terminal'),
    seats,
    buyIn: { min: stack, max: MOST_CHIPS },
    clock: { turn: 600, bets: 600, between: 1 },
  });
}

/** Lets the table deal. */
function deal(alone: Alone): void {
  const before = alone.table().running?.number ?? 0;
  while ((alone.table().running?.number ?? 0) === before) {
    if (!alone.step()) throw new Error('no deal is due');
  }
}
