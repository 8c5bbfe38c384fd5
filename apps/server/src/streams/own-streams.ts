/** The open streams of all tables where somebody sits: begun, told of every append, pinged. */
import type { ServerResponse } from 'node:http';
import type { Store } from '../store/store.ts';
import {
  beginOwnTables,
  look,
  tellTables,
  type OwnTables,
  type OwnTablesParts,
} from './own-tables.ts';
import type { Positions } from './positions.ts';

export interface OwnStreamsParts extends OwnTablesParts {
  readonly store: OwnTablesParts['store'] & Pick<Store, 'seatsOf'>;
}

export interface OwnStreams {
  readonly open: (viewer: string, after: Positions, response: ServerResponse) => void;
  readonly all: () => readonly OwnTables[];
  /** An append at that table: for those who sit there, or did until now. */
  readonly hear: (table: string, seq: number) => Promise<void>;
  readonly ping: () => Promise<void>;
}

export function makeOwnStreams(parts: OwnStreamsParts): OwnStreams {
  const owns = new Set<OwnTables>();

  /** The bus may have failed to tell of something. */
  async function lookAtAll(own: OwnTables): Promise<void> {
    const seats = await parts.store.seatsOf(own.viewer);
    for (const table of new Set([...own.streams.keys(), ...seats])) {
      await look(parts, own, table, 0);
    }
    tellTables(parts, own);
  }

  return {
    all: () => [...owns],
    open: (viewer, after, response) => {
      const own = beginOwnTables(viewer, after, response);
      owns.add(own);
      response.on('close', () => {
        owns.delete(own);
        for (const stream of own.streams.values()) parts.onEnded(stream);
        own.streams.clear();
      });
      lookAtAll(own).catch((error: unknown) => {
        parts.onError(error);
        response.destroy();
      });
    },
    hear: async (table, seq) => {
      if (owns.size === 0) return;
      const folded = await parts.tables.read(table, seq);
      const seated = new Set(folded?.table.seats.map((seat) => seat?.person));
      for (const own of owns) {
        if (own.streams.has(table) || seated.has(own.viewer)) void look(parts, own, table, seq);
      }
    },
    ping: async () => {
      for (const own of [...owns]) await lookAtAll(own).catch(parts.onError);
    },
  };
}
