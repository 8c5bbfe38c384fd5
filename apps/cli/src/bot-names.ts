/** `--bots a,b,…`: who sits in each seat, round by round. */
import { BOT_NAMES, type BotName } from '@tapete/bots';
import { Fault } from './fault.ts';
import type { Options } from './flags.ts';

export function botsOf(options: Options, fallback: BotName): readonly BotName[] {
  const text = options['bots'];
  if (text === undefined) return [fallback];
  return String(text)
    .split(',')
    .map((each) => {
      const name = BOT_NAMES.find((known) => known === each.trim());
      if (name === undefined) throw new Fault('--bots', each, BOT_NAMES.join('|'));
      return name;
    });
}
