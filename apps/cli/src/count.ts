/** `tapete count`: every hand of a pack by category. */
import { countHands, countThree, type HandCount } from '@tapete/odds';
import { nameCategory, type Category } from '@tapete/rules';
import type { Exit } from './batch.ts';
import { Fault } from './fault.ts';
import { readGame } from './games.ts';
import { number, sayJson, sayLine, words, type Call } from './io.ts';
import { handRulesOf, refuseFlags, wholeOption, type Options } from './rule-flags.ts';

export function countOf(game: string, options: Options): HandCount {
  if (readGame(game) === 'stud') {
    return countHands(handRulesOf(options), wholeOption(options, 'cards', 1, 5) ?? 5);
  }
  refuseFlags(options, ['hand'], 'stud');
  if (options['cards'] !== undefined && options['cards'] !== '3') {
    throw new Fault('--cards', String(options['cards']), '3');
  }
  return countThree();
}

export function runCount(call: Call, game: string, options: Options): Promise<Exit> {
  const answer = countOf(game, options);
  if (call.json) sayJson(call, answer);
  else tellCount(call, answer);
  return Promise.resolve(0);
}

function tellCount(call: Call, { total, counts, distinct }: HandCount): void {
  const rows = (Object.entries(counts) as [Category, number][]).map(([category, hands]) => {
    const share = `${((100 * hands) / total).toFixed(4)} %`;
    const one =
      hands === 0 ? '' : words(call, '1 de ', '1 in ') + number(call, Math.round(total / hands));
    return [nameCategory(category, call.lang), number(call, hands), share, one] as const;
  });
  rows.push([words(call, 'Total', 'Total'), number(call, total), '', '']);
  const widest = rows[rows.length - 1]?.[1].length ?? 0;
  for (const [name, hands, share, one] of rows) {
    sayLine(
      call,
      `${name.padEnd(20)}${hands.padStart(widest)}${share.padStart(12)}   ${one}`.trimEnd(),
    );
  }
  sayLine(
    call,
    words(
      call,
      `${number(call, distinct)} fuerzas distintas`,
      `${number(call, distinct)} different strengths`,
    ),
  );
}
