/** What a command may touch of the world, handed in so that it can be run in a test. */
import type { Lang } from '@tapete/rules';
import { Fault } from './fault.ts';
import type { Options } from './flags.ts';
import { makeVoice, type Voice } from './voice.ts';

export interface Io {
  readonly out: (text: string) => void;
  /** Once all that went out has been taken by its reader; undefined when it has been. Awaited before more is made. */
  readonly taken: () => Promise<void> | undefined;
  readonly err: (text: string) => void;
  /** Standard input. */
  readonly input: AsyncIterable<string | Uint8Array>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether results, and whether messages, go to a terminal. */
  readonly outIsTerminal: boolean;
  readonly errIsTerminal: boolean;
}

/** One call of a command: how it answers. */
export interface Call extends Voice {
  readonly io: Io;
  readonly json: boolean;
  readonly line: (text?: string) => void;
  readonly answer: (value: unknown) => void;
}

/** 0 done · 1 the answer is no · 2 the call or its input is wrong. */
export type Exit = 0 | 1 | 2;

/** What a command does; the arguments as they were typed, lists laid flat. */
export type Run = (call: Call, args: readonly string[], options: Options) => Exit | Promise<Exit>;

/** Answers as the call wants it. */
export function reply(call: Call, answer: object, tell: () => void): 0 {
  if (call.json) call.answer(answer);
  else tell();
  return 0;
}

export function makeCall(io: Io, lang: Lang, json: boolean): Call {
  const color = io.outIsTerminal && (io.env['NO_COLOR'] ?? '') === '' && io.env['TERM'] !== 'dumb';
  const line = (text = ''): void => io.out(`${text}\n`);
  return {
    ...makeVoice(lang, color),
    io,
    json,
    line,
    answer: (value) => line(JSON.stringify(value)),
  };
}

/** `--lang` wherever it stands, else LC_ALL or LANG, else English. */
export function langOf(args: readonly string[], env: Io['env']): Lang {
  const end = args.indexOf('--');
  const flags = end === -1 ? args : args.slice(0, end);
  const at = flags.findLastIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const flag = flags[at];
  if (flag === undefined) {
    const locale = [env['LC_ALL'], env['LANG']].find((each) => each !== undefined && each !== '');
    return /^es/i.test(locale ?? '') ? 'es' : 'en';
  }
  const value = flag === '--lang' ? (flags[at + 1] ?? '') : flag.slice('--lang='.length);
  if (value !== 'es' && value !== 'en') throw new Fault('--lang', value, 'es|en');
  return value;
}
