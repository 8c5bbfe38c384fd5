import { defineConfig } from 'vitest/config';

const setting = {
  allowOnly: false,
  passWithNoTests: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    slowTestThreshold: 5_000,
    projects: [
      {
        test: {
          ...setting,
          name: 'unit',
          include: [
            'packages/*/**/*.test.ts',
            'tests/games/**/*.test.ts',
            'tests/scripts/**/*.test.ts',
            'apps/cli/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
          ],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          ...setting,
          name: 'server',
          include: [
            'apps/server/**/*.test.ts',
            'tests/server/**/*.test.ts',
            'tests/packages/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          ...setting,
          name: 'browser',
          // A real browser on a busy machine may be late once; twice is a fault.
          retry: 1,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: 'tests/browser/unpack.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
