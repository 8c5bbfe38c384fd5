/** A table as this page follows it: the log folded, its entries for the words, the connection, and what is sent. */
import { dealSeatOf, isRunning, seatOf, applyTable, type Table } from '@tapete/table';
import { stud, three, type Refusal, type StudLegal, type ThreeLegal } from '@tapete/rules';
import type { LogMessage } from '@tapete/protocol';
import { act } from '../lib/api.ts';
import { me } from '../lib/person.svelte.ts';
import { openStream } from '../lib/stream.ts';
import type { Entry } from './entry.ts';

/** The log in words reaches back this many entries. */
const KEPT_ENTRIES = 600;
/** An action that was done is waited for this long to be shown; after that buttons can be pressed again. */
const SHOWN_WITHIN_MS = 3000;

const NO_STUD: StudLegal = { options: [], refused: {} };
const NO_THREE: ThreeLegal = { options: [], refused: {} };

export class TableView {
  readonly id: string;
  table = $state.raw<Table | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  connection = $state<'opening' | 'open' | 'lost' | 'missing'>('opening');
  /** Server time − this machine's time. */
  clockOffsetMs = $state(0);
  refusal = $state.raw<Refusal | null>(null);
  /** An action is on its way: buttons are disabled until what it did is shown. */
  sending = $state(false);

  /** Called with the number of each event once it is shown. */
  private onShown = (_seq: number): void => undefined;

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
        this.clockOffsetMs = message.now - Date.now();
        this.onShown(message.table.seq);
      },
      log: (message) => this.fold(message),
      ping: (message) => (this.clockOffsetMs = message.now - Date.now()),
      state: (state) => (this.connection = state),
      seq: () => this.table?.seq ?? 0,
    });
  }

  private fold({ seq, at, event }: LogMessage): void {
    if (!this.table) return;
    const before = this.table;
    const table = applyTable(before, event);
    this.table = table;
    this.entries = [...this.entries.slice(-KEPT_ENTRIES), { seq, at, event, before, table }];
    if (event.type === 'deal') this.refusal = null;
    this.onShown(seq);
  }

  /** Resolves once the table shown has this event, or after `SHOWN_WITHIN_MS`. */
  private shownWithin(seq: number): Promise<void> {
    if ((this.table?.seq ?? 0) >= seq) return Promise.resolve();
    return new Promise((done) => {
      this.onShown = (shown) => void (shown >= seq && done());
      setTimeout(done, SHOWN_WITHIN_MS);
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
    if (answer.ok) await this.shownWithin(answer.value.last);
    else this.refusal = answer.error;
    this.sending = false;
    return answer.ok;
  }
}
