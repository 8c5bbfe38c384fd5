import { chancesFrom } from '@tapete/chance';
import { describe, expect, it } from 'vitest';
import { refPack } from './hands.ts';
import { studRules } from './script.ts';
import type { StudRuleKeys, StudScript } from './script.ts';
import { refStud } from './stud.ts';

describe('random deals', () => {
  it('S27–S34 every legal action is accepted, chips are conserved, every deal ends', () => {
    const seed = 20240611;
    const { below, oneOf } = chancesFrom(seed);
    const outcomes = new Set<string>();

    for (let deal = 0; deal < 150; deal += 1) {
      const rules: StudRuleKeys = {
        preset: oneOf(['documento', 'literal', 'moderno', 'telesina']),
        jokers: oneOf([0, 0, 1]),
        minBet: oneOf([2, 5, 10]),
        maxBet: oneOf(['stack', 'pot', 25]),
        raise: oneOf(['any', 'last-raise']),
        exceed: oneOf(['on', 'off']),
      };
      const names = ['A', 'B', 'C', 'D', 'E'].slice(0, 2 + below(4));
      const seats = names.map((name) => ({ name, stack: 1 + below(60) }));
      const pack = refPack(studRules(rules, names.length).order);
      const deck: string[] = [];
      while (pack.length > 0) deck.push(...pack.splice(below(pack.length), 1));
      const actions: string[] = [];
      const of = `seed ${seed}, deal ${deal}`;
      for (;;) {
        const game: StudScript = { game: 'stud', rules, seats, deck: deck.join(' '), actions };
        const answer = refStud(game);
        if (!answer.ok) throw new Error(`${of}: ${answer.code} at ${answer.at} ${actions.join()}`);
        const sum = (chips: Record<string, number>): number =>
          Object.values(chips).reduce((total, each) => total + each, 0);
        const start = seats.reduce((total, { stack }) => total + stack, 0) + sum(answer.loans);
        if (answer.next === null) {
          expect([of, sum(answer.stacks)]).toEqual([of, start]);
          const inPots = answer.pots.reduce((total, pot) => total + pot.amount, 0);
          expect([of, inPots]).toEqual([of, sum(answer.contributed)]);
          outcomes.add(answer.outcome ?? 'none');
          break;
        }
        expect([of, sum(answer.stacks) + sum(answer.contributed)]).toEqual([of, start]);
        expect(actions.length).toBeLessThan(500);
        const { seat, actions: legal } = answer.next;
        // Folding rarely, so that deals come to their later streets.
        const move = oneOf(
          legal.filter(({ type }) => type !== 'fold' || below(4) === 0 || legal.length === 1),
        );
        const { type, min } = move;
        const max = move.max ?? (min ?? 0) + 20;
        if (min === undefined) {
          actions.push(`${seat} ${type}`);
          continue;
        }
        const under = refStud({ ...game, actions: [...actions, `${seat} ${type} ${min - 1}`] });
        expect([of, under.ok]).toEqual([of, false]);
        if (move.max !== undefined) {
          const over = refStud({ ...game, actions: [...actions, `${seat} ${type} ${max + 1}`] });
          expect([of, over.ok]).toEqual([of, false]);
        }
        actions.push(`${seat} ${type} ${min + below(max - min + 1)}`);
      }
    }
    expect([...outcomes].sort()).toEqual(['all-passed', 'last-left', 'showdown']);
  });
});
