import type { Page } from 'playwright-core';
import { seededRandom } from '@tapete/chance';
import type { Table } from '@tapete/table';
import { expect, test } from 'vitest';
import type { Guest } from '../../apps/server/src/testing/guest.ts';
import { answer, buy, offer, parseChips, post, speak } from './player.ts';
import { startRoom, type Room } from './room.ts';
import { shareBrowser } from './set-up.ts';
import { nameVisitor, SIZES, visit } from './visitor.ts';

const DEALS = 20;
const SEED = 20_260;
const PACE = 25;
/** Words with which a hand is named; a result tells one of them unless nobody showed. */
const HANDS = {
  es: /carta mayor|pareja|trío|escalera|color|full|póquer|figuras|dobles/i,
  en: /high card|pair|three|straight|flush|full|four|figuras/i,
};

const browser = shareBrowser();

/** Σ of what people hold and the house has won is what was bought and lent, less what was cashed. */
function expectChipsKept(table: Table): void {
  const seated = table.seats.reduce((sum, seat) => sum + (seat?.stack ?? 0), 0);
  const brought = [
    ...Object.values(table.accounts),
    ...(table.botsLeft ? [table.botsLeft] : []),
  ].reduce((sum, { bought, lent, cashed }) => sum + bought + lent - cashed, 0);
  expect(seated + table.houseNet).toBe(brought);
}

const shownStack = async (page: Page): Promise<number> =>
  parseChips(await page.locator('.seat.me .stack').innerText());

/** The accounts as the dialog shows them add up to 0. */
async function expectAccountsZero(page: Page): Promise<void> {
  await page.locator('header button').last().click();
  await page.locator('.menu > button').nth(-2).click();
  const balances = await page.locator('dialog tbody tr td:last-child').allInnerTexts();
  expect(balances.map(parseChips).reduce((a, b) => a + b, 0)).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
}

async function expectStudResult(page: Page, table: Table, lang: 'es' | 'en'): Promise<void> {
  const deal = table.running?.deal;
  if (deal?.game !== 'stud') throw new Error('no stud deal');
  const text = await page.locator('[data-testid=result]').innerText();
  for (const pot of deal.pots) {
    for (const seat of pot.winners) expect(text).toContain(deal.seats[seat]?.name);
  }
  const won = deal.pots.reduce((sum, pot) => sum + pot.amount, 0);
  const told = [...text.matchAll(/(?:gana|reparten|wins|split) ([\d.,]+)/g)];
  expect(told.map((each) => parseChips(each[1]!)).reduce((a, b) => a + b, 0)).toBe(won);
  if (deal.outcome !== 'last-left') expect(text).toMatch(HANDS[lang]);
}

/** The lines add up to what the stack has changed by since the bet was posted. */
async function expectThreeLines(
  page: Page,
  table: Table,
  before: number,
  lang: 'es' | 'en',
): Promise<void> {
  const deal = table.running?.deal;
  if (deal?.game !== 'three') throw new Error('no three-card deal');
  const rows = await page.locator('[data-testid=lines] tr:not(.net) td:last-child').allInnerTexts();
  const sum = rows.map(parseChips).reduce((a, b) => a + b, 0);
  expect(await shownStack(page)).toBe(before + sum);
  const net = page.locator('[data-testid=lines] tr.net td:last-child');
  if (rows.length > 1) expect(parseChips(await net.innerText())).toBe(sum);
  // Where everybody folds the dealer turns nothing.
  const dealer = await page.locator('[data-testid=dealer-hand]').innerText();
  expect(dealer).toMatch(deal.turned ? HANDS[lang] : /^$/);
}

async function tableOf(guest: Guest, id: string): Promise<Table> {
  const { body } = await guest.request('GET', `/api/tables/${id}`);
  return (body as { table: Table }).table;
}

async function playAlone(game: 'stud' | 'three'): Promise<void> {
  const room: Room = await startRoom(PACE);
  const random = seededRandom(SEED + game.length);
  const visitor = await visit(browser(), { lang: 'es', size: 'phone' });
  const { page } = visitor;
  const guest = await nameVisitor(visitor, room.url, 'Marta');
  const made = await guest.request('POST', '/api/tables', {
    game,
    bots: game === 'stud' ? 3 : 2,
    sit: true,
    clock: { turn: 600, bets: 600, between: 1 },
    buyIn: { min: 200, max: 2000 },
  });
  const { id } = made.body as { id: string };
  await page.goto(`${room.url}/t/${id}`);
  await page.locator('.panel').waitFor();

  let lang: 'es' | 'en' = 'es';
  let before = 0;
  let seen = 0;
  for (let steps = 0; seen < DEALS; steps++) {
    if (steps > 4000) throw new Error(`${game}: the deals do not end`);
    const offered = await offer(page);
    if (offered === 'say') await speak(page, random);
    else if (offered === 'answer') await answer(page, random);
    else if (offered === 'broke') await buy(page);
    else if (offered === 'bets') {
      before = await shownStack(page);
      await post(page, random);
    } else if (offered === 'over') {
      room.env.setPace(0);
      const table = await tableOf(guest, id);
      const number = table.running?.number ?? 0;
      if (number <= seen || table.running?.deal.outcome === null) {
        // Already looked at, or the next deal has just begun.
        room.env.setPace(PACE);
        if (game === 'three' && (await page.locator('form.bets').count()) > 0) {
          before = await shownStack(page);
          await post(page, random);
        } else if ((await page.locator('.panel .row button.main').count()) > 0) await buy(page);
        continue;
      }
      seen = number;
      expectChipsKept(table);
      if (game === 'stud') await expectStudResult(page, table, lang);
      else await expectThreeLines(page, table, before, lang);
      if (seen % 10 === 0) await expectAccountsZero(page);
      if (seen === DEALS / 2) {
        lang = 'en';
        await page.locator('header button').last().click();
        await page.locator('dialog .langs button').last().click();
        await page.keyboard.press('Escape');
        await page.setViewportSize(SIZES.desk);
        await page.locator('.panel').waitFor();
      }
      room.env.setPace(PACE);
    } else await page.waitForTimeout(15);
  }
  expect(visitor.faults).toEqual([]);
  await visitor.close();
  await room.stop();
}

test(
  `alone with bots: ${DEALS} deals of each game, by what the page offers (seed ${SEED}), every chip accounted for`,
  { timeout: 180_000 },
  async () => {
    await Promise.all([playAlone('stud'), playAlone('three')]);
  },
);
