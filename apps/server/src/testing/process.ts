/** The room as its own process, as `npm start` runs it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface RoomProcess {
  readonly child: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Where it says it is; throws with what it said when it ends first. */
  readonly url: Promise<string>;
  readonly ended: Promise<Ended>;
  readonly kill: (signal: NodeJS.Signals) => Promise<Ended>;
}

export function spawnRoom(
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  limit = '',
): RoomProcess {
  const surroundings = { ...process.env, PORT: '0', LANG: 'C', LC_ALL: 'C', ...env };
  const options = { env: surroundings, stdio: ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[] };
  const child =
    limit === ''
      ? spawn(process.execPath, [MAIN, ...args], options)
      : spawn('bash', ['-c', `${limit}; exec "$0" "$@"`, process.execPath, MAIN, ...args], options);
  let out = '';
  let err = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (err += text));
  const ended = new Promise<Ended>((done) => {
    child.on('close', (code, signal) => done({ code, signal }));
  });
  const url = new Promise<string>((found, failed) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const at = /^Tapete: (\S+)$/m.exec(out)?.[1];
      if (at) found(at);
    });
    void ended.then(() => failed(new Error(`ended: ${out}${err}`)));
  });
  url.catch(() => undefined);
  const kill = (signal: NodeJS.Signals): Promise<Ended> => {
    child.kill(signal);
    return ended;
  };
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await kill('SIGKILL');
  });
  return { child, stdout: () => out, stderr: () => err, url, ended, kill };
}
