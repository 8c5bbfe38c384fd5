/// <reference lib="dom" />
// Whoever presses twice means what stood there at the first press: what comes in its place rests.

import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { gather, sayAll, type Company } from './company.ts';
import { shareScenes } from './scene.ts';
import { shareRoom } from './set-up.ts';
import { nameVisitor, until, visit } from './visitor.ts';

const scene = shareScenes();
const opened = shareRoom();

/** Bea's king speaks first, then Marta's pair of queens. */
const BEA_THEN_MARTA = '2s 3s Kd Qd 9h Qh 8c 7c 3d 2d';

/** The page's clock stands until the test moves it; the actions that the page sends are counted. */
async function holdClock(page: Page): Promise<() => number> {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/actions')) sent++;
  });
  await page.clock.install();
  await page.reload();
  await page.locator('.panel').waitFor();
  await page.clock.pauseAt(Date.now() + 5000);
  return () => sent;
}

/** Where a press of the mouse would fall in the middle of it. */
async function pointAt(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('not in sight');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

async function press(page: Page): Promise<void> {
  await page.mouse.down();
  await page.mouse.up();
}

/** The button of that letter. */
const say = (page: Page, key: 'c' | 'k'): Locator =>
  page.locator(`.say button[aria-keyshortcuts=${key}]`);

/** Heads-up, and Marta's call ends the first round: she speaks first in the second. */
async function beforeCall(): Promise<{
  page: Page;
  company: Company;
  sent: () => number;
}> {
  const request = { game: 'stud', clock: { turn: 600 } } as const;
  const { page, company } = await scene('en', ['Bea'], BEA_THEN_MARTA, request);
  await sayAll(company, [{ type: 'bet', to: 10 }]);
  const sent = await holdClock(page);
  await say(page, 'c').waitFor();
  await page.clock.runFor(500);
  return { page, company, sent };
}

const said = async (company: Company): Promise<unknown> => {
  const deal = (await company.table()).running?.deal;
  return deal?.game === 'stud' ? { street: deal.street, asked: deal.asked } : null;
};

test.each([60, 100, 150])(
  'a double click, %i ms apart, says one thing; the third click, later, the next',
  async (apart) => {
    const { page, company, sent } = await beforeCall();
    await pointAt(page, say(page, 'c'));
    await press(page);
    await say(page, 'k').waitFor();
    // The next decision's word stands where the call stood.
    await page.clock.runFor(apart);
    await pointAt(page, say(page, 'k'));
    await press(page);
    await page.clock.runFor(200);
    expect(sent()).toBe(1);
    expect(await said(company)).toEqual({ street: 2, asked: [0] });
    await page.clock.runFor(200);
    await press(page);
    await until('checked', async () => sent() === 2);
    await until('Bea is asked', async () =>
      expect.objectContaining({ asked: [1] }).asymmetricMatch(await said(company)),
    );
  },
);

test('a press that began before the next decision, or while it rested, is none of it', async () => {
  const { page, company, sent } = await beforeCall();
  await page.mouse.move(5, 500);
  await page.mouse.down();
  await company.asked();
  await company.act(company.guests[0]!, { type: 'call' });
  await say(page, 'k').waitFor();
  await page.clock.runFor(1000);
  // The finger has been down all the time.
  await pointAt(page, say(page, 'k'));
  expect(await page.locator('.panel[data-resting]').count()).toBe(1);
  await page.mouse.up();
  expect(await page.locator('.panel[data-resting]').count()).toBe(0);
  await sayAll(company, [{ type: 'pass' }, { type: 'bet', to: 10 }]);
  await say(page, 'c').waitFor();
  await pointAt(page, say(page, 'c'));
  await page.mouse.down();
  await page.clock.runFor(1000);
  await page.mouse.up();
  await page.clock.runFor(1000);
  expect(sent()).toBe(0);
  await press(page);
  await until('called', () => sent() === 1);
});

test('a held key says one thing, whichever decision comes; let go, the next press counts', async () => {
  const { page, company, sent } = await beforeCall();
  const call = say(page, 'c');
  await call.focus();
  await page.keyboard.down('Enter');
  await say(page, 'k').waitFor();
  await say(page, 'k').focus();
  for (let repeats = 0; repeats < 5; repeats++) {
    await page.clock.runFor(500);
    await page.keyboard.down('Enter');
  }
  // Nor does another key while it is down.
  await page.keyboard.press('c');
  await page.keyboard.press('k');
  expect(sent()).toBe(1);
  expect(await said(company)).toEqual({ street: 2, asked: [0] });
  await page.keyboard.up('Enter');
  // The focus is where it was.
  expect(await say(page, 'k').evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('Space');
  await until('checked', () => sent() === 2);
});

test('letters: the second press within a moment, and a held one, act on no new decision', async () => {
  const { page, sent } = await beforeCall();
  await page.keyboard.down('c');
  await say(page, 'k').waitFor();
  await page.clock.runFor(100);
  await page.keyboard.press('k');
  await page.clock.runFor(1000);
  await page.keyboard.down('c');
  await page.keyboard.press('k');
  expect(sent()).toBe(1);
  await page.keyboard.up('c');
  await page.keyboard.press('k');
  await until('checked', () => sent() === 2);
});

test('nothing but the pointer is taken from what rests: no button is disabled, and none moves', async () => {
  const { page } = await beforeCall();
  const look = (): Promise<unknown> =>
    page.locator('.panel button').evaluateAll((all) =>
      all.map((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const { opacity, color } = getComputedStyle(button);
        return [button.textContent, button.ariaDisabled, x, y, width, height, opacity, color];
      }),
    );
  await say(page, 'c').click();
  await say(page, 'k').waitFor();
  const resting = await look();
  expect(await page.locator('.panel[data-resting]').count()).toBe(1);
  expect(await page.locator('.panel button:disabled').count()).toBe(0);
  await page.clock.runFor(400);
  expect(await page.locator('.panel[data-resting]').count()).toBe(0);
  expect(await look()).toEqual(resting);
});

test('where the answer is lost on its way, the table has shown what was done: the next decision can be made', async () => {
  const { page, company, sent } = await beforeCall();
  // The room does what it is asked, and its answer never comes.
  await page.route('**/actions', async (route) => void (await route.fetch()));
  await say(page, 'c').click();
  await say(page, 'k').waitFor();
  await page.clock.runFor(400);
  expect(await page.locator('.say button:disabled').count()).toBe(0);
  await page.unroute('**/actions');
  await say(page, 'k').click();
  await until('checked', () => sent() === 2);
  await until('Bea is asked', async () => (await company.asked()) === company.guests[1]);
});

/** Marta at a table, the page's clock standing. */
async function atTable(
  game: 'stud' | 'three',
  chips: readonly number[],
): Promise<{ page: Page; company: Company; sent: () => number }> {
  const { browser, room } = opened();
  const visitor = await visit(browser, { lang: 'en', size: 'desk' });
  onTestFinished(() => visitor.close());
  const host = await nameVisitor(visitor, room.url, 'Marta');
  room.env.setPace(8);
  const company = await gather([host], { game, seats: 3 }, chips);
  await visitor.page.goto(`${room.url}/t/${company.id}`);
  const sent = await holdClock(visitor.page);
  await visitor.page.clock.runFor(500);
  return { page: visitor.page, company, sent };
}

test('bets before the cards: the second click neither plays nor takes back', async () => {
  const { page, sent } = await atTable('three', []);
  const post = page.locator('form.bets button.main');
  await pointAt(page, post);
  await press(page);
  await page.locator('.say').waitFor();
  await page.clock.runFor(100);
  for (const button of await page.locator('.say button').all()) {
    await pointAt(page, button);
    await press(page);
  }
  expect(sent()).toBe(1);
  await page.clock.runFor(300);
  await pointAt(page, page.locator('.say button.main'));
  await press(page);
  await until('played', () => sent() === 2);
});

test('a dialog that opens under the pointer, and what lies under one that closes', async () => {
  const { page, sent } = await atTable('stud', [0]);
  const seat = page.locator('.free button').first();
  await pointAt(page, seat);
  await press(page);
  await page.locator('dialog[open]').waitFor();
  await page.clock.runFor(100);
  // On the dialog's edge a click closes it, on its button it sits down.
  await press(page);
  await pointAt(page, page.locator('dialog button.main'));
  await press(page);
  expect(await page.locator('dialog[open]').count()).toBe(1);
  expect(sent()).toBe(0);
  await page.clock.runFor(300);
  await press(page);
  await until('seated', () => sent() === 1);
  await page.locator('dialog').waitFor({ state: 'detached' });
  // Bots can be called to the other seats now: not by the second half of that click.
  await page.clock.runFor(100);
  await pointAt(page, page.locator('.free button').first());
  await press(page);
  expect(sent()).toBe(1);
  await page.clock.runFor(300);
  await press(page);
  await until('a bot is called', () => sent() === 2);
});

test('Enter held on a free seat opens the dialog, and sits nobody down', async () => {
  const { page, sent } = await atTable('stud', [0]);
  await page.locator('.free button').first().focus();
  await page.keyboard.down('Enter');
  await page.locator('dialog[open]').waitFor();
  for (let repeats = 0; repeats < 3; repeats++) {
    await page.clock.runFor(300);
    await page.keyboard.down('Enter');
  }
  await page.keyboard.up('Enter');
  expect(sent()).toBe(0);
  await page.keyboard.press('Enter');
  await until('seated', () => sent() === 1);
});
