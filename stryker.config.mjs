// Mutation testing: every source line of a package is changed in turn, and a test must notice. What survives, and why,
// stands in docs/mutants.md. `scripts/mutants.mjs` says which package.
//
//   npm run mutants                                                  everything not yet judged
//   npm run mutants -- table                                         one package
//   npm run mutants -- rules --mutate packages/rules/src/pots.ts     one file
//   npm run mutants -- rules --force --mutate …                      judged anew

const name = process.env.TAPETE_MUTANTS ?? 'rules';
const source = `packages/${name}/src`;
const reports = `reports/mutants/${name}`;

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    `${source}/**/*.ts`,
    `!${source}/**/*.test.ts`,
    `!${source}/**/testing/**`,
    `!${source}/index.ts`,
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // `related` would follow imports anew for each mutant; which tests reach it is known by then.
  vitest: { configFile: 'vitest.mutants.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `${reports}/incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: `${reports}/mutants.json` },
  htmlReporter: { fileName: `${reports}/index.html` },
  // A copy of the package alone is made and changed; what it imports is found where it is.
  ignorePatterns: [
    '/*',
    '!/package.json',
    '!/tsconfig.json',
    '!/vitest.mutants.config.mjs',
    '!/packages',
    '/packages/*',
    `!/packages/${name}`,
  ],
  concurrency: 1,
  timeoutMS: 10_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 10,
  thresholds: { high: 95, low: 90, break: null },
};
