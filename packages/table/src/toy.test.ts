/** A third game at a table: it is added by its contract alone, and everything of a table works with it. */
import { chancesFrom } from '@tapete/chance';
import type { Card } from '@tapete/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  balance,
  checkConfig,
  gameOf,
  isRunning,
  seatsReady,
  USUAL_NIGHT,
  type TableConfig,
} from './index.ts';
import { openRoom, seat, type Room } from './testing/room.ts';
import { addToy, toyGame, type ToyConfig } from './testing/toy.ts';

const config: ToyConfig = {
  game: 'toy',
  name: 'Mesa',
  seats: 4,
  buyIn: { min: 100, max: 500 },
  clock: { turn: 30, bets: 20, between: 5 },
  night: USUAL_NIGHT,
  stake: 10,
};

/** A config of a game that the types of this package do not name. */
const asConfig = (toy: ToyConfig): TableConfig => toy as unknown as TableConfig;

function room(decks: readonly (readonly Card[])[] = []): Room {
  const opened = openRoom(asConfig(config), chancesFrom(1), {
    decks,
    viewers: ['ana', 'bea', 'stranger', null],
  });
  seat(opened, { ana: 100, bea: 100, cai: 100 });
  return opened;
}

beforeAll(addToy);

describe('one card each, highest wins', () => {
  test('is known by its name', () => {
    expect(gameOf({ game: 'toy' })).toBe(toyGame);
    expect(() => gameOf({ game: 'mus' })).toThrow("no game is called 'mus'");
    expect(checkConfig(asConfig({ ...config, seats: 9 }))).toMatchObject({
      ok: false,
      error: { code: 'bad-config', detail: { key: 'seats', min: 2, max: 8 } },
    });
  });

  test('is dealt, played in turn and paid', () => {
    const table = room([['2c', 'Ah', 'Kd']]);
    table.deal();
    expect(table.asked()).toEqual(['ana']);
    expect(
      table.refusal('bea', {
        type: 'act',
        decision: table.table.running!.decision!,
        action: { type: 'fold' },
      }),
    ).toBe('not-your-turn');
    table.act('ana', 'stay');
    table.act('bea', 'fold');
    table.act('cai', 'stay');
    expect(isRunning(table.table)).toBe(false);
    // Bea's ace has folded: Cai's king beats Ana's two. Three stakes of 10.
    const nets = ['ana', 'bea', 'cai'].map((person) => balance(table.table, person));
    expect(nets).toEqual([-10, -10, 20]);
  });

  test('the clock folds, and sits out who leaves two decisions to it', () => {
    const table = room();
    const timeouts = () => table.table.seats.slice(0, 3).map((each) => each?.timeouts);
    table.deal();
    table.pass(3 * 30_000 - 1);
    expect(timeouts()).toEqual([1, 1, 0]);
    table.pass(600_000);
    expect(table.table.seats.slice(0, 3).map((each) => each?.away)).toEqual([true, true, true]);
    expect(seatsReady(table.table)).toEqual([]);
  });

  test('has no bets before the cards', () => {
    const table = room();
    expect(table.refusal('ana', { type: 'post', ante: 10, pairPlus: 0 })).toBe('not-available');
  });

  test('goes on deal after deal, who is broke left out', () => {
    const table = room();
    for (let i = 0; i < 40; i++) {
      while (!isRunning(table.table)) if (!table.next()) return;
      while (isRunning(table.table)) table.act(table.asked()[0]!, i % 3 === 0 ? 'fold' : 'stay');
    }
    expect(table.table.running!.number).toBeGreaterThan(5);
  });
});
