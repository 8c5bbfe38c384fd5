// The packages that others install, as JavaScript with types, each in its `dist/`.

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';
import { StepFailed, runStep } from './step.mjs';
import { words } from './words.mjs';

/** In the order in which one needs the other. */
export const published = ['rules', 'odds'];

const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');

/** Builds them with the tools that are there; installs nothing. */
export async function buildPublished({ node, env }) {
  if (!existsSync(tsc)) {
    throw new StepFailed(
      words('Antes: npm run build:packages', 'First comes: npm run build:packages'),
    );
  }
  for (const name of published) {
    const folder = join(root, 'packages', name);
    rmSync(join(folder, 'dist'), { recursive: true, force: true });
    await runStep(
      words(`Compilar @tapete/${name}`, `Building @tapete/${name}`),
      node,
      [tsc, '--project', join(folder, 'tsconfig.build.json')],
      { env },
    );
  }
}
