/** The argument `three|stud`, and the order of hands a call compares with. */
import { GAME_NAMES, studOrder, threeOrder, type GameName, type Order } from '@tapete/rules';
import { Fault } from './fault.ts';
import { THREE_PACK, type PackInUse } from './hands.ts';
import { handRulesOf, refuseFlags, type Options } from './rule-flags.ts';

export function readGame(text: string): GameName {
  const game = GAME_NAMES.find((each) => each === text);
  if (game === undefined) throw new Fault('', text, GAME_NAMES.join('|'));
  return game;
}

export interface Comparing {
  readonly game: GameName;
  readonly order: Order;
  readonly used: PackInUse;
  /** Least and most cards of a hand. */
  readonly sizes: readonly [number, number];
}

export function comparing(game: GameName, options: Options): Comparing {
  if (game === 'three') {
    refuseFlags(options, ['hand'], 'stud');
    return { game, order: threeOrder(), used: THREE_PACK, sizes: [3, 3] };
  }
  const rules = handRulesOf(options);
  return { game, order: studOrder(rules), used: rules, sizes: [1, 5] };
}
