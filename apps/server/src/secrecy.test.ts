/** What nobody may see, looked for in every byte that leaves the room and in all that it keeps. */
import { seedOf, seededRandom } from '@tapete/chance';
import { dealOrder, HIDDEN, type Card, type StudDeal } from '@tapete/rules';
import type { TableCreated } from '@tapete/protocol';
import { describe, expect, test } from 'vitest';
import { comeIn, type Message } from './testing/guest.ts';
import { anyAction, playDeals, settle, type Player } from './testing/play.ts';
import { cardsIn, query, secretDeck, storedLog } from './testing/reading.ts';
import { startRoom } from './testing/room.ts';

const SEED = `secrecy-${process.env.SEED ?? '1'}`;
const PLAYERS = ['Ana', 'Bea', 'Carla'];
const DEALS = 6;

/** Which deal a message tells of. */
function dealOf(message: Message): number {
  if (message.kind === 'snapshot') return message.table.running?.number ?? 0;
  if (message.kind === 'log' && message.event.type === 'deal') return message.event.number;
  return 0;
}

/** In how a deal of the game is dealt: whose each place in the pack was, by rule S19 or T14 alone. */
type Owner = { readonly person: string | null; readonly closed: boolean };

function studOwners(deal: StudDeal): Owner[] {
  // S19: one down to each from the dealer's left; every later card lies open.
  const order = dealOrder(deal);
  return Array.from({ length: 52 }, (_, position) => {
    if (position < order.length) {
      return { person: deal.seats[order[position] ?? 0]?.person ?? null, closed: true };
    }
    return { person: null, closed: position >= deal.dealt };
  });
}

function threeOwners(people: readonly string[]): Owner[] {
  // T14: seat by seat and the dealer last, three rounds; nothing lies open.
  return Array.from({ length: 52 }, (_, position) => {
    const place = position % (people.length + 1);
    const person = position < 3 * (people.length + 1) ? (people[place] ?? null) : null;
    return { person, closed: true };
  });
}

describe.each(['stud', 'three'] as const)('%s, seed ' + SEED, (game) => {
  test('no closed card of others, none of the pack, in answers, streams, log and journal', async () => {
    const room = await startRoom(`${SEED}-${game}`);
    const random = seededRandom(seedOf(`${SEED}-${game}-actions`));
    const host = await comeIn(room.url, PLAYERS[0] ?? '');
    const made = await host.request('POST', '/api/tables', { game });
    const { id } = made.body as TableCreated;
    const players: Player[] = [];
    for (const [seat, name] of PLAYERS.entries()) {
      const guest = seat === 0 ? host : await comeIn(room.url, name);
      await guest.act(id, { type: 'sit', seat, amount: game === 'stud' ? 2000 : 1500 });
      players.push({ guest, follower: await guest.follow(id) });
    }
    await host.act(id, { type: 'add-bot', seat: null });
    const ownTables = await host.followOwn();
    const onlooker = await comeIn(room.url, 'Olga');
    const watched = await onlooker.follow(id);
    await settle(id, players);

    /** Each deal's pack, read past the room's doors while the deal ran. */
    const decks = new Map<number, readonly Card[]>();
    const shown = new Map<number, Set<string>>();
    const owners = new Map<number, Owner[]>();
    const learn = (): void => {
      const secret = secretDeck(room.data, id);
      if (secret) decks.set(secret.deal, secret.cards);
      const running = players[0]?.follower.table().running;
      if (!running) return;
      const { deal, number } = running;
      const people = deal.seats.map(({ person }) => person);
      owners.set(number, deal.game === 'stud' ? studOwners(deal) : threeOwners(people));
    };
    const post = async (): Promise<void> => {
      if (game === 'stud') return;
      for (const { guest, follower } of players) {
        const table = follower.table();
        if (table.seats.some((seat) => seat?.person === guest.id && !seat.bets)) {
          await guest.act(id, { type: 'post', ante: 10, pairPlus: random() < 0.5 ? 5 : 0 });
        }
      }
    };
    await playDeals(
      room,
      id,
      players,
      DEALS,
      (view, seat) => {
        learn();
        return anyAction(view, seat, random);
      },
      async () => {
        learn();
        await post();
      },
    );
    learn();
    // A fresh viewer, and one that comes again from the start, see no more than those that stayed.
    const late = await (await comeIn(room.url, 'Late')).follow(id);
    const [ana] = players;
    const resumed = await ana?.guest.follow(id, '?after=1');
    const newest = ana?.follower.table().seq ?? 0;
    await late.until((table) => table.seq >= newest);
    await resumed?.untilMessage((message) => message.kind === 'log' && message.seq === newest);
    await watched.until((table) => table.seq >= newest);

    for (const { event } of storedLog(room.data, id)) {
      if (event.type !== 'deal' || event.event.type !== 'showed') {
        if (event.type !== 'deal' || event.event.type !== 'turned') continue;
      }
      const open = shown.get(event.number) ?? new Set();
      const cards = 'hand' in event.event ? event.event.hand.cards : event.event.cards;
      for (const card of cards) open.add(card);
      shown.set(event.number, open);
    }
    expect([...decks.keys()]).toEqual(Array.from({ length: DEALS }, (_, i) => i + 1));

    /** The cards of a deal that this viewer may never see. */
    const hiddenFrom = (viewer: string | null, deal: number): Set<string> => {
      const deck = decks.get(deal) ?? [];
      const closed = deck.filter((card, position) => {
        const owner = owners.get(deal)?.[position];
        const own = viewer !== null && owner?.person === viewer;
        return owner?.closed !== false && !own && !shown.get(deal)?.has(card);
      });
      return new Set(closed);
    };
    let hidden = 0;
    const search = (viewer: string | null, messages: readonly Message[]): void => {
      for (const message of messages) {
        const deal = dealOf(message);
        const secret = hiddenFrom(viewer, deal);
        hidden += secret.size;
        const leaked = cardsIn(JSON.stringify(message)).filter((card) => secret.has(card));
        expect(leaked, `deal ${deal}, ${JSON.stringify(message).slice(0, 200)}`).toEqual([]);
        // Before it is shown, a closed card of another is not in the deal's own messages either.
        if (message.kind !== 'log' || message.event.type !== 'deal') continue;
        const inner = message.event.event;
        if (inner.type !== 'dealt' || ('up' in inner && inner.up)) continue;
        for (const { owner, card } of inner.cards) {
          if (owner !== null && owner === viewer) expect(card).not.toBe(HIDDEN);
          else expect(card).toBe(HIDDEN);
        }
      }
    };
    for (const { guest, follower } of players) search(guest.id, follower.messages);
    search(host.id, ownTables.messages);
    expect(ownTables.messages.length).toBeGreaterThan(100);
    search(onlooker.id, watched.messages);
    search(null, late.messages);
    search(ana?.guest.id ?? null, resumed?.messages ?? []);
    // A search that looked for nothing would find nothing.
    expect(hidden).toBeGreaterThan(1000);

    // Every other answer: the table as it stands is masked, all else names no card at all.
    for (const { guest } of [...players, { guest: onlooker }]) {
      for (const text of guest.received) {
        if (text.includes('event: ')) continue;
        const running = /"running":\{"number":(\d+)/.exec(text);
        const secret = hiddenFrom(guest.id, Number(running?.[1] ?? 0));
        const cards = cardsIn(text);
        if (!running) expect(cards).toEqual([]);
        expect(cards.filter((card) => secret.has(card))).toEqual([]);
      }
    }

    // The log at rest: for nobody's eyes but the onlooker's; no pack is kept after its deal.
    for (const { event } of storedLog(room.data, id)) {
      const deal = event.type === 'deal' ? event.number : 0;
      const secret = hiddenFrom(null, deal);
      expect(cardsIn(JSON.stringify(event)).filter((card) => secret.has(card))).toEqual([]);
    }
    expect(query(room.data, 'SELECT * FROM secrets')).toEqual([]);

    // Openings: to each person what was dealt to it, and to nobody what was a bot's.
    const openings = query<{ deal: number; position: number; person: string; card: string }>(
      room.data,
      'SELECT deal, position, person, card FROM openings',
    );
    for (const { deal, position, person, card } of openings) {
      expect(decks.get(deal)?.[position]).toBe(card);
      expect(owners.get(deal)?.[position]?.person).toBe(person);
    }
    const dealt = [...owners.values()].flat();
    const guests = new Set(players.map(({ guest }) => guest.id));
    const own = dealt.filter(({ person }) => person !== null && guests.has(person));
    expect(openings.length).toBe(own.length);

    // The journal and the numbers never name a card.
    expect(room.logged()).toContain('answered');
    expect(cardsIn(room.logged())).toEqual([]);
    const metrics = await onlooker.request('GET', '/metrics');
    expect(metrics.text).toContain(`tapete_events_total{game="${game}"}`);
    expect(cardsIn(metrics.text)).toEqual([]);
  });
});

test('the search itself finds a card that is where it should not be', () => {
  expect(cardsIn('{"cards":["As","Td"],"id":"Asx","name":"x As"}')).toEqual(['As', 'Td']);
});
