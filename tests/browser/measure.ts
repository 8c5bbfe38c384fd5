/// <reference lib="dom" />
// What is wrong with how a screen is laid out, measured in the page itself.

import type { Page } from 'playwright-core';
import { FAULTS_IN_PAGE } from './faults.ts';

/** Each fault in words: what overlaps, is cut off, lies outside, or is too small for a finger. */
export async function layoutFaults(page: Page): Promise<string[]> {
  // Width and height come one after the other; then it must be drawn.
  await page.waitForFunction(
    (size) => innerWidth === size?.width && innerHeight === size.height,
    page.viewportSize(),
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  // A real fault stays; a frame drawn between two sizes does not.
  for (let looks = 0; looks < 4; looks++) {
    const faults = await page.evaluate<string[]>(FAULTS_IN_PAGE);
    if (faults.length === 0) return [];
    await page.waitForTimeout(150);
  }
  return page.evaluate<string[]>(FAULTS_IN_PAGE);
}
