import { readFileSync, rmSync } from 'node:fs';

/**
 * Runs vitest and counts its tests by its JSON report. A file that could not be loaded counts as
 * one failed; so do a run that ended badly with no failed test, and one that ran no test.
 *
 * @param {string} report where vitest writes its report
 * @param {() => Promise<number>} run runs it and answers its exit code
 */
export async function countTests(report, run) {
  rmSync(report, { force: true });
  const code = await run();
  const { passed, failed } = read(report);
  if (failed === 0 && (code !== 0 || passed === 0)) {
    console.log(passed === 0 ? 'No test ran.' : `The run ended badly (exit code ${code}).`);
    return { passed, failed: 1 };
  }
  return { passed, failed };
}

function read(report) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report));
    const unloaded = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return { passed: numPassedTests, failed: numFailedTests + unloaded.length };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
