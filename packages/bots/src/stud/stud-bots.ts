/** The bots of five-card stud. */
import type { StudAction, StudDeal } from '@tapete/rules';
import type { Bot, Bots } from '../bot.ts';
import { TEMPERAMENTS, type Temperament } from '../temperament.ts';
import { studBot } from './stud-bot.ts';
import { randomStudBot } from './stud-random.ts';

const tempered = (temperament: Temperament): Bot<StudDeal, StudAction> => ({
  act: (view, seat, random) => studBot(view, seat, random, temperament),
});

export const studBots: Bots<StudDeal, StudAction> = {
  random: { act: randomStudBot },
  prudent: tempered(TEMPERAMENTS.prudent),
  bold: tempered(TEMPERAMENTS.bold),
  regular: tempered(TEMPERAMENTS.regular),
};
