/** What a bot is: a player of one game, under a name that it has in every game. */
import type { Random } from '@tapete/chance';
import type { DealBase } from '@tapete/rules';

export const BOT_NAMES = ['random', 'prudent', 'bold', 'regular'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** `Bets` and `Config` are of games in which bets come before the cards. */
export interface Bot<Deal extends DealBase, Action, Config = never, Bets = never> {
  /** Sees a deal masked for its seat's person and nothing else. Throws when nothing is asked of the seat. */
  act(view: Deal, seat: number, random: Random): Action;
  /** What it bets in the next deal, with its stack in chips. */
  bet?(config: Config, stack: number, random: Random): Bets;
}

/** A game's bots. */
export type Bots<Deal extends DealBase, Action, Config = never, Bets = never> = Readonly<
  Record<BotName, Bot<Deal, Action, Config, Bets>>
>;
