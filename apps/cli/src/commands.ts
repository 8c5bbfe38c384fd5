/** The commands as data; each is loaded when it is called. */
import type { Said, Words } from './fault.ts';
import { ruleFlag, type Flag } from './flags.ts';
import { studAtCommand } from './games/stud.ts';
import { threeAtCommand } from './games/three.ts';
import type { Run } from './io.ts';
import { refusalList } from './refusals.ts';

export interface CommandData {
  readonly name: string;
  /** As a usage writes them. */
  readonly args: Said;
  readonly does: Words;
  /** As they are typed at the project's root, without `npx`. */
  readonly examples: readonly string[];
  readonly flags?: readonly Flag[];
  /** The rule flags of every game, or those that decide the order of hands. */
  readonly rules?: 'hand' | 'all';
  readonly more?: Words;
  /** What looks like a flag goes through as it is. */
  readonly anyFlags?: true;
  /** Left out: the command has its place here, its parts are not there yet. */
  readonly load?: () => Promise<{ readonly run: Run }>;
}

/** The bots by name, written out: the help need not load them. */
const BOTS = 'random|prudent|bold|regular';

const DEAD: Flag = {
  flag: { es: '--dead <cartas>', en: '--dead <cards>' },
  does: { es: 'cartas que ya han salido', en: 'cards that are out' },
};

const botsFlag = (usual: string): Flag => ({
  flag: '--bots <a,b,…>',
  does: {
    es: `bots por turno en los asientos: ${BOTS} (${usual})`,
    en: `bots round the seats: ${BOTS} (${usual})`,
  },
});

const SCRIPT_HELP: Words = {
  es: `El archivo es un guion en JSON, que explica docs/deal-scripts.md (en inglés):
  {"game": "three", "seats": [{"name": "Ana", "stack": 100, "ante": 10}],
   "deck": "Ks Qh 9d 8h 5c 3s", "actions": ["Ana play"]}
«deck» son las cartas por orden de salida; sin «actions» se responde quién habla. Salida: 0 jugado, 1 rechazado, 2 mal escrito.

Códigos con que se rechaza:
${refusalList('es')}`,
  en: `The file is a deal script in JSON, explained in docs/deal-scripts.md:
  {"game": "three", "seats": [{"name": "Ana", "stack": 100, "ante": 10}],
   "deck": "Ks Qh 9d 8h 5c 3s", "actions": ["Ana play"]}
"deck" is the order in which cards leave the pack; without "actions" the answer says who must act. Exit: 0 played, 1 refused, 2 malformed.

Codes of refusal:
${refusalList('en')}`,
};

export const COMMANDS: readonly CommandData[] = [
  {
    name: 'eval',
    args: { es: '<three|stud> <cartas...>', en: '<three|stud> <cards...>' },
    does: { es: 'nombra una jugada; - lee una por línea', en: 'names a hand; - reads one a line' },
    examples: ['tapete eval stud "As Ad Ah Kc Kd" --deck 7', 'tapete eval three "Qs 6d 4c" --json'],
    rules: 'hand',
    load: () => import('./commands/eval.ts'),
  },
  {
    name: 'compare',
    args: { es: '<three|stud> <jugadas...>', en: '<three|stud> <hands...>' },
    does: {
      es: 'quién gana; - lee por línea jugadas separadas por |',
      en: 'who wins; - reads hands apart by | on each line',
    },
    examples: [
      'tapete compare stud "KsKdAc9h5s" "QsQdAh9d5c"',
      "printf 'As Ks Qs | 2c 2d 2h\\n' | tapete compare three -",
    ],
    rules: 'hand',
    load: () => import('./commands/compare.ts'),
  },
  {
    name: 'count',
    args: '<three|stud>',
    does: { es: 'todas las jugadas, por clases', en: 'all hands, by category' },
    examples: ['tapete count three', 'tapete count stud --cards 5 --deck 7 --jokers 1 --json'],
    flags: [
      {
        flag: '--cards <1…5>',
        does: { es: 'cartas de la jugada (5)', en: 'cards of a hand (5)' },
      },
    ],
    rules: 'hand',
    load: () => import('./commands/count.ts'),
  },
  {
    name: 'odds',
    args: { es: '<three> [cartas...]', en: '<three> [cards...]' },
    does: {
      es: 'cuenta exacta de tres cartas: del juego o de una jugada',
      en: 'exact account of three-card: the game or one hand',
    },
    examples: [
      'tapete odds three --strategy Q-6-4',
      'tapete odds three "Qs 6d 4c" --dead "Ah Kh" --json',
    ],
    flags: [
      {
        flag: '--strategy <optimal|always|J|Q|K|A|Q-6-4>',
        does: { es: 'con qué se juega (optimal)', en: 'what is played (optimal)' },
      },
      DEAD,
      {
        flag: { es: '--dealer <cartas>', en: '--dealer <cards>' },
        does: { es: 'cartas conocidas del repartidor', en: "the dealer's known cards" },
      },
      ...threeAtCommand.dealFlags.map(ruleFlag),
    ],
    load: () => import('./commands/odds.ts'),
  },
  {
    name: 'equity',
    args: { es: '<stud> <asientos...>', en: '<stud> <seats...>' },
    does: {
      es: 'la parte de cada uno al final; ?? es una carta por saber',
      en: "each seat's share at the end; ?? is a card unknown",
    },
    examples: [
      'tapete equity stud "As Ad" "Kc Qc" --samples 100000 --seed 7',
      'tapete equity stud "As Ad Kh Kc" "Qs Qd Qh 2c" --json',
    ],
    flags: [
      DEAD,
      {
        flag: '--samples <N>',
        does: {
          es: 'cuántas muestras, si no se cuentan todas',
          en: 'samples instead of an exact count',
        },
      },
      {
        flag: '--seed <S>',
        does: {
          es: 'semilla de las muestras, cualquier texto (1)',
          en: 'seed of the samples, any text (1)',
        },
      },
      ...studAtCommand.handFlags.map(ruleFlag),
    ],
    load: () => import('./commands/equity.ts'),
  },
  {
    name: 'replay',
    args: { es: '<archivo>', en: '<file>' },
    does: {
      es: 'juega una mano escrita; - lee una por línea',
      en: 'plays a deal script; - reads one a line',
    },
    examples: [
      'tapete replay apps/cli/scripts/side-pots-and-tie.json',
      'tapete replay - < apps/cli/scripts/three-dealer-qualified.json',
    ],
    more: SCRIPT_HELP,
    load: () => import('./commands/replay.ts'),
  },
  {
    name: 'simulate',
    args: '<three|stud>',
    does: { es: 'manos enteras entre bots', en: 'whole deals between bots' },
    examples: ['tapete simulate stud --deals 1000 --seed 7 --seats 4 --bots random'],
    flags: [
      {
        flag: '--deals <N>',
        does: { es: 'cuántas manos (1000)', en: 'how many deals (1000)' },
      },
      {
        flag: '--seed <S>',
        does: {
          es: 'semilla, cualquier texto: la que se dice vuelve a dar lo mismo (012 no es 12)',
          en: 'seed, any text: the one that is told plays the same again (012 is not 12)',
        },
      },
      {
        flag: '--seats <N>',
        does: {
          es: 'asientos: stud 2…8, three 1…7 (4)',
          en: 'seats: stud 2…8, three 1…7 (4)',
        },
      },
      botsFlag('random'),
      {
        flag: '--stack <N>',
        does: {
          es: 'resto al empezar cada mano (1000)',
          en: 'stack at the start of each deal (1000)',
        },
      },
    ],
    rules: 'all',
    load: () => import('./commands/simulate.ts'),
  },
  {
    name: 'play',
    args: '<three|stud>',
    does: {
      es: 'una partida en la terminal contra bots',
      en: 'a game in the terminal against bots',
    },
    examples: ['tapete play stud --lang es'],
    flags: [
      {
        flag: '--seats <N>',
        does: {
          es: 'asientos, contigo: stud 2…8, three 1…7 (4)',
          en: 'seats, you among them: stud 2…8, three 1…7 (4)',
        },
      },
      {
        flag: '--stack <N>',
        does: { es: 'resto al sentarse (1000)', en: 'stack to sit with (1000)' },
      },
      botsFlag('regular'),
      { flag: '--fast', does: { es: 'sin pausas', en: 'without pauses' } },
    ],
    rules: 'all',
    load: () => import('./commands/play.ts'),
  },
  {
    name: 'verify',
    args: { es: '<archivo>', en: '<file>' },
    does: {
      es: 'aún no está hecho: comprobará la prueba de una mano',
      en: 'not built yet: will check the proof of a deal',
    },
    examples: ['tapete verify deal-proof.json'],
  },
  {
    name: 'export',
    args: { es: '<mano|mesa>', en: '<deal|table>' },
    does: {
      es: 'aún no está hecho: dará la historia de una mano o una mesa, con lo que quien pregunta puede ver',
      en: 'not built yet: will give the history of a deal or table, with what the asker may see',
    },
    examples: ['tapete export 12 --as text'],
    flags: [{ flag: '--as <json|text|phh>', does: { es: 'formato', en: 'format' } }],
  },
  {
    name: 'serve',
    args: { es: '[argumentos...]', en: '[args...]' },
    does: { es: 'la sala: lo que arranca npm start', en: 'the room: what npm start runs' },
    examples: ['tapete serve'],
    anyFlags: true,
    load: () => import('./commands/serve.ts'),
  },
];
