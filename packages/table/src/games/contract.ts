/** What a table must know of a game beside its rules. A third game is one more value of this type. */
import type { Card, DealSeat, Game, GameTypes, Refusal, Result } from '@tapete/rules';
import type { Command, Context } from '../command.ts';
import type { CommonConfig } from '../config.ts';
import type { RefusalCode } from '../refusals.ts';
import type { Recorder } from '../recorder.ts';
import type { Bets, Table, Timers } from '../table.ts';

/** What a table is set up with, whatever it plays. */
export interface AnyConfig extends CommonConfig {
  readonly game: string;
}

type Lot = Context['lot'];

/** Who plays the next deal. */
export interface Plan {
  /** Table seats in deal order, clockwise. */
  readonly seats: readonly number[];
  readonly dealer: number | null;
  readonly byLot: boolean;
}

/**
 * The games' own events follow one custom: the first is `started`, the last `ended`, `asked` asks for a decision,
 * and a decision that the clock can take says its `seat` and whether it did, `timeout`.
 */
export interface TableGame<T extends GameTypes, Config extends AnyConfig> {
  /** The rules. */
  readonly game: Game<T>;
  /** Least and most seats of a table (S1, T14). */
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether its own part of the config can be played. */
  checkConfig(config: Config): Result<true, Refusal<RefusalCode>>;

  /** Chips a seat needs to be dealt in. */
  leastStack(config: Config): number;
  /** Somebody is there for whom a deal would be dealt; bots alone do not play. */
  isWanted(table: Table, config: Config): boolean;
  /** Clocks while a deal is wanted and none runs; `old`: what they were, empty after a deal. */
  clocksBetween(table: Table, config: Config, old: Timers, context: Context): Timers;
  /** Ms that a deal which has just ended is looked at before the next; null when the next waits for something else. */
  pauseMs(config: Config): number | null;
  /** Ms of the deal's clock when it starts again in full. */
  dealClockMs(config: Config): number;

  /** Bets made before the cards, in games that have them; left out: `post` is refused. */
  post?(to: Recorder, config: Config, seat: number, bets: Bets): Refusal<RefusalCode> | null;
  /** Bots that must bet before the next deal. */
  botsToPost?(table: Table, config: Config): readonly number[];
  /** What a bot does when its bets were refused; null: it sits out. */
  postInstead?(config: Config, refused: Refusal<RefusalCode>): Command | null;
  /** Puts right what has become impossible between deals, as bets that a new banker does not cover. */
  settleBetween?(to: Recorder, config: Config, lot: Lot): void;

  /** Who plays the next deal. */
  plan(table: Table, config: Config, lot: Lot): Plan;
  /** The pack for so many players, in order. */
  pack(config: Config, players: number): readonly Card[];
  /** What `Game.start` is given. `seatOf` makes a seat of the deal from a table seat. */
  setup(
    table: Table,
    config: Config,
    plan: Plan,
    seatOf: (seat: number) => DealSeat,
  ): { readonly setup: T['setup']; readonly seats: readonly T['seat'][] };

  /** Chips of a deal that lie in nobody's stack and that no bank has won. */
  onTable(deal: T['deal']): number;
  /** Chips lent to a seat of the deal (S28). */
  lentTo(deal: T['deal'], seat: number): number;
  /** What the bank has won (+) or paid (−) so far, and the table seat that banks; null: the house. */
  bank(deal: T['deal']): { readonly net: number; readonly seat: number | null };
}
