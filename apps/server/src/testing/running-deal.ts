/** A stud deal that waits for its first decision. */
import type { TableCreated } from '@tapete/protocol';
import { comeIn } from './guest.ts';
import { askedSeat, settle, type Player } from './play.ts';
import { startRoom, type TestRoom } from './room.ts';

/** Two guests in a running stud deal: who is asked, and the other. 500 and 700 chips, ante and minimum bet 10. */
export async function runningDeal(seed: string): Promise<{
  room: TestRoom;
  id: string;
  asked: Player;
  other: Player;
  deal: number;
  decision: number;
}> {
  const room = await startRoom(seed);
  const ana = await comeIn(room.url, 'Ana');
  const bea = await comeIn(room.url, 'Bea');
  const made = await ana.request('POST', '/api/tables', { game: 'stud' });
  const { id } = made.body as TableCreated;
  await ana.act(id, { type: 'sit', seat: 0, amount: 500 });
  await bea.act(id, { type: 'sit', seat: 3, amount: 700 });
  await room.env.advance(3000);
  const players: Player[] = [];
  for (const guest of [ana, bea]) players.push({ guest, follower: await guest.follow(id) });
  for (const { follower } of players) await follower.until((table) => table.running !== null);
  await settle(id, players);
  const [one, two] = players as [Player, Player];
  const first = askedSeat(one.follower.table(), ana.id) !== null;
  const { running } = one.follower.table();
  return {
    room,
    id,
    asked: first ? one : two,
    other: first ? two : one,
    deal: running?.number ?? 0,
    decision: running?.decision ?? 0,
  };
}
