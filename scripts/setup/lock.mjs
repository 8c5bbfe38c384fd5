// One set-up at a time in this folder. The holder renews the lock file each second; a lock
// not renewed for a while belongs to a process that was killed, and is taken over.

import {
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { runtime } from './paths.mjs';
import { words } from './words.mjs';

const RENEWED_EVERY = 1_000;
const STALE_AFTER = 10_000;
const path = join(runtime, 'lock');

/** Runs `work` alone: waits while another set-up of this folder is under way. */
export async function alone(work) {
  mkdirSync(runtime, { recursive: true });
  const token = `${process.pid} ${Date.now()} ${Math.random()}\n`;
  let told = false;
  while (!acquire(token)) {
    if (!told) {
      told = true;
      process.stderr.write(
        words(
          'Otra preparación está en marcha en esta carpeta; espero…\n',
          'Another set-up is under way in this folder; waiting…\n',
        ),
      );
    }
    await new Promise((done) => setTimeout(done, 250));
  }
  const renewal = setInterval(() => renew(token), RENEWED_EVERY);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    if (holder() === token) rmSync(path, { force: true });
  }
}

function acquire(token) {
  try {
    writeFileSync(path, token, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const found = holder();
  if (found !== undefined && isStale()) takeAway(found);
  return false;
}

/** Moves a stale lock aside; one that changed hands meanwhile is put back. */
function takeAway(stale) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readFileSync(aside, 'utf8') === stale) rmSync(aside);
    else renameSync(aside, path);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

function holder() {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function isStale() {
  try {
    return Date.now() - statSync(path).mtimeMs > STALE_AFTER;
  } catch {
    return false;
  }
}

function renew(token) {
  try {
    const now = new Date();
    if (holder() === token) utimesSync(path, now, now);
  } catch {
    // Renewed a second later.
  }
}
