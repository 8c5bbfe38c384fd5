/** The bots of every game. A third game's bots are one more entry. */
import type { DealBase } from '@tapete/rules';
import type { Bot, BotName, Bots } from './bot.ts';
import { studBots } from './stud/stud-bots.ts';
import { threeBots } from './three/three-bots.ts';

/** A bot of some game: what it is given and what it answers is that game's. */
export type AnyBot = Bot<DealBase, unknown, unknown, unknown>;

const GAMES = new Map<string, Readonly<Record<BotName, AnyBot>>>();

/** Makes the bots of a game known by the name its rules give it. */
export function addBots<Deal extends DealBase, Action, Config, Bets>(
  game: Deal['game'],
  bots: Bots<Deal, Action, Config, Bets>,
): void {
  GAMES.set(game, bots);
}

addBots('stud', studBots);
addBots('three', threeBots);

/** The bot of that name in a game; throws for a game that has no bots. */
export function botOf(game: string, name: BotName): AnyBot {
  const bots = GAMES.get(game);
  if (!bots) throw new Error(`no bot plays '${game}'`);
  return bots[name];
}
