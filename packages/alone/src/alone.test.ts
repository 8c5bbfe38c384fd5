/** A person among bots, both games: whole deals with nothing lost, and nobody hurried. */
import { isDeepStrictEqual } from 'node:util';
import type { BotName } from '@tapete/bots';
import { chancesFrom, type Chances } from '@tapete/chance';
import { DEFAULT_THREE_RULES, studRules } from '@tapete/rules';
import {
  applyTable,
  balance,
  dealSeatOf,
  decide,
  imbalance,
  isRunning,
  leastStack,
  seatOf,
  USUAL_NIGHT,
  type Table,
  type TableConfig,
  type TableEvent,
} from '@tapete/table';
import { describe, expect, test } from 'vitest';
import { openAlone, type Alone, type AloneEnv } from './alone.ts';
import { botCommand } from './bot-command.ts';

const COMMON = {
  name: 'Alone',
  seats: 4,
  buyIn: { min: 200, max: 1_000_000 },
  clock: { turn: 30, bets: 20, between: 5 },
  night: USUAL_NIGHT,
} as const;
const CONFIGS: readonly TableConfig[] = [
  { ...COMMON, game: 'stud', rules: studRules({}) },
  { ...COMMON, game: 'three', rules: DEFAULT_THREE_RULES, ante: { min: 5, max: 50 } },
];
const ME = { person: 'me', name: 'Ana' };
const BOTS: readonly BotName[] = ['random', 'bold', 'prudent'];
const DEALS = 25;

/** A game, and the table as a hearer folds it from what it is told. */
interface Game {
  readonly alone: Alone;
  readonly folded: () => Table;
}

function open(
  config: TableConfig,
  chances: Chances,
  more: Partial<AloneEnv> = {},
  also: (events: readonly TableEvent[]) => void = () => {},
  stays = true,
): Game {
  let table: Table | undefined;
  const heard = (events: readonly TableEvent[], before: Table): void => {
    if (table) expect(before).toEqual(table);
    table = events.reduce<Table>(applyTable, before);
    // Every seat's chips, those of the running deal among them, have been bought or won from the house.
    expect(imbalance(table)).toBe(0);
    if (stays) expect(table.timers.turn).toBeNull();
    also(events);
  };
  const { random, shuffled: shuffle, below: lot } = chances;
  const env = { random, shuffle, lot, pause: () => 700, ...more };
  const opened = openAlone({ config, person: ME, bots: BOTS, env, heard });
  if (!opened.ok) throw new Error(opened.error.code);
  return { alone: opened.value, folded: () => table! };
}

function isAsked(table: Table): boolean {
  const seat = seatOf(table, 'me');
  const inDeal = seat === null ? null : dealSeatOf(table, seat);
  return isRunning(table) && inDeal !== null && table.running!.deal.asked.includes(inDeal);
}

const mine = (table: Table): { readonly stack: number } => table.seats[seatOf(table, 'me')!]!;

/** One step of a game in which the person says anything legal: what is asked of him, else what is due. */
function goOn({ alone }: Game, chances: Chances): void {
  const table = alone.table();
  const ask = (command: Parameters<Alone['ask']>[0]): void => {
    const refused = alone.ask(command);
    if (refused) throw new Error(`${command.type}: ${refused.code}`);
  };
  if (isAsked(table)) return ask(botCommand(table, 0, 'random', chances.random));
  if (!isRunning(table)) {
    if (mine(table).stack < leastStack(table.config)) return ask({ type: 'buy', amount: 200 });
    const bets = table.config.game === 'three' && table.seats[0]!.bets === null;
    if (bets) return ask(botCommand(table, 0, 'random', chances.random));
  }
  if (!alone.step()) throw new Error('nothing is due and nothing is asked');
}

describe.each(CONFIGS)('$game', (config) => {
  test(`${DEALS} whole deals: each dealt, ended and paid, the hearer knows what the table knows (seed 12)`, () => {
    const chances = chancesFrom(12);
    const game = open(config, chances);
    const isOver = ({ running }: Table): boolean =>
      running?.number === DEALS && running.deal.outcome !== null;
    for (let i = 0; !isOver(game.alone.table()); i++) {
      if (i > 100 * DEALS) throw new Error('the deals do not end');
      goOn(game, chances);
      expect(game.folded()).toEqual(game.alone.table());
    }
    const table = game.alone.table();
    const nets = table.seats.map((seat) => balance(table, seat!.person));
    expect(nets.reduce((sum, net) => sum + net, table.houseNet)).toBe(0);
    expect(nets.some((net) => net !== 0)).toBe(true);
  });

  test('everybody is seated with the least buy-in', () => {
    const { alone } = open(config, chancesFrom(1));
    const { seats } = alone.table();
    expect(seats.map((seat) => [seat?.bot, seat?.stack])).toEqual([
      [false, 200],
      [true, 200],
      [true, 200],
      [true, 200],
    ]);
    expect(seats[0]).toMatchObject(ME);
  });

  test('seat n plays as bot n of the names given, which begin anew where they end', () => {
    const chances = chancesFrom(8);
    const told: TableEvent[] = [];
    const random = (): number => 0.3;
    const game = open(config, chances, { random }, (events) => told.push(...events));
    let [moves, differ] = [0, 0];
    for (let i = 0; i < 400; i++) {
      const before = game.alone.table();
      const asked =
        isRunning(before) && !isAsked(before) ? before.running!.deal.asked[0] : undefined;
      told.length = 0;
      goOn(game, chances);
      if (asked === undefined) continue;
      const seat = before.running!.deal.seats[asked]!.at;
      const wouldBe = (name: BotName): readonly TableEvent[] => {
        const command = botCommand(before, seat, name, random);
        const decided = decide(before, before.seats[seat]!, command, {
          now: 0,
          pause: () => 0,
          watched: true,
          mostEvents: Infinity,
          alike: String,
          lot: () => 0,
        });
        return decided.ok ? decided.value.events.filter(({ type }) => type === 'deal') : [];
      };
      const deal = told.filter(({ type }) => type === 'deal');
      const name = BOTS[seat % BOTS.length]!;
      expect(deal).toEqual(wouldBe(name));
      moves++;
      if (BOTS.some((other) => !isDeepStrictEqual(deal, wouldBe(other)))) differ++;
    }
    expect(moves).toBeGreaterThan(50);
    expect(differ).toBeGreaterThan(5);
  });

  test('a refusal changes nothing and is not told', () => {
    const game = open(config, chancesFrom(2));
    const before = game.alone.table();
    expect(game.alone.ask({ type: 'sit', seat: 0, amount: 200 })?.code).toBe('already-seated');
    expect(game.alone.table()).toBe(before);
    expect(game.folded()).toEqual(before);
  });

  test('an hour is nothing to a person who thinks, and everything waits', () => {
    const chances = chancesFrom(3);
    let now = 1_000_000;
    const game = open(config, chances, { now: () => now });
    while (!isAsked(game.alone.table())) {
      now = Math.max(now, game.alone.next() ?? now);
      goOn(game, chances);
    }
    // Bots that were asked together with the person have moved.
    while (game.alone.next() !== null && game.alone.step());
    const before = game.alone.table();
    now += 3_600_000;
    expect([game.alone.next(), game.alone.step()]).toEqual([null, false]);
    expect(game.alone.table()).toBe(before);
    expect(isAsked(before)).toBe(true);
    goOn(game, chances);
    expect(game.alone.table().seats[0]).toMatchObject({ away: false, timeouts: 0 });
  });

  test('S15 a shuffle that waits for the person does not hurry him either', () => {
    const chances = chancesFrom(9);
    const awaits = () => [{ seat: 0, type: 'contribute' as const }];
    let now = 1_000_000;
    const game = open(config, chances, { now: () => now, awaits });
    while (game.alone.table().preparing === null) {
      now = Math.max(now, game.alone.next() ?? now);
      goOn(game, chances);
    }
    now += 3_600_000;
    expect([game.alone.next(), game.alone.step()]).toEqual([null, false]);
    const message = { type: 'contribute', value: 'a part of the chance' } as const;
    expect(game.alone.ask({ type: 'prepare', message })).toBeNull();
    while (game.alone.table().running === null) expect(game.alone.step()).toBe(true);
    expect(game.alone.table().seats[0]).toMatchObject({ away: false });
    expect(game.folded()).toEqual(game.alone.table());
  });

  test('time comes from outside where there is a clock, and never goes back', () => {
    let now = 5_000_000;
    const chances = chancesFrom(4);
    const game = open(config, chances, { now: () => now });
    if (config.game === 'three') goOn(game, chances);
    const first = game.alone.next()!;
    expect(first).toBeGreaterThan(5_000_000);
    now = first + 10_000;
    expect(game.alone.step()).toBe(true);
    now = 0;
    while (!isRunning(game.alone.table())) goOn(game, chances);
    const clocks = Object.values(game.alone.table().timers).filter((time) => time !== null);
    for (const time of clocks) expect(time).toBeGreaterThanOrEqual(first + 10_000);
  });

  test('who leaves in a deal does not hold it up: it goes on to its end without him', () => {
    const chances = chancesFrom(5);
    let now = 0;
    const game = open(config, chances, { now: () => now }, () => {}, false);
    while (!isAsked(game.alone.table())) goOn(game, chances);
    expect(game.alone.ask({ type: 'stand' })).toBeNull();
    for (let i = 0; isRunning(game.alone.table()); i++) {
      if (i > 1000) throw new Error('the deal does not end');
      now = game.alone.next()!;
      expect(game.alone.step()).toBe(true);
    }
    expect(seatOf(game.alone.table(), 'me')).toBeNull();
    expect(imbalance(game.alone.table())).toBe(0);
    // Bots alone do not play.
    expect(game.alone.step()).toBe(false);
  });

  test('a bad config is refused as a table refuses it', () => {
    const { random, shuffled: shuffle, below: lot } = chancesFrom(6);
    const env = { random, shuffle, lot, pause: () => 0 };
    const bad = { ...config, seats: 99 };
    const opened = openAlone({ config: bad, person: ME, bots: BOTS, env, heard: () => {} });
    expect(opened).toMatchObject({ ok: false, error: { code: 'bad-config' } });
  });
});

test('the shuffle is the one handed in', () => {
  const chances = chancesFrom(7);
  const packs: number[] = [];
  const shuffle: AloneEnv['shuffle'] = (cards) => {
    packs.push(cards.length);
    return chances.shuffled(cards);
  };
  const game = open(CONFIGS[0]!, chances, { shuffle });
  while (!isRunning(game.alone.table())) goOn(game, chances);
  // Documento: 4 players, the pack from the eights up has 28 cards (S3).
  expect(packs).toHaveLength(1);
  expect(game.alone.table().running!.deal.deck).toHaveLength(packs[0]!);
});
