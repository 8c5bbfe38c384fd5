/** What a terminal game asks the person, and the commands that come of the answers. */
import type { Alone } from '@tapete/alone';
import { MOST_STAKE } from '@tapete/rules';
import { number, sayLine, words, type Call } from './io.ts';
import { studHelp, studKey, studKeys, threeHelp, threeKey, threeKeys } from './keys.ts';
import { faint } from './paint.ts';
import { sayRefusal } from './refusals.ts';
import { seatAt, seatOf, type Deal, type Table } from '@tapete/table';

export const ME = { person: 'me' };

/** For commands that cannot be refused here. */
function must(refused: ReturnType<Alone['ask']>): void {
  if (refused) throw new Error(refused.code);
}

/** Reads one line after a question, telling `help` whenever that is asked for; undefined when the input has ended or the player leaves. */
export type Ask = (question: string, help: readonly string[]) => Promise<string | undefined>;

/** What is asked of the person, seen as they see it. */
export interface Turn {
  readonly deal: Deal;
  readonly seat: number;
  readonly decision: number;
}

/** False when the person leaves. */
export async function askAction(
  call: Call,
  ask: Ask,
  alone: Alone,
  { deal, seat, decision }: Turn,
): Promise<boolean> {
  const stack = number(call, deal.stacks[seat] ?? 0);
  const pot = deal.game === 'stud' ? deal.contributed.reduce((sum, chips) => sum + chips, 0) : 0;
  const state = words(call, `resto ${stack}`, `stack ${stack}`);
  const keys =
    deal.game === 'stud'
      ? `${faint(`${state} · ${words(call, 'bote', 'pot')} ${number(call, pot)}`, call)}\n${studKeys(call, deal, seat)}`
      : `${faint(state, call)}\n${threeKeys(call, deal.seats[seat]?.ante ?? 0)}`;
  const help = deal.game === 'stud' ? studHelp(call, deal, seat) : threeHelp(call);
  for (;;) {
    const text = await ask(keys, help);
    if (text === undefined) return false;
    const action =
      deal.game === 'stud' ? studKey(call.lang, text, deal, seat) : threeKey(call.lang, text);
    if (action === undefined) {
      sayLine(
        call,
        words(
          call,
          'Eso no se puede decir ahora; con ? ves lo que sí.',
          'That cannot be said now; ? lists what can.',
        ),
      );
      continue;
    }
    const refused = alone.ask({ type: 'act', decision, action });
    if (refused === null) return true;
    sayLine(call, sayRefusal(refused, call.lang));
  }
}

/** Chips for an empty stack; false when the person leaves. */
export async function askBuy(call: Call, ask: Ask, alone: Alone): Promise<boolean> {
  const { min } = alone.table().config.buyIn;
  const text = await ask(
    words(
      call,
      `Sin fichas. Intro: comprar ${number(call, min)}  [q] salir`,
      `Out of chips. Enter: buy ${number(call, min)}  [q] quit`,
    ),
    [words(call, '  Intro compra y sigue la partida.', '  Enter buys, and the game goes on.')],
  );
  if (text === undefined) return false;
  must(alone.ask({ type: 'buy', amount: min }));
  return true;
}

export interface Bets {
  readonly ante: number;
  readonly pairPlus: number;
}

/** Bets for the next three-card deal, an empty line the same as before; undefined when the person leaves. */
export async function askBets(
  call: Call,
  ask: Ask,
  alone: Alone,
  usual: Bets,
  limits: { readonly min: number; readonly max: number },
): Promise<Bets | undefined> {
  const { stack } = mySeat(alone.table());
  const state = words(call, `resto ${number(call, stack)}`, `stack ${number(call, stack)}`);
  // As much again must be left for the play bet (T16).
  const most = Math.min(limits.max, Math.floor(stack / 2));
  const mostPlus = (ante: number): number => Math.min(MOST_STAKE, stack - 2 * ante);
  const ante = Math.min(usual.ante, most);
  const same = { ante, pairPlus: Math.min(usual.pairPlus, mostPlus(ante)) };
  const range = `${number(call, limits.min)}–${number(call, most)}`;
  const question = words(call, `Ante (${range}) y pair plus`, `Ante (${range}) and pair plus`);
  const help = [
    words(
      call,
      `  N: un ante de N (${range}).  N M: además, M en el pair plus.`,
      `  N: an ante of N (${range}).  N M: M on Pair Plus as well.`,
    ),
    words(call, '  Intro: lo mismo que está entre corchetes.', '  Enter: what stands in brackets.'),
  ];
  for (;;) {
    sayLine(call);
    const text = await ask(
      `${faint(state, call)}\n${question} [${same.ante} ${same.pairPlus}]  [q] ${words(call, 'salir', 'quit')}  [?] ${words(call, 'ayuda', 'help')}`,
      help,
    );
    if (text === undefined) return undefined;
    const bets = betsOf(text, same);
    if (bets === undefined) {
      sayLine(
        call,
        words(call, 'Uno o dos números: 10, o 10 5.', 'One or two numbers: 10, or 10 5.'),
      );
    } else if (bets.ante < limits.min || bets.ante > most) {
      sayLine(call, words(call, `El ante, de ${range} (T16).`, `The ante: ${range} (T16).`));
    } else if (bets.pairPlus > mostPlus(bets.ante)) {
      const plus = `0–${number(call, mostPlus(bets.ante))}`;
      const stake = number(call, bets.ante);
      sayLine(
        call,
        words(
          call,
          `El pair plus con un ante de ${stake}, de ${plus} (T16).`,
          `Pair Plus beside an ante of ${stake}: ${plus} (T16).`,
        ),
      );
    } else {
      must(alone.ask({ type: 'post', ...bets }));
      return bets;
    }
  }
}

/** `10`, `10 5`, an empty line for the same as before; undefined for anything else. */
function betsOf(text: string, same: Bets): Bets | undefined {
  const match = /^\s*(?:(\d{1,10})(?:\s+(\d{1,10}))?)?\s*$/.exec(text);
  if (!match) return undefined;
  return match[1] === undefined
    ? same
    : { ante: Number(match[1]), pairPlus: Number(match[2] ?? 0) };
}

export function mySeat(table: Table): { readonly stack: number } {
  const seat = seatOf(table, ME.person);
  if (seat === null) throw new Error('the player has no seat');
  return seatAt(table, seat);
}
