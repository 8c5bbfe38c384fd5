/** What `replay` answers: the contract's shape, seats by name. */
import type { Refusal } from '@tapete/rules';

export type ByName = Readonly<Record<string, number>>;

export interface NextAnswer {
  readonly seat: string;
  /** Totals for the street; bet, raise and propose alone have limits. */
  readonly actions: readonly {
    readonly type: string;
    readonly min?: number;
    readonly max?: number;
  }[];
}

export interface PotAnswer {
  readonly amount: number;
  readonly seats: readonly string[];
  readonly winners: readonly string[];
  readonly shares: ByName;
}

export interface LineAnswer {
  readonly seat: string;
  readonly spot: string;
  readonly stake: number;
  readonly outcome: string;
  readonly amount: number;
  readonly rule: string;
}

export interface PlayedAnswer {
  readonly ok: true;
  readonly outcome: string | null;
  readonly stacks: ByName;
  readonly contributed: ByName;
  readonly returned: ByName;
  readonly pots: readonly PotAnswer[];
  readonly next: NextAnswer | null;
  readonly lines?: readonly LineAnswer[];
  readonly loans?: ByName;
  readonly events: readonly object[];
}

export interface RefusedAnswer {
  readonly ok: false;
  /** Index of the action, −1 when the setup is refused. */
  readonly at: number;
  readonly code: string;
  readonly detail: Refusal['detail'];
}

export type ReplayAnswer = PlayedAnswer | RefusedAnswer;

export const refusedAt = (at: number, { code, detail }: Refusal): RefusedAnswer => ({
  ok: false,
  at,
  code,
  detail,
});
