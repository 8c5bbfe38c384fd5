// The tools that check this project, as `npm run lint` and `npm test` both call them.

import { join } from 'node:path';
import { root } from './setup/paths.mjs';

const installed = (...path) => join(root, 'node_modules', ...path);
const prettier = [installed('prettier', 'bin', 'prettier.cjs'), '--log-level', 'warn', '.'];

/** By its name: what Node is called with, and whether it reads what only the built page has, its compiled messages. */
export const tools = {
  format: { args: [...prettier, '--write'], page: false },
  'format:check': { args: [...prettier, '--check'], page: false },
  lint: {
    args: [
      installed('eslint', 'bin', 'eslint.js'),
      '.',
      '--cache',
      '--cache-location',
      installed('.cache', 'eslint', '/'),
      '--max-warnings',
      '0',
    ],
    page: true,
  },
  types: { args: [join(root, 'scripts', 'types.mjs')], page: true },
  reference: { args: [installed('typedoc', 'bin', 'typedoc')], page: false },
  arrows: { args: [join(root, 'scripts', 'arrows.mjs')], page: true },
  knip: {
    args: [installed('knip', 'bin', 'knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
    page: true,
  },
};
