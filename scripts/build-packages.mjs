// `npm run build:packages`: sets up what is missing, then builds the packages that others install.

import { afterSetUp } from './setup/index.mjs';
import { buildPublished } from './setup/published.mjs';

await afterSetUp({ tools: true }, buildPublished);
