/** What the command must know of a game beside its rules. A third game is one more value of this type. */
import type { BotName } from '@tapete/bots';
import type { Random } from '@tapete/chance';
import type { HandCount } from '@tapete/odds';
import type { Game, GameTypes, Lang, Order, Refusal, Result } from '@tapete/rules';
import type { Bets, TableConfig } from '@tapete/table';
import type { Options, RuleFlag } from '../flags.ts';
import type { PackInUse } from '../hands.ts';
import type { ReplayAnswer } from '../replay-answer.ts';
import type { Script } from '../deal-script.ts';
import type { Voice } from '../voice.ts';

/** What a table of any game is set up with. */
export type Common = Pick<TableConfig, 'name' | 'seats' | 'buyIn' | 'clock'>;

/** The order of hands a call compares with. */
export interface Comparing {
  readonly order: Order;
  readonly used: PackInUse;
  /** Least and most cards of a hand. */
  readonly sizes: readonly [number, number];
}

export interface Counting {
  readonly answer: HandCount;
  readonly order: Order;
  /** Cards of a hand. */
  readonly size: number;
}

/** Who plays simulated deals; every stack is renewed before each. */
export interface Simulation {
  readonly options: Options;
  readonly names: readonly string[];
  readonly bots: readonly BotName[];
  readonly stack: number;
  readonly random: Random;
}

/** One simulated deal: each seat's net, the house's where there is one, and what was checked. */
export interface DealReport {
  readonly nets: readonly number[];
  readonly house?: number;
  readonly conserved: boolean;
  readonly terminated: boolean;
}

/** A question of a terminal game: what stands beside the stack, the keys, and what may be said, a line each. */
export interface Question {
  readonly state: string;
  readonly keys: string;
  readonly help: readonly string[];
}

/** The question for bets before a deal; `read` gives what a line means, or what is wrong with it. */
export interface BetsAsked {
  readonly question: string;
  readonly help: readonly string[];
  readonly read: (text: string) => Bets | string;
}

/** `Config` is that of a table of the game; its rules are those of a script too. */
export interface CliGame<T extends GameTypes, Config extends Common & { readonly rules: unknown }> {
  readonly game: Game<T>;
  /** Least and most seats (S1, T14). */
  readonly seats: { readonly min: number; readonly max: number };
  /** The rule flags; `handFlags` are those that decide the order of hands. */
  readonly handFlags: readonly RuleFlag[];
  readonly dealFlags: readonly RuleFlag[];

  comparing(options: Options): Comparing;
  count(options: Options): Promise<Counting>;

  /** Of a deal script: a seat's keys beside name and stack, its rules, and every action, `bet N` where it takes chips. */
  readonly seatKeys: readonly string[];
  readonly actions: readonly string[];
  readRules(given: unknown): Result<Config['rules'], Refusal<'bad-rule'>>;
  replay(script: Script<T, Config['rules']>): ReplayAnswer;
  /** The lines of one event; `deal` is the deal after it, `own` the seat of the hearer, if any. */
  tell(voice: Voice, event: T['event'], deal: T['deal'], own: number | null): readonly string[];

  /** Gives a function that plays the deal with this number. */
  simulation(simulation: Simulation): Promise<(deal: number) => DealReport>;

  /** The table of a terminal game. */
  config(options: Options, common: Common): Config;
  /** In games that have bets before the cards; `last` are those of the deal before. */
  bets?(voice: Voice, config: Config, stack: number, last: Bets | null): BetsAsked;
  question(voice: Voice, deal: T['deal'], seat: number): Question;
  /** What a typed line asks for among what is legal. */
  read(lang: Lang, text: string, deal: T['deal'], seat: number): T['action'] | undefined;
}
