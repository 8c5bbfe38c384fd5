/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shareRoom } from './set-up.ts';
import { until, untilRested, visit, type Lang } from './visitor.ts';

const PACE = 8;
const opened = shareRoom(PACE);

/** Tabs on until the focus is there; wherever it passes it can be seen. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nowhere';
      const { outlineStyle, outlineWidth } = getComputedStyle(focused);
      if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2)
        return `unseen: ${focused.outerHTML.slice(0, 90)}`;
      return focused.matches(wanted) ? 'there' : 'on';
    }, selector);
    if (at === 'there') return;
    expect(at).not.toMatch(/^unseen/);
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

const focused = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      document.activeElement?.getAttribute('aria-label') ??
      document.activeElement?.textContent ??
      '',
  );

/** From the home page into a table against bots, without a pointer. */
async function enterByKeys(
  lang: Lang,
  nth: number,
): Promise<{ page: Page; faults: readonly string[]; close: () => Promise<void> }> {
  const { browser, room } = opened();
  room.env.setPace(PACE);
  const visitor = await visit(browser, { lang, size: 'desk' });
  const { page } = visitor;
  await page.goto(room.url);
  await page.locator('button.big').first().waitFor();
  await untilRested(page);
  await tabTo(page, `section:first-of-type button.big:nth-of-type(${nth})`);
  await page.keyboard.press('Enter');
  await page.locator('dialog input').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.matches('button.big'))).toBe(true);
  await untilRested(page);
  await page.keyboard.press('Enter');
  await page.locator('dialog input').waitFor();
  await page.keyboard.type('Marta');
  await untilRested(page);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/t\//);
  return visitor;
}

test.each<Lang>(['es', 'en'])('a whole deal of stud with the keyboard alone (%s)', async (lang) => {
  const { room } = opened();
  const { page, faults, close } = await enterByKeys(lang, 1);
  const keys =
    lang === 'es' ? { pass: 'p', call: 'v', bet: 'a' } : { pass: 'k', call: 'c', bet: 'b' };
  let said = 0;
  await until(
    'the deal ends',
    async () => {
      if ((await page.locator('[data-testid=result]').count()) > 0 && said > 0) return true;
      if ((await page.locator('.say button:not(:disabled)').count()) === 0) return false;
      room.env.setPace(0);
      const shortcuts = await page
        .locator('.say button')
        .evaluateAll((all) => all.map((each) => each.getAttribute('aria-keyshortcuts')));
      const key =
        said === 0 && shortcuts.includes(keys.bet)
          ? keys.bet
          : shortcuts.includes(keys.pass)
            ? keys.pass
            : keys.call;
      expect(shortcuts).toContain(key);
      // The turn may come straight back with the next cards: what was said is in the log.
      const told = await page.locator('aside li').count();
      await untilRested(page);
      await page.keyboard.press(key);
      await until('it is said', async () => (await page.locator('aside li').count()) > told);
      said++;
      room.env.setPace(PACE);
      return false;
    },
    40_000,
  );
  room.env.setPace(0);
  // Dialogs: opened by Enter, closed by Escape, the focus back where it was.
  for (const selector of ['header button:first-of-type', 'header button:last-of-type']) {
    await tabTo(page, selector);
    const before = await focused(page);
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe(before);
  }
  expect(faults).toEqual([]);
  room.env.setPace(PACE);
  await close();
});

test.each<Lang>(['es', 'en'])(
  'a whole deal of three-card with the keyboard alone (%s)',
  async (lang) => {
    const { page, faults, close } = await enterByKeys(lang, 2);
    await page.locator('form.bets').waitFor();
    await untilRested(page);
    await tabTo(page, 'form.bets input');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('15');
    await tabTo(page, 'form.bets button.main');
    await page.keyboard.press('Enter');
    await page.locator('.say').waitFor();
    await untilRested(page);
    await page.keyboard.press(lang === 'es' ? 'j' : 'p');
    await page.locator('[data-testid=lines]').waitFor();
    expect(await page.locator('[data-testid=lines] th').first().innerText()).toBe('Ante 15');
    expect(faults).toEqual([]);
    await close();
  },
);
