// The tests that judge a mutant (stryker.config.mjs): those of packages/rules, random ones with fewer
// deals, the quickest to run first, since the first that fails is enough.
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** Seconds each; everything else takes less than one. */
const SLOW = [
  'three-settle.test.ts',
  'order.test.ts',
  'against-reference.test.ts',
  'order-reference.test.ts',
];

const slowness = ({ moduleId }) => SLOW.findIndex((name) => moduleId.endsWith(`/${name}`));

class QuickestFirst extends BaseSequencer {
  sort(files) {
    return Promise.resolve([...files].sort((a, b) => slowness(a) - slowness(b)));
  }
}

export default defineConfig({
  test: {
    include: ['packages/rules/src/**/*.test.ts'],
    // Random play for minutes; what it would notice, the comparison with the reference does in seconds.
    exclude: ['**/generic.test.ts'],
    env: { TAPETE_SHORT: '1' },
    maxWorkers: 1,
    // One worker for all files, a new one for each mutant: half the time.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 30_000,
  },
});
