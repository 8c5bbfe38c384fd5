/** A table as this page follows it: the log folded, what was said last, and the line to the room. */
import {
  dealSeatOf,
  isRunning,
  seatOf,
  applyTable,
  type Table,
  type TableEvent,
} from '@tapete/table';
import { stud, three, type Refusal, type StudLegal, type ThreeLegal } from '@tapete/rules';
import type { LogMessage } from '@tapete/protocol';
import { act } from '../lib/api.ts';
import { me } from '../lib/person.svelte.ts';
import { openStream } from '../lib/stream.ts';

/** One event with the table just before and after it, so that it can be told in words in any language. */
export interface Entry {
  readonly seq: number;
  readonly at: number;
  readonly event: TableEvent;
  readonly before: Table;
  readonly table: Table;
}

/** Entries kept for the log in words. */
const KEPT = 600;
/** An action done is to be seen within this, ms; on a lost line buttons do not rest for longer. */
const SEEN_WITHIN = 3000;

const NO_STUD: StudLegal = { options: [], refused: {} };
const NO_THREE: ThreeLegal = { options: [], refused: {} };

export class Room {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  line = $state<'opening' | 'open' | 'lost' | 'missing'>('opening');
  /** Server time − this machine's time, ms. */
  offset = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** An action is on its way: buttons rest until what it did is seen. */
  sending = $state(false);

  /** Hears of each event that is shown. */
  private shows = (_seq: number): void => undefined;

  readonly mySeat = $derived(this.table && me.person ? seatOf(this.table, me.person.id) : -1);
  readonly running = $derived(this.table?.running ?? null);
  readonly isRunning = $derived(this.table ? isRunning(this.table) : false);
  /** My seat's number in the deal on the table, or −1. */
  readonly myDealSeat = $derived(
    this.table && this.mySeat !== -1 ? dealSeatOf(this.table, this.mySeat) : -1,
  );
  readonly isAsked = $derived(
    this.isRunning && (this.running?.deal.asked.includes(this.myDealSeat) ?? false),
  );
  readonly studLegal = $derived.by(() => {
    const deal = this.running?.deal;
    return deal?.game === 'stud' && this.isAsked ? stud.legal(deal, this.myDealSeat) : NO_STUD;
  });
  readonly threeLegal = $derived.by(() => {
    const deal = this.running?.deal;
    return deal?.game === 'three' && this.isAsked ? three.legal(deal, this.myDealSeat) : NO_THREE;
  });

  constructor(id: string) {
    this.id = id;
  }

  /** Follows the table until the returned function is called. */
  follow(): () => void {
    return openStream(this.id, {
      snapshot: (message) => {
        this.table = message.table;
        this.entries = [];
        this.offset = message.now - Date.now();
        this.shows(message.table.seq);
      },
      log: (message) => this.fold(message),
      ping: (message) => (this.offset = message.now - Date.now()),
      state: (state) => (this.line = state),
      seq: () => this.table?.seq ?? 0,
    });
  }

  private fold({ seq, at, event }: LogMessage): void {
    if (!this.table) return;
    const before = this.table;
    const table = applyTable(before, event);
    this.table = table;
    this.entries = [...this.entries.slice(-KEPT), { seq, at, event, before, table }];
    if (event.type === 'deal') this.refusal = null;
    this.shows(seq);
  }

  /** Until the table shown has this event. */
  private seen(seq: number): Promise<void> {
    if ((this.table?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((done) => {
      this.shows = (shown) => void (shown >= seq && done());
      setTimeout(done, SEEN_WITHIN);
    });
  }

  /** Sends a table command, or an action of the running deal with the decision it answers. */
  async send(action: Readonly<Record<string, unknown>>, ofDeal = false): Promise<boolean> {
    if (this.sending) return false;
    this.sending = true;
    this.refusal = null;
    const decision =
      ofDeal && this.running
        ? { deal: this.running.number, decision: this.running.decision }
        : undefined;
    const answer = await act(this.id, action, decision);
    if (answer.ok) await this.seen(answer.value.last);
    else this.refusal = answer.error;
    this.sending = false;
    return answer.ok;
  }
}
