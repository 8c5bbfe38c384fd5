import type { Page } from 'playwright-core';
import { PROTOCOL_VERSION, type SessionAnswer } from '@tapete/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { gather } from './company.ts';
import { shareRoom } from './set-up.ts';
import { enter, nameVisitor, until, visit, type Lang, type Visitor } from './visitor.ts';

const opened = shareRoom();
const OTHER = PROTOCOL_VERSION + 1;

const NOTICE = {
  es: { reloading: /otra versión.*Se carga otra vez/, other: /también después de cargarla/ },
  en: { reloading: /another version.*Loading it again/, other: /even after loading it again/ },
};

async function visitIn(lang: Lang): Promise<Visitor & { readonly loads: () => number }> {
  const visitor = await visit(opened().browser, { lang, size: 'desk' });
  onTestFinished(() => visitor.close());
  let loads = 0;
  visitor.page.on('domcontentloaded', () => loads++);
  return { ...visitor, loads: () => loads };
}

/** The room says another version in its next `times` session answers. */
async function otherVersion(page: Page, times: number): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as SessionAnswer;
    const protocol = times-- > 0 ? OTHER : answer.protocol;
    await route.fulfill({ response, json: { ...answer, protocol } });
  });
}

const notice = (page: Page, text: RegExp): Promise<void> =>
  page.getByRole('alert').filter({ hasText: text }).waitFor();

test.each<Lang>(['es', 'en'])(
  'a page older than the room says so and loads itself again, once (%s)',
  async (lang) => {
    const { page, loads, faults } = await visitIn(lang);
    await otherVersion(page, Infinity);
    await page.goto(opened().room.url);
    await notice(page, NOTICE[lang].reloading);
    await notice(page, NOTICE[lang].other);
    expect(loads()).toBe(2);
    // Nothing more happens by itself; the button loads the page, and it says the same.
    await page.waitForTimeout(4000);
    expect(loads()).toBe(2);
    await page.getByRole('alert').getByRole('button').click();
    await until('loaded by hand', () => loads() === 3);
    await notice(page, NOTICE[lang].other);
    expect(faults).toEqual([]);
  },
);

test('a page that is up to date after loading itself again goes on', async () => {
  const { page, loads } = await visitIn('en');
  await otherVersion(page, 1);
  await page.goto(opened().room.url);
  await notice(page, NOTICE.en.reloading);
  await until('loaded again', () => loads() === 2);
  await page.locator('button.big').first().click();
  await page.locator('dialog input').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('at a table the stream says it: nothing of another version is drawn', async () => {
  const { room } = opened();
  const visitor = await visitIn('en');
  const { page, loads } = visitor;
  const host = await nameVisitor(visitor, room.url, 'Marta');
  await enter(visitor, room.url, host);
  const { id } = await gather([host], { game: 'stud', seats: 3 });
  const snapshot = { protocol: OTHER, seq: 7, now: Date.now(), table: { of: 'another form' } };
  await page.route('**/events*', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `event: snapshot\ndata: ${JSON.stringify(snapshot)}\n\n`,
    }),
  );
  await page.goto(`${room.url}/t/${id}`);
  await notice(page, NOTICE.en.reloading);
  await notice(page, NOTICE.en.other);
  expect(loads()).toBe(2);
  await page.unroute('**/events*');
  await page.getByRole('alert').getByRole('button').click();
  await page.locator('.seat.me').waitFor();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(visitor.faults).toEqual([]);
});
