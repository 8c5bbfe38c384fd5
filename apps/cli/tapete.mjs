#!/usr/bin/env node
// The command `tapete`. Plain JavaScript that any Node reads: on an older one it goes on with the
// Node 24 that the set-up keeps in .runtime, before anything written for Node 24 is imported.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runAs } from './src/run-as.mjs';

// Set for the second run, so that a kept Node that is too old itself ends instead of starting anew.
const again = 'TAPETE_NODE';
const FIRST = { es: 'primero, `npm start`', en: 'run `npm start` first' };

const major = Number(process.versions.node.split('.')[0]);
if (major >= 24) {
  const main = await command();
  await main?.();
} else {
  const script = fileURLToPath(import.meta.url);
  const node = process.env[again] ? undefined : keptNode(dirname(dirname(dirname(script))));
  if (node === undefined) {
    const where = `Node ${process.versions.node}: `;
    // The set-up brings a Node 24, and itself needs a Node 20.
    if (major < 20) refuse(where, 'Node 20 o posterior', 'Node 20 or newer');
    else refuse(where, `Node 24 o posterior; ${FIRST.es}`, `Node 24 or newer; ${FIRST.en}`);
  } else {
    const env = { ...process.env, [again]: node };
    await runAs(node, [script, ...process.argv.slice(2)], { env });
  }
}

/** The command, or undefined once it is said that its packages are not there yet. */
async function command() {
  try {
    return (await import('./src/main.ts')).main;
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    refuse('', `los paquetes; ${FIRST.es}`, `the packages; ${FIRST.en}`);
    return undefined;
  }
}

/** In one line what was expected, and exit 2. */
function refuse(where, es, en) {
  // Where messages go nowhere, the exit code still says what happened.
  process.stderr.on('error', () => {});
  const expected = inSpanish() ? `se espera: ${es}` : `expected ${en}`;
  process.stderr.write(`tapete: ${where}${expected}\n`);
  process.exitCode = 2;
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
