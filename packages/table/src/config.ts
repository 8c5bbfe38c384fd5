/** What a table is set up with. */
import { MOST_CHIPS, refuse, type StudRules, type ThreeRules } from '@tapete/rules';
import type { NightConfig } from './night.ts';

/** What every table keeps to, whatever it plays; both ends belong to a range. */
export const BOUNDS = {
  /** Of any game; each has its own within (`TableGame.seats`). */
  seats: { min: 1, max: 8 },
  /** Characters, after trimming. */
  nameLength: { min: 1, max: 40 },
  /** Of a buy-in. */
  chips: { min: 1, max: MOST_CHIPS },
  turnSeconds: { min: 5, max: 600 },
  betsSeconds: { min: 5, max: 600 },
  betweenSeconds: { min: 1, max: 60 },
  /** Of a night; a day at most. */
  minutes: { min: 1, max: 1440 },
  /** Of what chips are worth, hundredths of the currency. */
  cents: { min: 1, max: 1_000_000_000 },
} as const;

/** What `bad-config` may name: the parts of a config that have bounds. */
export const CONFIG_KEYS = [
  'name',
  'seats',
  'buyIn.min',
  'buyIn.max',
  'clock.turn',
  'clock.bets',
  'clock.between',
  'rules.ante',
  'ante.min',
  'ante.max',
  'night.credit',
  'night.minutes',
  'night.worth.chips',
  'night.worth.cents',
] as const;
export type ConfigKey = (typeof CONFIG_KEYS)[number];

/** The refusal of a part that is not within its bounds. */
export const badConfig = (
  key: ConfigKey,
  value: string | number,
  { min, max }: { readonly min: number; readonly max: number },
) => refuse('bad-config', { key, value, min, max });

export interface CommonConfig {
  readonly name: string;
  /** Seats at the table: stud 2…8 (S1), three-card 1…7 (T14). */
  readonly seats: number;
  /** Chips a person may bring (S17): at least `min` to sit, never above `max` on the table by buying. */
  readonly buyIn: { readonly min: number; readonly max: number };
  /** Whole seconds: a decision (null: as long as it takes), posting bets after the first is posted, the pause between deals. */
  readonly clock: {
    readonly turn: number | null;
    readonly bets: number;
    readonly between: number;
    /** 0: bots wait for nothing, as `isQuick` has it; left out: they may be followed by eye. */
    readonly bots?: 0;
  };
  readonly night: NightConfig;
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

/** An integer between both ends, which belong to it. */
export const within = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;
