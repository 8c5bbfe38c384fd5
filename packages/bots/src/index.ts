export * from './bots.ts';
export { randomStudBot, randomThreeBot } from './random-bots.ts';
export { studBot } from './stud/stud-bot.ts';
export * from './temperament.ts';
export { threeBets, threeBot } from './three/three-bot.ts';
