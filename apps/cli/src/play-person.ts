/** What the person of a terminal game sees, hears, is asked and answers. */
import type { Alone } from '@tapete/alone';
import {
  balance,
  chipsOf,
  dealSeatOf,
  isRunning,
  maskDeal,
  maskEvent,
  seatAt,
  type Bets,
  type Deal,
  type Table,
  type TableEvent,
} from '@tapete/table';
import type { BetsAsked } from './games/contract.ts';
import { gameOf, type AnyCliGame } from './games/index.ts';
import type { Call } from './io.ts';
import { chipsFault, keysLine } from './key-words.ts';
import { sayRefusal } from './refusals.ts';
import { fill } from './texts.ts';

/** Whoever plays, in the first seat. */
export const ME = { person: 'me', seat: 0 };

/** What is asked of the person, seen as they see it. */
interface Turn {
  readonly deal: Deal;
  readonly seat: number;
  readonly decision: number;
}

/** What is asked of the person now. */
export function myTurn(table: Table): Turn | null {
  const { running } = table;
  if (!running || !isRunning(table)) return null;
  const seat = dealSeatOf(table, ME.seat);
  const { decision } = running;
  if (seat === null || decision === null || !running.deal.asked.includes(seat)) return null;
  return { deal: maskDeal(running.deal, ME.person), seat, decision };
}

/** An event of the table as the person hears it. */
export function tellEvent(call: Call, event: TableEvent, table: Table): readonly string[] {
  const { play } = call.texts;
  const seen = maskEvent(event, ME.person);
  const { running } = table;
  if (running === null) return [];
  if (seen.type === 'bought' && seen.seat !== ME.seat) {
    const name = table.seats[seen.seat]?.name ?? '';
    const chips = call.number(seen.amount);
    return [call.faint(fill(play.buys, { name, chips }))];
  }
  if (seen.type !== 'deal') return [];
  const deal = maskDeal(running.deal, ME.person);
  const title = call.bold(fill(play.deal, { number: seen.number }));
  const start = seen.event.type === 'started' ? ['', title] : [];
  const told = gameOf(deal).tell(call, seen.event, deal, dealSeatOf(table, ME.seat));
  return [...start, ...told];
}

export function farewell({ texts, line, number, signed }: Call, table: Table): void {
  const chips = number(chipsOf(table, ME.person));
  line(fill(texts.play.farewell, { chips, net: signed(balance(table, ME.person)) }));
}

/** Reads one line after a question, telling `help` whenever that is asked for; undefined when the input has ended or the player leaves. */
export type Ask = (question: string, help: readonly string[]) => Promise<string | undefined>;

/** A game at the terminal. */
export interface Playing {
  readonly call: Call;
  readonly game: AnyCliGame;
  readonly alone: Alone;
  readonly ask: Ask;
  /** Between the bots' moves. */
  readonly beatMs: number;
  /** Of the deal before, in games that have bets. */
  bets: Bets | null;
}

/** For commands that cannot be refused here. */
function must(refused: ReturnType<Alone['ask']>): void {
  if (refused) throw new Error(refused.code);
}

const stackWords = ({ texts, number }: Call, stack: number): string =>
  fill(texts.play.stack, { stack: number(stack) });

/** False when the person leaves. */
export async function askAction(
  { call, game, ask, alone }: Playing,
  { deal, seat, decision }: Turn,
): Promise<boolean> {
  const { state, keys, help } = game.question(call, deal, seat);
  const stack = stackWords(call, deal.stacks[seat] ?? 0);
  for (;;) {
    const text = await ask(`${call.faint(`${stack}${state}`)}\n${keys}`, help);
    if (text === undefined) return false;
    const action = game.read(call.lang, text, deal, seat);
    if (action === undefined) {
      call.line(chipsFault(call, text) ?? call.texts.play.notNow);
      continue;
    }
    const refused = alone.ask({ type: 'act', decision, action });
    if (refused === null) return true;
    call.line(sayRefusal(refused, call));
  }
}

/** Chips for an empty stack; false when the person leaves. */
export async function askBuy({ call, ask, alone }: Playing): Promise<boolean> {
  const { min } = alone.table().config.buyIn;
  const { buy, buyHelp } = call.texts.play;
  const question = fill(buy, { chips: call.number(min) });
  if ((await ask(question, [buyHelp])) === undefined) return false;
  must(alone.ask({ type: 'buy', amount: min }));
  return true;
}

/** Bets for the next deal; null when the person leaves. */
export async function askBets(
  { call, ask, alone }: Playing,
  { question, help, read }: BetsAsked,
): Promise<Bets | null> {
  const stack = call.faint(stackWords(call, seatAt(alone.table(), ME.seat).stack));
  for (;;) {
    call.line();
    const text = await ask(`${stack}\n${keysLine(call, [question])}`, help);
    if (text === undefined) return null;
    const bets = read(text);
    if (typeof bets === 'string') {
      call.line(bets);
      continue;
    }
    must(alone.ask({ type: 'post', ...bets }));
    return bets;
  }
}
