/** Whether two commands ask for the same, told without keeping either. */
import type { Command } from '@tapete/table';
import { checksum } from '../store/checksum.ts';

/** The same for the same command, whatever the order in which its parts were written. */
export const askedFor = (command: Command): string => checksum(JSON.stringify(inOrder(command)));

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(parts.map(([key, part]) => [key, inOrder(part)]));
}
