/** One random deal by the engine and by the reference; what differs, or null. */
import { isDeepStrictEqual } from 'node:util';
import type { Chances } from '@tapete/chance';
import { refStud } from '../../reference/stud.ts';
import type { StudScript } from '../../reference/script.ts';
import { refThreeDeal } from '../../reference/three-deal.ts';
import type { ThreeScript } from '../../reference/three-deal.ts';
import { STUD_ACTIONS } from '../stud/stud-deal.ts';
import { stud } from '../stud/stud.ts';
import { randomStudScript, randomThreeScript } from './deal-scripts.ts';
import { chooseStud } from './stud-moves.ts';
import { playStudScript, studAnswer, studTable, threeAnswer } from './script-answer.ts';

export interface Difference {
  readonly script: StudScript | ThreeScript;
  readonly engine: unknown;
  readonly reference: unknown;
}

/** The reference's answer in the engine's terms: pots as sets, refusals by their place alone. */
function studReference(script: StudScript) {
  const answer = refStud(script);
  if (!answer.ok) return { ok: false, at: answer.at };
  const sorted = (names: readonly string[]): string[] => [...names].sort();
  const { next, pots, ...rest } = answer;
  return {
    ...rest,
    pots: pots.map((pot) => ({ ...pot, seats: sorted(pot.seats), winners: sorted(pot.winners) })),
    next: next && {
      seat: next.seat,
      actions: Object.fromEntries(
        next.actions.map(({ type, min, max }) => [
          type,
          [min, max].filter((bound) => bound !== undefined),
        ]),
      ),
    },
  };
}

function studEngine(script: StudScript) {
  const answer = studAnswer(script);
  if (!answer.ok) return { ok: false, at: answer.at };
  // A pot of 0 (S31) is a pot for the engine and none for the reference.
  return { ...answer, pots: answer.pots.filter((pot) => pot.amount > 0) };
}

/** What the engine and the reference answer where they differ, or null. */
export function compareStud(script: StudScript): Difference | null {
  const [engine, reference] = [studEngine(script), studReference(script)];
  return isDeepStrictEqual(engine, reference) ? null : { script, engine, reference };
}

/** Actions that the engine accepts, chosen at random until the deal ends; null when its setup is refused. */
function randomStudActions(script: StudScript, random: Chances): string[] | null {
  const { setup, seats, deck } = studTable(script);
  const started = stud.start(setup, seats, deck);
  if (!started.ok) return null;
  const actions: string[] = [];
  let { deal } = started.value;
  while (deal.outcome === null) {
    const seat = random.oneOf(deal.asked);
    const action = chooseStud(deal, seat, random);
    const text = `${seats[seat]!.name} ${action.type}${'to' in action ? ` ${action.to}` : ''}`;
    actions.push(text);
    const played = stud.play(deal, seat, action);
    if (!played.ok) {
      if (played.error.code === 'deck-exhausted') return actions;
      throw new Error(`${text}: ${played.error.code} in ${JSON.stringify({ ...script, actions })}`);
    }
    deal = played.value.deal;
  }
  return actions;
}

/** A whole deal and, `stopped`, the same stopped anywhere, and with anything said next, legal or not. */
export function differStud(random: Chances, stopped = true): Difference | null {
  const script = randomStudScript(random);
  const actions = randomStudActions(script, random);
  if (actions === null) return compareStud(script);
  const differs = compareStud({ ...script, actions });
  return differs ?? (stopped ? differStopped(script, actions, random) : null);
}

function differStopped(
  script: StudScript,
  actions: readonly string[],
  random: Chances,
): Difference | null {
  const part = actions.slice(0, random.below(actions.length + 1));
  const wild: string[] = [];
  const played = playStudScript({ ...script, actions: part });
  if (played.ok) {
    const { deal } = played;
    const seat = random.onceIn(3) ? random.below(deal.seats.length) : (deal.asked[0] ?? 0);
    const whole = (deal.inStreet[seat] ?? 0) + (deal.stacks[seat] ?? 0);
    const type = random.oneOf([...STUD_ACTIONS, 'timeout']);
    // What the others could match, were none of them out (S28).
    const others = deal.stacks.map((stack, i) =>
      i === seat ? 0 : stack + (deal.inStreet[i] ?? 0),
    );
    const reach = Math.max(...others);
    const least = deal.bet + random.oneOf([-1, 0, 1, deal.step - 1, deal.step, deal.step + 1]);
    const edges = [whole - 1, whole, whole + 1, reach, reach + 1, 24, 25, 26, 60, 61, 0];
    const to = random.oneOf([least, least, ...edges]);
    const takes = type === 'bet' || type === 'raise' || type === 'propose';
    wild.push(`${deal.seats[seat]!.name} ${type}${takes ? ` ${Math.max(0, to)}` : ''}`);
  }
  return (
    compareStud({ ...script, actions: part }) ??
    compareStud({ ...script, actions: [...part, ...wild] })
  );
}

function compareThree(script: ThreeScript): Difference | null {
  const found = refThreeDeal(script);
  const reference = found.ok
    ? {
        ok: found.ok,
        outcome: found.outcome,
        stacks: found.stacks,
        lines: found.lines,
        next: found.next?.seat ?? null,
      }
    : { ok: false, at: found.at };
  const answer = threeAnswer(script);
  const engine = answer.ok ? answer : { ok: false, at: answer.at };
  return isDeepStrictEqual(engine, reference) ? null : { script, engine, reference };
}

export function differThree(random: Chances): Difference | null {
  const script = randomThreeScript(random);
  const names = script.seats.filter((seat) => (seat.ante ?? 0) > 0).map((seat) => seat.name);
  // The reference needs a seat that bets.
  if (names.length === 0) return null;
  const actions = random
    .shuffled(names)
    .map((name) => `${name} ${random.oneOf(['play', 'play', 'play', 'fold', 'timeout'])}`);
  const part = actions.slice(0, random.below(actions.length + 1));
  const wild = `${random.oneOf(script.seats).name} ${random.oneOf(['play', 'fold', 'timeout'])}`;
  return (
    compareThree({ ...script, actions }) ??
    compareThree({ ...script, actions: part }) ??
    compareThree({ ...script, actions: [...part, wild] })
  );
}
