/** Deals between bots, whatever their game. */
import { lotOf, shuffled } from '@tapete/chance';
import type { Card, Game, GameTypes, Refusal, Result, Turn } from '@tapete/rules';
import type { DealReport, Simulation } from './contract.ts';

/** Far above what any deal can take: a deal that goes on longer does not end. */
const MOST_ACTIONS = 10_000;

interface Playing<T extends GameTypes> {
  readonly cards: readonly Card[];
  /** `shuffle` gives the pack, once. */
  readonly begin: (
    deal: number,
    shuffle: () => readonly Card[],
  ) => Result<Turn<T['deal'], T['event']>, Refusal<string>>;
  readonly act: (view: T['deal'], seat: number) => T['action'];
  readonly net: (deal: T['deal'], seat: number) => number;
  /** Net of the house, where there is one. */
  readonly house?: (deal: T['deal']) => number;
}

/** Gives a function that plays the deal with this number; the deal moves on by one seat each time. */
export function playDeals<T extends GameTypes>(
  game: Game<T>,
  { names, random }: Simulation,
  { cards, begin, act, net, house }: Playing<T>,
): (deal: number) => DealReport {
  const lot = lotOf(random);
  return (i) => {
    let turn = begin(i, () => shuffled(cards, lot));
    if (!turn.ok) throw new Error(`deal ${i}: ${turn.error.code}`);
    let { deal } = turn.value;
    for (let actions = 0; deal.outcome === null && actions < MOST_ACTIONS; actions++) {
      const [seat = 0] = deal.asked;
      const name = names[seat] ?? '';
      turn = game.play(deal, seat, act(game.maskDeal(deal, name), seat));
      if (!turn.ok) throw new Error(`deal ${i}: ${name}: ${turn.error.code}`);
      deal = turn.value.deal;
    }
    const nets = names.map((_, seat) => net(deal, seat));
    const sum = nets.reduce((total, each) => total + each, house?.(deal) ?? 0);
    return {
      nets,
      ...(house === undefined ? {} : { house: house(deal) }),
      conserved: sum === 0 && deal.stacks.every((chips) => chips >= 0),
      terminated: deal.outcome !== null,
    };
  };
}
