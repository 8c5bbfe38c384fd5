// `npm run build:packages`: sets up what is missing, then builds the packages that others install.

import { installPackages, node24, sayFailure } from './setup/index.mjs';
import { buildPublished } from './setup/published.mjs';

try {
  const runner = await node24();
  await installPackages(runner, { tools: true });
  await buildPublished(runner);
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
