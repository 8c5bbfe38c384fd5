// Type-checks every workspace with its own tsconfig, and the tests with the root's, two at a
// time. A workspace that has no source yet is passed over.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup/paths.mjs';
import { capture } from './setup/step.mjs';
import { duration } from './setup/words.mjs';

const NOTHING_TO_CHECK = 'TS18003';
const AT_ONCE = 2;
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const svelteCheck = join(root, 'node_modules', 'svelte-check', 'bin', 'svelte-check');

const workspaces = ['packages', 'apps'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((path) => existsSync(join(root, path, 'package.json'))),
);
const withSvelte = (path) => path === 'apps/web';

// The page takes longest, so it starts first.
const checks = [
  ...workspaces.filter(withSvelte).map((path) => ({
    path,
    args: [svelteCheck, '--workspace', join(root, path), '--tsconfig', './tsconfig.json'].concat(
      '--output',
      'human',
      '--fail-on-warnings',
    ),
  })),
  ...['.', ...workspaces.filter((path) => !withSvelte(path))].map((path) => ({
    path,
    args: [tsc, '--project', join(root, path), '--pretty', 'false'],
  })),
];

let failed = false;
const waiting = checks.values();
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const check of waiting) await run(check);
  }),
);
process.exitCode = failed ? 1 : 0;

async function run({ path, args }) {
  const started = Date.now();
  const { code, output } = await capture(process.execPath, args);
  const name = path === '.' ? 'tests' : path;
  if (code === 0) {
    console.log(`✓ ${name} (${duration(Date.now() - started)})`);
  } else if (output.includes(NOTHING_TO_CHECK)) {
    console.log(`- ${name}: nothing yet`);
  } else {
    failed = true;
    console.log(`✗ ${name}\n${output.trimEnd()}`);
  }
}
