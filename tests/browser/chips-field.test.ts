/// <reference lib="dom" />
// Chips are typed as people write them in the page's language; what could mean something else is told, never guessed.

import type { Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { PASSED, shareScenes, type Scene } from './scene.ts';
import { shareRoom } from './set-up.ts';
import { nameVisitor, until, untilRested, visit, type Lang } from './visitor.ts';

const scene = shareScenes();
const opened = shareRoom();

const field = (page: Page): Locator => page.locator('.choose .chips-field input');
const raise = (page: Page): Locator => page.locator('.say > :last-child');

/** Marta speaks first, 19,995 chips before her. */
async function richTable(lang: Lang): Promise<Scene> {
  const made = await scene(lang, ['Bea'], PASSED, {
    game: 'stud',
    buyIn: { min: 20_000, max: 20_000 },
    rules: { minBet: 5, ante: 5 },
  });
  await field(made.page).waitFor();
  await untilRested(made.page);
  return made;
}

const betNow = async ({ company }: Scene): Promise<number | null> => {
  const deal = (await company.table()).running?.deal;
  return deal?.game === 'stud' ? deal.bet : null;
};

test.each<[Lang, string]>([
  ['es', '10.000'],
  ['es', '10 000'],
  ['es', '10000'],
  ['en', '10,000'],
])('in %s «%s» bets ten thousand', async (lang, typed) => {
  const table = await richTable(lang);
  await field(table.page).fill(typed);
  expect(await raise(table.page).innerText()).toContain(lang === 'es' ? '10.000' : '10,000');
  await raise(table.page).click();
  await until('bet', async () => (await betNow(table)) === 10_000);
});

test.each<[Lang, string, string]>([
  ['es', '10,000', 'Escribe fichas enteras, como 10.000.'],
  ['es', '20.5', 'Escribe fichas enteras, como 10.000.'],
  ['en', '20,5', 'Write whole chips, like 10,000.'],
  ['en', '20.5', 'Write whole chips, like 10,000.'],
  ['en', '1e2', 'Write whole chips, like 10,000.'],
  ['es', '', 'La cantidad tiene que estar entre 5 y 19.995.'],
  ['es', '50.000', 'Es demasiado: el máximo es 19.995.'],
  ['es', '4', 'Es poco: el mínimo es 5.'],
])('in %s «%s» bets nothing, and why is told beside it', async (lang, typed, told) => {
  const table = await richTable(lang);
  const { page } = table;
  let sent = 0;
  page.on('request', (request) => void (sent += request.method() === 'POST' ? 1 : 0));
  await field(page).fill(typed);
  expect(await raise(page).isDisabled()).toBe(true);
  await field(page).press('Enter');
  const fault = page.locator('.choose .fault');
  expect(await fault.innerText()).toBe(told);
  expect(await field(page).getAttribute('aria-invalid')).toBe('true');
  // Neither put right nor taken away.
  await page.locator('.status').click();
  expect(await field(page).inputValue()).toBe(typed);
  expect(sent).toBe(0);
  await field(page).fill('7');
  expect(await fault.count()).toBe(0);
  await raise(page).click();
  await until('bet', async () => (await betNow(table)) === 7);
});

test('the amount is grouped when the field is left, arrows go by the least step and no further than the most', async () => {
  const { page } = await richTable('es');
  await field(page).fill('12000');
  expect(await field(page).inputValue()).toBe('12000');
  await field(page).blur();
  expect(await field(page).inputValue()).toBe('12.000');
  expect(await field(page).getAttribute('inputmode')).toBe('numeric');
  await field(page).press('ArrowUp');
  expect(await field(page).inputValue()).toBe('12.005');
  await field(page).press('ArrowDown');
  await field(page).press('ArrowDown');
  expect(await field(page).inputValue()).toBe('11.995');
  await page.getByRole('button', { name: 'Máximo', exact: true }).click();
  expect(await field(page).inputValue()).toBe('19.995');
  await field(page).press('ArrowUp');
  expect(await field(page).inputValue()).toBe('19.995');
});

test('the ante and the chips that one brings are written in the same way', async () => {
  const { browser, room } = opened();
  const visitor = await visit(browser, { lang: 'es' });
  onTestFinished(() => visitor.close());
  const { page } = visitor;
  await nameVisitor(visitor, room.url, 'Marta');
  room.env.setPace(0);
  await page.goto(`${room.url}/new/three`);
  await page.getByLabel('Resto mínimo').fill('5.000');
  const most = page.getByLabel('Resto máximo');
  await most.fill('10,000');
  await page.getByLabel('Ante máximo').fill('5.000');
  const make = page.locator('form button.main');
  await make.click();
  // The fault is told, and nothing is made of it.
  await page.getByText('Escribe fichas enteras, como 10.000.').waitFor();
  expect(await most.evaluate((input) => input === document.activeElement)).toBe(true);
  await most.fill('20.000');
  await make.click();
  await page.waitForURL(/\/t\//);
  expect(await page.locator('.seat.me .stack').innerText()).toBe('5000');

  const menu = page.locator('header button').last();
  await menu.click();
  await page.locator('.menu > button').first().click();
  const bought = page.locator('dialog .chips-field input');
  await bought.fill('15,000');
  await page.locator('dialog button.main').click();
  await page.locator('dialog').getByText('Escribe fichas enteras, como 10.000.').waitFor();
  await bought.fill('15.000');
  await page.locator('dialog button.main').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
  await page.locator('.seat.me .stack').getByText('20.000').waitFor();

  await page.getByRole('button', { name: 'Empezar' }).click();
  const [ante, pairPlus] = [0, 1].map((nth) => page.locator('form.bets input').nth(nth));
  await pairPlus!.fill('2,5');
  await ante!.fill('5.000');
  await page.locator('form.bets button.main').click();
  await page.locator('form.bets .fault').waitFor();
  await pairPlus!.fill('2.500');
  room.env.setPace(1);
  await page.locator('form.bets button.main').click();
  await page.getByRole('button', { name: 'Juego 5000' }).waitFor();
  expect(await page.locator('.seat.me .bet').innerText()).toMatch(/5000.*PP 2500/);
});
