// The figures in words: a table for the terminal, a page for docs/.

import { OWN_ROUNDS } from './own.mjs';

/** 7.42 ns, 1.31 µs, 12.5 ms … */
export function duration(nanoseconds) {
  const units = ['ns', 'µs', 'ms', 's'];
  let [amount, unit] = [nanoseconds, 0];
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1000;
    unit++;
  }
  return `${amount.toPrecision(3)} ${units[unit]}`;
}

/** Three figures, a thousand and more in full. */
const threeFigures = (number) => (number >= 1000 ? Math.round(number) : number.toPrecision(3));

export const times = (ratio) => `× ${threeFigures(ratio)}`;

const rowOf = ({ name, nanoseconds, ratio }) => [
  name,
  duration(nanoseconds.median),
  `${duration(nanoseconds.least)} – ${duration(nanoseconds.most)}`,
  times(ratio.median),
  `${times(ratio.least)} – ${times(ratio.most)}`,
];
const heads = (unit) => [`per ${unit}`, 'median', 'least – most', 'ours = 1', 'least – most'];

const ownHeads = ['ours alone', 'median', 'least – most', 'checked'];
const ownRow = ({ name, nanoseconds, checked }) => [
  name,
  duration(nanoseconds.median),
  `${duration(nanoseconds.least)} – ${duration(nanoseconds.most)}`,
  checked,
];
const sizeLine = ({ bytes, gzipped }) =>
  `odds with rules in one module, minified: ${(bytes / 1000).toFixed(1)} kB, ${(gzipped / 1000).toFixed(1)} kB gzipped.`;

export function table({ node, machine, rounds, jobs, own }) {
  const parts = [`Node ${node}, ${machine}, ${rounds} rounds\n`];
  const rowsOf = (rows) => {
    const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
    for (const row of rows)
      parts.push(`  ${row.map((cell, i) => cell.padEnd(widths[i])).join('  ')}`.trimEnd(), '\n');
  };
  for (const { title, unit, checksum, results } of jobs) {
    parts.push(`\n${title}\nall agree: ${checksum}\n`);
    rowsOf([heads(unit), ...results.map(rowOf)]);
  }
  parts.push('\nours alone\n');
  rowsOf([ownHeads, ...own.rows.map(ownRow)]);
  parts.push(`  ${sizeLine(own.bundle)}\n`);
  return parts.join('');
}

export function document({ node, machine, date, rounds, jobs, own, firstRead }) {
  const parts = [
    '# Beside others',
    '',
    `Written by \`npm run bench -- --write\` on ${date}: Node ${node}, ${machine}.`,
    '',
    `Each contestant does each job in processes of its own, ${rounds} of them, in turns with the others: what else a`,
    'process has loaded changes how fast it is. A process warms up and tells the median of five runs; the table has the',
    'median of the processes, with the least and the most. Time is the processor’s, the clearing up of memory counted.',
    'A ratio is taken between processes that ran one after the other, so what else the machine was doing falls on both',
    'sides of it: trust the ratios, not the times. The answers of all are compared, and a job on which they differ has no',
    'figures. phe has no equity of its own: it is given the best loop that we know (`bench/phe-equity.mjs`), each hand',
    'valued once and the pairs that share a card left out by bit masks.',
    'The packages stand with their versions in `bench/package.json` and are no part of the product.',
    '',
  ];
  for (const { id, title, unit, checksum, results, note } of jobs) {
    const rows = results.map((result) => `| ${rowOf(result).join(' | ')} |`);
    const head = heads(unit);
    parts.push(
      `## ${title}`,
      '',
      `![${title}](bench/${id}.svg)`,
      '',
      `| ${head.join(' | ')} |`,
      `|${head.map(() => ' --- |').join('')}`,
      ...rows,
      '',
      `All agree: ${checksum}.`,
      '',
      ...(note === undefined ? [] : [note, '']),
    );
  }
  parts.push(
    '## Ours alone',
    '',
    `Processor time again, all threads counted; up to ${OWN_ROUNDS} rounds. “First in a process” takes a new process`,
    'each round, before anything has been compiled by Node, and counts the main thread alone; the rest is warm.',
    '',
    `| ${ownHeads.join(' | ')} |`,
    `|${ownHeads.map(() => ' --- |').join('')}`,
    ...own.rows.map((row) => `| ${ownRow(row).join(' | ')} |`),
    '',
    `Size: ${sizeLine(own.bundle)}`,
    '',
    ...firstReadLines(firstRead),
  );
  return parts.join('\n');
}

/** As `first-read.mjs --json` found it. */
function firstReadLines({ limits, rows }) {
  const cost = ({ ms, mb }) => `${threeFigures(ms)} ms, ${threeFigures(mb)} MB`;
  return [
    '## The first read of a table',
    '',
    'By `node bench/first-read.mjs`: processor time and memory in a process that has read none yet, the median of',
    `five; the limit for the stored fold is ${limits.ms} ms and ${limits.mb} MB. From the log’s beginning it is read`,
    'once, after an update that changes the fold, and others have their turn between two slices.',
    '',
    '| deals | events | from the stored fold | from the beginning | longest slice |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ deals, events, stored, anew }) =>
        `| ${deals} | ${events} | ${cost(stored)} | ${cost(anew)} | ${anew.held.toPrecision(3)} ms |`,
    ),
    '',
  ];
}
