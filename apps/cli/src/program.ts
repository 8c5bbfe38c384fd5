/** The commands as the library for command lines wants them: their options and their help. */
import { Command, Option } from 'commander';
import type { Lang } from '@tapete/rules';
import project from '../package.json' with { type: 'json' };
import { COMMANDS, type CommandData, type CommandName } from './commands.ts';
import { notBuilt } from './fault.ts';
import { flagUsage, type Options, type RuleFlag } from './flags.ts';
import { games } from './games/index.ts';
import { makeCall, type Exit, type Io } from './io.ts';
import { TEXTS, fill, usageIn } from './texts.ts';

/** The program; `done` gets the exit of the command that ran. */
export function makeProgram(io: Io, lang: Lang, done: (exit: Exit) => void): Command {
  const { description, every, titles } = TEXTS[lang];
  const titleIn: Readonly<Record<string, string>> = titles;
  const program = new Command('tapete')
    .description(description)
    .exitOverride()
    .configureOutput({ writeOut: io.out, writeErr: () => {}, outputError: () => {} })
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: (title) => titleIn[title] ?? title,
      styleUsage: (usage) => usageIn(usage, lang),
      styleSubcommandTerm: (term) => usageIn(term, lang),
    })
    .showSuggestionAfterError(false)
    .helpOption('-h, --help', every.help)
    .helpCommand(usageIn('help [command]', lang), every.helpCommand)
    .version(project.version, '-V, --version', every.version)
    .option('--json', every.json)
    .option('--lang <es|en>', every.lang)
    .addHelpText(
      'after',
      exampleText(lang, [
        'tapete eval stud "As Kd 9c 9h 2s"',
        'tapete replay apps/cli/scripts/three-dealer-qualified.json --json',
      ]),
    );
  for (const name of Object.keys(COMMANDS) as CommandName[]) {
    const command = addCommand(program, name, lang);
    command.action(async (...given: unknown[]) => {
      const options = command.optsWithGlobals<Options>();
      // After the arguments commander hands over the options and the command.
      const args = given.slice(0, -2).flat();
      const texts = args.filter((each) => each !== undefined).map(String);
      const { load } = COMMANDS[name];
      if (!load) notBuilt(name);
      const { run } = await load();
      done(await run(makeCall(io, lang, options['json'] === true), texts, options));
    });
  }
  return program;
}

function addCommand(program: Command, name: CommandName, lang: Lang): Command {
  const { args, examples, flags, rules, more, anyFlags }: CommandData = COMMANDS[name];
  const { does, flags: words } = TEXTS[lang].commands[name];
  const command = program
    .command(usageIn(`${name} ${args}`, lang))
    .description(does)
    .addHelpText('after', exampleText(lang, examples))
    .allowUnknownOption(anyFlags === true);
  if (more) command.addHelpText('after', `\n${more(lang)}`);
  const told: Readonly<Record<string, string>> = words;
  for (const [flag, value] of Object.entries(flags))
    command.addOption(new Option(usageIn(flagUsage(flag, value), lang), told[flag]));
  if (typeof rules === 'string') addRuleFlags(command, rules, lang);
  else for (const flag of rules ?? []) command.addOption(optionOf(flag, lang));
  return command;
}

const optionOf = ({ key, value, does }: RuleFlag, lang: Lang): Option =>
  new Option(flagUsage(key, value), does[lang]);

/** Under the name of their game, the game with most of them first; a flag that two games have stands once. */
function addRuleFlags(command: Command, rules: 'hand' | 'all', lang: Lang): void {
  const all = games().map(({ game, handFlags, dealFlags }) => ({
    title: fill(TEXTS[lang].only, { game: game.name }),
    flags: rules === 'all' ? [...handFlags, ...dealFlags] : handFlags,
  }));
  const added = new Set<string>();
  for (const { title, flags } of all.toSorted((a, b) => b.flags.length - a.flags.length))
    for (const flag of flags) {
      if (added.has(flag.key)) continue;
      added.add(flag.key);
      command.addOption(optionOf(flag, lang).helpGroup(title));
    }
}

/** As they are typed at the project's root. */
const exampleText = (lang: Lang, examples: readonly string[]): string =>
  `\n${TEXTS[lang].examples}:\n${examples
    .map((each) => `  ${each.replace(/(^|\| )tapete /, '$1npx tapete ')}`)
    .join('\n')}`;
