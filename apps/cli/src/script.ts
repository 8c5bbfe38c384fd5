/** Reads a deal script: checks everything but what the rules themselves decide. */
import { MOST_CHIPS } from '@tapete/rules';
import type { ScriptAction, ScriptSeat } from './games/contract.ts';
import { Fault, escaped } from './fault.ts';
import { insteadOf, ruleWords, unlessGrouped } from './flags.ts';
import {
  gameNamed,
  gameNames,
  type AnyCliGame,
  type AnyScript,
  type AnyTypes,
} from './games/index.ts';
import { checkRepeats, readKnown } from './hands.ts';
import { bothOf, expects, type Texts } from './texts.ts';

const KEYS = ['game', 'rules', 'seats', 'dealer', 'deck', 'actions'];

/** From parsed JSON; faults name the path. */
export function readScript(value: unknown): AnyScript {
  const fields = readFields(value, '', KEYS);
  const game = gameNamed(fields['game']);
  if (game === undefined) throw new Fault('game', tokenOf(fields['game']), gameNames().join('|'));
  const seats = readSeats(fields['seats'], game.seatKeys);
  const names = seats.map((seat) => seat.name);
  const dealer = readDealer(fields['dealer'], names);
  const deckText = readText(fields['deck'], 'deck', 'deckText');
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
  const key = String(detail['key']);
  if (!isFields(written)) throw new Fault('rules', tokenOf(written), ruleWords(detail));
  // An unknown key is at fault itself, not what it holds.
  if (detail['keys'] !== undefined) throw new Fault('rules', key, ruleWords(detail));
  const token = tokenOf(written[key]);
  throw new Fault(`rules.${key}`, token, insteadOf(key, token, detail));
}

function readSeats(value: unknown, ownKeys: readonly string[]): readonly ScriptSeat[] {
  const seats = readList(value, 'seats', 'seatList').map((each, i): ScriptSeat => {
    const where = `seats[${i}]`;
    const fields = readFields(each, where, ['name', 'stack', ...ownKeys]);
    const name = readName(fields['name'], `${where}.name`);
    const stack = readChips(fields['stack'], `${where}.stack`);
    const own = ownKeys.map((key) => {
      // A bet that is left out is 0; `null` is none that can be read.
      const chips = fields[key] === undefined ? 0 : fields[key];
      return [key, readChips(chips, `${where}.${key}`)] as const;
    });
    return { name, stack, own: Object.fromEntries(own) };
  });
  for (const [i, { name }] of seats.entries()) {
    const first = seats.findIndex((other) => other.name === name);
    if (first !== i) throw wrong(name, `seats[${i}].name`, 'nameOnce');
  }
  return seats;
}

function readName(value: unknown, where: string): string {
  const name = readText(value, where, 'name');
  if (name === '' || name !== name.trim()) throw wrong(name, where, 'nameTrimmed');
  if (escaped(name) !== name) throw wrong(name, where, 'namePlain');
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
  return readList(value, 'actions', 'actionList').map((each, i) => {
    const where = `actions[${i}]`;
    return readAction(readText(each, where, 'actionText'), where, names, forms);
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
    const first = expects('nameFirst', { names: names.join('|') });
    throw new Fault(where, text, first);
  }
  let chips = '';
  for (const name of holders.toSorted((a, b) => b.length - a.length)) {
    const [type = '', amount, ...more] = said.slice(name.length).trim().split(/\s+/);
    chips = [amount, ...more].join(' ');
    const to = /^\d+$/.test(amount ?? '') ? Number(amount) : undefined;
    const isSaid = amount === undefined || (more.length === 0 && Number.isSafeInteger(to));
    if (!isSaid || !forms.includes(amount === undefined ? type : `${type} N`)) continue;
    // The game has said that it knows this word, with chips or without.
    const action = { type, ...(to === undefined ? {} : { to }) } as AnyTypes['action'];
    return { seat: names.indexOf(name), action };
  }
  throw new Fault(where, text, unlessGrouped(chips, bothOf(forms.join('|'))));
}

type Expected = keyof Texts['expected'];
type Fields = Readonly<Record<string, unknown>>;

/** A value as a token of a message. */
const tokenOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** That the value at a path is not what was expected. */
const wrong = (value: unknown, where: string, key: Expected): Fault =>
  new Fault(where, tokenOf(value), expects(key));

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that has no key but these. */
function readFields(value: unknown, where: string, keys: readonly string[]): Fields {
  if (!isFields(value)) throw wrong(value, where, 'object');
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new Fault(where, unknown, keys.join('|'));
  return value;
}

function readText(value: unknown, where: string, key: Expected): string {
  if (typeof value !== 'string') throw wrong(value, where, key);
  return value;
}

function readList(value: unknown, where: string, key: Expected): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(value, where, key);
  return value as readonly unknown[];
}

function readChips(value: unknown, where: string): number {
  const isChips = typeof value === 'number' && Number.isInteger(value);
  if (isChips && value >= 0 && value <= MOST_CHIPS) return value;
  const token = tokenOf(value);
  throw new Fault(where, token, unlessGrouped(token, ruleWords({ min: 0, max: MOST_CHIPS })));
}
