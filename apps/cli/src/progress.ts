/** How far a long call is. */
import { SingleBar } from 'cli-progress';
import type { Call } from './io.ts';

/** On a terminal alone. */
export function progressBar(
  { io, number }: Call,
  format: string,
  total: number,
): SingleBar | undefined {
  if (!io.errIsTerminal) return undefined;
  // The terminal is left as it is, so that Ctrl-C needs no one to tidy up after it.
  const untouched = { gracefulExit: false, linewrap: true };
  const bar = new SingleBar({
    format,
    clearOnComplete: true,
    stream: process.stderr,
    // The time that is left is told by the last steps, so many that it does not leap about.
    etaBuffer: 2000,
    formatValue: (value, _, type) =>
      type === 'value' || type === 'total' ? number(value) : String(value),
    ...untouched,
  });
  bar.start(total, 0);
  return bar;
}
