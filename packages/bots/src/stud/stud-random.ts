/** A player without a thought: any legal action, each as likely. For trials and tests. */
import { between, oneOf, type Random } from '@tapete/chance';
import { studOptions, type StudAction, type StudDeal } from '@tapete/rules';

/**
 * Any legal stud action with equal chance, amounts anywhere in their range; a proposal (S28) asks for twice its
 * least at most, as its range may end far beyond every stack. Throws when nothing is asked of the seat.
 */
export function randomStudBot(view: StudDeal, seat: number, random: Random): StudAction {
  const option = oneOf(studOptions(view, seat), random);
  switch (option.type) {
    case 'bet':
    case 'raise':
      return { type: option.type, to: between(option.min, option.max, random) };
    case 'propose': {
      const most = Math.min(option.max, 2 * option.min);
      return { type: 'propose', to: between(option.min, most, random) };
    }
    case 'pass':
    case 'call':
    case 'fold':
    case 'all-in':
    case 'accept':
    case 'refuse':
      return { type: option.type };
    default:
      return option satisfies never;
  }
}
