/** Every example of every help, run in a shell at the project's root as it is printed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answered, called } from './testing.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const COMMANDS = 'eval compare count odds equity replay simulate play verify export serve';

/** Where the help itself says that there is nothing yet. */
const NOT_BUILT = /^npx tapete (verify|export) /;

async function examplesOf(args: readonly string[]): Promise<readonly string[]> {
  const { out } = await called([...args, '--help']);
  const part = /Examples:\n((?: {2}.*\n?)+)/.exec(out)?.[1] ?? '';
  return part
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const EXAMPLES: readonly string[] = (
  await Promise.all([[], ...COMMANDS.split(' ').map((name) => [name])].map(examplesOf))
).flat();

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

let data: string;
beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'tapete-'));
});
afterAll(() => {
  rmSync(data, { recursive: true, force: true });
});

/** `npx` finds a command of the project in its `node_modules/.bin`; so does this, without npm. */
function atRoot(example: string, until?: string): Promise<Ended> {
  const { PATH = '' } = process.env;
  const paths = [join(ROOT, 'node_modules', '.bin'), dirname(process.execPath), PATH];
  const child = spawn('sh', ['-c', `npx() { exec "$@"; }\n${example}`], {
    cwd: ROOT,
    env: { PATH: paths.join(delimiter), PORT: '0', TAPETE_DATA: data },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => {
    out += piece.toString();
    if (until !== undefined && out.includes(until)) child.kill('SIGTERM');
  });
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
  child.stdin.end();
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      done({ code, out, err });
    });
  });
}

it('there is an example of every command', () => {
  for (const name of COMMANDS.split(' ')) {
    expect(EXAMPLES.filter((each) => each.includes(`tapete ${name}`)).length).toBeGreaterThan(0);
  }
});

it.each(EXAMPLES)('%s', async (example) => {
  const serves = example === 'npx tapete serve';
  const { code, out, err } = await atRoot(example, serves ? 'http://' : undefined);
  if (NOT_BUILT.test(example)) {
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('not built yet');
    return;
  }
  expect([code, err]).toEqual([0, '']);
  expect(out).not.toBe('');
});

it.each(['verify', 'export'])('the help of %s says plainly that it is not built', async (name) => {
  expect((await called([name, '--help'])).out).toContain('not built yet');
  expect((await called([name, '--help', '--lang', 'es'])).out).toContain('aún no está hecho');
});

describe('docs/deal-scripts.md', () => {
  const page = readFileSync(join(ROOT, 'docs', 'deal-scripts.md'), 'utf8');
  const blocks = [...page.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, text]) => text ?? '');
  const pairs = blocks.flatMap((script, i) => (i % 2 === 0 ? [[script, blocks[i + 1]]] : []));

  it('has two examples, and the help of replay leads to it', async () => {
    expect(blocks).toHaveLength(4);
    for (const lang of ['es', 'en']) {
      const { out } = await called(['replay', '--help', '--lang', lang]);
      expect(out).toContain('docs/deal-scripts.md');
    }
  });

  it.each(pairs)('answers as the page says: %s', async (script = '', answer = '') => {
    const expected = JSON.parse(answer) as object;
    expect(await answered(['replay', '-'], { input: script })).toMatchObject(expected);
  });
});

it('the script in the help of replay can be played', async () => {
  const { out } = await called(['replay', '--help']);
  const input = /^ {2}(\{[\s\S]*?\})$/m.exec(out)?.[1] ?? '';
  // K-9-5 against Q-8-3, which qualifies: +10 +10 (T7).
  expect(await answered(['replay', '-'], { input })).toMatchObject({ stacks: { Ana: 120 } });
});
