// The tests that judge a mutant (stryker.config.mjs): those of its package, random ones with fewer deals, the quickest
// to run first, since the first that fails is enough.
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** By package: the tests that come before all others and those that come after. */
export const JUDGED = {
  rules: {
    // They compare whole answers, so most changes show in them.
    first: [
      'stud-limits',
      'stud-record',
      'stud-state',
      'three-record',
      'stud-rules',
      'three-settle',
      'three-payouts',
    ],
    // Seconds each; everything else takes less than one.
    last: ['order', 'against-reference', 'order-reference'],
    // Random play for minutes; what it would notice, the comparison with the reference does in seconds.
    without: ['**/generic.test.ts'],
  },
  table: {
    first: ['seats', 'accounts', 'config'],
    last: ['session'],
    without: [],
  },
};

const name = process.env.TAPETE_MUTANTS ?? 'rules';
const { first, last, without } = JUDGED[name];

const place = ({ moduleId }) => {
  const within = (names) => names.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  const early = within(first);
  return early < 0 ? 1 + within(last) : early - first.length;
};

class QuickestFirst extends BaseSequencer {
  sort(files) {
    return Promise.resolve([...files].sort((a, b) => place(a) - place(b)));
  }
}

export default defineConfig({
  test: {
    include: [`packages/${name}/src/**/*.test.ts`],
    exclude: without,
    env: { TAPETE_SHORT: '1' },
    maxWorkers: 1,
    // One worker for all files, a new one for each mutant: half the time.
    isolate: false,
    sequence: { sequencer: QuickestFirst },
    testTimeout: 30_000,
  },
});
