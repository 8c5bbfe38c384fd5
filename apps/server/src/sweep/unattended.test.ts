import type { TableAnswer, TableCreated } from '@tapete/protocol';
import { NO_TIMERS, type Table } from '@tapete/table';
import { expect, test } from 'vitest';
import { comeIn } from '../testing/guest.ts';
import { startRoom } from '../testing/room.ts';

const HOUR = 3_600_000;

test('with nobody at the page three deals are dealt; the table goes on when a page opens, and rests after it', async () => {
  // With this seed the bot never wins enough to bank in its turn, which would leave nobody who bets.
  const room = await startRoom('unattended-1');
  const ana = await comeIn(room.url, 'Ana');
  // Ana banks and covers all; a bot bets against her, and nothing is ever asked of her.
  const asked = {
    game: 'three',
    rules: { bank: 'player' },
    buyIn: { min: 20, max: 100_000 },
    ante: { min: 5, max: 5 },
  };
  const { id } = (await ana.request('POST', '/api/tables', asked)).body as TableCreated;
  await ana.act(id, { type: 'sit', seat: 0, amount: 100_000 });
  await ana.act(id, { type: 'add-bot', seat: null });
  const now = async (): Promise<Table> =>
    ((await ana.request('GET', `/api/tables/${id}`)).body as TableAnswer).table;

  await room.env.advance(HOUR);
  const rests = await now();
  expect(rests.running?.number).toBe(3);
  expect(rests.timers).toEqual(NO_TIMERS);
  await room.env.advance(HOUR);
  expect((await now()).seq).toBe(rests.seq);

  const page = await ana.follow(id);
  await page.until(({ timers }) => timers.bot !== null);
  for (let i = 0; i < 60 && ((await now()).running?.number ?? 0) < 6; i++) {
    await room.env.advance(1000);
  }
  expect((await now()).running?.number).toBe(6);
  page.close();
  // The room hears of a closed page when its connection ends.
  await expect
    .poll(async () => {
      await room.env.advance(HOUR);
      return (await now()).timers;
    })
    .toEqual(NO_TIMERS);
});
