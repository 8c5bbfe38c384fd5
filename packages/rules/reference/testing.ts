import type { StudRuleKeys, StudScript } from './script.ts';
import { refStud } from './stud.ts';
import type { RefStudAnswer } from './stud-answer.ts';

/** Short ways for the stud tests to write a script and to read its answer. */

type Played = Extract<RefStudAnswer, { ok: true }>;

/** A script; `stacks` names the seats, the last one deals; each text of `rounds` is a round of cards. */
export function script(
  stacks: Record<string, number>,
  rounds: readonly string[],
  actions: readonly string[],
  rules: StudRuleKeys = {},
): StudScript {
  const seats = Object.entries(stacks).map(([name, stack]) => ({ name, stack }));
  return { game: 'stud', rules, seats, deck: rounds.join(' '), actions };
}

export function played(...args: Parameters<typeof script>): Played {
  const answer = refStud(script(...args));
  if (!answer.ok) throw new Error(`refused: ${answer.code} at ${answer.at}`);
  return answer;
}

export function refused(...args: Parameters<typeof script>): [number, string] {
  const answer = refStud(script(...args));
  if (answer.ok) throw new Error('not refused');
  return [answer.at, answer.code];
}

/** Ana has the better cards up in every round, and wins a showdown with aces. */
export const TWO = ['Ac 2c', 'Ad 7d', 'Kh 9s', 'Qh 4c', '8h 3d'];
/** Ana the highest up cards, then Bea, then Cai; aces, nines, high card. */
export const THREE = ['Ac 9c 2c', 'Ad 9d 7h', 'Ks 8h 6d', 'Qs 5h 4s', '3h Td Jd'];
export const pair = { Ana: 100, Bea: 100 };
export const trio = { Ana: 100, Bea: 100, Cai: 100 };

export const moves = (answer: Played): Record<string, [number | undefined, number | undefined]> =>
  Object.fromEntries((answer.next?.actions ?? []).map(({ type, min, max }) => [type, [min, max]]));
