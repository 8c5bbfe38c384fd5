import { seedOf, seededRandom } from '@tapete/chance';
import { HIDDEN } from '@tapete/rules';
import { EVENT_VERSION, applyTable, imbalance, isRunning, type Table } from '@tapete/table';
import { expect, test } from 'vitest';
import { comeIn, type Guest, type Message } from '../../apps/server/src/testing/guest.ts';
import { anyAction, playDeals, type Player } from '../../apps/server/src/testing/play.ts';
import { insertRows, query } from '../../apps/server/src/testing/reading.ts';
import { makeFolder, startRoom, type TestRoom } from '../../apps/server/src/testing/room.ts';
import { makeVirtualEnv, START } from '../../apps/server/src/testing/virtual-env.ts';
import {
  bookNow,
  bookOf,
  KEPT,
  keptLog,
  type KeptLog,
  type KeptName,
} from '../../packages/table/src/testing/kept.ts';

const DAY_MS = 24 * 3_600_000;
const PEOPLE = { ana: 'Ana', bea: 'Bea', caro: 'Caro', dora: 'Dora' };

/** Puts the rows into a database just as version 0.1.0 wrote them. */
function store(data: string, { table, log, openings, secret, visitors }: KeptLog): void {
  const table_id = table.id;
  insertRows(data, [
    ['tables', table],
    ...log.map((row) => ['log', { table_id, ...row }] as const),
    ...openings.map((row) => ['openings', { table_id, ...row }] as const),
    ...visitors.map((person) => ['visits', { table_id, person }] as const),
    ...(secret ? [['secrets', { table_id, ...secret }] as const] : []),
  ]);
}

/** A room that finds the log in its database, and the log's people come back to it. */
async function roomWith(
  name: KeptName,
): Promise<{ room: TestRoom; kept: KeptLog; guests: readonly Guest[] }> {
  const data = makeFolder();
  const before = await startRoom(`kept-${name}`, { data });
  const known: Guest[] = [];
  for (const nickname of Object.values(PEOPLE)) known.push(await comeIn(before.url, nickname));
  await before.stop();
  const ids = Object.keys(PEOPLE).map((person, i) => [person, known[i]?.id ?? '']);
  const kept = keptLog(name, Object.fromEntries(ids) as Record<string, string>);
  store(data, kept);
  const env = makeVirtualEnv(`kept-${name}-again`, START + DAY_MS);
  const room = await startRoom(`kept-${name}-again`, { data, env });
  const guests: Guest[] = [];
  for (const [i, { cookie }] of known.entries()) {
    guests.push(await comeIn(room.url, Object.values(PEOPLE)[i] ?? '', cookie));
  }
  return { room, kept, guests };
}

const foldLog = (messages: readonly Message[], last: number): Table => {
  let table: Table | undefined;
  for (const message of messages) {
    if (message.kind === 'log' && message.seq <= last) table = applyTable(table, message.event);
  }
  if (!table) throw new Error('nothing was told');
  return table;
};

test.each(KEPT)(
  'the log "%s" of version 0.1.0 is served whole, to each with own cards',
  async (name) => {
    const { kept, guests } = await roomWith(name);
    const { end, table } = kept;
    for (const guest of guests.filter(({ id }) => kept.visitors.includes(id))) {
      const follower = await guest.follow(table.id, '?after=0');
      await follower.untilMessage((message) => message.kind === 'log' && message.seq >= end.seq);
      const folded = foldLog(follower.messages, end.seq);
      expect(folded.seats.map((seat) => seat?.stack ?? null)).toEqual(end.stacks);
      expect(bookOf(folded)).toEqual(bookNow(end, folded));
      expect(folded.running).toMatchObject({
        number: end.running.number,
        // Version 0.1.0 said 0 where no decision was awaited.
        decision: end.running.decision === 0 ? null : end.running.decision,
      });
      expect(imbalance(folded)).toBe(0);

      // Face down, the viewer's own cards and nobody else's, as the room kept them at that time.
      const seen = follower.messages.flatMap((message) => {
        if (message.kind !== 'log' || message.event.type !== 'deal') return [];
        const { number, event } = message.event;
        if (event.type !== 'dealt' || ('up' in event && event.up)) return [];
        return event.cards
          .filter(({ card }) => card !== HIDDEN)
          .map(({ position, owner, card }) => ({ deal: number, position, person: owner, card }));
      });
      expect(seen).toEqual(kept.openings.filter(({ person }) => person === guest.id));

      // A fresh viewer is told the last deal from its start, to the same end.
      const fresh = await guest.follow(table.id);
      const now = await fresh.until(({ seq }) => seq >= end.seq);
      expect(now.seats).toEqual(folded.seats);
      expect(now.running).toEqual(folded.running);
    }
  },
);

test('a deal of version 0.1.0 that was running is played to its end with the cards it had', async () => {
  const { room, kept, guests } = await roomWith('stud-running');
  const players: Player[] = [];
  for (const guest of guests.filter(({ id }) => kept.visitors.includes(id))) {
    players.push({ guest, follower: await guest.follow(kept.table.id) });
  }
  for (const { follower } of players) await follower.until(isRunning);
  const random = seededRandom(seedOf('kept-running'));
  await playDeals(room, kept.table.id, players, 3, (view, seat) => anyAction(view, seat, random));
  const [first] = players;
  expect(imbalance(first?.follower.table() as Table)).toBe(0);
  const up = first?.follower.messages.flatMap((message) =>
    message.kind === 'log' &&
    message.event.type === 'deal' &&
    message.event.number === kept.secret?.deal &&
    message.event.event.type === 'dealt' &&
    'up' in message.event.event &&
    message.event.event.up
      ? message.event.event.cards
      : [],
  );
  expect(up?.length).toBeGreaterThan(0);
  for (const { position, card } of up ?? []) expect(card).toBe(kept.secret?.deck[position]);

  // What was stored then stands as it was, what came after it says its version, and together they fold to the same.
  const rows = query<{ event: string }>(
    room.data,
    'SELECT event FROM log WHERE table_id = ? ORDER BY seq',
    kept.table.id,
  ).map(({ event }) => JSON.parse(event) as object);
  expect(rows.slice(0, kept.end.seq)).toEqual(kept.log.map(({ event }) => event));
  for (const row of rows.slice(kept.end.seq)) expect(row).toHaveProperty('v', EVENT_VERSION);
  const now = first?.follower.table() as Table;
  const again = await players[0]!.guest.follow(kept.table.id, '?after=0');
  await again.untilMessage((message) => message.kind === 'log' && message.seq === now.seq);
  const folded = foldLog(again.messages, now.seq);
  expect(folded.accounts).toEqual(now.accounts);
  expect(folded.seats).toEqual(now.seats);
});
