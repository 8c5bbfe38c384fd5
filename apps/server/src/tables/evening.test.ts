/** S38–S41 over the wire: a whole evening led by its host, asked for chips, paused, settled, and a host who has gone. */
import type { TableAnswer, TableCreated } from '@tapete/protocol';
import { isRunning, netsOf, paymentsOf, type Table } from '@tapete/table';
import { expect, test } from 'vitest';
import { comeIn, type Guest } from '../testing/guest.ts';
import { startRoom } from '../testing/room.ts';

async function evening(seed: string, night: object) {
  const room = await startRoom(seed);
  const [ana, bea] = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
  const made = await ana.request('POST', '/api/tables', { game: 'stud', night });
  const { id } = made.body as TableCreated;
  const look = async (): Promise<Table> =>
    ((await ana.request('GET', `/api/tables/${id}`)).body as TableAnswer).table;
  const done = async (guest: Guest, action: object): Promise<void> => {
    const answer = await guest.act(id, action);
    expect(answer.status, answer.text).toBe(200);
  };
  const refused = async (guest: Guest, action: object): Promise<unknown> => {
    const answer = await guest.act(id, action);
    return (answer.body as { error?: { code: string } }).error?.code;
  };
  return { room, ana, bea, id, look, done, refused };
}

test('an evening from the first chips to who pays whom', async () => {
  const { room, ana, bea, look, done, refused } = await evening('evening', {
    start: 'host',
    credit: 0,
    worth: { chips: 100, cents: 200, currency: 'EUR' },
  });
  await done(ana, { type: 'sit', seat: 0, amount: 1000 });
  await done(bea, { type: 'sit', seat: 1, amount: 600 });
  expect((await look()).seats[1]).toMatchObject({ stack: 0, asks: 600 });
  expect(await refused(bea, { type: 'grant', seat: 1, amount: null })).toBe('not-banker');
  await done(ana, { type: 'grant', seat: 1, amount: null });
  await room.env.advance(60_000);
  expect((await look()).running).toBeNull();
  expect(await refused(bea, { type: 'begin' })).toBe('not-host');
  await done(ana, { type: 'begin' });
  await room.env.advance(2500);
  expect(isRunning(await look())).toBe(true);
  // The agreed end comes in the midst of the deal: it is the last.
  await done(ana, { type: 'end-at', minutes: 1 });
  await done(ana, { type: 'pause' });
  await room.env.advance(30_000);
  await done(ana, { type: 'resume' });
  await room.env.advance(29_000);
  await room.env.advance(1000);
  for (let i = 0; isRunning(await look()); i++) {
    if (i > 20) throw new Error('the deal does not end');
    await room.env.advance(30_000);
  }
  const over = await look();
  expect(over.night.phase).toBe('over');
  expect(over.running?.number).toBe(1);
  const payments = paymentsOf(netsOf(over));
  for (const payment of payments) {
    expect(await refused(bea, { type: 'pay', payment, paid: true })).toBe('not-banker');
    await done(ana, { type: 'pay', payment, paid: true });
  }
  expect((await look()).night.paid).toEqual(payments);
});

test('other house rules come as those of a new table, and are refused alike', async () => {
  const { ana, bea, look, done, refused } = await evening('evening-rules', {});
  const table = {
    game: 'stud',
    name: 'Otra',
    rules: { minBet: 40 },
    buyIn: { min: 400, max: 900 },
  };
  expect(await refused(bea, { type: 'configure', table })).toBe('not-host');
  await done(ana, { type: 'configure', table });
  expect((await look()).config).toMatchObject({ name: 'Otra', buyIn: { min: 400, max: 900 } });
  const wrong = { ...table, buyIn: { min: 900, max: 400 } };
  expect(await refused(ana, { type: 'configure', table: wrong })).toBe('bad-config');
  expect(await refused(ana, { type: 'configure', table: { game: 'three' } })).toBe('bad-config');
});

test('a host whose line is gone for a minute hands the table to who has sat longest, and gets it back by him alone', async () => {
  const { room, ana, bea, id, look, done, refused } = await evening('evening-gone', {});
  await done(ana, { type: 'sit', seat: 0, amount: 1000 });
  await done(bea, { type: 'sit', seat: 1, amount: 1000 });
  const line = await ana.follow(id);
  const other = await bea.follow(id);
  await other.until(() => true);
  await room.env.advance(120_000);
  expect((await look()).host).toBe(ana.id);
  line.close();
  // Closing reaches the room by the network.
  const host = async (): Promise<string> => {
    await room.env.advance(2000);
    return (await look()).host;
  };
  await expect.poll(host, { timeout: 20_000, interval: 1 }).toBe(bea.id);
  expect((await look()).night.banker).toBe(bea.id);
  await ana.follow(id);
  await room.env.advance(120_000);
  expect((await look()).host).toBe(bea.id);
  expect(await refused(ana, { type: 'pause' })).toBe('not-host');
  await done(bea, { type: 'hand-over', role: 'host', person: ana.id });
  expect((await look()).host).toBe(ana.id);
});

test('who loses the line in his turn is waited for half a minute more, once, and everybody is told', async () => {
  const { room, ana, bea, id, look, done } = await evening('evening-grace', {});
  await done(ana, { type: 'sit', seat: 0, amount: 1000 });
  await done(bea, { type: 'sit', seat: 1, amount: 1000 });
  const lines = [await ana.follow(id), await bea.follow(id)];
  await room.env.advance(2500);
  const { running, timers, seats } = await look();
  const asked = running!.deal.seats[running!.deal.asked[0]!]!.at;
  const [gone, other] = asked === 0 ? lines : lines.toReversed();
  gone!.close();
  const graced = async (): Promise<number | undefined> => {
    await room.env.advance(1000);
    return (await look()).seats[asked]?.graced;
  };
  await expect.poll(graced, { timeout: 20_000, interval: 1 }).toBe(1);
  const { turn } = (await look()).timers;
  expect(turn).toBeGreaterThan(timers.turn!);
  await other!.untilMessage(
    (each) => each.kind === 'log' && each.event.type === 'grace' && each.event.seat === asked,
  );
  // Nobody is waited for twice.
  await room.env.advance(10_000);
  expect((await look()).timers.turn).toBe(turn);
  expect(seats[asked]?.graced).toBe(0);
});
