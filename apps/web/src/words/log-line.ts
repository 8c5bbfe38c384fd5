/** One line of the log in words. */
export interface LogLine {
  readonly text: string;
  readonly kind: 'head' | 'line' | 'gain' | 'quiet';
  /** Of a line about one seat's bet among those of others: the seat of the deal. */
  readonly seat?: number;
}

export const logLine = (text: string, kind: LogLine['kind'] = 'line'): LogLine[] => [
  { text, kind },
];
