/** `tapete count`: every hand of a pack by category. */
import { countHands, countThree, type HandCount } from '@tapete/odds';
import { nameCategory, studOrder, threeOrder, type Category, type Order } from '@tapete/rules';
import type { Exit } from './batch.ts';
import { Fault } from './fault.ts';
import { readGame } from './games.ts';
import { counted, decimal, number, percentOf, sayJson, sayLine, words, type Call } from './io.ts';
import { handRulesOf, refuseFlags, wholeOption, type Options } from './rule-flags.ts';

interface Counting {
  readonly answer: HandCount;
  readonly order: Order;
  readonly size: number;
}

function countOf(game: string, options: Options): Counting {
  if (readGame(game) === 'stud') {
    const rules = handRulesOf(options);
    const size = wholeOption(options, 'cards', 1, 5) ?? 5;
    return { answer: countHands(rules, size), order: studOrder(rules), size };
  }
  refuseFlags(options, ['hand'], 'stud');
  if (options['cards'] !== undefined && options['cards'] !== '3') {
    throw new Fault('--cards', String(options['cards']), '3');
  }
  return { answer: countThree(), order: threeOrder(), size: 3 };
}

export function runCount(call: Call, game: string, options: Options): Promise<Exit> {
  const counting = countOf(game, options);
  if (call.json) sayJson(call, counting.answer);
  else tellCount(call, counting);
  return Promise.resolve(0);
}

/** From the lowest in this order of hands (S9, S11), those that can occur: a category stands where its lowest hand does. */
function categoriesOf({ order, size }: Counting): readonly Category[] {
  const values = Array.from({ length: order.distinct(size) }, (_, value) => value);
  return [...new Set(values.map((value) => order.categoryOf(value, size)))];
}

/** From here on a fraction of a hand says nothing. */
const FEW = 100;

function tellCount(call: Call, counting: Counting): void {
  const { total, counts, distinct } = counting.answer;
  const known: Readonly<Partial<Record<Category, number>>> = counts;
  const rows = categoriesOf(counting).map((category): readonly [string, string, string, string] => {
    const hands = known[category] ?? 0;
    const every = total / hands;
    const one = every < FEW ? decimal(call, every, 1) : number(call, Math.round(every));
    return [
      nameCategory(category, call.lang),
      number(call, hands),
      percentOf(call, hands / total, 4),
      `${words(call, '1 de', '1 in')} ${one}`,
    ];
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
    counted(
      call,
      distinct,
      words(call, 'fuerza distinta', 'different strength'),
      words(call, 'fuerzas distintas', 'different strengths'),
    ),
  );
}
