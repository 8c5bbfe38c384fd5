// The tests that judge a mutant (stryker.config.mjs): those of packages/rules, random ones with fewer
// deals, the quickest to run first, since the first that fails is enough.
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** They compare whole answers, so most changes show in them. */
const FIRST = ['stud-limits', 'stud-record', 'three-record', 'stud-rules', 'three-settle'];

/** Seconds each; everything else takes less than one. */
const LAST = ['order', 'against-reference', 'order-reference'];

const place = ({ moduleId }) => {
  const within = (names) => names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  const first = within(FIRST);
  return first < 0 ? 1 + within(LAST) : first - FIRST.length;
};

class QuickestFirst extends BaseSequencer {
  sort(files) {
    return Promise.resolve([...files].sort((a, b) => place(a) - place(b)));
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
