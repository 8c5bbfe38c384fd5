/** A third game at the command: one more value of the type by which the command knows a game is all that it brings. */
import { addBots, type Bot } from '@tapete/bots';
import { oneOf } from '@tapete/chance';
import { countHands } from '@tapete/odds';
import { handRules, ok, studOrder, studRules } from '@tapete/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { dealSeatOf, type CliGame } from '../../apps/cli/src/games/contract.ts';
import { addGame } from '../../apps/cli/src/games/index.ts';
import { answered, answers, called } from '../../apps/cli/src/testing.ts';
import {
  addToy,
  toyGame,
  type ToyAction,
  type ToyConfig,
  type ToyDeal,
  type ToyTypes,
} from '../../packages/table/src/testing/toy.ts';

const { game: toy } = toyGame;

const STAKE = 10;
const WORDS: readonly ToyAction['type'][] = ['stay', 'fold'];
/** One card of a full pack, as stud orders it. */
const HANDS = handRules(studRules(), 2);
const ORDER = studOrder(HANDS);

const toyAtCommand: CliGame<ToyTypes, ToyConfig & { readonly rules: object }> = {
  game: toy,
  handFlags: [],
  dealFlags: [{ key: 'stake', value: 'N', does: { es: 'lo que se pone', en: 'what is put in' } }],
  comparing: () => ({ order: ORDER, used: HANDS, sizes: [1, 1] }),
  count: () => Promise.resolve({ answer: countHands(HANDS, 1), order: ORDER, size: 1 }),
  seatKeys: [],
  actions: [...WORDS, 'timeout'],
  readRules: () => ok({}),
  setUp: ({ seats }) => ok({ setup: { stake: STAKE }, seats: seats.map(dealSeatOf) }),
  account: ({ seats, stake }) => ({ contributed: seats.map(() => stake) }),
  options: (deal, seat) => toy.legal(deal, seat).options,
  tell: (_voice, event) =>
    event.type === 'won' ? [`seat ${event.seat} wins ${event.amount}`] : [],
  config: (options, common) => ({
    ...common,
    game: 'toy',
    stake: Number(options['stake'] ?? STAKE),
    rules: {},
  }),
  begin: ({ stake }, seats) => ({ setup: { stake }, seats }),
  hasHouse: false,
  question: () => ({ state: '', keys: 'stay or fold?', help: [] }),
  read: (_lang, text) => {
    const type = WORDS.find((word) => word === text);
    return type && { type };
  },
};

const bot: Bot<ToyDeal, ToyAction> = {
  act: (_view, _seat, random) => ({ type: oneOf(['stay', 'stay', 'fold'] as const, random) }),
};

beforeAll(() => {
  addToy();
  addBots('toy', { random: bot, prudent: bot, bold: bot, regular: bot });
  addGame(toyAtCommand);
});

describe('one card each, highest wins', () => {
  test('eval, compare and count', async () => {
    expect(await answered(['eval', 'toy', 'As'])).toMatchObject({ value: 12 });
    expect(await answered(['compare', 'toy', 'Ks', 'Ad', '2c'])).toMatchObject({ winners: [1] });
    expect(await answered(['count', 'toy'])).toMatchObject({ total: 52, distinct: 13 });
  });

  // Three stakes of 10; Bea's ace has folded, so Cid's king takes them.
  test('replay', async () => {
    const script = {
      game: 'toy',
      seats: ['Ana', 'Bea', 'Cid'].map((name) => ({ name, stack: 100 })),
      deck: '2c Ah Kd',
      actions: ['Ana stay', 'Bea fold', 'Cid stay'],
    };
    const replayed = async (changes: object): Promise<unknown> => {
      const input = JSON.stringify({ ...script, ...changes });
      return answers(await called(['replay', '-'], { input }))[0];
    };
    expect(await replayed({})).toMatchObject({
      ok: true,
      outcome: 'highest',
      stacks: { Ana: 90, Bea: 90, Cid: 120 },
      contributed: { Ana: 10, Bea: 10, Cid: 10 },
      next: null,
    });
    expect(await replayed({ actions: ['Ana stay'] })).toMatchObject({
      next: { seat: 'Bea', actions: [{ type: 'stay' }, { type: 'fold' }] },
    });
    expect(await replayed({ actions: ['Bea stay'] })).toMatchObject({
      ok: false,
      at: 0,
      code: 'not-your-turn',
    });
    expect(await replayed({ actions: ['Ana call'] })).toMatchObject({
      error: { expected: 'actions[0]: stay|fold|timeout' },
    });
  });

  test('simulate', async () => {
    const answer = await answered(['simulate', 'toy', '--deals', '50', '--seed', '3']);
    expect(answer).toMatchObject({ deals: 50, checks: { conserved: true, terminated: true } });
    expect(answer).not.toHaveProperty('house');
  });

  test('play, with its own flag, which is of no other game', async () => {
    const play = ['play', 'toy', '--seats', '3', '--stack', '100', '--stake', '20'];
    const { exit, out, err } = await called(play, { input: 'pass\nstay\n\nfold\n\nq\n' });
    expect([exit, err]).toEqual([0, '']);
    expect(out).toContain('That cannot be said now');
    expect(out.match(/seat \d wins 60$/gm)).toHaveLength(2);
    expect(out).toContain('You leave with');
    expect((await called(['play', '--help'])).out).toMatch(/^toy only:\n {2}--stake <N> /m);
    expect((await called(['play', 'stud', '--stake', '20'])).err).toContain(
      '--stake: «20»: expected an option of stud: this one is of toy',
    );
    expect((await called(['play', 'mus'])).err).toContain('three|stud|toy');
  });
});
