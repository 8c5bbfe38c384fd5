// What the tests of a file share: a browser, a room and its screens, opened before the first and closed after the last.

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { comeIn, type Guest } from '../../apps/server/src/testing/guest.ts';
import { launchBrowser } from './chromium.ts';
import { startRoom, type Room } from './room.ts';
import { PLAIN, tableScreens, type Screen } from './screens.ts';

const SET_UP_MS = 120_000;

/** Opened before the first test, closed after the last; the answer may be called from then on. */
function share<T>(open: () => Promise<T>, close: (opened: T) => Promise<void>): () => T {
  let opened: { readonly it: T } | null = null;
  beforeAll(async () => {
    opened = { it: await open() };
  }, SET_UP_MS);
  afterAll(async () => {
    if (opened) await close(opened.it);
  });
  return () => {
    if (!opened) throw new Error('nothing is set up before the first test');
    return opened.it;
  };
}

export const shareBrowser = (): (() => Browser) =>
  share(launchBrowser, (browser) => browser.close());

export interface InRoom {
  readonly browser: Browser;
  readonly room: Room;
}

async function openRoom(pace: number): Promise<InRoom> {
  const room = await startRoom(pace);
  return { room, browser: await launchBrowser() };
}

async function closeRoom({ browser, room }: InRoom): Promise<void> {
  await browser.close();
  await room.stop();
}

/** A room at that pace, and a browser. */
export const shareRoom = (pace = 1): (() => InRoom) => share(() => openRoom(pace), closeRoom);

export interface OnScreens extends InRoom {
  /** Who is at all tables. */
  readonly host: Guest;
  readonly screens: readonly Screen[];
}

/** The plain screens, then tables of the host: full ones of so many seats, and every other state. */
export const shareScreens = (
  hostName: string,
  sizes?: readonly number[],
  plain: readonly Screen[] = PLAIN,
): (() => OnScreens) =>
  share(async () => {
    const opened = await openRoom(1);
    const host = await comeIn(opened.room.url, hostName);
    const screens = [...plain, ...(await tableScreens(opened.room, host, sizes))];
    return { ...opened, host, screens };
  }, closeRoom);
