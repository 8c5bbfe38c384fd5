// Runs the jobs and tells them: a table, JSON with --json, docs/bench.md and its charts with --write.

import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { chart } from './chart.mjs';
import { JOBS } from './jobs.mjs';
import { ROUNDS, race } from './measure.mjs';
import { ownCosts } from './own.mjs';
import { document, table } from './tell.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const docs = join(here, '..', 'docs');
const flags = new Set(process.argv.slice(2));
for (const flag of flags)
  if (!['--json', '--write'].includes(flag)) {
    process.stderr.write(`unknown flag ${flag}: expected --json or --write\n`);
    process.exit(2);
  }

/** One job after the other. */
function raced(say) {
  return Object.entries(JOBS).map(([id, { title, unit, contestants, note }]) => {
    say(title);
    const { checksum, results } = race(id, Object.keys(contestants));
    return { id, title, unit, checksum, results, note: note?.(results) };
  });
}

try {
  const say = (title) => process.stderr.write(`${title}…\n`);
  const report = {
    node: process.version,
    machine: cpus()[0]?.model.trim() ?? 'unknown',
    date: new Date().toISOString().slice(0, 10),
    rounds: ROUNDS,
    jobs: raced(say),
    own: await ownCosts(say),
    firstRead: firstRead(say),
  };
  if (flags.has('--write')) {
    mkdirSync(join(docs, 'bench'), { recursive: true });
    for (const job of report.jobs) writeFileSync(join(docs, 'bench', `${job.id}.svg`), chart(job));
    // As the project's own formatter would have it.
    const page = join(docs, 'bench.md');
    const style = await resolveConfig(page);
    writeFileSync(page, await format(document(report), { ...style, plugins: [], filepath: page }));
  }
  process.stdout.write(flags.has('--json') ? `${JSON.stringify(report)}\n` : table(report));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Throws when a limit is passed. */
function firstRead(say) {
  say('the first read of a table');
  const args = [join(here, 'first-read.mjs'), '--json'];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}
