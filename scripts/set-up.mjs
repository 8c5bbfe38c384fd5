// `npm run set-up`: all that a room needs, without starting it; for an image or a machine made ready beforehand.

import { afterSetUp } from './setup/index.mjs';

await afterSetUp({ page: true }, () => {});
