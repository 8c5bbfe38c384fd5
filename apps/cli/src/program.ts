/** The commands as the library for command lines wants them: their options and their help. */
import { readFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import type { Lang } from '@tapete/rules';
import { COMMANDS, type CommandData } from './commands.ts';
import { bothOf, notBuilt } from './fault.ts';
import { ruleFlag, type Flag, type Options } from './flags.ts';
import { games } from './games/index.ts';
import { makeCall, type Exit, type Io } from './io.ts';
import { PLAIN } from './voice.ts';

/** What `--version` says: the version of the project. */
function versionOf(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const read = JSON.parse(text) as { readonly version?: string };
  return read.version ?? '';
}

/** The program; `done` gets the exit of the command that ran. */
export function makeProgram(io: Io, lang: Lang, done: (exit: Exit) => void): Command {
  const { say } = PLAIN[lang];
  const program = new Command('tapete')
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
      styleTitle: (title) => (lang === 'es' ? (TITLES[title] ?? title) : title),
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
  for (const data of COMMANDS) addCommand(program, data, io, lang, done);
  return program;
}

function addCommand(
  program: Command,
  data: CommandData,
  io: Io,
  lang: Lang,
  done: (exit: Exit) => void,
): void {
  const { name, args, does, examples, flags = [], rules, more, load } = data;
  const command = program
    .command(`${name} ${bothOf(args)[lang]}`)
    .description(does[lang])
    .addHelpText('after', exampleText(lang, examples))
    .allowUnknownOption(data.anyFlags ?? false);
  if (more) command.addHelpText('after', `\n${more[lang]}`);
  for (const flag of flags) command.addOption(optionOf(flag, lang));
  if (rules) addRuleFlags(command, rules, lang);
  command.action(async (...given: unknown[]) => {
    const options = command.optsWithGlobals<Options>();
    // After the arguments commander hands over the options and the command.
    const texts = given
      .slice(0, -2)
      .flat()
      .filter((each) => each !== undefined)
      .map(String);
    const { run } = load ? await load() : notBuilt(name);
    done(await run(makeCall(io, lang, options['json'] === true), texts, options));
  });
}

const optionOf = ({ flag, does }: Flag, lang: Lang): Option =>
  new Option(bothOf(flag)[lang], does[lang]);

/** Under the name of their game, the game with most of them first; a flag that two games have stands once. */
function addRuleFlags(command: Command, rules: 'hand' | 'all', lang: Lang): void {
  const all = games().map(({ game, handFlags, dealFlags }) => ({
    name: game.name,
    flags: [...handFlags, ...(rules === 'all' ? dealFlags : [])],
  }));
  const added = new Set<string>();
  for (const { name, flags } of all.toSorted((a, b) => b.flags.length - a.flags.length))
    for (const flag of flags) {
      if (added.has(flag.key)) continue;
      added.add(flag.key);
      const title = lang === 'es' ? `Solo con ${name}:` : `${name} only:`;
      command.addOption(optionOf(ruleFlag(flag), lang).helpGroup(title));
    }
}

const exampleText = (lang: Lang, examples: readonly string[]): string =>
  `\n${lang === 'es' ? 'Ejemplos' : 'Examples'}:\n${examples
    // As they are typed at the project's root.
    .map((each) => `  ${each.replace(/(^|\| )tapete /, '$1npx tapete ')}`)
    .join('\n')}`;

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Arguments:': 'Argumentos:',
  'Options:': 'Opciones:',
  'Global Options:': 'Opciones de todas las órdenes:',
  'Commands:': 'Órdenes:',
};

/** What commander itself puts into a usage, in the language. */
export const usageIn = (usage: string, lang: Lang): string =>
  lang === 'es' ? usage.replace('[options]', '[opciones]').replace('[command]', '[orden]') : usage;
