import type { Exit } from './batch.ts';
import type { Call } from './io.ts';
import { notBuilt } from './program.ts';
import type { Options } from './rule-flags.ts';
export async function runOdds(
  _call: Call,
  _game: string,
  _cards: readonly string[],
  _options: Options,
): Promise<Exit> {
  return notBuilt('odds');
}
