import { RefInputError, itemAt } from './cards.ts';
import { actionIn, dealOrderOf, deckOf, seatNamed } from './script.ts';
import type { RefNext } from './stud-legal.ts';
import type { ByName } from './stud-answer.ts';
import { refSettle } from './three.ts';
import type { RefLine } from './three.ts';

export interface ThreeScript {
  game: 'three';
  rules?: {
    /** Straight flush, trips, straight. */
    anteBonus?: readonly number[];
    /** Five numbers, or six with a leading suited A-K-Q. */
    pairPlus?: readonly number[];
    foldPairPlus?: 'settles' | 'forfeited';
    dealing?: 'alternate' | 'packet';
    bank?: 'house' | 'player';
  };
  /** Clockwise. A seat without ante and Pair Plus is not in the deal. */
  seats: readonly { name: string; stack: number; ante?: number; pairPlus?: number }[];
  /** With bank `player`: the seat that banks; without it the last one. */
  dealer?: string;
  deck: string;
  actions?: readonly string[];
}

/**
 * `no-ante` T9 Pair Plus without an ante · `above-stack` T16 · `bank-short` T18 · `deck-exhausted` the
 * deal needs more cards · `deal-over` all have decided · `not-in-deal` the seat posted nothing or is the
 * bank · `not-your-turn` the seat has decided already.
 */
export type ThreeCode =
  | 'no-ante'
  | 'above-stack'
  | 'bank-short'
  | 'deck-exhausted'
  | 'deal-over'
  | 'not-in-deal'
  | 'not-your-turn';

export type RefThreeAnswer =
  | {
      ok: true;
      outcome: 'settled' | null;
      stacks: ByName;
      contributed: ByName;
      returned: ByName;
      pots: [];
      /** Seats in deal order, each with ante, play, bonus, pair-plus; empty while the deal runs. */
      lines: (RefLine & { seat: string })[];
      next: RefNext | null;
    }
  | { ok: false; at: number; code: ThreeCode };

interface Player {
  name: string;
  ante: number;
  pairPlus: number;
  cards: string[];
  decision: 'play' | 'fold' | null;
}

/** The rules of a script with what is not said filled in. */
function rulesOf({ rules = {} }: ThreeScript) {
  return {
    anteBonus: rules.anteBonus ?? [5, 4, 1],
    pairPlus: rules.pairPlus ?? [40, 30, 6, 3, 1],
    foldPairPlus: rules.foldPairPlus ?? 'settles',
    packet: rules.dealing === 'packet',
    byPlayer: rules.bank === 'player',
  };
}
type Rules = ReturnType<typeof rulesOf>;

/** The most the bank can lose to one seat: play wins and the dearest hand of both tables comes (T18). */
function dearest(player: Player, { anteBonus, pairPlus }: Rules): number {
  const hands = [
    'Ac Kc Qc',
    '4c 3c 2c',
    '2c 2d 2h',
    '4c 3c 2d',
    'Ac 9c 2c',
    '2c 2d 3h',
    'Ac 9c 2d',
  ];
  const totals = hands.map((text) => {
    const lines = refSettle({
      player: text.split(' '),
      dealer: ['Jd', '9h', '2s'],
      ante: player.ante,
      pairPlus: player.pairPlus,
      folded: false,
      anteBonus,
      pairPlusTable: pairPlus,
      foldPairPlus: 'settles',
    });
    // The dealer above does not qualify, so the play line is 0: add the play bet that could win.
    return lines.reduce((sum, line) => sum + line.amount, player.ante);
  });
  return Math.max(...totals);
}

/** Who plays, in deal order, and who banks; null for the house. */
interface Seated {
  players: Player[];
  bank: { name: string; stack: number } | null;
}

/** T9, T14, T16, T18: seats that post, from the dealer's left; the house stands between the last seat and the first. */
function seated(script: ThreeScript, rules: Rules): Seated | ThreeCode {
  const names = script.seats.map((seat) => seat.name);
  if (new Set(names).size !== names.length) throw new RefInputError('names must differ');
  const last = names.length - 1;
  const dealer = script.dealer === undefined ? last : seatNamed(names, script.dealer);
  const bank = rules.byPlayer ? itemAt(script.seats, dealer) : null;
  const players: Player[] = [];
  for (const number of dealOrderOf(names.length, rules.byPlayer ? dealer : last)) {
    const { name, stack, ante = 0, pairPlus = 0 } = itemAt(script.seats, number);
    for (const chips of [stack, ante, pairPlus]) {
      if (!Number.isSafeInteger(chips) || chips < 0) throw new RefInputError(`chips of ${name}`);
    }
    if (name === bank?.name) {
      if (ante > 0 || pairPlus > 0) throw new RefInputError('the bank posts no bet');
      continue;
    }
    if (ante === 0 && pairPlus > 0) return 'no-ante';
    if (2 * ante + pairPlus > stack) return 'above-stack';
    if (ante > 0) players.push({ name, ante, pairPlus, cards: [], decision: null });
  }
  if (players.length < 1 || players.length > 7) throw new RefInputError('T14: 1 to 7 seats');
  const owed = players.reduce((sum, player) => sum + dearest(player, rules), 0);
  if (bank !== null && owed > bank.stack) return 'bank-short';
  return { players, bank };
}

/** T14: three cards to each and to the house, last; false when the deck has too few. */
function dealThree(script: ThreeScript, rules: Rules, players: Player[], house: string[]): boolean {
  const fullPack = { lowest: 2, jokers: 0, figuras: 'off' } as const;
  const deck = deckOf(script.deck, {
    ...fullPack,
    flushOverFull: false,
    aceLow: true,
    aceStraights: false,
  });
  const hands = [...players.map((player) => player.cards), house];
  if (deck.length < 3 * hands.length) return false;
  for (let turn = 0; turn < 3 * hands.length; turn += 1) {
    const place = rules.packet ? Math.floor(turn / 3) : turn % hands.length;
    itemAt(hands, place).push(itemAt(deck, turn));
  }
  return true;
}

/** T17: takes the decisions in turn; the first that is refused, with its place. */
function decideAll(
  script: ThreeScript,
  players: readonly Player[],
): { at: number; code: ThreeCode } | null {
  const names = script.seats.map((seat) => seat.name);
  const actions = (script.actions ?? []).map((text) =>
    actionIn(text, names, ['play', 'fold', 'timeout'], []),
  );
  for (const [at, { seat, word }] of actions.entries()) {
    const player = players.find((each) => each.name === itemAt(names, seat));
    if (players.every((each) => each.decision !== null)) return { at, code: 'deal-over' };
    if (player === undefined) return { at, code: 'not-in-deal' };
    if (player.decision !== null) return { at, code: 'not-your-turn' };
    player.decision = word === 'play' ? 'play' : 'fold';
  }
  return null;
}

function linesOf(player: Player, house: string[], rules: Rules): (RefLine & { seat: string })[] {
  const settled = refSettle({
    player: player.cards,
    dealer: house,
    ante: player.ante,
    pairPlus: player.pairPlus,
    folded: player.decision === 'fold',
    anteBonus: rules.anteBonus,
    pairPlusTable: rules.pairPlus,
    foldPairPlus: rules.foldPairPlus,
  });
  return settled.map((line) => ({ seat: player.name, ...line }));
}

/** Plays a three-card deal script to its end or as far as its actions go. Malformed scripts throw. */
export function refThreeDeal(script: ThreeScript): RefThreeAnswer {
  const rules = rulesOf(script);
  const who = seated(script, rules);
  if (typeof who === 'string') return { ok: false, at: -1, code: who };
  const { players, bank } = who;
  const house: string[] = [];
  if (!dealThree(script, rules, players, house)) {
    return { ok: false, at: -1, code: 'deck-exhausted' };
  }
  const refused = decideAll(script, players);
  if (refused !== null) return { ok: false, ...refused };

  const undecided = players.find((player) => player.decision === null);
  const lines =
    undecided !== undefined ? [] : players.flatMap((player) => linesOf(player, house, rules));
  const posted = (name: string): number => {
    const player = players.find((each) => each.name === name);
    if (player === undefined) return 0;
    return player.ante * (player.decision === 'play' ? 2 : 1) + player.pairPlus;
  };
  const net = (name: string): number => {
    const own = lines.filter((line) => line.seat === name || name === bank?.name);
    return own.reduce((sum, line) => sum + line.amount, 0);
  };
  const stackOf = ({ name, stack }: { name: string; stack: number }): number => {
    if (undecided !== undefined) return stack - posted(name);
    return name === bank?.name ? stack - net(name) : stack + net(name);
  };
  const byName = (value: (seat: { name: string; stack: number }) => number): ByName =>
    Object.fromEntries(script.seats.map((seat) => [seat.name, value(seat)]));
  return {
    ok: true,
    outcome: undecided === undefined ? 'settled' : null,
    stacks: byName(stackOf),
    contributed: byName(({ name }) => posted(name)),
    returned: byName(() => 0),
    pots: [],
    lines,
    next:
      undecided === undefined
        ? null
        : { seat: undecided.name, actions: [{ type: 'play' }, { type: 'fold' }] },
  };
}
