/** What the command must know of a game beside its rules. A third game is one more value of this type. */
import type { HandCount } from '@tapete/odds';
import type {
  BySeat,
  Card,
  DealSeat,
  Game,
  GameTypes,
  Lang,
  Line,
  Order,
  PaidPot,
  Refusal,
  Result,
} from '@tapete/rules';
import type { Bets, TableConfig } from '@tapete/table';
import type { Options, RuleFlag } from '../flags.ts';
import type { PackInUse } from '../hands.ts';
import type { Voice } from '../voice.ts';

/** What a table of any game is set up with. */
export type Common = Pick<TableConfig, 'name' | 'seats' | 'buyIn' | 'clock' | 'night'>;

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

/** A seat of a deal script. */
export interface ScriptSeat {
  readonly name: string;
  readonly stack: number;
  /** Chips by the game's own keys, 0 where the script is silent. */
  readonly own: Readonly<Record<string, number>>;
}

export interface ScriptAction<Action> {
  /** Index among the script's seats. */
  readonly seat: number;
  readonly action: Action;
}

/** A deal script: everything but what the rules themselves decide has been checked. */
export interface Script<T extends GameTypes, Rules> {
  readonly game: T['deal']['game'];
  readonly rules: Rules;
  readonly seats: readonly ScriptSeat[];
  /** Index of the seat that deals (stud) or banks (three-card, bank `player`). */
  readonly dealer: number;
  /** In order of leaving; no card twice, the pack in use not yet checked. */
  readonly deck: readonly Card[];
  /** As it is written. */
  readonly deckText: string;
  readonly actions: readonly ScriptAction<T['action']>[];
}

/** The seat of a deal that a script's seat is, at its place. */
export const dealSeatOf = ({ name, stack }: ScriptSeat, at: number): DealSeat => ({
  name,
  person: name,
  stack,
  at,
});

/** What `Game.start` is given beside the pack. */
export interface Begun<T extends GameTypes> {
  readonly setup: T['setup'];
  readonly seats: readonly T['seat'][];
}

/** What a script's answer tells of a deal, by its seats: what was put in, what came back, and how it was paid. */
interface Account {
  readonly contributed: BySeat<number>;
  readonly returned?: BySeat<number>;
  readonly loans?: BySeat<number>;
  readonly pots?: readonly PaidPot[];
  readonly lines?: readonly Line[];
}

/** Limits are totals for the street; few actions have them. */
export interface ScriptOption {
  readonly type: string;
  readonly min?: number;
  readonly max?: number;
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
  /** The rule flags; `handFlags` are those that decide the order of hands. */
  readonly handFlags: readonly RuleFlag[];
  readonly dealFlags: readonly RuleFlag[];

  comparing(options: Options): Comparing;
  count(options: Options): Promise<Counting>;

  /** Of a deal script: a seat's keys beside name and stack, its rules, and every action, `bet N` where it takes chips. */
  readonly seatKeys: readonly string[];
  readonly actions: readonly string[];
  readRules(given: unknown): Result<Config['rules'], Refusal<'bad-rule'>>;
  /** What the script's deal is started with. Throws a `Fault` when a card is not of the pack in use. */
  setUp(script: Script<T, Config['rules']>): Result<Begun<T>, Refusal<T['code']>>;
  account(deal: T['deal']): Account;
  options(deal: T['deal'], seat: number): readonly ScriptOption[];
  /** The lines of one event; `deal` is the deal after it, `own` the seat of the hearer, if any. */
  tell(voice: Voice, event: T['event'], deal: T['deal'], own: number | null): readonly string[];

  /** The table of a terminal game or a simulation. */
  config(options: Options, common: Common): Config;
  /** What a simulated deal is started with; `bet` gives what the bot of a seat bets. */
  begin(
    config: Config,
    seats: readonly DealSeat[],
    number: number,
    bet: (seat: DealSeat) => Bets,
  ): Begun<T>;
  /** Whether it is played against the house. */
  readonly hasHouse: boolean;
  /** In games that have bets before the cards; `last` are those of the deal before. */
  bets?(voice: Voice, config: Config, stack: number, last: Bets | null): BetsAsked;
  question(voice: Voice, deal: T['deal'], seat: number): Question;
  /** What a typed line asks for among what is legal. */
  read(lang: Lang, text: string, deal: T['deal'], seat: number): T['action'] | undefined;
  /** The words of actions that are called otherwise than in stud, by their keys of `typed` in the texts. */
  readonly spoken?: Readonly<Record<string, string>>;
}
