/** What may be answered is told to whoever is asked, with the event that asks, and to nobody else. */
import type { TableAnswer, TableCreated } from '@tapete/protocol';
import { expect, test } from 'vitest';
import { comeIn, type Guest, type Message } from '../testing/guest.ts';
import { settle, type Player } from '../testing/play.ts';
import { startRoom } from '../testing/room.ts';
import { runningDeal } from '../testing/running-deal.ts';

type Log = Extract<Message, { kind: 'log' }>;
const asking = (messages: readonly Message[]): Log[] =>
  messages.filter(
    (message): message is Log =>
      message.kind === 'log' &&
      message.event.type === 'deal' &&
      message.event.event.type === 'asked',
  );
const told = (messages: readonly Message[]) =>
  messages.flatMap((message) => ('legal' in message ? [message] : []));
const now = async (guest: Guest, id: string): Promise<TableAnswer> =>
  (await guest.request('GET', `/api/tables/${id}`)).body as TableAnswer;

test('S24 S25 S27 S28 the exact ranges, to the seat that is asked and only to it', async () => {
  const { room, id, asked, other, deal, decision } = await runningDeal('legal-stud');
  // 500 and 700 brought, 10 of ante each: the shorter may propose up to what the longer can match.
  const [mine, theirs] =
    asked.follower.table().seats[0]?.person === asked.guest.id ? [490, 690] : [690, 490];
  const proposes = (own: number, rival: number) =>
    own < rival ? [{ type: 'propose', min: own + 1, max: rival }] : [];
  const first = {
    deal,
    decision,
    seat: asked.follower.table().running?.deal.asked[0],
    options: [
      { type: 'pass' },
      { type: 'bet', min: 10, max: mine },
      { type: 'fold' },
      { type: 'all-in', to: mine },
      ...proposes(mine, theirs),
    ],
  };
  const [event] = asking(asked.follower.messages);
  expect(event?.seq).toBe(decision);
  expect(event?.legal).toEqual(first);
  expect((await now(asked.guest, id)).legal).toEqual(first);
  const olga = await comeIn(room.url, 'Olga');
  const watched = await olga.follow(id);
  await watched.until((table) => table.seq >= decision);
  for (const { guest, messages } of [
    { guest: other.guest, messages: other.follower.messages },
    { guest: olga, messages: watched.messages },
  ]) {
    expect(asking(messages)).toHaveLength(1);
    expect(told(messages)).toEqual([]);
    expect((await now(guest, id)).legal).toBeNull();
  }

  await asked.guest.act(id, { type: 'bet', to: 30, deal, decision });
  await settle(id, [asked, other]);
  const next = other.follower.table().running;
  const answer = {
    deal,
    decision: next?.decision,
    seat: next?.deal.asked[0],
    options: [
      { type: 'call', to: 30, adds: 30, allIn: false },
      { type: 'raise', min: 31, max: theirs },
      { type: 'fold' },
      { type: 'all-in', to: theirs },
      ...proposes(theirs, mine),
    ],
  };
  expect(told(other.follower.messages).map(({ legal }) => legal)).toEqual([answer]);
  expect((await now(other.guest, id)).legal).toEqual(answer);
  expect((await now(asked.guest, id)).legal).toBeNull();
  expect(told(asked.follower.messages)).toHaveLength(1);

  // Whoever comes anew or resumes before the question hears it with the event; what is answered is not told again.
  for (const query of ['', '?after=1', `?after=${(answer.decision ?? 0) - 1}`]) {
    const again = await other.guest.follow(id, query);
    await again.untilMessage(
      (message) => message.kind === 'log' && message.seq === answer.decision,
    );
    expect(
      told(again.messages).map(({ legal }) => legal),
      query,
    ).toEqual([answer]);
    const answered = await asked.guest.follow(id, query);
    await answered.untilMessage(
      (message) => message.kind === 'log' && message.seq === answer.decision,
    );
    expect(told(answered.messages), query).toEqual([]);
  }
});

test('T4 all are asked at once: each hears of its own, until it has decided', async () => {
  const room = await startRoom('legal-three');
  const ana = await comeIn(room.url, 'Ana');
  const bea = await comeIn(room.url, 'Bea');
  const made = await ana.request('POST', '/api/tables', { game: 'three' });
  const { id } = made.body as TableCreated;
  const players: Player[] = [];
  for (const [seat, guest] of [ana, bea].entries()) {
    await guest.act(id, { type: 'sit', seat, amount: 500 });
    await guest.act(id, { type: 'post', ante: seat === 0 ? 10 : 25, pairPlus: 5 });
    players.push({ guest, follower: await guest.follow(id) });
  }
  while (!players[0]?.follower.table().running) {
    await room.env.advance(500);
    await settle(id, players);
  }
  const stakes = players.map(({ guest, follower }) => {
    const [message, ...more] = told(follower.messages);
    expect(more).toEqual([]);
    const { running } = follower.table();
    expect(message?.legal).toMatchObject({ deal: 1, decision: running?.decision });
    const seat = message?.legal?.seat ?? -1;
    expect(running?.deal.seats[seat]?.person).toBe(guest.id);
    return message?.legal?.options;
  });
  expect(stakes).toEqual([
    [
      { type: 'play', stake: 10 },
      { type: 'fold', stake: 0 },
    ],
    [
      { type: 'play', stake: 25 },
      { type: 'fold', stake: 0 },
    ],
  ]);
  const { running } = players[0].follower.table();
  const decision = running?.decision ?? 0;
  await ana.act(id, { type: 'play', deal: 1, decision });
  expect((await now(ana, id)).legal).toBeNull();
  expect((await now(bea, id)).legal).toMatchObject({ decision, options: stakes[1] });
  for (const [guest, count] of [
    [ana, 0],
    [bea, 1],
  ] as const) {
    const again = await guest.follow(id, '?after=1');
    await again.untilMessage((message) => message.kind === 'log' && message.seq === decision);
    expect(told(again.messages)).toHaveLength(count);
  }
});
