/** The bots by name. */
import type { Random } from '@tapete/chance';
import type { StudAction, StudDeal, ThreeAction, ThreeDeal } from '@tapete/rules';
import { randomStudBot, randomThreeBot } from './random-bots.ts';
import { studBot } from './stud/stud-bot.ts';
import { TEMPERAMENTS, type Temperament } from './temperament.ts';
import { threeBot } from './three/three-bot.ts';

/** A player of both games; each function sees a deal masked for its seat's person and nothing else. */
export interface Bot {
  readonly stud: (view: StudDeal, seat: number, random: Random) => StudAction;
  readonly three: (view: ThreeDeal, seat: number, random: Random) => ThreeAction;
}

export const BOT_NAMES = ['random', 'prudent', 'bold', 'regular'] as const;
export type BotName = (typeof BOT_NAMES)[number];
export const DEFAULT_BOT: BotName = 'regular';

const tempered = (temperament: Temperament): Bot => ({
  stud: (view, seat, random) => studBot(view, seat, random, temperament),
  three: (view, seat, random) => threeBot(view, seat, random, temperament),
});

export const BOTS: Readonly<Record<BotName, Bot>> = {
  random: { stud: randomStudBot, three: randomThreeBot },
  prudent: tempered(TEMPERAMENTS.prudent),
  bold: tempered(TEMPERAMENTS.bold),
  regular: tempered(TEMPERAMENTS.regular),
};
