/** Files of the data folder as the system sees them: who may read them, and which they are. */
import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

const PRIVATE = 0o600;

/**
 * Makes a file, or one that is there, readable to nobody else, whatever the process's habit for new files; and those
 * beside it that are there. SQLite gives the ones that it makes the mode of the database.
 */
export function makePrivate(file: string, beside: readonly string[]): void {
  makeNew(file);
  for (const each of [file, ...beside.map((end) => file + end)]) {
    try {
      if ((statSync(each).mode & 0o777) !== PRIVATE) chmodSync(each, PRIVATE);
    } catch (error) {
      // Not there; or another's, who has given us what we need.
      if (!isOneOf(error, 'ENOENT', 'EPERM')) throw error;
    }
  }
}

/** One that is there is not opened: closing it again would take away every lock that this process has on it. */
function makeNew(file: string): void {
  try {
    closeSync(openSync(file, 'ax', PRIVATE));
  } catch (error) {
    if (!isOneOf(error, 'EEXIST')) throw error;
  }
}

/** Which file this is: another of the same name has another place. Null where there is none. */
export function placeOf(file: string): string | null {
  const stat = statSync(file, { bigint: true, throwIfNoEntry: false });
  return stat ? `${stat.dev}:${stat.ino}` : null;
}

const isOneOf = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
