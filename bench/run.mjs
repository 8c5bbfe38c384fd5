// `npm run bench`: ours beside others, in one run. `-- --json` for the figures, `-- --write` for docs/bench.md.
// Its packages are its own (bench/package.json) and are installed at the first run.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24, sayFailure } from '../scripts/setup/index.mjs';
import { npmCommand } from '../scripts/setup/npm.mjs';
import { runStep } from '../scripts/setup/step.mjs';
import { words } from '../scripts/setup/words.mjs';

const here = dirname(fileURLToPath(import.meta.url));

try {
  const { node, env } = await node24();
  if (!existsSync(join(here, 'node_modules', 'phe'))) {
    const npm = npmCommand(node);
    const title = words(
      'Instalo los paquetes con los que comparar',
      'Installing the packages to compare with',
    );
    const args = [...npm.args, 'ci', '--ignore-scripts'];
    await runStep(title, npm.command, args, { cwd: here, env });
  }
  const args = [join(here, 'main.mjs'), ...process.argv.slice(2)];
  process.exitCode = spawnSync(node, args, { env, stdio: 'inherit' }).status ?? 1;
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
