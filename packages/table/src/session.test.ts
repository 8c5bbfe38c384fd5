/** Long nights of random people and bots: the sum of all accounts is 0 after every event, and no table stands still. */
import { chancesFrom } from '@tapete/chance';
import { describe, expect, test } from 'vitest';
import { STUD_REFUSALS, THREE_REFUSALS } from '@tapete/rules';
import {
  NO_TIMERS,
  TABLE_REFUSALS,
  bankerSeat,
  botsLeftBalance,
  isRunning,
  netsOf,
  paymentsOf,
  seatsReady,
  type Table,
  type TableConfig,
  type TableEvent,
} from './index.ts';
import { someBot, someCommand } from './testing/players.ts';
import { openRoom, studConfig, threeConfig, type Room } from './testing/room.ts';

const CODES: readonly string[] = [...TABLE_REFUSALS, ...STUD_REFUSALS, ...THREE_REFUSALS];
const PEOPLE = ['host', 'ana', 'bea', 'cai', 'dan'];

/** Plays a night of `steps` requests with the clock going on between them. */
function night(config: TableConfig, seed: number, steps: number, viewers: readonly string[]): Room {
  const chances = chancesFrom(seed);
  const room = openRoom(config, chances, { bot: someBot(chances), viewers: [...viewers, null] });
  for (let i = 0; i < steps; i++) {
    const person = chances.oneOf(PEOPLE);
    const before = room.table;
    const command = someCommand(before, person, chances);
    const decided = room.ask(person, command);
    if (!decided.ok) {
      expect(CODES, `${seed}: ${command.type}`).toContain(decided.error.code);
      expect(room.table).toBe(before);
    }
    // Mostly short waits; now and then long enough for every clock to run out.
    room.pass(chances.oneOf([0, 0, 100, 800, 3_000, chances.below(8) === 0 ? 70_000 : 900]));
    const awaited = Object.values(room.table.timers).some((at) => at !== null);
    const { phase } = room.table.night;
    const goesOn = (isRunning(room.table) && phase !== 'paused') || wanted(room.table);
    if (goesOn) expect(awaited, `${seed}: ${i}`).toBe(true);
    if (!isRunning(room.table)) settles(room.table);
  }
  return room;
}

/** Two are ready in stud and one of them is a person; a person has bet in three-card. */
function wanted(table: Table): boolean {
  if (table.night.phase !== 'playing') return false;
  const ready = seatsReady(table);
  const people = ready.filter((i) => table.seats[i]?.bot === false);
  const { config } = table;
  if (config.game === 'stud') return ready.length >= 2 && people.length >= 1;
  const banker = bankerSeat(table, config);
  const covered = config.rules.bank === 'house' || banker !== null;
  return covered && people.some((i) => i !== banker && table.seats[i]?.bets);
}

/** Whoever paid all that is due and was paid it would be at 0 (S38). */
function settles(table: Table): void {
  const left = new Map(netsOf(table).map(({ person, amount }) => [person, amount]));
  for (const { from, to, amount } of paymentsOf(netsOf(table))) {
    left.set(from, (left.get(from) ?? 0) + amount);
    left.set(to, (left.get(to) ?? 0) - amount);
  }
  expect([...left.values()].filter((amount) => amount !== 0)).toEqual([]);
}

/** Everybody goes: the running deal comes to its end, and nothing is awaited. */
function close(room: Room): void {
  for (const person of PEOPLE) {
    room.ask(person, { type: 'resume' });
    room.ask(person, { type: 'stand' });
  }
  room.pass(3_600_000);
  expect(isRunning(room.table)).toBe(false);
  expect(room.table.seats.filter((seat) => seat && !seat.bot)).toEqual([]);
  expect(room.table.timers).toEqual(NO_TIMERS);
}

const deals = (log: readonly TableEvent[]): number =>
  log.filter((event) => event.type === 'deal' && event.event.type === 'ended').length;

const NIGHTS: readonly (readonly [string, TableConfig])[] = [
  ['stud', studConfig()],
  ['stud with loans and jokers', studConfig({ jokers: 2, ante: 60, minBet: 40 })],
  [
    'stud moderno',
    studConfig({ raise: 'last-raise', exceed: 'off', showdown: 'muck', maxBet: 'pot' }),
  ],
  ['three-card', threeConfig()],
  ['three-card banked by a player', threeConfig({ bank: 'player' })],
];

describe.each(NIGHTS)('S38 %s', (name, config) => {
  test.each([1, 2, 3])('seed %i: Σ = 0 after every event, masks and clocks hold', (seed) => {
    const room = night(config, seed, 800, ['ana', 'bea']);
    expect(deals(room.log)).toBeGreaterThan(5);
    close(room);
    const { accounts, houseNet, botsLeft } = room.table;
    const people = Object.values(accounts).map(
      ({ bought, lent, cashed, moved }) => cashed + moved - bought - lent,
    );
    const bots = room.table.seats.reduce((sum, seat) => sum + (seat?.stack ?? 0), 0);
    const left = botsLeftBalance(room.table);
    expect(people.reduce((sum, net) => sum + net, left) + bots + houseNet).toBe(0);
    // Bots were sent away in most nights; none of them has a line of its own.
    const lines = Object.keys(accounts).filter((id) => id.startsWith('bot:'));
    const sit = room.table.seats.flatMap((seat) => (seat?.bot ? [seat.person] : []));
    expect(lines.sort()).toEqual(sit.sort());
    expect((botsLeft?.bots ?? 0) + sit.length).toBe(room.table.bots);
    if (name === 'stud with loans and jokers') {
      const lent = room.log.filter((event) => event.type === 'deal' && event.event.type === 'lent');
      expect(lent.length).toBeGreaterThan(0);
      const repaid = room.log.filter(
        (event) => event.type === 'deal' && event.event.type === 'repaid',
      );
      expect(repaid.length).toBeGreaterThan(0);
    }
  });
});
