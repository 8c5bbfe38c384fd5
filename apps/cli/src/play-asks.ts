/** What a terminal game asks the person, and the commands that come of the answers. */
import type { Alone } from '@tapete/alone';
import { seatAt, seatOf, type Bets, type Table } from '@tapete/table';
import type { BetsAsked } from './games/contract.ts';
import type { AnyCliGame } from './games/index.ts';
import type { Call } from './io.ts';
import { keysLine } from './key-words.ts';
import { ME, type Turn } from './play-story.ts';
import { sayRefusal } from './refusals.ts';

/** Reads one line after a question, telling `help` whenever that is asked for; undefined when the input has ended or the player leaves. */
export type Ask = (question: string, help: readonly string[]) => Promise<string | undefined>;

/** For commands that cannot be refused here. */
function must(refused: ReturnType<Alone['ask']>): void {
  if (refused) throw new Error(refused.code);
}

const stackWords = ({ say, number }: Call, stack: number): string =>
  say(`resto ${number(stack)}`, `stack ${number(stack)}`);

/** False when the person leaves. */
export async function askAction(
  call: Call,
  game: AnyCliGame,
  ask: Ask,
  alone: Alone,
  { deal, seat, decision }: Turn,
): Promise<boolean> {
  const { state, keys, help } = game.question(call, deal, seat);
  const stack = stackWords(call, deal.stacks[seat] ?? 0);
  for (;;) {
    const text = await ask(`${call.faint(`${stack}${state}`)}\n${keys}`, help);
    if (text === undefined) return false;
    const action = game.read(call.lang, text, deal, seat);
    if (action === undefined) {
      const es = 'Eso no se puede decir ahora; con ? ves lo que sí.';
      call.line(call.say(es, 'That cannot be said now; ? lists what can.'));
      continue;
    }
    const refused = alone.ask({ type: 'act', decision, action });
    if (refused === null) return true;
    call.line(sayRefusal(refused, call));
  }
}

/** Chips for an empty stack; false when the person leaves. */
export async function askBuy({ say, number }: Call, ask: Ask, alone: Alone): Promise<boolean> {
  const { min } = alone.table().config.buyIn;
  const chips = number(min);
  const question = say(
    `Sin fichas. Intro: comprar ${chips}  [q] salir`,
    `Out of chips. Enter: buy ${chips}  [q] quit`,
  );
  const help = say('  Intro compra y sigue la partida.', '  Enter buys, and the game goes on.');
  if ((await ask(question, [help])) === undefined) return false;
  must(alone.ask({ type: 'buy', amount: min }));
  return true;
}

/** Bets for the next deal; null when the person leaves. */
export async function askBets(
  call: Call,
  { question, help, read }: BetsAsked,
  ask: Ask,
  alone: Alone,
): Promise<Bets | null> {
  const stack = call.faint(stackWords(call, mySeat(alone.table()).stack));
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

export function mySeat(table: Table): { readonly stack: number } {
  const seat = seatOf(table, ME.person);
  if (seat === null) throw new Error('the player has no seat');
  return seatAt(table, seat);
}
