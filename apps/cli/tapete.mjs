#!/usr/bin/env node
// The command `tapete`. Plain JavaScript that any Node reads: on an older one it goes on with the
// Node 24 that the set-up keeps in .runtime, before anything written for Node 24 is imported.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAs } from './src/run-as.mjs';

// Set for the second run, so that a kept Node that is too old itself ends instead of starting anew.
const again = 'TAPETE_NODE';

if (Number(process.versions.node.split('.')[0]) >= 24) {
  const { main } = await import('./src/main.ts');
  await main();
} else {
  // Where messages go nowhere, the exit code still says what happened.
  process.stderr.on('error', () => {});
  const script = fileURLToPath(import.meta.url);
  const node = process.env[again] ? undefined : keptNode(dirname(dirname(dirname(script))));
  if (node === undefined) {
    const expected = inSpanish()
      ? 'se espera: Node 24 o posterior; primero, `npm start`'
      : 'expected Node 24 or newer; run `npm start` first';
    process.stderr.write(`tapete: Node ${process.versions.node}: ${expected}\n`);
    process.exitCode = 2;
  } else {
    const env = { ...process.env, [again]: node };
    await runAs(node, [script, ...process.argv.slice(2)], { env });
  }
}

/** As the command itself chooses its language, a wrong `--lang` aside. */
function inSpanish() {
  const said = process.argv.join(' ').match(/--lang[ =](es|en)\b/);
  return /^es/i.test(said ? said[1] : process.env['LC_ALL'] || process.env['LANG'] || '');
}

/** The Node that the set-up has fetched for this machine, or undefined. */
function keptNode(root) {
  const kept = join(root, '.runtime', 'node_modules');
  if (!existsSync(kept)) return undefined;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const own = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  return [own, ...readdirSync(kept).filter((name) => name.startsWith('node-'))]
    .map((name) => join(kept, name, 'bin', file))
    .find((path) => existsSync(path));
}
