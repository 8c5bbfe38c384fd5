/** Another program on the room's database, in the midst of something. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { databaseFile } from '../store/sqlite.ts';

const SERVER = fileURLToPath(new URL('../..', import.meta.url));
const PROGRAM = `
  const database = require('better-sqlite3')(process.argv[1]);
  database.exec(process.argv[2]);
  process.stdout.write('in the midst');
  process.stdin.resume().on('end', () => process.exit(0));
`;

/** As a backup that reads, or as one that writes. */
export const READS = 'BEGIN; SELECT count(*) FROM sqlite_master';
export const WRITES = 'BEGIN IMMEDIATE';

/** Begins it; answers how it lets go. */
export async function hold(data: string, what: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, ['-e', PROGRAM, databaseFile(data), what], {
    cwd: SERVER,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.on('close', () => done()));
  const letGo = (): Promise<void> => {
    child.stdin.end();
    return ended;
  };
  onTestFinished(letGo);
  await new Promise<void>((done, failed) => {
    child.stdout.once('data', done);
    void ended.then(() => failed(new Error('the other program ended')));
  });
  return letGo;
}
