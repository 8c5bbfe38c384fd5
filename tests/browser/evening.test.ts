/// <reference lib="dom" />
// S38–S41 in the page: an evening from the host's word to who pays whom, in two browsers and both languages.

import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import type { TableCreated } from '@tapete/protocol';
import { comeIn, type Guest } from '../../apps/server/src/testing/guest.ts';
import { shareRoom } from './set-up.ts';
import { enter, unexpectedFaults, untilRested, visit, type Lang, type Visitor } from './visitor.ts';

const opened = shareRoom(20);

async function pageOf(lang: Lang, guest: Guest, path: string): Promise<Visitor> {
  const { browser, room } = opened();
  const visitor = await visit(browser, { lang, size: 'phone' });
  onTestFinished(() => visitor.close());
  await enter(visitor, room.url, guest);
  await visitor.page.goto(room.url + path);
  await visitor.page.locator('.felt').waitFor();
  return visitor;
}

async function press(page: Page, name: string): Promise<void> {
  await untilRested(page);
  await page.getByRole('button', { name, exact: true }).click();
}

test('the host begins, the banker gives, the rules change, and at the end it is said who pays whom', async () => {
  const { room } = opened();
  const [ana, bea] = [await comeIn(room.url, 'Ana'), await comeIn(room.url, 'Bea')];
  const made = await ana.request('POST', '/api/tables', {
    game: 'stud',
    name: 'Viernes',
    sit: true,
    rules: { figuras: 'off' },
    night: { start: 'host', credit: 0, worth: { chips: 100, cents: 500, currency: 'EUR' } },
  });
  const { id, path } = made.body as TableCreated;
  const host = await pageOf('es', ana, path);
  const guest = await pageOf('en', bea, path);

  // Whoever sits down reads what is other than usual, and has his chips by the banker's yes.
  await untilRested(guest.page);
  await guest.page.locator('.free button').first().click();
  await guest.page.locator('dialog').getByText('At this table, other than usual:').waitFor();
  const differs = await guest.page.locator('dialog ul').innerText();
  expect(differs).toContain('with the banker’s yes');
  expect(differs).toContain('Figuras: Not played');
  await press(guest.page, 'Sit down');
  await guest.page.locator('.panel').getByText('You have asked the banker for 500.').waitFor();
  await guest.page.locator('.panel').getByText('Ana will say when play begins.').waitFor();
  await host.page.locator('.panel').getByText('Bea pide 500').waitFor();
  await press(host.page, 'Dar');

  // Other rules before the first deal: everybody is told.
  await host.page.locator('header button').last().click();
  await press(host.page, 'La partida');
  await press(host.page, 'Cambiar las reglas');
  await host.page.getByLabel('Apuesta mínima').fill('20');
  await press(host.page, 'Cambiar');
  await host.page.locator('dialog').waitFor({ state: 'detached' });
  await guest.page.locator('.log-button').click();
  await guest.page
    .locator('aside')
    .getByText('Ana changes the house rules: they hold from the next deal')
    .waitFor();
  await guest.page.keyboard.press('Escape');

  // An agreed end stands beside the table's name.
  await ana.act(id, { type: 'end-at', minutes: 90 });
  await guest.page
    .locator('h1')
    .getByText(/Until \d\d:\d\d/)
    .waitFor();
  await press(host.page, 'Empezar');
  await guest.page.locator('.seat.me .card').first().waitFor();
  await host.page.locator('header button').last().click();
  await press(host.page, 'La partida');
  await press(host.page, 'Acabar la partida');
  await press(host.page, '¿Seguro? Acabar la partida');
  await host.page.keyboard.press('Escape');
  await guest.page.locator('.panel').getByText('This is the last deal.').waitFor();
  // Whoever is asked folds: the other has won an ante of ten, fifty cents.
  const follower = await ana.follow(id);
  const running = await follower.until((table) => table.running?.decision !== null);
  const asked = running.running!.deal.seats[running.running!.deal.asked[0]!]!.person;
  const loser = asked === ana.id ? ana : bea;
  const { number, decision } = running.running!;
  await loser.act(id, { type: 'fold', deal: number, decision: decision! });

  await guest.page.locator('.panel').getByText('The game is over.').waitFor();
  await press(host.page, 'Quién paga a quién');
  const [from, to] = loser === ana ? ['Ana', 'Bea'] : ['Bea', 'Ana'];
  // A space that does not break stands before the sign.
  await host.page.getByText(new RegExp(`${from} paga 0,50\\s€ \\(10\\) a ${to}`)).waitFor();
  await host.page.getByLabel('pagado').check();
  await host.page.keyboard.press('Escape');
  await press(guest.page, 'Who pays whom');
  await guest.page.getByLabel('paid').waitFor();
  expect(await guest.page.getByLabel('paid').isChecked()).toBe(true);
  expect(await guest.page.getByLabel('paid').isDisabled()).toBe(true);
  await guest.page.keyboard.press('Escape');

  // Going on: the host proposes, each decides.
  await press(host.page, 'Proponer seguir');
  await press(guest.page, 'I go on');
  await press(host.page, 'Seguir con Ana y Bea');
  await follower.until(({ running: deal }) => deal?.number === number + 1);
  expect([...unexpectedFaults(host.faults), ...unexpectedFaults(guest.faults)]).toEqual([]);
});
