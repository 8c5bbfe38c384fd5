/** Runs one call of the command: parses it, answers, and turns every failure into one line and an exit code. */
import { fstatSync, writeSync } from 'node:fs';
import { CommanderError, type Command } from 'commander';
import type { Lang } from '@tapete/rules';
import { COMMANDS } from './commands.ts';
import { Fault, shown, withReason } from './fault.ts';
import { langOf, type Exit, type Io } from './io.ts';
import { makeProgram } from './program.ts';
import { TEXTS, both, fill, usageIn } from './texts.ts';

const HELP: readonly string[] = ['-h', '--help'];
const VERSION: readonly string[] = ['-V', '--version'];

const NAMES: readonly string[] = Object.keys(COMMANDS);

/** Answers, or says in one line what is wrong. */
export async function run(args: readonly string[], io: Io): Promise<Exit> {
  const lang = spoken(args, io.env);
  let exit: Exit = 0;
  const program = makeProgram(io, lang, (ended) => (exit = ended));
  try {
    // A wrong `--lang` is told in the language of the place.
    langOf(args, io.env);
    const word = firstWord(args);
    if (word !== undefined && !/^-|^help$/.test(word) && !NAMES.includes(word)) {
      throw new Fault('', word, NAMES.join('|'));
    }
    const asksVersion = args.some((arg) => VERSION.includes(arg));
    if (asksVersion && args.includes('--json')) {
      io.out(`${JSON.stringify({ version: program.version() })}\n`);
    } else if (word === undefined && !asksVersion && !args.some((arg) => HELP.includes(arg))) {
      program.outputHelp();
    } else await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    io.err(`tapete: ${lineOf(error, program, args, lang)}\n`);
    return 2;
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

/** The first argument that is no option of every command: what should be a command. */
function firstWord(args: readonly string[]): string | undefined {
  const flags = [...HELP, ...VERSION, '--json', '--lang'];
  return args.find(
    (arg, i) => !flags.includes(arg) && !arg.startsWith('--lang=') && args[i - 1] !== '--lang',
  );
}

/** What went wrong, in one line whatever it was. */
function lineOf(error: unknown, program: Command, args: readonly string[], lang: Lang): string {
  if (error instanceof Fault) return error.say(lang);
  if (error instanceof CommanderError) return callFault(error, program, args, lang).say(lang);
  const message = error instanceof Error ? error.message : String(error);
  return fill(TEXTS[lang].fault.internal, { message: shown(message) });
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
      return new Fault('', quoted(message), NAMES.join('|'));
    case 'commander.help':
      return new Fault('help', args.at(-1) ?? '', NAMES.join('|'));
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
    taken,
    err: (text) => void process.stderr.write(text),
    input: standardInput(),
    env: process.env,
    outIsTerminal: process.stdout.isTTY,
    errIsTerminal: process.stderr.isTTY,
  });
  if (exit !== 0) process.exitCode = exit;
}

/** A pipe keeps what its reader is too slow for: waiting for it, no more than one answer is kept. */
function taken(): Promise<void> | undefined {
  const { stdout } = process;
  if (stdout.writableLength === 0) return undefined;
  return new Promise((done) => stdout.write('', () => done()));
}

/** One line where messages go, if they still go anywhere. */
function cannotWrite(error: Error, args: readonly string[]): void {
  const where = both(({ places }) => places.output);
  const fault = new Fault(where, '', withReason('writable', error));
  try {
    writeSync(2, `tapete: ${fault.say(spoken(args, process.env))}\n`);
  } catch {
    // Nobody can be told; the exit code still says it.
  }
}

/** Node takes a folder on standard input for an input that has ended. */
async function* standardInput(): AsyncGenerator<string | Uint8Array> {
  if (fstatSync(0).isDirectory()) {
    throw Object.assign(new Error('a folder'), { code: 'EISDIR' });
  }
  yield* process.stdin as AsyncIterable<Uint8Array>;
}
