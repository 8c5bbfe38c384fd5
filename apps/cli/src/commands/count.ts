/** `tapete count`: every hand of a pack by category. */
import { nameCategory, type Category } from '@tapete/rules';
import type { Counting } from '../games/contract.ts';
import { readGame } from '../games/index.ts';
import { fill } from '../texts.ts';
import { reply, type Call, type Exit, type Run } from '../io.ts';

export const run: Run = async (call, [game = ''], options): Promise<Exit> => {
  const counting = await readGame(game, options).count(options);
  return reply(call, counting.answer, () => tell(call, counting));
};

/** From the lowest in this order of hands (S9, S11), those that can occur: a category stands where its lowest hand does. */
function categoriesOf({ order, size }: Counting): readonly Category[] {
  const values = Array.from({ length: order.distinct(size) }, (_, value) => value);
  return [...new Set(values.map((value) => order.categoryOf(value, size)))];
}

/** From here on a fraction of a hand says nothing. */
const FEW = 100;

function tell(call: Call, counting: Counting): void {
  const { number, decimal } = call;
  const texts = call.texts.hands;
  const { total, counts, distinct } = counting.answer;
  const known: Readonly<Partial<Record<Category, number>>> = counts;
  const rows = categoriesOf(counting).map((category): readonly string[] => {
    const hands = known[category] ?? 0;
    const every = total / hands;
    const one = every < FEW ? decimal(every, 1) : number(Math.round(every));
    const share = [call.percent(hands / total, 4), fill(texts.oneIn, { every: one })];
    return [nameCategory(category, call.lang), number(hands), ...share];
  });
  rows.push([texts.total, number(total), '', '']);
  for (const [name = '', hands = '', share = '', one = ''] of rows) {
    const count = hands.padStart(number(total).length);
    call.line(`${name.padEnd(20)}${count}${share.padStart(12)}   ${one}`.trimEnd());
  }
  call.line(call.counted(distinct, texts.oneDistinct, texts.distinct));
}
