// A stamp says what a finished step was made from. It is removed before the step and written
// after it, so a step that was interrupted is done again.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from './paths.mjs';

// What a build itself leaves behind is none of its inputs; the messages' compiler writes into its own folder.
const skipped = new Set([
  'node_modules',
  'dist',
  'paraglide',
  '.svelte-kit',
  'cache',
  '.meta.json',
  '.gitignore',
  'README.md',
]);

/** The hash of the contents and names of files and folders, each given from the root; missing ones count too. */
export function hashOf(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) {
      hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (stat.isFile()) return [path];
  return readdirSync(path)
    .sort()
    .filter((name) => !skipped.has(name) && !name.endsWith('.test.ts'))
    .flatMap((name) => filesUnder(join(path, name)));
}

export function stampIs(file, hash) {
  try {
    return readFileSync(file, 'utf8') === hash;
  } catch {
    return false;
  }
}

export function writeStamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hash);
}

export const removeStamp = (file) => rmSync(file, { force: true });
