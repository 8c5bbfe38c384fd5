// The player's hand on the page: what is offered now, and pressing one of it by a seeded random.

import { oneOf, type Random } from '@tapete/chance';
import type { Page } from 'playwright-core';

/** Digits of a number as the page writes it, its sign kept: +1.500, −20, 0. */
export const parseChips = (text: string): number =>
  Number(text.replace(/[^\d−+-]/g, '').replace('−', '-'));

export type Offer = 'answer' | 'say' | 'bets' | 'broke' | 'over' | 'wait';

/** What the page offers its player now; `over` where a deal has just ended. */
export async function offer(page: Page): Promise<Offer> {
  return page.evaluate(() => {
    const has = (selector: string): boolean =>
      (
        globalThis as unknown as { document: { querySelector: (s: string) => unknown } }
      ).document.querySelector(selector) !== null;
    if (has('.panel[data-resting]')) return 'wait';
    if (has('.answer button:not(:disabled)')) return 'answer';
    if (has('.say button:not(:disabled)')) return 'say';
    if (has('[data-testid=result]') || has('[data-testid=lines]')) return 'over';
    if (has('form.bets')) return 'bets';
    if (has('.panel .row button.main')) return 'broke';
    return 'wait';
  });
}

/** Presses something of what is offered in a turn; a fold seldom, so that deals are seen to their end. */
export async function speak(page: Page, random: Random): Promise<void> {
  const presets = page.locator('.presets button:not(.quiet)');
  const slider = page.locator('.choose input[type=range]');
  const chance = random();
  // The last preset is the whole stack: that seldom, and by its own button.
  const modest = Math.min(2, (await presets.count()) - 1);
  if (chance < 0.3 && modest > 0) {
    await presets.nth(Math.floor(random() * modest)).click();
  } else if (chance < 0.5 && (await slider.count()) > 0) {
    await slider.press(oneOf(['ArrowRight', 'ArrowUp', 'Home'], random));
  }
  const buttons = page.locator('.say button:not(:disabled)');
  const count = await buttons.count();
  if (count === 0) return;
  // The first button folds.
  const nth = random() < 0.12 ? 0 : count === 1 ? 0 : 1 + Math.floor(random() * (count - 1));
  await buttons.nth(nth).click();
}

export async function answer(page: Page, random: Random): Promise<void> {
  await page
    .locator('.answer button')
    .nth(random() < 0.5 ? 0 : 1)
    .click();
}

/** Posts a bet near the least ante, the second field sometimes too. */
export async function post(page: Page, random: Random): Promise<void> {
  const fields = page.locator('form.bets input');
  if (random() < 0.4) await page.locator('form.bets button[type=button]').first().click();
  const most = Number(await fields.nth(1).getAttribute('aria-valuemax'));
  const pairPlus = random() < 0.6 ? Math.floor(random() * 4) * 5 : 0;
  await fields.nth(1).fill(String(Math.min(pairPlus, most)));
  await page.locator('form.bets button.main').click();
  await page.locator('form.bets').waitFor({ state: 'detached' });
}

const BUY = '.panel .row button.main';

/** Whether chips must be bought to play on, also while a result is looked at. */
export const isBroke = async (page: Page): Promise<boolean> =>
  (await page.locator(BUY).count()) > 0;

/** Buys the chips proposed. */
export async function buy(page: Page): Promise<void> {
  await page.locator(BUY).click();
  await page.locator('dialog form button.main').click();
  await page.locator('dialog').waitFor({ state: 'detached' });
}
