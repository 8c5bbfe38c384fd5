// `npm run build:packages`: the packages that others install, as JavaScript with types, each in its `dist/`.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages, node24, sayFailure } from './setup/index.mjs';
import { root } from './setup/paths.mjs';
import { runStep } from './setup/step.mjs';
import { words } from './setup/words.mjs';

/** In the order in which one needs the other. */
const published = ['rules', 'odds'];

try {
  const runner = await node24();
  await installPackages(runner, { tools: true });
  for (const name of published) await build(runner, name);
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}

async function build({ node, env }, name) {
  const folder = join(root, 'packages', name);
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  await runStep(
    words(`Compilar @tapete/${name}`, `Building @tapete/${name}`),
    node,
    [
      join(root, 'node_modules', 'typescript', 'bin', 'tsc'),
      '--project',
      join(folder, 'tsconfig.build.json'),
    ],
    { env },
  );
}
