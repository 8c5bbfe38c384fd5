/** A bot's move: it sees the table as its person may see it, nothing else. */
import { studBot, threeBets, threeBot } from '@tapete/bots';
import {
  dealSeatOf,
  isRunning,
  maskTable,
  type BotChoice,
  type Command,
  type Table,
} from '@tapete/table';

/** `random`: numbers 0 ≤ x < 1. A bot that fails is reported, and the table goes on as if it had not answered. */
export const makeBots =
  (random: () => number, onError: (error: unknown) => void): BotChoice =>
  (table, seat) => {
    const view = maskTable(table, table.seats[seat]?.person ?? null);
    const posts = !isRunning(view);
    const decision = view.running?.decision ?? 0;
    try {
      return posts ? bets(view, seat, random) : move(view, seat, random);
    } catch (error) {
      onError(error);
      if (posts) return { type: 'post', ante: 0, pairPlus: 0 };
      return { type: 'act', decision, action: { type: 'timeout' } };
    }
  };

function bets(view: Table, seat: number, random: () => number): Command {
  const { config } = view;
  if (config.game !== 'three') throw new Error('a bot posts bets only in three-card');
  const stack = view.seats[seat]?.stack ?? 0;
  return { type: 'post', ...threeBets({ stack, ...config.ante }, random) };
}

function move(view: Table, seat: number, random: () => number): Command {
  if (!view.running) throw new Error('a bot moves only in a deal');
  const { decision, deal } = view.running;
  const at = dealSeatOf(view, seat);
  const action = deal.game === 'stud' ? studBot(deal, at, random) : threeBot(deal, at, random);
  return { type: 'act', decision, action };
}
