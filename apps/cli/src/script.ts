/** A deal script read and checked: everything but what the rules themselves decide. */
import {
  DEFAULT_THREE_RULES,
  GAME_NAMES,
  MOST_CHIPS,
  STUD_ACTIONS,
  THREE_ACTIONS,
  parseStudRules,
  parseThreeRules,
  studRules,
  type Card,
  type Refusal,
  type Result,
  type StudAction,
  type StudRules,
  type ThreeAction,
  type ThreeRules,
} from '@tapete/rules';
import { Fault, escaped, type Words } from './fault.ts';
import { checkRepeats, readKnown } from './hands.ts';
import { ruleWords } from './rule-words.ts';
import {
  isFields,
  readFields,
  readList,
  readText,
  readWhole,
  tokenOf,
  type Fields,
} from './shape.ts';

export interface ScriptSeat {
  readonly name: string;
  readonly stack: number;
  /** Three-card alone; 0 where the script is silent. */
  readonly ante: number;
  readonly pairPlus: number;
}

export interface ScriptAction<Action> {
  /** Index among the script's seats. */
  readonly seat: number;
  readonly action: Action;
}

interface CommonScript {
  readonly seats: readonly ScriptSeat[];
  /** Index of the seat that deals (stud) or banks (three-card, bank `player`). */
  readonly dealer: number;
  /** In order of leaving; no card twice, the pack in use not yet checked. */
  readonly deck: readonly Card[];
  /** As it is written. */
  readonly deckText: string;
}

export interface StudScript extends CommonScript {
  readonly game: 'stud';
  readonly rules: StudRules;
  readonly actions: readonly ScriptAction<StudAction>[];
}

export interface ThreeScript extends CommonScript {
  readonly game: 'three';
  readonly rules: ThreeRules;
  readonly actions: readonly ScriptAction<ThreeAction>[];
}

export type Script = StudScript | ThreeScript;

const KEYS = ['game', 'rules', 'seats', 'dealer', 'deck', 'actions'];
const WITH_AMOUNT = ['bet', 'raise', 'propose'];

/** Reads a deal script from parsed JSON; faults name the path. */
export function readScript(value: unknown): Script {
  const fields = readFields(value, '', KEYS);
  const game = GAME_NAMES.find((each) => each === fields['game']);
  if (game === undefined) throw new Fault('game', tokenOf(fields['game']), GAME_NAMES.join('|'));
  const seats = readSeats(fields['seats'], game);
  const names = seats.map((seat) => seat.name);
  const common = {
    seats,
    dealer: readDealer(fields['dealer'], names),
    ...readDeck(fields['deck']),
  };
  if (game === 'stud') {
    const rules = rulesOf(parseStudRules(fields['rules'] ?? {}), fields, STUD_KEYS);
    return {
      game,
      rules,
      ...common,
      actions: readActions(fields['actions'], names, studAction, STUD_WORDS),
    };
  }
  const rules = rulesOf(parseThreeRules(fields['rules'] ?? {}), fields, THREE_KEYS);
  return {
    game,
    rules,
    ...common,
    actions: readActions(fields['actions'], names, threeAction, THREE_WORDS),
  };
}

const STUD_KEYS = ['preset', ...Object.keys(studRules())];
const THREE_KEYS = Object.keys(DEFAULT_THREE_RULES);

/** `known`: the keys that these rules have. */
function rulesOf<Rules>(
  read: Result<Rules, Refusal>,
  fields: Fields,
  known: readonly string[],
): Rules {
  if ('rules' in fields && fields['rules'] === null) {
    throw new Fault('rules', 'null', { es: 'un objeto', en: 'an object' });
  }
  if (read.ok) return read.value;
  const key = String(read.error.detail['key']);
  const expected = ruleWords(read.error.detail);
  const written = fields['rules'];
  if (key === 'rules' && !isFields(written)) {
    throw new Fault('rules', tokenOf(written), expected);
  }
  const value = isFields(written) ? written[key] : undefined;
  // An unknown key is at fault itself, not what it holds.
  if (!known.includes(key)) throw new Fault('rules', key, known.join('|'));
  throw new Fault(`rules.${key}`, tokenOf(value), expected);
}

/** A bet that is left out is 0; `null` is none that can be read. */
const orNothing = (value: unknown): unknown => (value === undefined ? 0 : value);

function readSeats(value: unknown, game: Script['game']): readonly ScriptSeat[] {
  const list = readList(value, 'seats', { es: 'una lista de asientos', en: 'a list of seats' });
  const keys = game === 'three' ? ['name', 'stack', 'ante', 'pairPlus'] : ['name', 'stack'];
  const seats = list.map((each, i): ScriptSeat => {
    const where = `seats[${i}]`;
    const fields = readFields(each, where, keys);
    const name = readText(fields['name'], `${where}.name`, { es: 'un nombre', en: 'a name' });
    if (name === '' || name !== name.trim()) {
      const expected = {
        es: 'un nombre sin espacios en los extremos',
        en: 'a name without outer spaces',
      };
      throw new Fault(`${where}.name`, tokenOf(name), expected);
    }
    if (escaped(name) !== name) {
      const expected = {
        es: 'un nombre sin caracteres de control',
        en: 'a name without control characters',
      };
      throw new Fault(`${where}.name`, name, expected);
    }
    return {
      name,
      stack: readWhole(fields['stack'], `${where}.stack`, MOST_CHIPS),
      ante: readWhole(orNothing(fields['ante']), `${where}.ante`, MOST_CHIPS),
      pairPlus: readWhole(orNothing(fields['pairPlus']), `${where}.pairPlus`, MOST_CHIPS),
    };
  });
  for (const [i, { name }] of seats.entries()) {
    if (seats.findIndex((other) => other.name === name) === i) continue;
    throw new Fault(`seats[${i}].name`, name, {
      es: 'un nombre que no se repita',
      en: 'a name that is not repeated',
    });
  }
  return seats;
}

function readDealer(value: unknown, names: readonly string[]): number {
  if (value === undefined) return names.length - 1;
  const seat = typeof value === 'string' ? names.indexOf(value) : -1;
  if (seat === -1) throw new Fault('dealer', tokenOf(value), names.join('|'));
  return seat;
}

function readDeck(value: unknown): Pick<CommonScript, 'deck' | 'deckText'> {
  const text = readText(value, 'deck', { es: 'un texto con cartas', en: 'a string of cards' });
  const deck = readKnown(text, 'deck');
  checkRepeats([['deck', deck, text]]);
  return { deck, deckText: text };
}

type ActionReader<Action> = (word: string, amount: number | undefined) => Action | undefined;

const STUD_WORDS: readonly string[] = [...STUD_ACTIONS, 'timeout'];
const THREE_WORDS: readonly string[] = [...THREE_ACTIONS, 'timeout'];

function studAction(word: string, amount: number | undefined): StudAction | undefined {
  switch (word) {
    case 'bet':
    case 'raise':
    case 'propose':
      return amount === undefined ? undefined : { type: word, to: amount };
    case 'pass':
    case 'call':
    case 'fold':
    case 'all-in':
    case 'accept':
    case 'refuse':
    case 'timeout':
      return { type: word };
    default:
      return undefined;
  }
}

function threeAction(word: string): ThreeAction | undefined {
  return word === 'play' || word === 'fold' || word === 'timeout' ? { type: word } : undefined;
}

function readActions<Action>(
  value: unknown,
  names: readonly string[],
  read: ActionReader<Action>,
  known: readonly string[],
): readonly ScriptAction<Action>[] {
  if (value === undefined) return [];
  const expected: Words = { es: 'una lista de acciones', en: 'a list of actions' };
  return readList(value, 'actions', expected).map((each, i) => {
    const where = `actions[${i}]`;
    const text = readText(each, where, { es: '"Nombre acción"', en: '"Name action"' });
    return readAction(text, where, names, read, known);
  });
}

/** `Ana bet 20`: a name, which may hold spaces, a word of the game, and its amount if it takes one. */
function readAction<Action>(
  text: string,
  where: string,
  names: readonly string[],
  read: ActionReader<Action>,
  known: readonly string[],
): ScriptAction<Action> {
  const said = text.trim();
  const holders = names.filter(
    (name) => said.startsWith(name) && /^(\s|$)/.test(said.slice(name.length)),
  );
  if (holders.length === 0)
    throw new Fault(where, text, {
      es: `primero el nombre, ${names.join('|')}`,
      en: `the name first, ${names.join('|')}`,
    });
  holders.sort((a, b) => b.length - a.length);
  for (const name of holders) {
    const [word = '', amount, ...more] = said.slice(name.length).trim().split(/\s+/);
    if (more.length > 0 || WITH_AMOUNT.includes(word) !== (amount !== undefined)) continue;
    const chips = amount === undefined ? undefined : readChips(amount);
    if (amount !== undefined && chips === undefined) continue;
    const action = read(word, chips);
    if (action !== undefined) return { seat: names.indexOf(name), action };
  }
  const forms = known.map((word) => (WITH_AMOUNT.includes(word) ? `${word} N` : word));
  throw new Fault(where, text, forms.join('|'));
}

/** Chips of an action: digits alone, an exact integer. */
function readChips(text: string): number | undefined {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(value) ? value : undefined;
}
