// The figures in words: a table for the terminal, a page for docs/.

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

export const times = (ratio) => `× ${ratio >= 1000 ? Math.round(ratio) : ratio.toPrecision(3)}`;

const rowOf = ({ name, nanoseconds, ratio }) => [
  name,
  duration(nanoseconds.median),
  `${duration(nanoseconds.least)} – ${duration(nanoseconds.most)}`,
  times(ratio.median),
  `${times(ratio.least)} – ${times(ratio.most)}`,
];
const heads = (unit) => [`per ${unit}`, 'median', 'least – most', 'ours = 1', 'least – most'];

export function table({ node, machine, rounds, jobs }) {
  const parts = [`Node ${node}, ${machine}, ${rounds} rounds\n`];
  for (const { title, unit, checksum, results } of jobs) {
    const rows = [heads(unit), ...results.map(rowOf)];
    const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
    parts.push(`\n${title}\nall agree: ${checksum}\n`);
    for (const row of rows)
      parts.push(`  ${row.map((cell, i) => cell.padEnd(widths[i])).join('  ')}`.trimEnd(), '\n');
  }
  return parts.join('');
}

export function document({ node, machine, date, rounds, jobs }) {
  const parts = [
    '# Beside others',
    '',
    `Written by \`npm run bench -- --write\` on ${date}: Node ${node}, ${machine}.`,
    '',
    `Each job is done by all in one process: warm, in turns, the median of ${rounds} rounds with the`,
    'least and the most. Time is the processor’s, the clearing up of memory counted. A ratio is taken',
    'within a round, so what else the machine was doing falls on both sides of it: trust the ratios, not',
    'the times. Before the clock starts the answers of all are compared, and a job on which they differ',
    'is not measured.',
    'The packages stand with their versions in `bench/package.json` and are no part of the product.',
    '',
  ];
  for (const { id, title, unit, checksum, results } of jobs) {
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
    );
  }
  return parts.join('\n');
}
