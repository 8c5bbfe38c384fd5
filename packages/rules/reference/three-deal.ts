import { RefInputError, itemAt } from './cards.ts';
import { actionIn, dealOrderOf, deckOf, seatNamed } from './script.ts';
import type { RefNext } from './stud-legal.ts';
import type { ByName } from './stud.ts';
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

/** The most the bank can lose to one seat: play wins and the dearest hand of both tables comes (T18). */
function dearest(
  player: Player,
  anteBonus: readonly number[],
  pairPlus: readonly number[],
): number {
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

/** Plays a three-card deal script to its end or as far as its actions go. Malformed scripts throw. */
export function refThreeDeal(script: ThreeScript): RefThreeAnswer {
  const rules = script.rules ?? {};
  const anteBonus = rules.anteBonus ?? [5, 4, 1];
  const pairPlusTable = rules.pairPlus ?? [40, 30, 6, 3, 1];
  const names = script.seats.map((seat) => seat.name);
  if (new Set(names).size !== names.length) throw new RefInputError('names must differ');
  const byPlayer = rules.bank === 'player';
  const last = names.length - 1;
  const dealer = script.dealer === undefined ? last : seatNamed(names, script.dealer);
  const bank = byPlayer ? itemAt(names, dealer) : null;

  // T14: from the dealer's left; the house stands between the last seat and the first.
  const order = dealOrderOf(names.length, byPlayer ? dealer : last);
  const players: Player[] = [];
  for (const number of order) {
    const { name, stack, ante = 0, pairPlus = 0 } = itemAt(script.seats, number);
    for (const chips of [stack, ante, pairPlus]) {
      if (!Number.isSafeInteger(chips) || chips < 0) throw new RefInputError(`chips of ${name}`);
    }
    if (name === bank) {
      if (ante > 0 || pairPlus > 0) throw new RefInputError('the bank posts no bet');
      continue;
    }
    if (ante === 0 && pairPlus > 0) return { ok: false, at: -1, code: 'no-ante' };
    if (2 * ante + pairPlus > stack) return { ok: false, at: -1, code: 'above-stack' };
    if (ante > 0) players.push({ name, ante, pairPlus, cards: [], decision: null });
  }
  if (players.length < 1 || players.length > 7) throw new RefInputError('T14: 1 to 7 seats');
  if (bank !== null) {
    const owed = players.map((player) => dearest(player, anteBonus, pairPlusTable));
    const covered = itemAt(script.seats, dealer).stack;
    if (owed.reduce((sum, chips) => sum + chips, 0) > covered) {
      return { ok: false, at: -1, code: 'bank-short' };
    }
  }

  const fullPack = { lowest: 2, jokers: 0, figuras: 'off' } as const;
  const deck = deckOf(script.deck, {
    ...fullPack,
    flushOverFull: false,
    aceLow: true,
    aceStraights: false,
  });
  const actions = (script.actions ?? []).map((text) =>
    actionIn(text, names, ['play', 'fold', 'timeout'], []),
  );
  const house: string[] = [];
  const hands = [...players.map((player) => player.cards), house];
  if (deck.length < 3 * hands.length) return { ok: false, at: -1, code: 'deck-exhausted' };
  for (let turn = 0; turn < 3 * hands.length; turn += 1) {
    const packet = rules.dealing === 'packet';
    const place = packet ? Math.floor(turn / 3) : turn % hands.length;
    itemAt(hands, place).push(itemAt(deck, turn));
  }

  for (const [at, { seat, word }] of actions.entries()) {
    const player = players.find((each) => each.name === itemAt(names, seat));
    const over = players.every((each) => each.decision !== null);
    if (over) return { ok: false, at, code: 'deal-over' };
    if (player === undefined) return { ok: false, at, code: 'not-in-deal' };
    if (player.decision !== null) return { ok: false, at, code: 'not-your-turn' };
    // T17
    player.decision = word === 'play' ? 'play' : 'fold';
  }

  const undecided = players.find((player) => player.decision === null);
  const lines = undecided !== undefined ? [] : players.flatMap((player) => linesOf(player));
  function linesOf(player: Player): (RefLine & { seat: string })[] {
    const settled = refSettle({
      player: player.cards,
      dealer: house,
      ante: player.ante,
      pairPlus: player.pairPlus,
      folded: player.decision === 'fold',
      anteBonus,
      pairPlusTable,
      foldPairPlus: rules.foldPairPlus ?? 'settles',
    });
    return settled.map((line) => ({ seat: player.name, ...line }));
  }

  const posted = (name: string): number => {
    const player = players.find((each) => each.name === name);
    if (player === undefined) return 0;
    return player.ante * (player.decision === 'play' ? 2 : 1) + player.pairPlus;
  };
  const net = (name: string): number => {
    const own = lines.filter((line) => line.seat === name || name === bank);
    return own.reduce((sum, line) => sum + line.amount, 0);
  };
  const stackOf = ({ name, stack }: { name: string; stack: number }): number => {
    if (undecided !== undefined) return stack - posted(name);
    return name === bank ? stack - net(name) : stack + net(name);
  };
  return {
    ok: true,
    outcome: undecided === undefined ? 'settled' : null,
    stacks: Object.fromEntries(script.seats.map((seat) => [seat.name, stackOf(seat)])),
    contributed: Object.fromEntries(names.map((name) => [name, posted(name)])),
    returned: Object.fromEntries(names.map((name) => [name, 0])),
    pots: [],
    lines,
    next:
      undecided === undefined
        ? null
        : { seat: undecided.name, actions: [{ type: 'play' }, { type: 'fold' }] },
  };
}
