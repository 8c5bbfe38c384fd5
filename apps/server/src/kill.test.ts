import { seedOf, seededRandom } from '@tapete/chance';
import type { TableCreated } from '@tapete/protocol';
import { imbalance, isRunning, type Table } from '@tapete/table';
import { expect, test } from 'vitest';
import { comeIn, type Follower, type Guest } from './testing/guest.ts';
import { anyAction, askedSeat, buyWhenPoor } from './testing/play.ts';
import { spawnRoom } from './testing/process.ts';
import { secretDeck, storedLog, tableOf } from './testing/reading.ts';
import { makeFolder } from './testing/room.ts';

const SEED = `kill-${process.env.SEED ?? '1'}`;
const TABLES = [
  { name: 'stud', kills: 8, request: { game: 'stud', buyIn: { min: 2000, max: 9000 } } },
  {
    name: 'three-card against the house',
    kills: 4,
    request: { game: 'three', buyIn: { min: 2000, max: 9000 } },
  },
  {
    name: 'three-card banked by players',
    kills: 4,
    request: { game: 'three', buyIn: { min: 5000, max: 9000 }, rules: { bank: 'player' } },
  },
];

/** What a request says that the killed room does not answer. */
const CUT = ['fetch failed', 'terminated'];

/** Plays for the guest as soon as it is asked, until told to stop. */
function autoplay(guest: Guest, follower: Follower, id: string, random: () => number) {
  let on = true;
  const acknowledged: number[] = [];
  const run = async (): Promise<void> => {
    while (on) {
      const table = follower.table();
      const seat = askedSeat(table, guest.id);
      if (seat !== null && table.running) {
        const { number, decision } = table.running;
        const action = { ...anyAction(table, seat, random), deal: number, decision };
        const answer = await guest.act(id, action);
        if (answer.status === 200) acknowledged.push((answer.body as { last: number }).last);
      } else if (!isRunning(table)) {
        await buyWhenPoor(guest, table);
        await bet(guest, table, id);
      }
      await new Promise((done) => setTimeout(done, 15));
    }
  };
  const ended = run().catch((error: Error) => {
    if (!CUT.includes(error.message)) throw error;
  });
  return { acknowledged, stop: () => ((on = false), ended) };
}

/** In three-card; where the guest banks, it is refused and the bots bet. */
async function bet(guest: Guest, table: Table, id: string): Promise<void> {
  const seat = table.seats.find((each) => each?.person === guest.id);
  if (table.config.game !== 'three' || !seat || seat.bets) return;
  await guest.act(id, { type: 'post', ante: 10, pairPlus: 5 });
}

test.each(TABLES)(
  `$name: kill -9 at $kills random moments: the deal goes on with the same cards and no chip is lost (${SEED})`,
  async ({ name, kills, request }) => {
    const data = makeFolder();
    const random = seededRandom(seedOf(`${SEED} ${name}`));
    let room = spawnRoom({ TAPETE_DATA: data });
    let url = await room.url;
    let ana = await comeIn(url, 'Ana');
    const made = await ana.request('POST', '/api/tables', {
      ...request,
      sit: true,
      bots: 3,
      clock: { between: 1, bets: 5 },
    });
    const { id } = made.body as TableCreated;
    let inDeals = 0;
    for (let kill = 0; kill < kills; kill++) {
      const follower = await ana.follow(id);
      const { seq } = await follower.until(() => true);
      const player = autoplay(ana, follower, id, random);
      // It goes on by itself first: a bot, the guest or the next deal.
      await follower.until((table) => table.seq > seq);
      // Every other time in the midst of a deal: those of three-card are short.
      const midst = kill % 2 === 0;
      if (midst)
        await expect.poll(() => isRunning(follower.table()), { timeout: 60_000 }).toBe(true);
      await new Promise((done) => setTimeout(done, random() * (midst ? 200 : 1500)));
      await room.kill('SIGKILL');
      await player.stop();
      await follower.ended;

      const log = storedLog(data, id);
      const deck = secretDeck(data, id);
      const events = log.map(({ event }) => event);
      const before = tableOf(events);
      expect(log.map((each) => each.seq)).toEqual(log.map((_, i) => i + 1));
      expect(before.halted).toBe(false);
      expect(imbalance(before)).toBe(0);
      // What was answered or shown is stored.
      expect(log.length).toBeGreaterThanOrEqual(Math.max(0, ...player.acknowledged));
      expect(log.length).toBeGreaterThanOrEqual(follower.table().seq);
      // A deal runs exactly when its pack is kept.
      expect(deck?.deal).toBe(isRunning(before) ? before.running?.number : undefined);
      if (isRunning(before)) inDeals++;

      room = spawnRoom({ TAPETE_DATA: data });
      url = await room.url;
      ana = await comeIn(url, 'Ana', ana.cookie);
      const again = await ana.follow(id);
      const table = await again.until((each) => each.seq >= log.length);
      expect(storedLog(data, id).slice(0, log.length)).toEqual(log);
      if (isRunning(before) && deck && table.running?.number === deck.deal) {
        // Every card that Ana sees is the one that lay at that place of the pack before.
        const cards = table.running.deal.cards.flat().filter(({ card }) => card !== '??');
        for (const { card, position } of cards) expect(card).toBe(deck.cards[position]);
        // Who banks has none.
        const plays = table.running.deal.seats.some(({ person }) => person === ana.id);
        expect(cards.length > 0).toBe(plays);
      }
      again.close();
    }
    expect(inDeals).toBeGreaterThan(0);
    await room.kill('SIGTERM');
    expect(room.stderr()).toBe('');
  },
  300_000,
);
