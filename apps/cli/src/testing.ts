/** Runs a call in this process and keeps what it said. */
import type { Exit } from './io.ts';
import { run } from './main.ts';

export interface Said {
  readonly exit: Exit;
  readonly out: string;
  readonly err: string;
}

export interface World {
  /** As one piece, or as it comes. */
  readonly input?: string | readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly terminal?: boolean;
}

export async function called(args: readonly string[], world: World = {}): Promise<Said> {
  let [out, err] = ['', ''];
  async function* input(): AsyncGenerator<string> {
    await Promise.resolve();
    yield* [world.input ?? ''].flat();
  }
  const exit = await run(args, {
    out: (text) => (out += text),
    taken: () => undefined,
    err: (text) => (err += text),
    input: input(),
    env: world.env ?? {},
    outIsTerminal: world.terminal ?? false,
    errIsTerminal: false,
  });
  return { exit, out, err };
}

/** One line of JSON, the whole of what was said. */
export async function answered(args: readonly string[], world: World = {}): Promise<unknown> {
  const { out, err } = await called([...args, '--json'], world);
  if (err !== '') throw new Error(err);
  return JSON.parse(out) as unknown;
}

/** The answers of a batch. */
export const answers = ({ out }: Said): readonly unknown[] =>
  out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as unknown);
