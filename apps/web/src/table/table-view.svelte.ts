/** A table as this page shows it: the log folded, its entries for the words, my place in it, and what I send. */
import type { ActionAnswer, LogMessage } from '@tapete/protocol';
import { applyTable, dealSeatOf, isRunning, seatOf, type Table } from '@tapete/table';
import { sendCommand, sendDealAction, type Answer, type PageRefusal } from '../lib/api.ts';
import type { DealAction, Decision, TableCommand } from '../lib/commands.ts';
import { me } from '../lib/person.svelte.ts';
import type { Entry } from './entry.ts';

/** The log in words reaches back this many entries. */
const KEPT_ENTRIES = 600;
/** An action that was done is waited for this long to be shown; after that buttons can be pressed again. */
const SHOWN_WITHIN_MS = 3000;

/** What became of the last action sent from here. */
type Sending =
  | { readonly name: 'idle' }
  /** Without an answer yet; `decision` where it answers one. */
  | { readonly name: 'sending'; readonly decision: Decision | null }
  /** Done on the server; waits until the page shows its last event. */
  | { readonly name: 'done'; readonly last: number; readonly onShown: () => void }
  | { readonly name: 'refused'; readonly refusal: PageRefusal };

const IDLE: Sending = { name: 'idle' };

export class TableView {
  table: Table;
  entries = $state.raw<readonly Entry[]>([]);
  /** Server time − this machine's time. */
  clockOffsetMs = $state(0);
  private absent = $state.raw<readonly string[]>([]);
  private sending = $state.raw<Sending>(IDLE);

  /** My seat at the table, null while I only watch. */
  readonly mySeat = $derived.by(() => (me.person ? seatOf(this.table, me.person.id) : null));
  readonly mine = $derived.by(() =>
    this.mySeat === null ? null : (this.table.seats[this.mySeat] ?? null),
  );
  readonly running = $derived.by(() => this.table.running);
  readonly isRunning = $derived.by(() => isRunning(this.table));
  /** My seat in the deal on the table, null where I have none. */
  readonly myDealSeat = $derived.by(() =>
    this.mySeat === null ? null : this.dealSeat(this.mySeat),
  );
  readonly isAsked = $derived(
    this.isRunning &&
      this.myDealSeat !== null &&
      (this.running?.deal.asked.includes(this.myDealSeat) ?? false),
  );
  /** Buttons are disabled from the press until what it did is shown, whichever of answer and table comes first. */
  readonly isSending = $derived.by(() => {
    const { sending } = this;
    if (sending.name === 'sending')
      return sending.decision === null || this.asksMe(sending.decision);
    return sending.name === 'done';
  });
  /** Why the last action was refused. */
  readonly refusal = $derived(this.sending.name === 'refused' ? this.sending.refusal : null);

  constructor(table: Table) {
    this.table = $state.raw(table);
  }

  /** The seat, in the deal on the table, of whoever sits at that table seat now; null where they have none. */
  dealSeat(seat: number): number | null {
    return dealSeatOf(this.table, seat);
  }

  setAbsent(persons: readonly string[]): void {
    // Told again and again: seats are drawn anew only when it is another.
    if (String(persons) !== String(this.absent)) this.absent = persons;
  }

  /** The person has had no connection to this table for some seconds. */
  isAbsent(person: string): boolean {
    return this.absent.includes(person);
  }

  /** That decision is still mine to make. */
  private asksMe({ deal, decision }: Decision): boolean {
    const { running, isAsked } = this;
    return isAsked && running?.number === deal && running.decision === decision;
  }

  /** The table anew, as at the start of a stream. */
  replace(table: Table): void {
    this.table = table;
    this.entries = [];
    this.shown();
  }

  fold({ seq, at, event }: LogMessage): void {
    const before = this.table;
    this.table = applyTable(before, event);
    this.entries = [
      ...this.entries.slice(-KEPT_ENTRIES),
      { seq, at, event, before, table: this.table },
    ];
    if (event.type === 'deal' && this.sending.name === 'refused') this.sending = IDLE;
    this.shown();
  }

  private shown(): void {
    if (this.sending.name === 'done' && this.table.seq >= this.sending.last) this.sending.onShown();
  }

  /** Resolves once the table shown has that event, or after `SHOWN_WITHIN_MS`. */
  private untilShown(last: number): Promise<void> {
    if (this.table.seq >= last) return Promise.resolve();
    return new Promise((onShown) => {
      this.sending = { name: 'done', last, onShown };
      setTimeout(onShown, SHOWN_WITHIN_MS);
    });
  }

  /** Sends a command to the table; answers whether it was done. */
  send(command: TableCommand): Promise<boolean> {
    return this.carryOut(null, () => sendCommand(this.table.id, command));
  }

  /** Answers the decision that the running deal waits for; answers whether it was done. */
  async act(action: DealAction): Promise<boolean> {
    const { running } = this;
    if (!running || running.decision === null) return false;
    const decision = { deal: running.number, decision: running.decision };
    return this.carryOut(decision, () => sendDealAction(this.table.id, action, decision));
  }

  private async carryOut(
    decision: Decision | null,
    send: () => Promise<Answer<ActionAnswer>>,
  ): Promise<boolean> {
    if (this.isSending) return false;
    const sending: Sending = { name: 'sending', decision };
    this.sending = sending;
    const answer = await send();
    // The table has shown it, and another has been sent since.
    if (this.sending !== sending) return answer.ok;
    if (answer.ok) await this.untilShown(answer.value.last);
    this.sending = answer.ok ? IDLE : { name: 'refused', refusal: answer.error };
    return answer.ok;
  }
}
