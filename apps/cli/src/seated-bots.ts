/** `simulate --bots a,./mine.ts,…`: bots by name, and those of modules that export one. */
import { basename, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BOT_NAMES, botOf, type AnyBot } from '@tapete/bots';
import { Fault } from './fault.ts';
import type { Options } from './flags.ts';
import { expects } from './texts.ts';

export interface SeatedBot {
  /** As it is called in answers, before the number of its seat. */
  readonly name: string;
  readonly bot: AnyBot;
}

/** In the order in which they are named; `random` where none is. */
export async function seatedBots(game: string, options: Options): Promise<readonly SeatedBot[]> {
  const text = String(options['bots'] ?? 'random');
  const words = text.split(',').map((each) => each.trim());
  return Promise.all(
    words.map(async (word) => (isPath(word) ? await fromModule(game, word) : named(game, word))),
  );
}

const isPath = (word: string): boolean => /[/\\]|\.[cm]?[jt]s$/.test(word);

function named(game: string, word: string): SeatedBot {
  const name = BOT_NAMES.find((known) => known === word);
  if (name === undefined) {
    throw new Fault('--bots', word, expects('botNamed', { names: BOT_NAMES.join('|') }));
  }
  return { name, bot: botOf(game, name) };
}

/** The module's default export: a bot, or its `act` alone, which bets before the cards as `regular` does. */
async function fromModule(game: string, path: string): Promise<SeatedBot> {
  const loaded = await load(path);
  const bot = typeof loaded === 'function' ? { act: loaded } : loaded;
  if (!isBot(bot)) throw new Fault('--bots', path, expects('botExport'));
  const { bet } = botOf(game, 'regular');
  return { name: basename(path, extname(path)), bot: { ...(bet && { bet }), ...bot } };
}

async function load(path: string): Promise<unknown> {
  try {
    const module = (await import(pathToFileURL(resolve(path)).href)) as { default?: unknown };
    return module.default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Fault('--bots', path, expects('botModule', { reason }));
  }
}

const isBot = (value: unknown): value is AnyBot =>
  typeof value === 'object' &&
  value !== null &&
  'act' in value &&
  typeof value.act === 'function' &&
  (!('bet' in value) || typeof value.bet === 'function');
