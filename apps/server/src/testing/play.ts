/** Playing deals through the room's own doors, at random or to a plan. */
import { stud, three, type StudAction, type StudDeal } from '@tapete/rules';
import { dealSeatOf, isRunning, seatOf, type DealAction, type Table } from '@tapete/table';
import type { Follower, Guest } from './guest.ts';
import type { TestRoom } from './room.ts';

export interface Player {
  readonly guest: Guest;
  readonly follower: Follower;
}

/** The seat of the deal that must decide now and is this person's. */
export function askedSeat(table: Table, person: string): number | null {
  const { running } = table;
  const at = seatOf(table, person);
  if (!running || !isRunning(table) || at === null) return null;
  const seat = dealSeatOf(table, at);
  return seat !== null && running.deal.asked.includes(seat) ? seat : null;
}

/** Any legal action, folding seldom so that deals are seen to their end. */
export function anyAction(table: Table, seat: number, random: () => number): DealAction {
  const deal = table.running?.deal;
  if (!deal) throw new Error('no deal');
  switch (deal.game) {
    case 'three': {
      const { options } = three.legal(deal, seat);
      return { type: options[random() < 0.6 ? 0 : 1]?.type ?? 'fold' };
    }
    case 'stud':
      return anyStudAction(deal, seat, random);
    default:
      return deal satisfies never;
  }
}

function anyStudAction(deal: StudDeal, seat: number, random: () => number): StudAction {
  const { options } = stud.legal(deal, seat);
  const chance = { fold: 0.3, 'all-in': 0.05, propose: 0.05 } as Record<string, number>;
  const some = options.filter(({ type }) => random() < (chance[type] ?? 1));
  const option = some[Math.floor(random() * some.length)];
  if (!option) return { type: 'fold' };
  if (!('min' in option)) return { type: option.type };
  // Small bets, so that there are chips for the streets to come.
  return { type: option.type, to: Math.min(option.max, option.min + Math.floor(random() * 30)) };
}

/** Answers for every player that is asked; true when somebody was. */
export async function answerAll(
  table: string,
  players: readonly Player[],
  choose: (view: Table, seat: number) => DealAction,
): Promise<boolean> {
  for (const { guest, follower } of players) {
    const view = follower.table();
    const seat = askedSeat(view, guest.id);
    if (seat === null || !view.running) continue;
    const { number, decision } = view.running;
    const action = choose(view, seat);
    const answer = await guest.act(table, { ...action, deal: number, decision });
    if (answer.status !== 200) throw new Error(`${JSON.stringify(action)}: ${answer.text}`);
    const { last } = answer.body as { last: number };
    // Everybody sees it before anybody goes on.
    for (const player of players) await player.follower.until((each) => each.seq >= last);
    return true;
  }
  return false;
}

/** Plays until `deals` have ended, moving the clock when nobody is asked. */
export async function playDeals(
  room: TestRoom,
  table: string,
  players: readonly Player[],
  deals: number,
  choose: (view: Table, seat: number) => DealAction,
  between: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const [first] = players;
  if (!first) throw new Error('nobody plays');
  const ended = (): number => {
    const { running } = first.follower.table();
    return running ? running.number - (running.deal.outcome === null ? 1 : 0) : 0;
  };
  for (let steps = 0; ended() < deals; steps++) {
    if (steps > 2000) throw new Error('the deals do not end');
    if (await answerAll(table, players, choose)) continue;
    if (!isRunning(first.follower.table())) {
      for (const { guest, follower } of players) await buyWhenPoor(guest, follower.table());
      await between();
    }
    await room.env.advance(500);
    await settle(table, players);
  }
}

/** Who has lost nearly all buys again: bots alone do not play on. */
export async function buyWhenPoor(guest: Guest, table: Table): Promise<void> {
  const seat = table.seats.find((each) => each?.person === guest.id);
  if (!seat || seat.stack >= 100) return;
  await guest.act(table.id, { type: 'buy', amount: table.config.buyIn.min });
}

/** Waits until every player has seen the newest event. */
export async function settle(table: string, players: readonly Player[]): Promise<void> {
  const [first] = players;
  if (!first) return;
  const { body } = await first.guest.request('GET', `/api/tables/${table}`);
  const { seq } = body as { seq: number };
  for (const { follower } of players) await follower.until((each) => each.seq >= seq);
}
