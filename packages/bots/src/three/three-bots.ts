/** The bots of Three Card Poker; all bet alike. */
import type { ThreeAction, ThreeDeal } from '@tapete/rules';
import type { Bot, Bots } from '../bot.ts';
import { TEMPERAMENTS, type Temperament } from '../temperament.ts';
import { threeBets, type ThreeBets } from './three-bets.ts';
import { threeBot } from './three-bot.ts';
import { randomThreeBot } from './three-random.ts';

/** What of a table's config bounds the bets: the least and most ante, chips. */
interface Limits {
  readonly ante: { readonly min: number; readonly max: number };
}

type ThreeBot = Bot<ThreeDeal, ThreeAction, Limits, ThreeBets>;

const bet: ThreeBot['bet'] = ({ ante }, stack, random) => threeBets({ stack, ...ante }, random);

const tempered = (temperament: Temperament): ThreeBot => ({
  act: (view, seat, random) => threeBot(view, seat, random, temperament),
  bet,
});

export const threeBots: Bots<ThreeDeal, ThreeAction, Limits, ThreeBets> = {
  random: { act: randomThreeBot, bet },
  prudent: tempered(TEMPERAMENTS.prudent),
  bold: tempered(TEMPERAMENTS.bold),
  regular: tempered(TEMPERAMENTS.regular),
};
