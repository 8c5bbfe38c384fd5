/** Three-card deals of bots against the house. */
import { threeBets, threeBots } from '@tapete/bots';
import { lotOf, shuffled } from '@tapete/chance';
import { pack, three, type ThreeSeat } from '@tapete/rules';
import { Fault } from './fault.ts';
import { threeRulesOf } from './rule-flags.ts';
import { MOST_ACTIONS, type DealReport, type Simulation } from './simulation.ts';

/** The least ante is a hundredth of the stack, one chip at least; the most is what T16 allows. */
export const anteLimits = (stack: number): { min: number; max: number } => ({
  min: Math.min(Math.max(1, Math.floor(stack / 100)), 1000),
  max: Math.min(Math.floor(stack / 2), 100_000),
});

export function threeSimulation({
  options,
  names,
  bots,
  stack,
  random,
}: Simulation): (i: number) => DealReport {
  const rules = threeRulesOf(options);
  const limits = { stack, ...anteLimits(stack) };
  if (limits.max < 1) {
    throw new Fault('--stack', String(stack), {
      es: '2 o más, para ante y play',
      en: '2 or more, for ante and play',
    });
  }
  const lot = lotOf(random);

  return (i) => {
    const seats = names.map((name, at): ThreeSeat => {
      return { name, person: name, stack, at, ...threeBets(limits, random) };
    });
    const started = three.start({ rules, banker: null }, seats, shuffled(pack(2), lot));
    if (!started.ok) throw new Error(`deal ${i}: ${started.error.code}`);
    let { deal } = started.value;
    for (let actions = 0; deal.outcome === null && actions < MOST_ACTIONS; actions++) {
      const [seat = 0] = deal.asked;
      const name = names[seat] ?? '';
      const action = threeBots[bots[seat] ?? 'random'].act(
        three.maskDeal(deal, name),
        seat,
        random,
      );
      const played = three.play(deal, seat, action);
      if (!played.ok) throw new Error(`deal ${i}: ${name} ${action.type}: ${played.error.code}`);
      deal = played.value.deal;
    }
    const nets = deal.stacks.map((chips) => chips - stack);
    const sum = nets.reduce((total, net) => total + net, 0);
    return {
      nets,
      house: deal.bankNet,
      conserved: sum + deal.bankNet === 0 && deal.stacks.every((chips) => chips >= 0),
      terminated: deal.outcome !== null,
    };
  };
}
