/** Every code with which a deal may be refused, in words. */
import { STUD_REFUSALS, THREE_REFUSALS, type Lang, type Refusal } from '@tapete/rules';
import type { RefusalCode } from '@tapete/table';
import type { Words } from './fault.ts';
import { spokenAction } from './key-words.ts';
import type { Voice } from './voice.ts';

const REASONS: Readonly<Record<RefusalCode, Words>> = {
  'too-few-seats': { es: 'faltan jugadores (S1, T14)', en: 'too few seats (S1, T14)' },
  'too-many-seats': { es: 'sobran jugadores (S1, T14)', en: 'too many seats (S1, T14)' },
  'pack-too-small': {
    es: 'la baraja no alcanza para cinco cartas cada uno (S3)',
    en: 'the pack has not five cards for each (S3)',
  },
  'maximum-below-minimum': {
    es: 'el máximo es menor que la apuesta mínima (S27)',
    en: 'the maximum is below the minimum bet (S27)',
  },
  'empty-stack': { es: 'un resto sin fichas (S17)', en: 'a stack without chips (S17)' },
  'deck-exhausted': { es: 'no quedan cartas para repartir', en: 'the deck has run out' },
  'deal-over': { es: 'la mano ha terminado', en: 'the deal is over' },
  'not-in-deal': { es: 'no está en la mano', en: 'not in the deal' },
  'not-your-turn': { es: 'no le toca hablar (S23)', en: 'not its turn (S23)' },
  'cannot-pass': {
    es: 'hay apuesta: ya no se puede pasar (S25)',
    en: 'there is a bet: no passing (S25)',
  },
  'must-raise': { es: 'ya está abierto: se sube (S25)', en: 'already opened: raise it (S25)' },
  'nothing-to-call': { es: 'no hay apuesta que ver (S24)', en: 'no bet to call (S24)' },
  'nothing-to-raise': { es: 'no hay apuesta que subir (S24)', en: 'no bet to raise (S24)' },
  'not-whole': { es: 'no es un número entero de fichas', en: 'not a whole number of chips' },
  'below-minimum': { es: 'menos del mínimo (S26)', en: 'below the minimum (S26)' },
  'above-maximum': { es: 'más del máximo (S27)', en: 'above the maximum (S27)' },
  'above-stack': { es: 'más que su resto (S27)', en: 'above the stack (S27)' },
  'not-higher': { es: 'no supera la apuesta (S26)', en: 'not higher than the bet (S26)' },
  'not-reopened': {
    es: 'nadie ha vuelto a subir lo bastante (S26)',
    en: 'no full raise since it acted (S26)',
  },
  'not-available': { es: 'la mesa no lo permite (S28)', en: 'not allowed at this table (S28)' },
  'within-stack': {
    es: 'cabe en su resto: se apuesta (S28)',
    en: 'within the stack: bet it (S28)',
  },
  'already-proposed': {
    es: 'ya propuso en este turno (S28)',
    en: 'has proposed in this turn (S28)',
  },
  'no-proposal': { es: 'no hay propuesta (S28)', en: 'there is no proposal (S28)' },
  'answer-first': {
    es: 'primero se contesta la propuesta (S28)',
    en: 'the proposal comes first (S28)',
  },
  'bad-ante': { es: 'ante fuera de los límites (T4)', en: 'ante out of range (T4)' },
  'bad-pair-plus': { es: 'pair plus fuera de los límites (T9)', en: 'Pair Plus out of range (T9)' },
  'pair-plus-without-ante': { es: 'pair plus sin ante (T9)', en: 'Pair Plus without an ante (T9)' },
  'ante-not-covered': {
    es: 'el resto no cubre el play (T16)',
    en: 'the stack does not cover the play bet (T16)',
  },
  'bank-not-covered': {
    es: 'la banca no cubre el mayor pago (T18)',
    en: 'the bank does not cover the largest payout (T18)',
  },
  'already-decided': { es: 'ya ha decidido', en: 'has decided already' },
  'bad-rule': { es: 'una regla que no existe', en: 'a rule that there is not' },
  'bad-config': { es: 'una mesa fuera de los límites', en: 'a table out of range' },
  halted: { es: 'la mesa está parada', en: 'the table is halted' },
  'no-such-seat': { es: 'no hay tal asiento', en: 'there is no such seat' },
  'seat-taken': { es: 'el asiento está ocupado', en: 'the seat is taken' },
  'already-seated': { es: 'ya tiene asiento', en: 'has a seat already' },
  'not-seated': { es: 'no tiene asiento', en: 'has no seat' },
  'table-full': { es: 'no quedan asientos', en: 'no seat is left' },
  'not-a-bot': { es: 'no es un bot', en: 'not a bot' },
  'bad-amount': { es: 'fichas fuera de los límites', en: 'chips out of range' },
  'no-deal': { es: 'no hay mano', en: 'there is no deal' },
  'stale-decision': { es: 'esa decisión ya ha pasado', en: 'that decision is gone' },
  'deal-running': { es: 'hay una mano en curso', en: 'a deal is running' },
  'not-preparing': { es: 'no se prepara ninguna mano', en: 'no deal is being prepared' },
  'banker-bets-nothing': { es: 'quien banca no apuesta (T18)', en: 'who banks does not bet (T18)' },
};

/** `no le toca hablar (S23)`. */
export const sayCode = (code: RefusalCode, lang: Lang): string => REASONS[code][lang];

/** The names of a refusal's numbers. */
const DETAILS: Readonly<Record<string, Words>> = {
  seat: { es: 'asiento', en: 'seat' },
  seats: { es: 'asientos', en: 'seats' },
  stack: { es: 'resto', en: 'stack' },
  ante: { es: 'ante', en: 'ante' },
  pairPlus: { es: 'pair plus', en: 'Pair Plus' },
  min: { es: 'mínimo', en: 'minimum' },
  max: { es: 'máximo', en: 'maximum' },
  to: { es: 'en total', en: 'in all' },
  bet: { es: 'apuesta', en: 'bet' },
  amount: { es: 'fichas', en: 'chips' },
  cards: { es: 'cartas', en: 'cards' },
  needed: { es: 'hacen falta', en: 'needed' },
  action: { es: 'acción', en: 'action' },
};

/** The code in words with its numbers; an action is a script's word. */
export function sayRefusal(
  { code, detail }: Refusal<RefusalCode>,
  { lang, number }: Voice,
): string {
  const parts = Object.entries(detail).map(([key, value]) => {
    const words = key === 'action' ? spokenAction(lang, String(value)) : String(value);
    return `${DETAILS[key]?.[lang] ?? key} ${typeof value === 'number' ? number(value) : words}`;
  });
  return `${sayCode(code, lang)}${parts.length === 0 ? '' : ` [${parts.join(', ')}]`}`;
}

/** All codes with their meaning, a line each, for the help. */
export function refusalList(lang: Lang): string {
  const codes = [...new Set([...STUD_REFUSALS, ...THREE_REFUSALS])];
  return codes.map((code) => `  ${code.padEnd(24)}${REASONS[code][lang]}`).join('\n');
}
