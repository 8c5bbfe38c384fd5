/** The table that an address names, followed by its stream. */
import type { Table } from '@tapete/table';
import { openStream, type StreamState } from '../lib/stream.ts';
import { TableView } from './table-view.svelte.ts';

/** What the page has of the table. A table that was shown stays in sight while the connection is lost. */
export type Followed =
  | { readonly name: 'opening'; readonly connection: 'opening' | 'lost' }
  | { readonly name: 'shown'; readonly connection: 'open' | 'lost'; readonly view: TableView }
  | { readonly name: 'missing' };

export class FollowedTable {
  readonly id: string;
  now = $state.raw<Followed>({ name: 'opening', connection: 'opening' });
  readonly view = $derived(this.now.name === 'shown' ? this.now.view : null);

  constructor(id: string) {
    this.id = id;
  }

  /** Follows the table until the returned function is called. */
  follow(): () => void {
    return openStream(this.id, {
      snapshot: ({ table, now }) => {
        this.show(table);
        this.setServerTime(now);
      },
      log: (message) => this.view?.fold(message),
      ping: ({ now, absent }) => {
        this.setServerTime(now);
        this.view?.setAbsent(absent);
      },
      state: (state) => this.setConnection(state),
      seq: () => this.view?.table.seq ?? null,
    });
  }

  private show(table: Table): void {
    if (this.now.name === 'shown') this.now.view.replace(table);
    else this.now = { name: 'shown', connection: 'open', view: new TableView(table) };
  }

  private setConnection(state: StreamState): void {
    if (state === 'missing') this.now = { name: 'missing' };
    else if (this.now.name === 'shown') this.now = { ...this.now, connection: state };
    else this.now = { name: 'opening', connection: state === 'lost' ? 'lost' : 'opening' };
  }

  private setServerTime(nowMs: number): void {
    if (this.view) this.view.clockOffsetMs = nowMs - Date.now();
  }
}
