/** What is told apart between an event as version 1 stored it and as it is read now. */
import { expect, test } from 'vitest';
import { EVENT_VERSION, upgradeEvent, USUAL_NIGHT } from './index.ts';

const deal = (event: Readonly<Record<string, unknown>>) => ({ type: 'deal', number: 3, event });

test('a clock had no time for preparing, and none for the end of the night', () => {
  const stored = { type: 'clock', timers: { turn: null, bot: 5, deal: 9 } };
  expect(upgradeEvent(stored, 1, 'three')).toEqual({
    type: 'clock',
    timers: { turn: null, bot: 5, deal: 9, prepare: null, end: null },
  });
  const second = { type: 'clock', timers: { turn: 1, bot: 5, deal: 9, prepare: 3 } };
  expect(upgradeEvent(second, 2, 'three')).toEqual({
    type: 'clock',
    timers: { turn: 1, bot: 5, deal: 9, prepare: 3, end: null },
  });
});

test('a table knew of no evening', () => {
  const stored = { type: 'opened', id: 't', host: 'ana', config: { game: 'stud', name: 'Mesa' } };
  const night = USUAL_NIGHT;
  for (const version of [1, 2]) {
    expect(upgradeEvent(stored, version, 'stud')).toEqual({
      ...stored,
      config: { ...stored.config, night },
    });
  }
});

test('an event of a deal did not say its game', () => {
  const event = { type: 'asked', seats: [2] };
  expect(upgradeEvent(deal(event), 1, 'stud')).toEqual({
    type: 'deal',
    number: 3,
    game: 'stud',
    event,
  });
});

test('the cards before the three-card dealer lay at seat −1, all others where they lie now', () => {
  const ana = { seat: 0, owner: 'ana', position: 0, card: 'As' };
  const dealer = { seat: -1, owner: null, position: 1, card: '??' };
  expect(upgradeEvent(deal({ type: 'dealt', cards: [ana, dealer] }), 1, 'three')).toEqual({
    type: 'deal',
    number: 3,
    game: 'three',
    event: {
      type: 'dealt',
      cards: [ana, { seat: 'dealer', owner: null, position: 1, card: '??' }],
    },
  });
});

test('no other event is changed', () => {
  const showed = { type: 'showed', seat: 0, cards: ['As', 'Kd', '2c'] };
  expect(upgradeEvent(deal(showed), 1, 'three')).toMatchObject({ event: showed });
  const away = { type: 'away', seat: 0, away: true, byClock: true };
  expect(upgradeEvent(away, 1, 'three')).toEqual(away);
});

test('an event of this version is taken as it is', () => {
  const now = { type: 'deal', number: 1, game: 'stud', event: { type: 'asked', seats: [0] } };
  expect(upgradeEvent(now, EVENT_VERSION, 'stud')).toBe(now);
});
