/** A third game alone with bots: its rules' and table's contracts and its bots are all that it brings. */
import { openAlone } from '@tapete/alone';
import { addBots, type Bot } from '@tapete/bots';
import { chancesFrom, oneOf } from '@tapete/chance';
import {
  balance,
  dealSeatOf,
  imbalance,
  isRunning,
  USUAL_NIGHT,
  type DealAction,
  type Table,
  type TableConfig,
  type TableEvent,
} from '@tapete/table';
import { beforeAll, expect, test } from 'vitest';
import {
  addToy,
  type ToyAction,
  type ToyConfig,
  type ToyDeal,
} from '../../packages/table/src/testing/toy.ts';

const config: ToyConfig = {
  game: 'toy',
  name: 'Mesa',
  seats: 4,
  buyIn: { min: 200, max: 500 },
  clock: { turn: 30, bets: 20, between: 5 },
  night: USUAL_NIGHT,
  stake: 10,
};

const ACTIONS = ['stay', 'stay', 'fold'] as const;
const bot: Bot<ToyDeal, ToyAction> = {
  act: (_view, _seat, random) => ({ type: oneOf(ACTIONS, random) }),
};

beforeAll(() => {
  addToy();
  addBots('toy', { random: bot, prudent: bot, bold: bot, regular: bot });
});

const DEALS = 10;

test(`one card each, highest wins: ${DEALS} whole deals, chips conserved (seed 3)`, () => {
  const chances = chancesFrom(3);
  const { random, shuffled: shuffle, below: lot } = chances;
  const told: TableEvent[] = [];
  const opened = openAlone({
    // The types of the table name the games of the house alone.
    config: config as unknown as TableConfig,
    person: { person: 'me', name: 'Ana' },
    bots: ['regular'],
    env: { random, shuffle, lot, pause: () => 0 },
    heard: (events) => told.push(...events),
  });
  if (!opened.ok) throw new Error(opened.error.code);
  const alone = opened.value;

  const isOver = ({ running }: Table): boolean =>
    running?.number === DEALS && running.deal.outcome !== null;
  for (let i = 0; !isOver(alone.table()); i++) {
    if (i > 100 * DEALS) throw new Error('the deals do not end');
    const table = alone.table();
    const { running } = table;
    if (isRunning(table) && running!.deal.asked.includes(dealSeatOf(table, 0)!)) {
      const action = { type: chances.oneOf(ACTIONS) } as unknown as DealAction;
      expect(alone.ask({ type: 'act', decision: running!.decision!, action })).toBeNull();
    } else expect(alone.step()).toBe(true);
    expect(imbalance(alone.table())).toBe(0);
    expect(alone.table().timers.turn).toBeNull();
  }
  const deals = told.flatMap((event) => (event.type === 'deal' ? [event] : []));
  expect(new Set(deals.map(({ game }) => game as string))).toEqual(new Set(['toy']));
  expect(deals.filter(({ event }) => event.type === 'ended')).toHaveLength(DEALS);
  const nets = alone.table().seats.map((seat) => balance(alone.table(), seat!.person));
  expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
  expect(nets.some((net) => net !== 0)).toBe(true);
});
