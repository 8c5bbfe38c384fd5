/** The bots of a room. */
import { botCommand } from '@tapete/alone';
import { isRunning, type BotChoice } from '@tapete/table';

/** `random`: numbers 0 ≤ x < 1. A bot that fails is reported, and the table goes on as if it had not answered. */
export const makeBots =
  (random: () => number, onError: (error: unknown) => void): BotChoice =>
  (table, seat) => {
    try {
      return botCommand(table, seat, 'regular', random);
    } catch (error) {
      onError(error);
      if (!isRunning(table)) return { type: 'post', ante: 0, pairPlus: 0 };
      const decision = table.running?.decision ?? 0;
      return { type: 'act', decision, action: { type: 'timeout' } };
    }
  };
