/** What a random player says: any legal action, amounts at the ends of their range or between. */
import type { Chances } from '@tapete/chance';
import type { StudAction, StudDeal } from '../stud/stud-deal.ts';
import { studLegal } from '../stud/stud-legal.ts';

export function chooseStud(deal: StudDeal, seat: number, random: Chances): StudAction {
  if (random.onceIn(40)) return { type: 'timeout' };
  const { options } = studLegal(deal, seat);
  // Folding, going all in and refusing rarely, so that deals come to their later streets.
  const rare = ['fold', 'all-in', 'refuse', 'propose'];
  const usual = options.filter(({ type }) => !rare.includes(type) || random.onceIn(5));
  const option = random.oneOf(usual.length > 0 ? usual : options);
  if (!('min' in option)) return { type: option.type };
  const { type, min } = option;
  // The maximum of a proposal may be any number of chips: stay near its minimum.
  const max = type === 'propose' ? Math.min(option.max, min + 40) : option.max;
  const to = random.onceIn(4)
    ? min
    : random.onceIn(4)
      ? max
      : min + random.below(Math.min(max - min, 30) + 1);
  return { type, to };
}
