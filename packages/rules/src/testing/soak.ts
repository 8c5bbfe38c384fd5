/**
 * Very many random deals of both games: `node soak.ts [--deals N] [--seed S] [--minutes M] [--write]`.
 * Every deal: it ends, chips are kept, whatever is not legal is refused, its events folded again and stored give
 * the same; and a deal of the same seed equals the reference. One in seven: the views of everybody; one in five: the
 * reference also of the deal stopped anywhere and of a wild action.
 */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chancesFrom } from '@tapete/chance';
import { differStud, differThree } from './against-reference.ts';
import { walkStud, walkThree } from './trials.ts';

const { values } = parseArgs({
  options: {
    deals: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: 'Infinity' },
    write: { type: 'boolean', default: false },
  },
});
const deals = Number(values.deals);
const seed = Number(values.seed);
if (!Number.isSafeInteger(deals) || deals < 1 || !Number.isSafeInteger(seed)) {
  console.error('Expected: --deals and --seed as whole numbers');
  process.exit(2);
}

const until = performance.now() + Number(values.minutes) * 60_000;
const counts = { stud: 0, three: 0, refused: 0, actions: 0, views: 0, reference: 0, stopped: 0 };
const outcomes: Record<string, number> = {};
const faults: string[] = [];
const started = performance.now();
console.log(`seed ${seed}, ${deals} deals`);

/** To whoever started us and shows it, often; else as lines, seldom. */
function tellProgress(done: number): void {
  if (!process.send) {
    if (done % 50_000 === 0) console.log(`${done} deals, ${faults.length} faults`);
  } else if (done % 200 === 0) {
    const share = Math.max(done / deals, (performance.now() - started) / (until - started));
    process.send({ share: Math.min(1, share), deals: done });
  }
}

for (let i = 0; i < deals && faults.length < 20 && performance.now() < until; i++) {
  const random = chancesFrom(seed + i);
  // Three-card deals are short; stud has more to go wrong.
  const game = i % 4 === 3 ? 'three' : 'stud';
  const depth = { masks: i % 7 === 0, refusals: true };
  const stopped = i % 5 === 0;
  try {
    const walked = game === 'stud' ? walkStud(random, depth) : walkThree(random, depth);
    if (walked === undefined) counts.refused += 1;
    else {
      counts[game] += 1;
      counts.actions += walked.actions;
      if (depth.masks) counts.views += 1;
      const outcome = String((walked.deal as { outcome: unknown }).outcome);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
    }
    // Other deals of the same seed: the walk's chance has gone on.
    const differs = game === 'stud' ? differStud(random, stopped) : differThree(random);
    counts.reference += 1;
    if (stopped) counts.stopped += 1;
    if (differs) faults.push(`seed ${seed + i}: ${JSON.stringify(differs)}`);
  } catch (error) {
    faults.push(`seed ${seed + i}: ${String(error)}`);
  }
  tellProgress(i + 1);
}

if (process.send) {
  // The bar goes before the figures come.
  process.send({ share: 1, deals: counts.reference, isOver: true });
  await once(process, 'disconnect');
}
const seconds = Math.round((performance.now() - started) / 1000);
const done = counts.stud + counts.three + counts.refused;
const number = (value: number): string => value.toLocaleString('en');
const rows: readonly (readonly [string, number])[] = [
  ['stud deals played to their end', counts.stud],
  ['three-card deals played to their end', counts.three],
  ['setups refused by their rules (S3, T9, T16, T18, short decks)', counts.refused],
  ['actions', counts.actions],
  ...Object.entries(outcomes).map(([name, count]) => [`ended: ${name}`, count] as const),
  ['deals folded for every viewer after every event', counts.views],
  ['more deals compared with the reference, to their end', counts.reference],
  ['of these also stopped anywhere, and with a wild action', counts.stopped],
  ['faults', faults.length],
];
/** With columns of one width, as the formatter writes them. */
function table(head: readonly [string, string], body: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) => Math.max(...[head, ...body].map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i]!)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...body.map(line)].join('\n');
}
const report = `# Random deals

\`npm run soak -- --deals ${done} --seed ${seed}\`: ${number(done)} deals in ${number(seconds)} s on Node ${process.version}.

Every deal: it ends, chips are kept after every event, every illegal action that is tried at every decision
is refused, and its events, stored as text and folded again, give the same deal. From each seed a second
deal is played by the engine and by the slow reference that shares no code with it: stacks, pots, winners,
the order of showing, refusals and the next seat are equal. The seed of a deal is the first seed plus its number.

${table(
  ['what', 'how many'],
  rows.map(([name, count]) => [name, number(count)]),
)}
`;
console.log(rows.map(([name, count]) => `${number(count).padStart(12)}  ${name}`).join('\n'));
for (const fault of faults) console.error(`✗ ${fault}`);
if (values.write) {
  writeFileSync(new URL('../../../../docs/soak.md', import.meta.url), report);
}
process.exitCode = faults.length === 0 ? 0 : 1;
