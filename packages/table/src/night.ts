/** The evening around the deals (S38–S41): who leads it, who banks, when it ends. Plain data and what it says. */
/** `waiting`: for the host to begin; `paused`: no clock runs and no deal begins; `over`: to be settled. */
export const PHASES = ['waiting', 'playing', 'paused', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export const ROLES = ['host', 'banker', 'co-host'] as const;
export type Role = (typeof ROLES)[number];

/** What one person pays another so that the night is settled, chips. */
export interface Payment {
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** Going on after the end (S41): until when, ms since 1970 or open (null), and the persons who have agreed to it. */
export interface Extension {
  readonly ends: number | null;
  readonly agreed: readonly string[];
}

export interface Night {
  readonly phase: Phase;
  /** The person who gives chips and settles (S38); the host at first. */
  readonly banker: string;
  /** Becomes host when the host has gone. */
  readonly coHost: string | null;
  /** The deal that runs is the last, or the next one where none runs. */
  readonly last: boolean;
  /** The agreed end, ms since 1970 (S39); null: none. */
  readonly ends: number | null;
  /** What is proposed when it is over. */
  readonly extension: Extension | null;
  /** What has been paid since it is over. */
  readonly paid: readonly Payment[];
}

/** How the evening of a table is led, as it is set up. */
export interface NightConfig {
  /** Deals begin as soon as there are players, or when the host says so. */
  readonly start: 'ready' | 'host';
  /** Chips that a person may have from the bank without its yes; 0: none, null: as many as he likes. */
  readonly credit: number | null;
  /** Who calls bots and sends them away: whoever sits (and the host), or the host alone. */
  readonly callsBots: 'seated' | 'host';
  /** Who answers for what bots and the house have won or lost: the banker, or all people alike. */
  readonly botsNet: 'banker' | 'shared';
  /** So many chips are worth so many hundredths of a currency, three letters of ISO 4217; null: play chips. */
  readonly worth: Worth | null;
  /** From its beginning to the agreed end; null: open. */
  readonly minutes: number | null;
}

export interface Worth {
  readonly chips: number;
  readonly cents: number;
  readonly currency: string;
}

/** As a table without a word of it is led, and as all were before there was a choice. */
export const USUAL_NIGHT: NightConfig = {
  start: 'ready',
  credit: null,
  callsBots: 'seated',
  botsNet: 'banker',
  worth: null,
  minutes: null,
};

export const nightOf = (config: NightConfig, host: string): Night => ({
  phase: config.start === 'host' ? 'waiting' : 'playing',
  banker: host,
  coHost: null,
  last: false,
  ends: null,
  extension: null,
  paid: [],
});

export const samePayment = (one: Payment, other: Payment): boolean =>
  one.from === other.from && one.to === other.to && one.amount === other.amount;
