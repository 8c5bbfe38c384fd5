/** What a caller without types may send: a word that is none of the game's changes nothing. */
import { expect, test } from 'vitest';
import { pack } from './cards.ts';
import type { StudAction } from './stud/stud-deal.ts';
import { stud } from './stud/stud.ts';
import { studRules } from './stud/stud-rules.ts';
import type { ThreeAction } from './three/three-deal.ts';
import { DEFAULT_THREE_RULES } from './three/three-rules.ts';
import { three } from './three/three.ts';

const seat = (name: string, at: number) => ({ name, person: name, stack: 100, at });

test.each(['play', 'check', '', 'toString'])('stud refuses the word %j', (type) => {
  const started = stud.start(
    { rules: studRules(), dealer: 1 },
    [seat('Ana', 0), seat('Bea', 1)],
    pack(2),
  );
  if (!started.ok) throw new Error(started.error.code);
  const { deal } = started.value;
  const played = stud.play(deal, deal.asked[0] ?? -1, { type } as unknown as StudAction);
  expect(played).toMatchObject({
    ok: false,
    error: { code: 'not-available', detail: { action: type } },
  });
});

test.each(['call', 'bet', '', 'toString'])('three-card refuses the word %j', (type) => {
  const started = three.start(
    { rules: DEFAULT_THREE_RULES, banker: null },
    [{ ...seat('Ana', 0), ante: 10, pairPlus: 0 }],
    pack(2),
  );
  if (!started.ok) throw new Error(started.error.code);
  const { deal } = started.value;
  const played = three.play(deal, 0, { type } as unknown as ThreeAction);
  expect(played).toMatchObject({
    ok: false,
    error: { code: 'not-available', detail: { action: type } },
  });
});

test.each([undefined, null, NaN, Infinity, '20', 20.5, [20]])(
  'S26 a bet of %j is not whole chips',
  (to) => {
    const started = stud.start(
      { rules: studRules(), dealer: 1 },
      [seat('Ana', 0), seat('Bea', 1)],
      pack(2),
    );
    if (!started.ok) throw new Error(started.error.code);
    const { deal } = started.value;
    const bet = (action: object) =>
      stud.play(deal, deal.asked[0] ?? -1, action as unknown as StudAction);
    expect(bet({ type: 'bet', to })).toMatchObject({ ok: false, error: { code: 'not-whole' } });
    expect(bet({ type: 'bet' })).toMatchObject({ ok: false, error: { code: 'not-whole' } });
  },
);
