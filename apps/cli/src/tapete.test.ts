import { spawn } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CLI = dirname(dirname(fileURLToPath(import.meta.url)));
const ENTRY = join(CLI, 'tapete.mjs');

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Start {
  readonly input?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly nodeFlags?: readonly string[];
  readonly entry?: string;
  /** Once this stands in the output, the signal is sent. */
  readonly signal?: readonly [after: string, signal: NodeJS.Signals];
  /** Closes the output after its first piece. */
  readonly closes?: boolean;
}

function tapete(args: readonly string[], start: Start = {}): Promise<Ended> {
  const { input = '', env = {}, nodeFlags = [], entry = ENTRY } = start;
  const child = spawn(process.execPath, [...nodeFlags, entry, ...args], {
    env: { PATH: process.env['PATH'], ...env },
  });
  let [out, err] = ['', ''];
  let sent = false;
  child.stdout.on('data', (data: Buffer) => {
    out += data.toString();
    if (start.closes) child.stdout.destroy();
    if (start.signal && !sent && out.includes(start.signal[0])) {
      sent = true;
      child.kill(start.signal[1]);
    }
  });
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  child.stdin.on('error', () => {});
  if (!start.signal) child.stdin.end(input);
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      done({ code, out, err });
    });
  });
}

function inShell(line: string): Promise<Ended> {
  const child = spawn('sh', ['-c', line], { env: { PATH: process.env['PATH'] } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (err += data.toString()));
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      done({ code, out, err });
    });
  });
}

describe('the command itself', () => {
  it('answers on stdout, exit 0', async () => {
    const { code, out, err } = await tapete(['eval', 'three', 'As Ks Qs', '--json']);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ category: 'straight-flush', value: 740 });
  });

  it('exit 1 for a deal that is refused, exit 2 and one line for a call that is wrong', async () => {
    const script = join(CLI, 'scripts', 'pack-too-small.json');
    expect(await tapete(['replay', script])).toMatchObject({ code: 1, err: '' });
    const wrong = await tapete(['replay', script, 'more']);
    expect([wrong.code, wrong.out]).toEqual([2, '']);
    expect(wrong.err).toMatch(/^tapete: .*\n$/);
  });

  it('reads a batch from stdin', async () => {
    const { code, out } = await tapete(['compare', 'stud', '-'], { input: 'As | Kd\nKd | As\n' });
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.slice(0, 13))).toEqual([
      '{"winners":[0',
      '{"winners":[1',
      '',
    ]);
  });

  it('speaks as the process’s LANG says', async () => {
    const { out } = await tapete(['eval', 'stud', 'As'], { env: { LANG: 'es_ES.UTF-8' } });
    expect(out).toContain('Carta mayor: as');
  });

  it('a reader that closes the pipe is no fault', async () => {
    const input = 'As Kd 9c 9h 2s\n'.repeat(20_000);
    const { code, err } = await tapete(['eval', 'stud', '-'], { input, closes: true });
    expect([code, err]).toEqual([0, '']);
  });

  it.skipIf(!existsSync('/dev/full'))(
    'output that cannot be written is exit 2 and one line, while there is a place for one',
    async () => {
      const shell = (line: string): Promise<Ended> =>
        inShell(`"${process.execPath}" "${ENTRY}" ${line}`);
      const full = await shell('count three > /dev/full');
      expect([full.code, full.out]).toEqual([2, '']);
      expect(full.err).toMatch(/^tapete: output: expected .*\(no space left\)\n$/);
      const es = await shell('count three --lang es > /dev/full');
      expect(es.err).toMatch(/^tapete: salida: se espera: .*\(no queda sitio\)\n$/);
      for (const line of ['foo 2> /dev/full', 'count three > /dev/full 2> /dev/full']) {
        expect(await shell(line)).toEqual({ code: 2, out: '', err: '' });
      }
    },
  );

  it('without a reader of messages a wrong call is exit 2 still', async () => {
    const wrong = `{ sleep 0.2; "${process.execPath}" "${ENTRY}" foo; echo $? >&3; }`;
    const { out } = await inShell(`{ ${wrong} 2>&1 >/dev/null | true; } 3>&1`);
    expect(out).toBe('2\n');
  });

  it.each(['eval stud -', 'compare three -', 'replay -'])(
    '%s: a folder on standard input is exit 2 and one line',
    async (line) => {
      const said = await inShell(`"${process.execPath}" "${ENTRY}" ${line} < /`);
      expect([said.code, said.out]).toEqual([2, '']);
      expect(said.err).toMatch(/^tapete: input: expected .*\(it is a folder\)\n$/);
    },
  );

  it('play: Ctrl-C and the end of the input end it cleanly', async () => {
    const stopped = await tapete(['play', 'three'], { signal: ['[q]', 'SIGINT'] });
    expect(stopped).toMatchObject({ code: 0, err: '' });
    expect(stopped.out).toContain('You leave with 1,000 (0)');
    const ended = await tapete(['play', 'three'], { input: '10\n' });
    expect(ended).toMatchObject({ code: 0, err: '' });
  });
});

describe('on an older Node', () => {
  // A tree of its own: the entry, a main that says what it gets, and the Node that the set-up would keep.
  let root: string;
  let entry: string;
  let kept: string;
  const nodeFlags = (version: string): [string, string] => [
    '--import',
    `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`,
  ];
  const old = nodeFlags('20.0.0');

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'tapete-'));
    entry = join(root, 'apps', 'cli', 'tapete.mjs');
    kept = join(root, '.runtime', 'node_modules', 'node-kept', 'bin');
    cpSync(ENTRY, entry);
    cpSync(join(CLI, 'src', 'run-as.mjs'), join(root, 'apps', 'cli', 'src', 'run-as.mjs'));
    const main = `export async function main() {
  const text = process.argv[2] ?? '';
  // Ready for the signal before it says so.
  process.on('SIGTERM', () => process.exit(9));
  console.log(process.versions.node.split('.')[0] >= 24, text);
  if (text === 'wait') setInterval(() => {}, 1000);
  else for await (const chunk of process.stdin) console.error(String(chunk));
  if (text === 'seven') process.exitCode = 7;
}`;
    writeFileSync(join(root, 'apps', 'cli', 'src', 'main.ts'), main);
  });
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });

  it('says in one line what is missing while the set-up has not run', async () => {
    const { code, out, err } = await tapete(['eval'], { entry, nodeFlags: old });
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^tapete: Node 20\.0\.0: expected .*npm start.*\n$/);
    const es = await tapete(['eval', '--lang', 'es'], { entry, nodeFlags: old });
    expect(es.err).toMatch(/^tapete: Node 20\.0\.0: se espera: .*npm start.*\n$/);
  });

  it('says of one older than the set-up’s which one is needed', async () => {
    const said = await tapete(['eval'], { entry, nodeFlags: nodeFlags('18.20.8') });
    expect(said).toEqual({
      code: 2,
      out: '',
      err: 'tapete: Node 18.20.8: expected Node 20 or newer\n',
    });
  });

  it('says in one line that the packages are missing', async () => {
    const bare = join(root, 'bare', 'apps', 'cli');
    cpSync(ENTRY, join(bare, 'tapete.mjs'));
    cpSync(join(CLI, 'src', 'run-as.mjs'), join(bare, 'src', 'run-as.mjs'));
    writeFileSync(join(bare, 'src', 'main.ts'), "import 'commander';\n");
    const said = await tapete(['eval', '--lang', 'es'], { entry: join(bare, 'tapete.mjs') });
    const err = 'tapete: se espera: los paquetes; primero, `npm start`\n';
    expect(said).toEqual({ code: 2, out: '', err });
  });

  it('goes on with the kept Node: arguments, input, output, exit code and signals pass', async () => {
    mkdirSync(kept, { recursive: true });
    symlinkSync(process.execPath, join(kept, 'node'));
    const ran = await tapete(['seven'], { entry, nodeFlags: old, input: 'some input' });
    expect(ran).toEqual({ code: 7, out: 'true seven\n', err: 'some input\n' });
    const signal = ['wait', 'SIGTERM'] as const;
    expect(await tapete(['wait'], { entry, nodeFlags: old, signal })).toMatchObject({ code: 9 });
  });

  it('a kept Node that is too old itself ends the call', async () => {
    rmSync(join(kept, 'node'));
    const again = `#!/bin/sh\nexec "${process.execPath}" ${old[0]} "${old[1]}" "$@"\n`;
    writeFileSync(join(kept, 'node'), again);
    chmodSync(join(kept, 'node'), 0o755);
    const { code, err } = await tapete(['eval'], { entry, nodeFlags: old });
    expect(code).toBe(2);
    expect(err).toMatch(/^tapete: Node 20\.0\.0: .*\n$/);
  });
});
