/** `tapete play`: a game in the terminal against bots. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openAlone, type Alone } from '@tapete/alone';
import { shuffled } from '@tapete/chance';
import { MOST_CHIPS } from '@tapete/rules';
import { applyTable, gameOf, isRunning, leastStack, seatAt, type TableConfig } from '@tapete/table';
import { botsOf } from '../bot-names.ts';
import { Fault } from '../fault.ts';
import { wholeOption, type Options } from '../flags.ts';
import { readGame, tableOf } from '../games/index.ts';
import { asksHelp, asksQuit } from '../key-words.ts';
import { inputLines } from '../lines.ts';
import {
  ME,
  askAction,
  askBets,
  askBuy,
  farewell,
  myTurn,
  tellEvent,
  type Ask,
  type Playing,
} from '../play-person.ts';
import { expects } from '../texts.ts';
import type { Call, Exit, Run } from '../io.ts';

const BEAT_MS = 600;

export const run: Run = async (call, [text = ''], options): Promise<Exit> => {
  if (call.json) throw new Fault('play', '--json', expects('withoutJson'));
  const game = readGame(text, options);
  const { min, max } = gameOf({ game: text }).seats;
  const seats = wholeOption(options, 'seats', min, max) ?? 4;
  const stack = wholeOption(options, 'stack', 2, MOST_CHIPS / 1000) ?? 1000;
  const config = game.config(options, tableOf(call.texts.play.name, seats, stack));
  const alone = openGame(call, config, options);
  const beatMs = options['fast'] === true || !call.io.outIsTerminal ? 0 : BEAT_MS;
  const leave = (): void => farewell(call, alone.table());
  const onSignal = (): void => {
    call.line();
    leave();
    void Promise.resolve(call.io.taken()).then(() => process.exit(0));
  };
  process.once('SIGINT', onSignal);
  const playing: Playing = { call, game, alone, ask: asking(call), beatMs, bets: null };
  while (await goOn(playing));
  process.off('SIGINT', onSignal);
  leave();
  return 0;
};

const MOST = 2 ** 32;

/** The table with everybody seated; what happens there is told line by line. */
function openGame(call: Call, config: TableConfig, options: Options): Alone {
  const opened = openAlone({
    config,
    person: { person: ME.person, name: call.texts.play.you },
    bots: botsOf(options, 'regular'),
    // The system's chance.
    env: {
      pause: () => 0,
      random: () => randomInt(MOST) / MOST,
      lot: (n) => randomInt(n),
      shuffle: (cards) => shuffled(cards, (n) => randomInt(n)),
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
      await call.io.taken();
      const next = await input.next();
      if (next.done === true) call.line();
      if (next.done === true || asksQuit(next.value.text)) return undefined;
      if (!asksHelp(next.value.text)) return next.value.text;
      for (const line of help) call.line(line);
      call.line(call.texts.play.quitHelp);
    }
  };
}

/** One step of the game, a question or what the table does by itself; false when the person leaves. */
async function goOn(playing: Playing): Promise<boolean> {
  const { call, game, alone, ask, beatMs } = playing;
  const table = alone.table();
  const turn = myTurn(table);
  if (turn !== null) return askAction(playing, turn);
  if (isRunning(table)) {
    await pause(beatMs);
    if (!alone.step()) throw new Error('the deal waits for nobody');
    return true;
  }
  const { stack } = seatAt(table, ME.seat);
  if (stack < leastStack(table.config)) return askBuy(playing);
  if (game.bets !== undefined) {
    const asked = game.bets(call, table.config, stack, playing.bets);
    playing.bets = await askBets(playing, asked);
    if (playing.bets === null) return false;
  } else if (table.running !== null) {
    const { next, nextHelp } = call.texts.play;
    if ((await ask(next, [nextHelp])) === undefined) return false;
  }
  deal(alone);
  return true;
}

/** Lets the table deal. */
function deal(alone: Alone): void {
  const before = alone.table().running?.number ?? 0;
  while ((alone.table().running?.number ?? 0) === before) {
    if (!alone.step()) throw new Error('no deal is due');
  }
}
