/** Plays deal scripts with the engine and answers as the reference does, so that the two can be compared. */
import type { StudScript } from '../../reference/script.ts';
import type { ThreeScript } from '../../reference/three-deal.ts';
import { parseCards, type Card } from '../cards.ts';
import type { StudAction, StudDeal, StudEvent, StudSetup } from '../stud/stud-deal.ts';
import { dealOrder } from '../stud/stud-deal.ts';
import { parseStudRules } from '../stud/stud-rules.ts';
import { stud } from '../stud/stud.ts';
import type { DealSeat } from '../game.ts';
import type {
  ThreeAction,
  ThreeDeal,
  ThreeEvent,
  ThreeSeat,
  ThreeSetup,
} from '../three/three-deal.ts';
import { parseThreeRules } from '../three/three-rules.ts';
import { three } from '../three/three.ts';

export type ByName = Record<string, number>;

export type Refused = { ok: false; at: number; code: string };

export function cardsOf(text: string): readonly Card[] {
  const row = parseCards(text);
  if (!row.ok || row.cards.includes('??')) throw new Error(`not cards: ${text}`);
  return row.cards as readonly Card[];
}

/** The engine's setup of a stud script. */
export function studTable(script: StudScript): {
  setup: StudSetup;
  seats: DealSeat[];
  deck: readonly Card[];
} {
  const rules = parseStudRules(script.rules ?? {});
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  const seats = script.seats.map(({ name, stack }, at) => ({
    name,
    person: `person ${name}`,
    stack,
    at,
  }));
  const dealer =
    script.dealer === undefined
      ? seats.length - 1
      : seats.findIndex((seat) => seat.name === script.dealer);
  const setup = { rules: rules.value, dealer, pack: 'beginning' } as const;
  return { setup, seats, deck: cardsOf(script.deck) };
}

const spoken = (text: string): { name: string; word: string; amount: number | undefined } => {
  const [name = '', word = '', amount] = text.split(' ');
  return { name, word, amount: amount === undefined ? undefined : Number(amount) };
};

/** The engine's action of a script's `Ana bet 20`. */
export function studActionOf(text: string): { name: string; action: StudAction } {
  const { name, word, amount } = spoken(text);
  const action = amount === undefined ? { type: word } : { type: word, to: amount };
  return { name, action: action as StudAction };
}

export const foldStud = (events: readonly StudEvent[], from?: StudDeal): StudDeal =>
  events.reduce<StudDeal | undefined>((deal, event) => stud.apply(deal, event), from)!;

export const foldThree = (events: readonly ThreeEvent[], from?: ThreeDeal): ThreeDeal =>
  events.reduce<ThreeDeal | undefined>((deal, event) => three.apply(deal, event), from)!;

/** The deal after a script's actions, or why one of them was refused. */
export function playStudScript(
  script: StudScript,
): { ok: true; deal: StudDeal; events: readonly StudEvent[] } | Refused {
  const { setup, seats, deck } = studTable(script);
  const started = stud.start(setup, seats, deck);
  if (!started.ok) return { ok: false, at: -1, code: started.error.code };
  const events = [...started.value.events];
  let { deal } = started.value;
  for (const [at, text] of (script.actions ?? []).entries()) {
    const { name, action } = studActionOf(text);
    const played = stud.play(
      deal,
      seats.findIndex((seat) => seat.name === name),
      action,
    );
    if (!played.ok) return { ok: false, at, code: played.error.code };
    events.push(...played.value.events);
    deal = played.value.deal;
  }
  return { ok: true, deal, events };
}

/** Names in the order of their `showed` or `mucked` events, `-` before a mucked one. */
const showing = (deal: StudDeal, events: readonly StudEvent[]): string[] =>
  events.flatMap((event) => {
    if (event.type !== 'showed' && event.type !== 'mucked') return [];
    return `${event.type === 'mucked' ? '-' : ''}${deal.seats[event.seat]!.name}`;
  });

const sorted = (names: readonly string[]): string[] => [...names].sort();

/** The answer to a stud script in the reference's terms. */
export function studAnswer(script: StudScript) {
  const played = playStudScript(script);
  if (!played.ok) return played;
  const { deal } = played;
  const name = (seat: number): string => deal.seats[seat]!.name;
  const byName = (values: readonly number[]): ByName =>
    Object.fromEntries(values.map((value, seat) => [name(seat), value]));
  const asked = dealOrder(deal).find((seat) => deal.asked.includes(seat));
  return {
    ok: true as const,
    outcome: deal.outcome,
    stacks: byName(deal.stacks),
    contributed: byName(deal.contributed),
    returned: byName(deal.returned),
    loans: byName(deal.loans),
    pots: deal.pots.map((pot) => ({
      amount: pot.amount,
      seats: sorted(pot.seats.map(name)),
      winners: sorted(pot.winners.map(name)),
      shares: Object.fromEntries(pot.winners.map((seat, i) => [name(seat), pot.shares[i]])),
    })),
    showing: showing(deal, played.events),
    next: asked === undefined ? null : { seat: name(asked), actions: studMoves(deal, asked) },
  };
}

/** Legal moves by type, with their ranges. */
export function studMoves(deal: StudDeal, seat: number): Record<string, readonly number[]> {
  return Object.fromEntries(
    stud.legal(deal, seat).options.map((option) => {
      return [option.type, 'min' in option ? [option.min, option.max] : []];
    }),
  );
}

/** The engine's setup of a three-card script; the bank is no seat of the deal. */
export function threeTable(script: ThreeScript): {
  setup: ThreeSetup;
  seats: ThreeSeat[];
  deck: readonly Card[];
} {
  const rules = parseThreeRules(script.rules ?? {});
  if (!rules.ok) throw new Error(JSON.stringify(rules.error));
  const all = script.seats.map(({ name, stack, ante = 0, pairPlus = 0 }, at) => ({
    name,
    person: `person ${name}`,
    stack,
    at,
    ante,
    pairPlus,
  }));
  const byPlayer = rules.value.bank === 'player';
  const bank = byPlayer ? (script.dealer ?? all.at(-1)?.name) : undefined;
  const banker = all.find((seat) => seat.name === bank) ?? null;
  const seats = all.filter((seat) => seat !== banker && (seat.ante > 0 || seat.pairPlus > 0));
  const setup = { rules: rules.value, banker, pack: 'beginning' } as const;
  return { setup, seats, deck: cardsOf(script.deck) };
}

export function playThreeScript(
  script: ThreeScript,
): { ok: true; deal: ThreeDeal; events: readonly ThreeEvent[] } | Refused {
  const { setup, seats, deck } = threeTable(script);
  const started = three.start(setup, seats, deck);
  if (!started.ok) return { ok: false, at: -1, code: started.error.code };
  const events = [...started.value.events];
  let { deal } = started.value;
  for (const [at, text] of (script.actions ?? []).entries()) {
    const { name, word } = spoken(text);
    const action: ThreeAction = { type: word as ThreeAction['type'] };
    const played = three.play(
      deal,
      seats.findIndex((seat) => seat.name === name),
      action,
    );
    if (!played.ok) return { ok: false, at, code: played.error.code };
    events.push(...played.value.events);
    deal = played.value.deal;
  }
  return { ok: true, deal, events };
}

/** The answer to a three-card script in the reference's terms. */
export function threeAnswer(script: ThreeScript) {
  const played = playThreeScript(script);
  if (!played.ok) return played;
  const { deal } = played;
  const { banker } = deal;
  const stacks: ByName = Object.fromEntries(script.seats.map(({ name, stack }) => [name, stack]));
  deal.seats.forEach((seat, i) => {
    stacks[seat.name] = deal.stacks[i]!;
  });
  if (banker) stacks[banker.name] = banker.stack + deal.bankNet;
  const asked = deal.asked[0];
  return {
    ok: true as const,
    outcome: deal.outcome,
    stacks,
    lines: deal.lines.map(({ seat, rule: _, ...line }) => ({
      seat: deal.seats[seat]!.name,
      ...line,
    })),
    next: asked === undefined ? null : deal.seats[asked]!.name,
  };
}
