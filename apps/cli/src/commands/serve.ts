/** `tapete serve`: the server as its own process; arguments, signals and exit code go through. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { notBuilt } from '../fault.ts';
import { runAs } from '../run-as.mjs';
import type { Exit, Run } from '../io.ts';

const ROOT = new URL('../../../../', import.meta.url);
const SERVER = new URL('apps/server/src/main.ts', ROOT);

/** The exit code of the server stays in `process.exitCode`. */
export const run: Run = async (_call, args): Promise<Exit> => {
  if (!existsSync(SERVER)) notBuilt('serve');
  await runAs(process.execPath, [fileURLToPath(SERVER), ...args], { cwd: fileURLToPath(ROOT) });
  return 0;
};
