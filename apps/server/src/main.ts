/** `node apps/server/src/main.ts [--lan]`: reads the surroundings, starts the room, says where it is. */
import { enableCompileCache } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { machineEnv } from './env.ts';
import { failureLine, StartFailure, type Failure } from './failure.ts';
import { qrText } from './lan.ts';
import { readSettings, WrongSetting, type Settings } from './settings.ts';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const { env } = process;
/** Started as a part of another program, to end with it. */
const isChild = process.connected;
const spanish = /^es/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '');
const words = (es: string, en: string): string => (spanish ? es : en);

/** Time for a stop before the process ends anyway. */
const STOP_MS = 1800;

function endWith(line: string, code: number): never {
  process.stderr.write(`${line}\n`);
  process.exit(code);
}

const endFailed = (failure: Failure): never => endWith(failureLine(failure, spanish), 1);

const data = resolve(env.TAPETE_DATA || resolve(root, 'data'));
const lan = process.argv.includes('--lan');
const unknown = process.argv.slice(2).find((word) => word !== '--lan');
if (unknown !== undefined) {
  endWith(words(`No entiendo '${unknown}'; solo --lan`, `Unknown '${unknown}'; only --lan`), 2);
}
const settings = readOrEnd();

function readOrEnd(): Settings {
  try {
    return readSettings(env);
  } catch (error) {
    if (!(error instanceof WrongSetting)) throw error;
    return endWith(words(error.es, error.en), 2);
  }
}

// From the second start on, nothing has to be compiled again.
enableCompileCache(resolve(root, 'node_modules/.cache/node'));

try {
  const { startServer } = await import('./server.ts');
  const server = await startServer({
    env: machineEnv,
    ...settings,
    host: lan ? '0.0.0.0' : settings.host,
    data,
    dist: resolve(root, 'apps/web/dist'),
    lan,
    onBroken: endFailed,
  });

  const stop = (): void => {
    setTimeout(() => process.exit(0), STOP_MS).unref();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // Who started us as a part of itself is gone, and could not say so.
  process.once('disconnect', stop);
  if (isChild && !process.connected) stop();

  process.stdout.write(`Tapete: ${server.url}\n`);
  for (const origin of server.lan) {
    process.stdout.write(`${words('En tu red', 'On your network')}: ${origin}\n`);
  }
  const [first] = server.lan;
  if (first) process.stdout.write(`${qrText(first)}\n`);
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  endFailed(error.failure);
}
