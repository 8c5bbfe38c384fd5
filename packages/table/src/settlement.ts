/** Who pays whom at the end of the night, in the fewest payments (S38). Pure arithmetic on whole numbers. */
import { balance, botsLeftBalance } from './accounts.ts';
import type { Payment, Worth } from './night.ts';
import type { Table } from './table.ts';

/** What a person has won (+) or owes (−). */
export interface Net {
  readonly person: string;
  readonly amount: number;
}

/**
 * The people's results if the night ended now, chips, with what bots and the house have won or lost: the banker
 * answers for it, or all who have played alike (odd chips one by one from the first account). Their sum is 0.
 */
export function netsOf(table: Table): readonly Net[] {
  const lines = Object.keys(table.accounts);
  const bots = new Set(table.seats.flatMap((seat) => (seat?.bot ? [seat.person] : [])));
  const people = lines.filter((person) => !bots.has(person));
  const rest =
    table.houseNet +
    botsLeftBalance(table) +
    [...bots].reduce((sum, bot) => sum + balance(table, bot), 0);
  const own = people.map((person) => ({ person, amount: balance(table, person) }));
  if (rest === 0) return own;
  const { banker } = table.night;
  if (table.config.night.botsNet === 'shared' && people.length > 0) {
    const shares = split(rest, people.length);
    return own.map(({ person, amount }, i) => ({ person, amount: amount + (shares[i] ?? 0) }));
  }
  const all = people.includes(banker) ? own : [...own, { person: banker, amount: 0 }];
  return all.map((net) => (net.person === banker ? { ...net, amount: net.amount + rest } : net));
}

/** An amount of either sign in so many parts, none a whole one more than another. */
function split(amount: number, parts: number): number[] {
  const each = Math.trunc(amount / parts);
  const odd = Math.abs(amount - each * parts);
  return Array.from({ length: parts }, (_, i) => each + (i < odd ? Math.sign(amount) : 0));
}

/** What a payment of so many chips is in hundredths of the currency, to the nearest one, halves up. */
export function centsOf(amount: number, { chips, cents }: Worth): number {
  const twice = 2n * BigInt(amount) * BigInt(cents) + BigInt(chips);
  return Number(twice / (2n * BigInt(chips)));
}

/** With more people than this the fewest payments are not looked for, only few. */
const MOST_EXACT = 14;

/**
 * Payments that settle these results, whose sum is 0. The fewest there can be for up to `MOST_EXACT` people who won
 * or lost: n people whose results fall into k groups of sum 0 need n − k payments, and no fewer, so it looks for the
 * most groups. The same results give the same payments.
 */
export function paymentsOf(nets: readonly Net[]): readonly Payment[] {
  const open = nets.filter(({ amount }) => amount !== 0);
  const groups = open.length <= MOST_EXACT ? mostGroups(open) : [open];
  return groups.flatMap(settleGroup);
}

/** Parts the people into as many groups of sum 0 as there can be: best[set] = most groups within a set of them. */
function mostGroups(nets: readonly Net[]): (readonly Net[])[] {
  const size = 1 << nets.length;
  const sums = new Float64Array(size);
  const best = new Uint8Array(size);
  const lastIn = new Int8Array(size).fill(-1);
  for (let set = 1; set < size; set++) {
    const first = 31 - Math.clz32(set & -set);
    sums[set] = (sums[set & (set - 1)] ?? 0) + (nets[first]?.amount ?? 0);
    for (let i = 0; i < nets.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      const before = set ^ (1 << i);
      const groups = (best[before] ?? 0) + (sums[set] === 0 ? 1 : 0);
      if (lastIn[set] !== -1 && groups <= (best[set] ?? 0)) continue;
      best[set] = groups;
      lastIn[set] = i;
    }
  }
  // Walked back, people are added one by one; whenever the sum is 0 a group is complete.
  const groups: Net[][] = [];
  for (let set = size - 1; set > 0;) {
    if (sums[set] === 0) groups.unshift([]);
    const i = lastIn[set] ?? 0;
    const net = nets[i];
    if (net) groups[0]?.unshift(net);
    set ^= 1 << i;
  }
  return groups;
}

/** Who owes most pays who is owed most: at most one payment less than there are people. */
function settleGroup(group: readonly Net[]): Payment[] {
  const left = group.map((net) => ({ ...net }));
  const payments: Payment[] = [];
  for (;;) {
    const from = left.reduce((least, each) => (each.amount < least.amount ? each : least));
    const to = left.reduce((most, each) => (each.amount > most.amount ? each : most));
    if (from.amount >= 0) return payments;
    const amount = Math.min(-from.amount, to.amount);
    payments.push({ from: from.person, to: to.person, amount });
    from.amount += amount;
    to.amount -= amount;
  }
}
