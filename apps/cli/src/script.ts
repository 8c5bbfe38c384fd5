/** A deal script read and checked: everything but what the rules themselves decide. */
import { MOST_CHIPS } from '@tapete/rules';
import { Fault, escaped, type Words } from './fault.ts';
import { ruleWords } from './flags.ts';
import {
  gameNames,
  gameNamed,
  type AnyCliGame,
  type AnyScript,
  type AnyTypes,
} from './games/index.ts';
import type { ScriptAction, ScriptSeat } from './deal-script.ts';
import { checkRepeats, readKnown } from './hands.ts';
import { isFields, readFields, readList, readText, readWhole, tokenOf } from './shape.ts';

const KEYS = ['game', 'rules', 'seats', 'dealer', 'deck', 'actions'];

/** Reads a deal script from parsed JSON; faults name the path. */
export function readScript(value: unknown): AnyScript {
  const fields = readFields(value, '', KEYS);
  const game = gameNamed(fields['game']);
  if (game === undefined) throw new Fault('game', tokenOf(fields['game']), gameNames().join('|'));
  const seats = readSeats(fields['seats'], game.seatKeys);
  const names = seats.map((seat) => seat.name);
  const dealer = readDealer(fields['dealer'], names);
  const deckText = readText(fields['deck'], 'deck', {
    es: 'un texto con cartas',
    en: 'a string of cards',
  });
  const deck = readKnown(deckText, 'deck');
  checkRepeats([['deck', deck, deckText]]);
  const rules = readRules(fields['rules'], game);
  const actions = readActions(fields['actions'], names, game.actions);
  return { game: game.game.name, rules, seats, dealer, deck, deckText, actions };
}

function readRules(written: unknown, game: AnyCliGame): AnyScript['rules'] {
  const read = game.readRules(written === undefined ? {} : written);
  if (read.ok) return read.value;
  const { detail } = read.error;
  const expected = ruleWords(detail);
  const key = String(detail['key']);
  if (!isFields(written)) throw new Fault('rules', tokenOf(written), expected);
  // An unknown key is at fault itself, not what it holds.
  if (detail['keys'] !== undefined) throw new Fault('rules', key, expected);
  throw new Fault(`rules.${key}`, tokenOf(written[key]), expected);
}

function readSeats(value: unknown, ownKeys: readonly string[]): readonly ScriptSeat[] {
  const list = readList(value, 'seats', { es: 'una lista de asientos', en: 'a list of seats' });
  const seats = list.map((each, i): ScriptSeat => {
    const where = `seats[${i}]`;
    const fields = readFields(each, where, ['name', 'stack', ...ownKeys]);
    const chips = (key: string, silent?: number): number =>
      readWhole(fields[key] === undefined ? silent : fields[key], `${where}.${key}`, MOST_CHIPS);
    const name = readName(fields['name'], `${where}.name`);
    const stack = chips('stack');
    return { name, stack, own: Object.fromEntries(ownKeys.map((key) => [key, chips(key, 0)])) };
  });
  for (const [i, { name }] of seats.entries()) {
    if (seats.findIndex((other) => other.name === name) === i) continue;
    const expected = { es: 'un nombre que no se repita', en: 'a name that is not repeated' };
    throw new Fault(`seats[${i}].name`, name, expected);
  }
  return seats;
}

function readName(value: unknown, where: string): string {
  const name = readText(value, where, { es: 'un nombre', en: 'a name' });
  const refuse = (es: string, en: string): never => {
    throw new Fault(where, tokenOf(name), {
      es: `un nombre sin ${es}`,
      en: `a name without ${en}`,
    });
  };
  if (name === '' || name !== name.trim()) refuse('espacios en los extremos', 'outer spaces');
  if (escaped(name) !== name) refuse('caracteres de control', 'control characters');
  return name;
}

function readDealer(value: unknown, names: readonly string[]): number {
  if (value === undefined) return names.length - 1;
  const seat = typeof value === 'string' ? names.indexOf(value) : -1;
  if (seat === -1) throw new Fault('dealer', tokenOf(value), names.join('|'));
  return seat;
}

function readActions(
  value: unknown,
  names: readonly string[],
  forms: readonly string[],
): AnyScript['actions'] {
  if (value === undefined) return [];
  const expected: Words = { es: 'una lista de acciones', en: 'a list of actions' };
  return readList(value, 'actions', expected).map((each, i) => {
    const where = `actions[${i}]`;
    const text = readText(each, where, { es: '"Nombre acción"', en: '"Name action"' });
    return readAction(text, where, names, forms);
  });
}

/** `Ana bet 20`: a name, which may hold spaces, a word of the game, and its amount if it takes one. */
function readAction(
  text: string,
  where: string,
  names: readonly string[],
  forms: readonly string[],
): ScriptAction<AnyTypes['action']> {
  const said = text.trim();
  const holders = names.filter(
    (name) => said.startsWith(name) && /^(\s|$)/.test(said.slice(name.length)),
  );
  if (holders.length === 0) {
    const known = names.join('|');
    throw new Fault(where, text, {
      es: `primero el nombre, ${known}`,
      en: `the name first, ${known}`,
    });
  }
  for (const name of holders.toSorted((a, b) => b.length - a.length)) {
    const [type = '', amount, ...more] = said.slice(name.length).trim().split(/\s+/);
    const to = /^\d+$/.test(amount ?? '') ? Number(amount) : undefined;
    const isSaid = amount === undefined || (more.length === 0 && Number.isSafeInteger(to));
    if (!isSaid || !forms.includes(amount === undefined ? type : `${type} N`)) continue;
    // The game has said that it knows this word, with chips or without.
    const action = { type, ...(to === undefined ? {} : { to }) } as AnyTypes['action'];
    return { seat: names.indexOf(name), action };
  }
  throw new Fault(where, text, forms.join('|'));
}
