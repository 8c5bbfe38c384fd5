/** The lines of docs/api.md do what the page says, in a shell against a room. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { spawnRoom } from '../../apps/server/src/testing/process.ts';
import { makeFolder } from '../../apps/server/src/testing/room.ts';

const has = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const runs = has('curl') && has('bash');
if (!runs) console.warn('SKIPPED: docs/api.md is not tried, there is no curl or no bash here');

test.skipIf(!runs)('every line of it', { timeout: 60_000 }, async () => {
  const docs = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
  const blocks = [...docs.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block ?? '');
  expect(blocks).toHaveLength(6);
  const room = spawnRoom({ TAPETE_DATA: makeFolder() });
  const script = ['set -e', ...blocks.flatMap((block) => [block, 'echo; echo "=="'])].join('\n');
  const said = execFileSync('bash', ['-c', script], {
    env: { ...process.env, ROOM: await room.url },
    encoding: 'utf8',
    timeout: 30_000,
  });
  const [, , , stream = '', table = '', answer = ''] = said.split('\n==\n');
  expect(stream).toMatch(/^event: snapshot$/m);
  expect(stream).toMatch(/^event: log$/m);
  expect(stream).toContain('"type":"dealt"');
  expect(JSON.parse(table)).toMatchObject({ table: { config: { game: 'stud' } } });
  expect(JSON.parse(answer)).toMatchObject({ first: expect.any(Number) as number });
});
