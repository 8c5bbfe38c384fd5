/** Deals between bots, whatever their game. */
import { botOf, type BotName } from '@tapete/bots';
import { lotOf, shuffled, type Random } from '@tapete/chance';
import { gameOf, type Bets, type DealAction } from '@tapete/table';
import type { Options } from '../flags.ts';
import { tableOf, type AnyCliGame } from './index.ts';

/** Far above what any deal can take: a deal that goes on longer does not end. */
const MOST_ACTIONS = 10_000;

/** Who plays; every stack is renewed before each deal. */
interface Simulation {
  readonly options: Options;
  readonly names: readonly string[];
  readonly bots: readonly BotName[];
  readonly stack: number;
  readonly random: Random;
}

/**
 * Gives a function that plays the deal with this number and reports each seat's net, the house's, and what was
 * checked. The deal moves on by one seat each time.
 */
export function simulated(
  { game, config: configOf, begin }: AnyCliGame,
  { options, names, bots, stack, random }: Simulation,
) {
  const config = configOf(options, tableOf('', names.length, stack));
  const table = gameOf(config);
  const cards = table.pack(config, names.length);
  const held = names.map((name, at) => ({ name, person: name, stack, at }));
  const players = names.map((_, seat) => botOf(config.game, bots[seat] ?? 'random'));
  const botAt = (seat: number) => players[seat]!;
  const lot = lotOf(random);
  return (i: number) => {
    // The bot of the game answers with what that game knows.
    const { setup, seats } = begin(
      config,
      held,
      i,
      ({ at }) => botAt(at).bet?.(config, stack, random) as Bets,
    );
    let turn = game.start(setup, seats, shuffled(cards, lot));
    if (!turn.ok) throw new Error(`deal ${i}: ${turn.error.code}`);
    let { deal } = turn.value;
    for (let actions = 0; deal.outcome === null && actions < MOST_ACTIONS; actions++) {
      const seat = deal.asked[0] ?? 0;
      const name = names[seat] ?? '';
      const action = botAt(seat).act(game.maskDeal(deal, name), seat, random) as DealAction;
      turn = game.play(deal, seat, action);
      if (!turn.ok) throw new Error(`deal ${i}: ${name} ${action.type}: ${turn.error.code}`);
      deal = turn.value.deal;
    }
    const nets = deal.stacks.map((chips, seat) => chips - stack - table.lentTo(deal, seat));
    const house = table.bank(deal).net;
    return {
      nets,
      house,
      conserved:
        nets.reduce((sum, net) => sum + net, house) === 0 &&
        deal.stacks.every((chips) => chips >= 0),
      terminated: deal.outcome !== null,
    };
  };
}
