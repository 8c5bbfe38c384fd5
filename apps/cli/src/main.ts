/** Runs one call of the command: parses it, answers, and turns every failure into one line and an exit code. */
import { fstatSync, writeSync } from 'node:fs';
import { CommanderError, type Command } from 'commander';
import type { Lang } from '@tapete/rules';
import { Fault, shown } from './fault.ts';
import { langOf, type Exit, type Io } from './io.ts';
import { makeProgram, usageIn } from './program.ts';
import { systemReason } from './system-words.ts';

/** Exit 0 done · 1 the answer is no · 2 the call or its input is wrong. */
export async function run(args: readonly string[], io: Io): Promise<Exit> {
  let lang: Lang = 'en';
  let exit: Exit = 0;
  let program: Command | undefined;
  try {
    lang = langOf([], io.env);
    lang = langOf(args, io.env);
    program = makeProgram(io, lang, (ended) => (exit = ended));
    const word = firstWord(args);
    if (word !== undefined && !word.startsWith('-') && !isCommand(program, word)) {
      throw new Fault('', word, commandNames(program));
    }
    if (args.some((arg) => VERSION.includes(arg)) && args.includes('--json')) {
      io.out(`${JSON.stringify({ version: program.version() })}\n`);
      return 0;
    }
    if (word === undefined && !args.some((arg) => [...HELP, ...VERSION].includes(arg))) {
      program.outputHelp();
      return 0;
    }
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    io.err(`tapete: ${lineOf(error, lang, program, args)}\n`);
    return 2;
  }
}

const HELP: readonly string[] = ['-h', '--help'];
const VERSION: readonly string[] = ['-V', '--version'];

/** The first argument that is no option of every command: what should be a command. */
function firstWord(args: readonly string[]): string | undefined {
  const at = args.findIndex(
    (arg, i) =>
      ![...HELP, ...VERSION, '--json', '--lang'].includes(arg) &&
      !arg.startsWith('--lang=') &&
      args[i - 1] !== '--lang',
  );
  return args[at];
}

const isCommand = (program: Command, word: string): boolean =>
  word === 'help' || program.commands.some((command) => command.name() === word);

const commandNames = (program: Command): string =>
  program.commands.map((command) => command.name()).join('|');

/** What went wrong, in one line whatever it was. */
function lineOf(
  error: unknown,
  lang: Lang,
  program: Command | undefined,
  args: readonly string[],
): string {
  if (error instanceof Fault) return error.say(lang).replace(/^: /, '');
  if (error instanceof CommanderError && program)
    return callFault(error, program, args, lang).say(lang);
  const message = error instanceof Error ? error.message : String(error);
  return `${lang === 'es' ? 'fallo interno' : 'internal fault'}: ${shown(message)}`;
}

/** What commander refuses, said as every other fault is. */
function callFault(
  { code, message }: CommanderError,
  program: Command,
  args: readonly string[],
  lang: Lang,
): Fault {
  const command = program.commands.find((each) => args.includes(each.name())) ?? program;
  const where = command === program ? '' : command.name();
  const usage = `${command === program ? '' : 'tapete '}${command.name()} ${usageIn(command.usage(), lang)}`;
  switch (code) {
    case 'commander.unknownOption': {
      const flags = [...command.options, ...(command === program ? [] : program.options)];
      const known = [...flags.map((flag) => flag.long), '--help'];
      return new Fault(where, quoted(message), known.join('|'));
    }
    case 'commander.unknownCommand':
      return new Fault('', quoted(message), commandNames(program));
    case 'commander.help':
      return new Fault('help', args.at(-1) ?? '', commandNames(program));
    case 'commander.missingArgument':
      return new Fault(where, '', usage);
    case 'commander.excessArguments':
      return new Fault(where, command.args[command.registeredArguments.length] ?? '', usage);
    default:
      return new Fault(where, quoted(message), usage);
  }
}

/** What commander's message names in quotes, else the message. */
const quoted = (message: string): string =>
  /'([^']*)'/.exec(message)?.[1] ?? message.replace(/^error: /, '');

/** The process itself as the world of a call. */
export async function main(): Promise<void> {
  const args = process.argv.slice(2);
  for (const [name, stream] of Object.entries({ out: process.stdout, err: process.stderr })) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // A reader of the results that has seen enough (`| head`) closes the pipe: nothing is left
      // to be said. Without a reader of the messages the exit code still says it all.
      if (error.code === 'EPIPE') {
        if (name === 'out') process.exit();
        return;
      }
      if (name === 'out') cannotWrite(error, args);
      process.exit(2);
    });
  }
  const exit = await run(args, {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
    input: standardInput(),
    env: process.env,
    outIsTerminal: process.stdout.isTTY,
    errIsTerminal: process.stderr.isTTY,
  });
  if (exit !== 0) process.exitCode = exit;
}

/** One line where messages go, if they still go anywhere. */
function cannotWrite(error: Error, args: readonly string[]): void {
  const place = { es: 'salida', en: 'output' };
  const { es, en } = systemReason(error);
  const expected = {
    es: `un lugar donde se pueda escribir (${es})`,
    en: `a place that can be written to (${en})`,
  };
  try {
    writeSync(2, `tapete: ${new Fault(place, '', expected).say(spoken(args, process.env))}\n`);
  } catch {
    // Nobody can be told; the exit code still says it.
  }
}

/** As `langOf`, a wrong `--lang` aside. */
function spoken(args: readonly string[], env: Io['env']): Lang {
  try {
    return langOf(args, env);
  } catch {
    return langOf([], env);
  }
}

/** Node takes a folder on standard input for an input that has ended. */
async function* standardInput(): AsyncGenerator<string | Uint8Array> {
  if (fstatSync(0).isDirectory()) {
    throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
  }
  yield* process.stdin as AsyncIterable<Uint8Array>;
}
