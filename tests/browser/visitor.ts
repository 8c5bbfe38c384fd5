// A person before a browser: a context with its language and size, and all that went wrong in it.

import type { Browser, BrowserContext, Page } from 'playwright-core';
import { comeIn, type Guest } from '../../apps/server/src/testing/guest.ts';

export const SIZES = {
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
  desk: { width: 1280, height: 800 },
} as const;
export type Size = keyof typeof SIZES;
export type Lang = 'es' | 'en';

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors and page errors so far. */
  readonly faults: readonly string[];
  readonly close: () => Promise<void>;
}

/** What the browser itself complains of while the line is down on purpose. */
const CONNECTION_DOWN = /net::ERR_|Failed to load resource/;

export async function visit(
  browser: Browser,
  { lang = 'es', size = 'phone' }: { readonly lang?: Lang; readonly size?: Size } = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: lang === 'es' ? 'es-ES' : 'en-GB',
    reducedMotion: 'reduce',
    ...(size === 'phone' && { hasTouch: true, isMobile: true }),
  });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const faults: string[] = [];
  watch(page, faults);
  return { context, page, faults, close: () => context.close() };
}

export function watch(page: Page, faults: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`page: ${error.message}`));
}

export const unexpectedFaults = (faults: readonly string[]): string[] =>
  faults.filter((fault) => !CONNECTION_DOWN.test(fault));

/** The browser becomes this person's. */
export async function enter(visitor: Visitor, url: string, guest: Guest): Promise<void> {
  const [key = '', ...value] = guest.cookie.split('=');
  await visitor.context.addCookies([{ name: key, value: value.join('='), url }]);
}

/** A new person, in the browser and at the API. */
export async function nameVisitor(visitor: Visitor, url: string, name: string): Promise<Guest> {
  const guest = await comeIn(url, name);
  await enter(visitor, url, guest);
  return guest;
}

/** Waits until what has just appeared acts: for a press that is not the pointer's. */
export const untilRested = (page: Page): Promise<void> =>
  page.locator('[data-resting]').first().waitFor({ state: 'detached' });

/** Waits until it holds; the reason is named when it does not within so many ms. */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined | false | null> | T | undefined | false | null,
  ms = 15_000,
): Promise<T> {
  const late = Date.now() + ms;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false && found !== null) return found;
    if (Date.now() > late) throw new Error(`not within ${ms} ms: ${what}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}
