/** The commands, their options and their help. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { Lang } from '@tapete/rules';
import type { Exit } from './batch.ts';
import { notBuilt } from './fault.ts';
import type { Call, Io } from './io.ts';
import { refusalList } from './refusals.ts';
import { addRuleFlags, type Options } from './rule-flags.ts';

/** The bots by name, written out: the help need not load them. */
const BOTS = 'random|prudent|bold|regular';

/** What `--version` says: the version of the project. */
function versionOf(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const read = JSON.parse(text) as { readonly version?: string };
  return read.version ?? '';
}

type Action = (
  call: Call,
  args: readonly (string | readonly string[])[],
  options: Options,
) => Promise<Exit>;

/** The program; `done` gets the exit of the command that ran. */
export function makeProgram(io: Io, lang: Lang, done: (exit: Exit) => void): Command {
  const say = (es: string, en: string): string => (lang === 'es' ? es : en);
  const program = new Command('tapete');
  program
    .description(
      say(
        'Póker de tres cartas y póker descubierto.',
        'Three Card Poker and Spanish five-card stud.',
      ),
    )
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: () => {}, outputError: () => {} })
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => titleIn(title, lang),
      styleUsage: (usage) => usageIn(usage, lang),
      styleSubcommandTerm: (term) => usageIn(term, lang),
    })
    .showSuggestionAfterError(false)
    .helpOption('-h, --help', say('esta ayuda', 'this help'))
    .helpCommand(
      say('help [orden]', 'help [command]'),
      say('la ayuda de una orden', 'help for a command'),
    )
    .version(versionOf(), '-V, --version', say('la versión', 'the version'))
    .option('--json', say('responde en JSON', 'answer in JSON'))
    .option('--lang <es|en>', say('idioma; si no, LC_ALL o LANG', 'language; else LC_ALL or LANG'))
    .addHelpText(
      'after',
      exampleText(lang, [
        'tapete eval stud "As Kd 9c 9h 2s"',
        'tapete replay apps/cli/scripts/three-dealer-qualified.json --json',
      ]),
    );

  const add = (
    spec: string,
    text: readonly [es: string, en: string],
    examples: readonly string[],
    act: Action,
  ): Command => {
    const command = program.command(spec).description(say(...text));
    command.addHelpText('after', exampleText(lang, examples));
    command.action(async (...given: unknown[]) => {
      const options = command.optsWithGlobals<Options>();
      const color =
        io.outIsTerminal && (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
      const call: Call = { io, lang, json: options['json'] === true, color };
      // After the arguments commander hands over the options and the command.
      const args = given.slice(0, -2).filter((arg) => arg !== undefined) as (string | string[])[];
      done(await act(call, args, options));
    });
    return command;
  };
  const one = (value: string | readonly string[] | undefined): string =>
    typeof value === 'string' ? value : (value?.[0] ?? '');
  const many = (value: string | readonly string[] | undefined): readonly string[] =>
    typeof value === 'string' ? [value] : (value ?? []);

  addRuleFlags(
    add(
      say('eval <three|stud> <cartas...>', 'eval <three|stud> <cards...>'),
      ['nombra una jugada; - lee una por línea', 'names a hand; - reads one a line'],
      ['tapete eval stud "As Ad Ah Kc Kd" --deck 7', 'tapete eval three "Qs 6d 4c" --json'],
      async (call, [game, cards], options) =>
        (await import('./eval.ts')).runEval(call, one(game), many(cards), options),
    ),
    ['hand'],
    lang,
  );
  addRuleFlags(
    add(
      say('compare <three|stud> <jugadas...>', 'compare <three|stud> <hands...>'),
      [
        'quién gana; - lee por línea jugadas separadas por |',
        'who wins; - reads hands apart by | on each line',
      ],
      [
        'tapete compare stud "KsKdAc9h5s" "QsQdAh9d5c"',
        "printf 'As Ks Qs | 2c 2d 2h\\n' | tapete compare three -",
      ],
      async (call, [game, hands], options) =>
        (await import('./compare.ts')).runCompare(call, one(game), many(hands), options),
    ),
    ['hand'],
    lang,
  );
  addRuleFlags(
    add(
      'count <three|stud>',
      ['todas las jugadas, por clases', 'all hands, by category'],
      ['tapete count three', 'tapete count stud --cards 5 --deck 7 --jokers 1 --json'],
      async (call, [game], options) =>
        (await import('./count.ts')).runCount(call, one(game), options),
    ).option('--cards <1…5>', say('cartas de la jugada (5)', 'cards of a hand (5)')),
    ['hand'],
    lang,
  );
  addRuleFlags(
    add(
      say('odds <three> [cartas...]', 'odds <three> [cards...]'),
      [
        'cuenta exacta de tres cartas: del juego o de una jugada',
        'exact account of three-card: the game or one hand',
      ],
      ['tapete odds three --strategy Q-6-4', 'tapete odds three "Qs 6d 4c" --dead "Ah Kh" --json'],
      async (call, [game, cards], options) =>
        (await import('./odds.ts')).runOdds(call, one(game), many(cards), options),
    )
      .option(
        '--strategy <optimal|always|J|Q|K|A|Q-6-4>',
        say('con qué se juega (optimal)', 'what is played (optimal)'),
      )
      .option(
        say('--dead <cartas>', '--dead <cards>'),
        say('cartas que ya han salido', 'cards that are out'),
      )
      .option(
        say('--dealer <cartas>', '--dealer <cards>'),
        say('cartas conocidas del repartidor', "the dealer's known cards"),
      ),
    ['three'],
    lang,
    'one',
  );
  addRuleFlags(
    add(
      say('equity <stud> <asientos...>', 'equity <stud> <seats...>'),
      [
        'la parte de cada uno al final; ?? es una carta por saber',
        "each seat's share at the end; ?? is a card unknown",
      ],
      [
        'tapete equity stud "As Ad" "Kc Qc" --samples 100000 --seed 7',
        'tapete equity stud "As Ad Kh Kc" "Qs Qd Qh 2c" --json',
      ],
      async (call, [game, seats], options) =>
        (await import('./equity.ts')).runEquity(call, one(game), many(seats), options),
    )
      .option(
        say('--dead <cartas>', '--dead <cards>'),
        say('cartas que ya han salido', 'cards that are out'),
      )
      .option(
        '--samples <N>',
        say('cuántas muestras, si no se cuentan todas', 'samples instead of an exact count'),
      )
      .option(
        '--seed <S>',
        say('semilla de las muestras, cualquier texto (1)', 'seed of the samples, any text (1)'),
      ),
    ['hand'],
    lang,
    'one',
  );
  add(
    say('replay <archivo>', 'replay <file>'),
    ['juega una mano escrita; - lee una por línea', 'plays a deal script; - reads one a line'],
    [
      'tapete replay apps/cli/scripts/side-pots-and-tie.json',
      'tapete replay - < apps/cli/scripts/three-dealer-qualified.json',
    ],
    async (call, [file]) => (await import('./run-replay.ts')).runReplay(call, one(file)),
  ).addHelpText(
    'after',
    `\n${scriptText(lang)}\n\n${say('Códigos con que se rechaza', 'Codes of refusal')}:\n${refusalList(lang)}`,
  );
  addRuleFlags(
    add(
      'simulate <three|stud>',
      ['manos enteras entre bots', 'whole deals between bots'],
      ['tapete simulate stud --deals 1000 --seed 7 --seats 4 --bots random'],
      async (call, [game], options) =>
        (await import('./simulate.ts')).runSimulate(call, one(game), options),
    )
      .option('--deals <N>', say('cuántas manos (1000)', 'how many deals (1000)'))
      .option(
        '--seed <S>',
        say(
          'semilla, cualquier texto: la que se dice vuelve a dar lo mismo (012 no es 12)',
          'seed, any text: the one that is told plays the same again (012 is not 12)',
        ),
      )
      .option(
        '--seats <N>',
        say('asientos: stud 2…8, three 1…7 (4)', 'seats: stud 2…8, three 1…7 (4)'),
      )
      .option(
        '--bots <a,b,…>',
        say(
          `bots por turno en los asientos: ${BOTS} (random)`,
          `bots round the seats: ${BOTS} (random)`,
        ),
      )
      .option(
        '--stack <N>',
        say('resto al empezar cada mano (1000)', 'stack at the start of each deal (1000)'),
      ),
    ['hand', 'deal', 'three'],
    lang,
  );
  addRuleFlags(
    add(
      'play <three|stud>',
      ['una partida en la terminal contra bots', 'a game in the terminal against bots'],
      ['tapete play stud --lang es'],
      async (call, [game], options) =>
        (await import('./play.ts')).runPlay(call, one(game), options),
    )
      .option(
        '--seats <N>',
        say(
          'asientos, contigo: stud 2…8, three 1…7 (4)',
          'seats, you among them: stud 2…8, three 1…7 (4)',
        ),
      )
      .option('--stack <N>', say('resto al sentarse (1000)', 'stack to sit with (1000)'))
      .option(
        '--bots <a,b,…>',
        say(
          `bots por turno en los asientos: ${BOTS} (regular)`,
          `bots round the seats: ${BOTS} (regular)`,
        ),
      )
      .option('--fast', say('sin pausas', 'without pauses')),
    ['hand', 'deal', 'three'],
    lang,
  );
  add(
    say('verify <archivo>', 'verify <file>'),
    [
      'aún no está hecho: comprobará la prueba de una mano',
      'not built yet: will check the proof of a deal',
    ],
    ['tapete verify deal-proof.json'],
    () => notBuilt('verify'),
  );
  add(
    say('export <mano|mesa>', 'export <deal|table>'),
    [
      'aún no está hecho: dará la historia de una mano o una mesa, con lo que quien pregunta puede ver',
      'not built yet: will give the history of a deal or table, with what the asker may see',
    ],
    ['tapete export 12 --as text'],
    () => notBuilt('export'),
  ).option('--as <json|text|phh>', say('formato', 'format'));
  add(
    say('serve [argumentos...]', 'serve [args...]'),
    ['la sala: lo que arranca npm start', 'the room: what npm start runs'],
    ['tapete serve'],
    async (_call, [args]) => (await import('./serve.ts')).runServe(many(args)),
  ).allowUnknownOption();
  return program;
}

const exampleText = (lang: Lang, examples: readonly string[]): string =>
  `\n${lang === 'es' ? 'Ejemplos' : 'Examples'}:\n${examples
    // As they are typed at the project's root.
    .map((each) => `  ${each.replace(/(^|\| )tapete /, '$1npx tapete ')}`)
    .join('\n')}`;

const scriptText = (lang: Lang): string =>
  lang === 'es'
    ? `El archivo es un guion en JSON, que explica docs/deal-scripts.md (en inglés):
  {"game": "three", "seats": [{"name": "Ana", "stack": 100, "ante": 10}],
   "deck": "Ks Qh 9d 8h 5c 3s", "actions": ["Ana play"]}
«deck» son las cartas por orden de salida; sin «actions» se responde quién habla. Salida: 0 jugado, 1 rechazado, 2 mal escrito.`
    : `The file is a deal script in JSON, explained in docs/deal-scripts.md:
  {"game": "three", "seats": [{"name": "Ana", "stack": 100, "ante": 10}],
   "deck": "Ks Qh 9d 8h 5c 3s", "actions": ["Ana play"]}
"deck" is the order in which cards leave the pack; without "actions" the answer says who must act. Exit: 0 played, 1 refused, 2 malformed.`;

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Global Options:': 'Opciones de todas las órdenes:',
  'Commands:': 'Órdenes:',
};

const titleIn = (title: string, lang: Lang): string =>
  lang === 'es' ? (TITLES[title] ?? title) : title;

/** What commander itself puts into a usage, in the language. */
export const usageIn = (usage: string, lang: Lang): string =>
  lang === 'es' ? usage.replace('[options]', '[opciones]').replace('[command]', '[orden]') : usage;
