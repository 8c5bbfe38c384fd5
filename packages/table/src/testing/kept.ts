/** Logs written by version 0.1.0 as they lay in its database, with what they came to: later versions must read them. */
import { readFileSync } from 'node:fs';
import type { Card } from '@tapete/rules';
import type { Account, Table } from '../index.ts';

export const KEPT = ['stud', 'stud-running', 'three-house', 'three-bank'] as const;
export type KeptName = (typeof KEPT)[number];

/** What version 0.1.0 folded the log to. */
export interface KeptEnd {
  readonly seq: number;
  /** Chips of each table seat; null: nobody sits there. */
  readonly stacks: readonly (number | null)[];
  readonly running: {
    readonly number: number;
    readonly outcome: string | null;
    readonly stacks: readonly number[];
    /** Only in stud. */
    readonly contributed?: readonly number[];
    readonly asked: readonly number[];
    readonly decision: number;
  };
  readonly accounts: Readonly<Record<string, Omit<Account, 'moved'>>>;
  readonly balances: Readonly<Record<string, number>>;
  readonly houseNet: number;
  readonly button: number | null;
}

type Book = Pick<Table, 'accounts' | 'botsLeft'>;

export const bookOf = ({ accounts, botsLeft }: Table): Book => ({ accounts, botsLeft });

/** The book of version 0.1.0 as it is kept now: bots that no longer sit are one line together, and nobody paid beside the table. */
export function bookNow({ accounts }: Pick<KeptEnd, 'accounts'>, { seats }: Table): Book {
  const lines = Object.entries(accounts);
  const left = lines.filter(
    ([id]) => id.startsWith('bot:') && !seats.some((seat) => seat?.person === id),
  );
  const sum = (key: 'bought' | 'lent' | 'cashed'): number =>
    left.reduce((total, [, line]) => total + line[key], 0);
  return {
    accounts: Object.fromEntries(
      lines.filter((line) => !left.includes(line)).map(([id, line]) => [id, { ...line, moved: 0 }]),
    ),
    botsLeft:
      left.length === 0
        ? null
        : { bots: left.length, bought: sum('bought'), lent: sum('lent'), cashed: sum('cashed') },
  };
}

export interface KeptLog {
  readonly table: Readonly<Record<string, string | number | null>> & { readonly id: string };
  readonly log: readonly { readonly seq: number; readonly at: number; readonly event: unknown }[];
  readonly openings: readonly {
    readonly deal: number;
    readonly position: number;
    readonly person: string;
    readonly card: Card;
  }[];
  readonly secret: { readonly deal: number; readonly deck: readonly Card[] } | null;
  readonly visitors: readonly string[];
  readonly end: KeptEnd;
}

/** `rename`: what to call its people (`ana`, `bea`, `caro`, `dora`) instead. */
export function keptLog(name: KeptName, rename: Readonly<Record<string, string>> = {}): KeptLog {
  const text = readFileSync(new URL(`./kept/${name}.jsonl`, import.meta.url), 'utf8');
  const renamed = text.replace(/"(ana|bea|caro|dora)"/g, (whole, person: string) =>
    person in rename ? JSON.stringify(rename[person]) : whole,
  );
  const lines = renamed
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  const all = <T>(kind: string): T[] =>
    lines.filter((line) => line.kind === kind).map(({ kind: _, ...rest }) => rest as unknown as T);
  const [table] = all<{ row: KeptLog['table'] }>('table');
  const [end] = all<KeptEnd>('expected');
  if (!table || !end) throw new Error(`${name} is not a whole log`);
  return {
    table: table.row,
    log: all('log'),
    openings: all('opening'),
    secret: all<NonNullable<KeptLog['secret']>>('secret')[0] ?? null,
    visitors: all<{ person: string }>('visit').map(({ person }) => person),
    end,
  };
}
