// One job as a chart: a bar each, longer = slower, each gridline ten times the one before.

import { duration, times } from './tell.mjs';

const WIDTH = 760;
const LEFT = 270;
const RIGHT = 150;
const ROW = 34;
const TOP = 16;

const escape = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign],
  );

export function chart({ title, unit, results }) {
  const all = results.map(({ nanoseconds }) => nanoseconds.median);
  const low = Math.floor(Math.log10(Math.min(...all)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...all))));
  const x = (nanoseconds) =>
    LEFT + ((Math.log10(nanoseconds) - low) / (high - low)) * (WIDTH - LEFT - RIGHT);
  const bottom = TOP + results.length * ROW;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${bottom + 44}" viewBox="0 0 ${WIDTH} ${bottom + 44}" role="img" aria-label="${escape(title)}" font-family="system-ui, sans-serif" font-size="13">`,
    `<rect width="${WIDTH}" height="${bottom + 44}" fill="#fff"/>`,
  ];
  for (let power = low; power <= high; power++) {
    const at = x(10 ** power).toFixed(1);
    parts.push(
      `<line x1="${at}" x2="${at}" y1="${TOP}" y2="${bottom}" stroke="#ddd"/>`,
      `<text x="${at}" y="${bottom + 16}" text-anchor="middle" fill="#555">${duration(10 ** power).replace(/[.]0+ /, ' ')}</text>`,
    );
  }
  for (const [i, { name, nanoseconds, ratio }] of results.entries()) {
    const y = TOP + i * ROW + 6;
    const end = x(nanoseconds.median);
    const middle = y + 15;
    const [least, most] = [x(nanoseconds.least), x(nanoseconds.most)].map((each) =>
      Math.max(LEFT, each).toFixed(1),
    );
    parts.push(
      `<text x="${LEFT - 8}" y="${middle}" text-anchor="end" fill="#222">${escape(name)}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${(end - LEFT).toFixed(1)}" height="22" fill="${i === 0 ? '#1b6e4f' : '#b9c4bf'}"/>`,
      `<line x1="${least}" x2="${most}" y1="${y + 11}" y2="${y + 11}" stroke="#222"/>`,
      `<text x="${(Math.max(end, Number(most)) + 6).toFixed(1)}" y="${middle}" fill="#222">${duration(nanoseconds.median)}, ${times(ratio.median)}</text>`,
    );
  }
  parts.push(
    `<text x="${LEFT}" y="${bottom + 36}" fill="#555">per ${unit}, median; shorter is faster; the line goes from least to most</text>`,
    '</svg>',
  );
  return `${parts.join('\n')}\n`;
}
