import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { comeIn, type Guest } from '../../apps/server/src/testing/guest.ts';
import { launchBrowser } from './chromium.ts';
import { startRoom, type Room } from './room.ts';
import { PLAIN, show, tableScreens, type Screen } from './screens.ts';
import { enter, visit, type Lang, type Size } from './visitor.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'best-practice'];

let room: Room;
let browser: Browser;
let host: Guest;
let screens: readonly Screen[];

beforeAll(async () => {
  room = await startRoom();
  browser = await launchBrowser();
  host = await comeIn(room.url, 'Marta');
  screens = [...PLAIN, ...(await tableScreens(room, host, [8]))];
}, 120_000);

afterAll(async () => {
  await browser.close();
  await room.stop();
});

test.each<[Lang, Size]>([
  ['es', 'phone'],
  ['en', 'desk'],
])('axe finds nothing on any screen (%s, %s)', { timeout: 180_000 }, async (lang, size) => {
  const visitor = await visit(browser, { lang, size });
  await enter(visitor, room.url, host);
  const found: Record<string, unknown> = {};
  for (const screen of screens) {
    await show(visitor.page, room.url, screen);
    const { violations } = await new AxeBuilder({ page: visitor.page })
      .options({ resultTypes: ['violations'] })
      .withTags(TAGS)
      .analyze();
    const faults = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
    );
    if (faults.length > 0) found[screen.name] = faults.slice(0, 4);
  }
  expect(found).toEqual({});
  await visitor.close();
});
