// `npm test`: sets up what is missing, then runs every check and test in order, each to its end
// whatever came before it. The last line counts them: a check as one, tests one by one.
// `--only NAME` (repeatable) runs some stages alone.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildPage, installPackages, node24, sayFailure } from './setup/index.mjs';
import { root, runtime } from './setup/paths.mjs';
import { duration } from './setup/words.mjs';
import { countTests } from './setup/count.mjs';

const bin = (...path) => join(root, 'node_modules', ...path);
const prettier = [bin('prettier', 'bin', 'prettier.cjs'), '--check', '--log-level', 'warn', '.'];
const eslint = [bin('eslint', 'bin', 'eslint.js'), '.', '--max-warnings', '0'];
const knip = [bin('knip', 'bin', 'knip.js'), '--no-progress', '--treat-config-hints-as-errors'];
const cached = ['--cache', '--cache-location', bin('.cache', 'eslint', '/')];

const stages = {
  page: { heading: 'The page builds', run: page },
  format: { heading: 'Format', run: (runner) => check(runner, prettier) },
  lint: { heading: 'Lint', run: (runner) => check(runner, [...eslint, ...cached]) },
  types: { heading: 'Types', run: (runner) => check(runner, [join(root, 'scripts/types.mjs')]) },
  arrows: { heading: 'Arrows', run: (runner) => check(runner, [join(root, 'scripts/arrows.mjs')]) },
  knip: { heading: 'Nothing unused', run: (runner) => check(runner, knip) },
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
    runner = await node24();
    await installPackages(runner, { tools: true });
  } catch (error) {
    sayFailure(error);
    console.log('0 passed, 1 failed');
    return 1;
  }
  const sum = { passed: 0, failed: 0 };
  const results = [];
  for (const name of only) {
    const { heading, run } = stages[name];
    console.log(`\n── ${heading} ${'─'.repeat(Math.max(0, 76 - heading.length))}`);
    const started = Date.now();
    const { passed, failed } = await run(runner);
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

async function page(runner) {
  try {
    await buildPage(runner);
    return { passed: 1, failed: 0 };
  } catch (error) {
    sayFailure(error);
    return { passed: 0, failed: 1 };
  }
}

async function check(runner, args) {
  return (await ended(runner, args)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function vitest(runner, project) {
  const report = join(runtime, 'reports', `${project}.json`);
  return countTests(report, () =>
    ended(runner, [
      bin('vitest', 'vitest.mjs'),
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
  return new Promise((done) => {
    const child = spawn(node, args, {
      cwd: root,
      // A log is read without colours.
      env: process.stdout.isTTY ? env : { ...env, NO_COLOR: '1' },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', (error) => {
      console.error(error.message);
      done(1);
    });
    child.on('close', (code) => done(code ?? 1));
  });
}
