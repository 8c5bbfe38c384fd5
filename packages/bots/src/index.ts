export { BOT_NAMES, type Bot, type BotName, type Bots } from './bot.ts';
export { addBots, botOf, type AnyBot } from './games.ts';
export { studBots } from './stud/stud-bots.ts';
export { threeBets, type ThreeBets } from './three/three-bets.ts';
export { threeBots } from './three/three-bots.ts';
