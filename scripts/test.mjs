// `npm test`: sets up what is missing, then runs every check and test in order, each to its end
// whatever came before it. The last line counts them: a check as one, tests one by one.
// `--only NAME` (repeatable) runs some stages alone.

import { join } from 'node:path';
import { sayFailure, setUp } from './setup/index.mjs';
import { root, runtime } from './setup/paths.mjs';
import { run } from './setup/step.mjs';
import { duration } from './setup/words.mjs';
import { countTests } from './setup/count.mjs';
import { tools } from './tools.mjs';

const stages = {
  page: { heading: 'The page builds', run: page },
  format: { heading: 'Format', run: (runner) => check(runner, 'format:check') },
  lint: { heading: 'Lint', run: (runner) => check(runner, 'lint') },
  types: { heading: 'Types', run: (runner) => check(runner, 'types') },
  arrows: { heading: 'Arrows', run: (runner) => check(runner, 'arrows') },
  knip: { heading: 'Nothing unused', run: (runner) => check(runner, 'knip') },
  unit: { heading: 'Unit and property tests', run: (runner) => vitest(runner, 'unit') },
  server: { heading: 'Server tests', run: (runner) => vitest(runner, 'server') },
  browser: {
    heading: 'Browser and accessibility tests',
    run: (runner) => vitest(runner, 'browser'),
  },
};

process.exitCode = await main(process.argv.slice(2));

/** @returns {Promise<number>} the exit code. */
async function main(args) {
  const only = chosen(args);
  if (only === undefined) {
    console.error(`Expected: --only ${Object.keys(stages).join('|')}`);
    return 2;
  }
  let runner;
  try {
    // The page has a stage of its own, which counts; where it is left out, most others need its messages.
    const needsPage = !only.includes('page') && only.some((name) => name !== 'format');
    runner = await setUp({ tools: true, page: needsPage });
  } catch (error) {
    sayFailure(error);
    console.log('0 passed, 1 failed');
    return 1;
  }
  const sum = { passed: 0, failed: 0 };
  const results = [];
  for (const name of only) {
    const { heading, run: stage } = stages[name];
    console.log(`\n── ${heading} ${'─'.repeat(Math.max(0, 76 - heading.length))}`);
    const started = Date.now();
    const { passed, failed } = await stage(runner);
    sum.passed += passed;
    sum.failed += failed;
    const mark = failed === 0 ? '✓' : '✗';
    const took = duration(Date.now() - started);
    results.push(`${mark} ${name}: ${passed} passed, ${failed} failed (${took})`);
    console.log(results.at(-1));
  }
  console.log(`\n${results.join('\n')}\n`);
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
}

/** The stages asked for, in their order; undefined when the arguments are not understood. */
function chosen(args) {
  if (args.length === 0) return Object.keys(stages);
  const names = args.flatMap((arg, index) => (args[index - 1] === '--only' ? [arg] : []));
  const understood = args.length === names.length * 2 && names.every((name) => name in stages);
  return understood ? Object.keys(stages).filter((name) => names.includes(name)) : undefined;
}

async function page() {
  try {
    await setUp({ tools: true, page: true });
    return { passed: 1, failed: 0 };
  } catch (error) {
    sayFailure(error);
    return { passed: 0, failed: 1 };
  }
}

async function check(runner, name) {
  const code = await ended(runner, tools[name].args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(runner, project) {
  const report = join(runtime, 'reports', `${project}.json`);
  return countTests(report, () =>
    ended(runner, [
      join(root, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--project',
      project,
      '--reporter',
      'default',
      '--reporter',
      'json',
      `--outputFile.json=${report}`,
    ]),
  );
}

function ended({ node, env }, args) {
  return run(node, args, {
    cwd: root,
    // A log is read without colours.
    env: process.stdout.isTTY ? env : { ...env, NO_COLOR: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}
