/** The bets before a three-card deal: the question, and what a typed line means. */
import { MOST_STAKE } from '@tapete/rules';
import type { Bets, ThreeConfig } from '@tapete/table';
import type { Voice } from '../voice.ts';
import type { BetsAsked } from './contract.ts';

/** `last`: the bets of the deal before, which an empty line makes again as far as the stack allows. */
export function askedBets(
  { say, number }: Voice,
  { ante: { min, max } }: ThreeConfig,
  stack: number,
  last: Bets | null,
): BetsAsked {
  // As much again must be left for the play bet (T16).
  const most = Math.min(max, Math.floor(stack / 2));
  const mostPlus = (ante: number): number => Math.min(MOST_STAKE, stack - 2 * ante);
  const ante = Math.min(last?.ante ?? min, most);
  const same = { ante, pairPlus: Math.min(last?.pairPlus ?? 0, mostPlus(ante)) };
  const range = `${number(min)}–${number(most)}`;
  const read = (text: string): Bets | string => {
    const bets = betsOf(text, same);
    if (bets === undefined) {
      return say('Uno o dos números: 10, o 10 5.', 'One or two numbers: 10, or 10 5.');
    }
    if (bets.ante < min || bets.ante > most) {
      return say(`El ante, de ${range} (T16).`, `The ante: ${range} (T16).`);
    }
    if (bets.pairPlus <= mostPlus(bets.ante)) return bets;
    const [stake, plus] = [number(bets.ante), `0–${number(mostPlus(bets.ante))}`];
    return say(
      `El pair plus con un ante de ${stake}, de ${plus} (T16).`,
      `Pair Plus beside an ante of ${stake}: ${plus} (T16).`,
    );
  };
  const title = say(`Ante (${range}) y pair plus`, `Ante (${range}) and pair plus`);
  return {
    question: `${title} [${same.ante} ${same.pairPlus}]`,
    help: [
      say(
        `  N: un ante de N (${range}).  N M: además, M en el pair plus.`,
        `  N: an ante of N (${range}).  N M: M on Pair Plus as well.`,
      ),
      say('  Intro: lo mismo que está entre corchetes.', '  Enter: what stands in brackets.'),
    ],
    read,
  };
}

/** `10`, `10 5`, an empty line for the same as before; undefined for anything else. */
function betsOf(text: string, same: Bets): Bets | undefined {
  const match = /^\s*(?:(\d{1,10})(?:\s+(\d{1,10}))?)?\s*$/.exec(text);
  if (!match) return undefined;
  const [, ante, pairPlus = '0'] = match;
  return ante === undefined ? same : { ante: Number(ante), pairPlus: Number(pairPlus) };
}
