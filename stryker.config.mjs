// Mutation testing of the rules: every source line of packages/rules is changed in turn, and a test
// must notice. What survives, and why, stands in docs/mutants.md.
//
//   npm run mutants                                            everything not yet judged
//   npm run mutants -- --mutate packages/rules/src/pots.ts     one file
//   npm run mutants -- --force --mutate …                      judged anew

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  mutate: [
    'packages/rules/src/**/*.ts',
    '!packages/rules/src/**/*.test.ts',
    '!packages/rules/src/**/testing/**',
    '!packages/rules/src/index.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // `related` would follow imports anew for each mutant; which tests reach it is known by then.
  vitest: { configFile: 'vitest.mutants.config.mjs', related: false },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'reports/mutants/incremental.json',
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  jsonReporter: { fileName: 'reports/mutants/mutants.json' },
  htmlReporter: { fileName: 'reports/mutants/index.html' },
  // The rules need nothing else of the tree: a copy of them alone is made and changed.
  ignorePatterns: [
    '/*',
    '!/package.json',
    '!/tsconfig.json',
    '!/vitest.mutants.config.mjs',
    '!/packages',
    '/packages/*',
    '!/packages/rules',
  ],
  concurrency: 1,
  timeoutMS: 10_000,
  timeoutFactor: 2,
  dryRunTimeoutMinutes: 10,
  thresholds: { high: 95, low: 90, break: null },
};
