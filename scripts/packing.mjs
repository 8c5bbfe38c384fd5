// What `npm pack` does before and after in a package that others install. Here its source is run as it is; what is
// packed is what was built from it, so for that moment its package.json is the one to be published: without what
// serves only here, and with the exports that stand under `published`.

import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sayFailure } from './setup/index.mjs';
import { root } from './setup/paths.mjs';
import { buildPublished } from './setup/published.mjs';

const manifest = 'package.json';
/** The package.json of here, put aside. */
const aside = '.package.json.aside';
const licence = 'LICENSE';

const steps = { before, after };
const step = steps[process.argv[2]];
if (step === undefined) throw new Error(`Expected: ${Object.keys(steps).join('|')}`);
try {
  await step();
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}

async function before() {
  // A run that was cut short left it.
  after();
  await buildPublished({ node: process.execPath, env: process.env });
  const text = readFileSync(manifest, 'utf8');
  const { private: _, scripts, devDependencies, published, ...kept } = JSON.parse(text);
  writeFileSync(aside, text);
  writeFileSync(manifest, `${JSON.stringify({ ...kept, ...published }, null, 2)}\n`);
  copyFileSync(join(root, licence), licence);
}

function after() {
  if (!existsSync(aside)) return;
  renameSync(aside, manifest);
  rmSync(licence, { force: true });
}
