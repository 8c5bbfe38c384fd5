/** Stud deals between bots. */
import { studBots } from '@tapete/bots';
import { lotOf, shuffled } from '@tapete/chance';
import { handRules, pack, stud, type DealSeat } from '@tapete/rules';
import { checkPlayable, checkPlayers } from './refused-rules.ts';
import { studRulesOf } from './rule-flags.ts';
import { MOST_ACTIONS, type DealReport, type Simulation } from './simulation.ts';

/** Gives a function that plays the deal with this number; the deal moves on by one seat each time. */
export function studSimulation({
  options,
  names,
  bots,
  stack,
  random,
}: Simulation): (i: number) => DealReport {
  const rules = studRulesOf(options);
  checkPlayers(options, names.length);
  checkPlayable(options, rules, names.length);
  const { lowest, jokers } = handRules(rules, names.length);
  const cards = pack(lowest, jokers);
  const seats = names.map((name, at): DealSeat => ({ name, person: name, stack, at }));
  const lot = lotOf(random);

  return (i) => {
    const setup = { rules, dealer: i % seats.length };
    let turn = stud.start(setup, seats, shuffled(cards, lot));
    if (!turn.ok) throw new Error(`deal ${i}: ${turn.error.code}`);
    let { deal } = turn.value;
    let actions = 0;
    for (; deal.outcome === null && actions < MOST_ACTIONS; actions++) {
      const [seat = 0] = deal.asked;
      const name = names[seat] ?? '';
      const bot = studBots[bots[seat] ?? 'random'];
      const action = bot.act(stud.maskDeal(deal, name), seat, random);
      turn = stud.play(deal, seat, action);
      if (!turn.ok) throw new Error(`deal ${i}: ${name} ${action.type}: ${turn.error.code}`);
      deal = turn.value.deal;
    }
    const nets = deal.stacks.map((chips, seat) => chips - stack - (deal.loans[seat] ?? 0));
    return {
      nets,
      house: 0,
      conserved:
        nets.reduce((sum, net) => sum + net, 0) === 0 && deal.stacks.every((chips) => chips >= 0),
      terminated: deal.outcome !== null,
    };
  };
}
