/** What one guest may take of the room: the tables opened and the seats held at once. */
import { refuse, type Refusal, type Result } from '@tapete/rules';
import type { GuestCode, RoomBounds } from '../limits.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

interface BoundedParts {
  readonly store: Pick<Store, 'opened' | 'seatsOf' | 'done'>;
  readonly bounds: Pick<RoomBounds, 'tables' | 'seats'>;
}

/** The same tables, where each guest may open and sit at so many. */
export function withBounds(tables: Tables, { store, bounds }: BoundedParts): Tables {
  const inTurn = makeTurns();

  const maySit = async (person: string): Promise<Result<true, Refusal<GuestCode>>> =>
    (await store.seatsOf(person)).length < bounds.seats
      ? { ok: true, value: true }
      : refuse('seats-used-up', { most: bounds.seats });

  return {
    ...tables,
    open: (id, config, opener, commands) =>
      inTurn(opener.person, async () => {
        if ((await store.opened(opener.person)) >= bounds.tables) {
          return refuse('tables-used-up', { most: bounds.tables });
        }
        const sits = commands.some(({ type }) => type === 'sit');
        const free = sits ? await maySit(opener.person) : null;
        return free?.ok === false ? free : tables.open(id, config, opener, commands);
      }),
    act: (id, asker, command, actionId) => {
      const act = () => tables.act(id, asker, command, actionId);
      if (command.type !== 'sit') return act();
      return inTurn(asker.person, async () => {
        // What has been done already gets its answer again, whatever holds now.
        if (await store.done(id, asker.person, actionId)) return act();
        const free = await maySit(asker.person);
        return free.ok ? act() : free;
      });
    },
  };
}

/** One after the other for each person: two at once would both find room for the last. */
function makeTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async <T>(person: string, work: () => Promise<T>): Promise<T> => {
    const mine = (last.get(person) ?? Promise.resolve()).then(work, work);
    last.set(person, mine);
    try {
      return await mine;
    } finally {
      if (last.get(person) === mine) last.delete(person);
    }
  };
}
