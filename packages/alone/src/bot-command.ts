/** A bot's move at a table: it sees what its person may see, nothing else. */
import { botOf, type BotName } from '@tapete/bots';
import type { Random } from '@tapete/chance';
import {
  dealSeatOf,
  isRunning,
  maskTable,
  type Bets,
  type Command,
  type DealAction,
  type Table,
} from '@tapete/table';

/**
 * What the bot at a table seat asks for: its action in the running deal, else its bets for the next one. Throws when
 * nobody sits there, when nothing is asked of the seat, and where the game has no bets before the cards.
 */
export function botCommand(table: Table, seat: number, name: BotName, random: Random): Command {
  const held = table.seats[seat];
  if (!held) throw new RangeError(`nobody sits at ${seat}`);
  const { config, running } = maskTable(table, held.person);
  const bot = botOf(config.game, name);
  // The bot of the game answers with what that game knows.
  if (!running || !isRunning(table)) {
    if (!bot.bet) throw new Error(`nobody bets before a deal of '${config.game}'`);
    return { type: 'post', ...(bot.bet(config, held.stack, random) as Bets) };
  }
  const { deal, decision } = running;
  const at = dealSeatOf(table, seat);
  if (at === null || decision === null) throw new Error(`nothing is asked of the seat ${seat}`);
  const action = bot.act(deal, at, random) as DealAction;
  return { type: 'act', decision, action };
}
