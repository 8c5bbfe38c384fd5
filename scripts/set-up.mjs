// `npm run set-up`: all that a room needs, without starting it; for an image or a machine made ready beforehand.

import { buildPage, installPackages, node24, sayFailure } from './setup/index.mjs';

try {
  const runner = await node24();
  await installPackages(runner, { tools: false });
  await buildPage(runner);
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
