/** What a table is set up with, and whether it can be played. */
import {
  MOST_CHIPS,
  MOST_STAKE,
  checkStudRules,
  largestPayout,
  ok,
  refuse,
  type Refusal,
  type Result,
  type StudRules,
  type ThreeRules,
} from '@tapete/rules';

interface CommonConfig {
  readonly name: string;
  /** Seats at the table: stud 2…8 (S1), three-card 1…7 (T14). */
  readonly seats: number;
  /** Chips a person may bring (S17): at least `min` to sit, never above `max` on the table by buying. */
  readonly buyIn: { readonly min: number; readonly max: number };
  /** Whole seconds: a decision, posting bets after the first is posted, the pause between deals. */
  readonly clock: { readonly turn: number; readonly bets: number; readonly between: number };
}

export interface StudConfig extends CommonConfig {
  readonly game: 'stud';
  readonly rules: StudRules;
}

export interface ThreeConfig extends CommonConfig {
  readonly game: 'three';
  readonly rules: ThreeRules;
  /** Least and most ante a seat may post, chips. */
  readonly ante: { readonly min: number; readonly max: number };
}

export type TableConfig = StudConfig | ThreeConfig;

const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/**
 * Whether a table can be opened: `bad-config` (detail: key, value, min, max) or a refusal of the rules
 * for some number of players up to its seats (`pack-too-small`, `maximum-below-minimum`).
 */
export function checkConfig(config: TableConfig): Result<true, Refusal> {
  const ranges: readonly (readonly [string, number, number, number])[] = [
    ['seats', config.seats, config.game === 'stud' ? 2 : 1, config.game === 'stud' ? 8 : 7],
    ['buyIn.min', config.buyIn.min, 1, MOST_CHIPS],
    ['buyIn.max', config.buyIn.max, config.buyIn.min, MOST_CHIPS],
    ['clock.turn', config.clock.turn, 5, 600],
    ['clock.bets', config.clock.bets, 5, 600],
    ['clock.between', config.clock.between, 1, 60],
  ];
  for (const [key, value, min, max] of ranges) {
    if (!within(value, min, max)) return refuse('bad-config', { key, value, min, max });
  }
  const name = config.name.trim();
  if (name.length < 1 || name.length > 40) {
    return refuse('bad-config', { key: 'name', value: config.name.slice(0, 60), min: 1, max: 40 });
  }
  return config.game === 'stud' ? checkStud(config) : checkThree(config);
}

function checkStud(config: StudConfig): Result<true, Refusal> {
  for (let players = 2; players <= config.seats; players++) {
    const checked = checkStudRules(config.rules, players);
    if (!checked.ok) return checked;
  }
  return ok(true);
}

function checkThree(config: ThreeConfig): Result<true, Refusal> {
  const { ante, buyIn, rules } = config;
  // T16: the smallest buy-in must cover the smallest ante and its play bet.
  const most = Math.floor(buyIn.min / 2);
  if (!within(ante.min, 1, most)) {
    return refuse('bad-config', { key: 'ante.min', value: ante.min, min: 1, max: most });
  }
  if (!within(ante.max, ante.min, MOST_STAKE)) {
    return refuse('bad-config', {
      key: 'ante.max',
      value: ante.max,
      min: ante.min,
      max: MOST_STAKE,
    });
  }
  if (rules.bank === 'player') {
    const least = largestPayout([{ ante: ante.min, pairPlus: 0 }], rules);
    if (buyIn.max < least) return refuse('bank-not-covered', { needed: least, stack: buyIn.max });
  }
  return ok(true);
}
