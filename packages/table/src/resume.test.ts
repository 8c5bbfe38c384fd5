/** After the room was down. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { NO_TIMERS, resume, type Command } from './index.ts';
import { someBot } from './testing/players.ts';
import { openRoom, seat, studConfig, threeConfig } from './testing/room.ts';
import { studTable } from './testing/tables.ts';

const TURN = 30_000;

const context = (now: number) => ({
  now,
  pause: () => 700,
  watched: true,
  mostEvents: Infinity,
  alike: String,
  shuffle: (cards: readonly never[]) => cards,
  lot: () => 0,
  bot: (): Command => ({ type: 'stand' }),
});

test('every clock that ran starts again in full; nobody is folded for its sleep', () => {
  const open = studTable({ ana: 100, bea: 100 });
  open.deal();
  const later = open.now + 3_600_000;
  const [clock, ...rest] = resume(open.table, context(later)).events;
  expect(rest).toEqual([]);
  expect(clock).toEqual({
    type: 'clock',
    timers: { ...NO_TIMERS, turn: later + TURN },
  });
});

test('the pause between stud deals, the time to bet in three-card', () => {
  const stud = studTable({ ana: 100, bea: 100 });
  const at = 9_000_000;
  expect(resume(stud.table, context(at)).events).toEqual([
    { type: 'clock', timers: { ...NO_TIMERS, deal: at + 5_000 } },
  ]);
  const three = openRoom(threeConfig(), chancesFrom(1));
  seat(three, { ana: 100, bea: 100 });
  three.grant('ana', { type: 'post', ante: 10, pairPlus: 0 });
  expect(resume(three.table, context(at)).events).toEqual([
    { type: 'clock', timers: { ...NO_TIMERS, deal: at + 20_000 } },
  ]);
});

test('a bot’s pause', () => {
  const open = openRoom(studConfig(), chancesFrom(9), { bot: someBot(chancesFrom(5)) });
  seat(open, { ana: 100 });
  open.grant('ana', { type: 'add-bot', seat: 1 });
  open.deal();
  if (open.asked()[0] === 'ana') open.act('ana', 'bet', 10);
  expect(resume(open.table, context(5_000_000)).events).toEqual([
    { type: 'clock', timers: { ...NO_TIMERS, bot: 5_000_700 } },
  ]);
});

test('no clock, nothing to say', () => {
  expect(resume(studTable({ ana: 100 }).table, context(1)).events).toEqual([]);
});
