/** Short ways for the stud tests: a deal by names, and what it came to. */
import { expect } from 'vitest';
import type { StudRuleKeys } from '../../reference/script.ts';
import { refStud } from '../../reference/stud.ts';
import type { StudDeal } from '../stud/stud-deal.ts';
import { stud } from '../stud/stud.ts';
import { compareStud } from './against-reference.ts';
import { playStudScript, studAnswer, studMoves, type ByName } from './script-answer.ts';

type Stacks = Readonly<Record<string, number>>;
export interface More extends StudRuleKeys {
  /** Who deals; without it the last seat named. */
  readonly dealer?: string;
}

const scriptOf = (
  stacks: Stacks,
  rounds: readonly string[],
  actions: readonly string[],
  { dealer, ...rules }: More,
) => ({
  game: 'stud' as const,
  rules,
  seats: Object.entries(stacks).map(([name, stack]) => ({ name, stack })),
  ...(dealer === undefined ? {} : { dealer }),
  deck: rounds.join(' '),
  actions,
});

/** Plays a deal; each text of `rounds` is one round of cards in deal order. Throws when an action is refused. */
export function played(
  stacks: Stacks,
  rounds: readonly string[],
  actions: readonly string[] = [],
  more: More = {},
) {
  const script = scriptOf(stacks, rounds, actions, more);
  const result = playStudScript(script);
  const answer = studAnswer(script);
  if (!result.ok || !answer.ok) throw new Error(`refused: ${JSON.stringify(result)}`);
  return { ...answer, deal: result.deal, events: result.events };
}

/** The place and code with which the deal is refused. */
export function refused(
  stacks: Stacks,
  rounds: readonly string[],
  actions: readonly string[] = [],
  more: More = {},
): [number, string] {
  const result = playStudScript(scriptOf(stacks, rounds, actions, more));
  if (result.ok) throw new Error('not refused');
  return [result.at, result.code];
}

/** The answer to a deal in which the engine and the reference agree. Throws when an action is refused. */
export function both(...deal: Parameters<typeof scriptOf>) {
  const script = scriptOf(...deal);
  const answer = studAnswer(script);
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`);
  expect(compareStud(script)).toBeNull();
  return answer;
}

/** The place and code with which both the engine and the reference refuse. */
export function refusedByBoth(...deal: Parameters<typeof scriptOf>): [number, string] {
  const found = refused(...deal);
  const answer = refStud(scriptOf(...deal));
  expect(answer.ok ? null : [answer.at, answer.code]).toEqual(found);
  return found;
}

/** Whose turn it is and the moves, by type with their ranges. */
export const moves = (deal: StudDeal): Record<string, readonly number[]> =>
  studMoves(deal, deal.asked[0]!);

/** The types of the moves of the seat in turn. */
export const moveTypes = (deal: StudDeal): string[] => Object.keys(moves(deal)).sort();

/** Why the seat in turn may not do something. */
export const denied = (deal: StudDeal, type: keyof ReturnType<typeof stud.legal>['refused']) =>
  stud.legal(deal, deal.asked[0]!).refused[type]?.code;

export const nameOf = (deal: StudDeal, seat: number): string => deal.seats[seat]!.name;

/** Whose turn it is; undefined when nobody is asked. */
export const speaker = (deal: StudDeal): string | undefined => {
  const [seat] = deal.asked;
  return seat === undefined ? undefined : nameOf(deal, seat);
};

export const total = (chips: ByName): number =>
  Object.values(chips).reduce((sum, each) => sum + each, 0);

/** Ana has the better cards up in every round, and wins a showdown with aces. */
export const TWO = ['Ac 2c', 'Ad 7d', 'Kh 9s', 'Qh 4c', '8h 3d'];
/** Ana the highest up cards, then Bea, then Cai; aces, nines, high card. */
export const THREE = ['Ac 9c 2c', 'Ad 9d 7h', 'Ks 8h 6d', 'Qs 5h 4s', '3h Td Jd'];
export const PAIR = { Ana: 100, Bea: 100 };
export const TRIO = { Ana: 100, Bea: 100, Cai: 100 };
/** Bea and Cai could match a bet of 490 (S28). */
export const RICH = { Ana: 100, Bea: 500, Cai: 500 };
