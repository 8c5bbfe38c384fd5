// `npm run bench`: ours beside others, in one run. `-- --json` for the figures, `-- --write` for docs/bench.md.
// Its packages are its own (bench/package.json) and are installed at the first run.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterSetUp } from '../scripts/setup/index.mjs';
import { npmCommand, withCache } from '../scripts/setup/npm.mjs';
import { run, runStep } from '../scripts/setup/step.mjs';
import { words } from '../scripts/setup/words.mjs';

const here = dirname(fileURLToPath(import.meta.url));

await afterSetUp({ tools: true }, async ({ node, env }) => {
  if (!existsSync(join(here, 'node_modules', 'phe'))) {
    const npm = npmCommand(node);
    const title = words(
      'Instalo los paquetes con los que comparar',
      'Installing the packages to compare with',
    );
    const args = [...npm.args, 'ci', '--ignore-scripts'];
    await runStep(title, npm.command, args, { cwd: here, env: withCache(env) });
  }
  const args = [join(here, 'main.mjs'), ...process.argv.slice(2)];
  process.exitCode = await run(node, args, { env });
});
