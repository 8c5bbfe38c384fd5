/** `tapete simulate`: whole deals between bots, every stack renewed before each. */
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { seedOf, seededRandom } from '@tapete/chance';
import { SingleBar } from 'cli-progress';
import type { Exit } from './batch.ts';
import { botsOf } from './bot-names.ts';
import { toldSeed } from './chance.ts';
import { Fault, escaped } from './fault.ts';
import { readGame } from './games.ts';
import { counted, decimal, number, sayJson, sayLine, signed, words, type Call } from './io.ts';
import { refuseFlags, wholeOption, type Options } from './rule-flags.ts';
import { studSimulation } from './simulate-stud.ts';
import { threeSimulation } from './simulate-three.ts';
import { MOST_CHIPS } from '@tapete/rules';

export interface SimulateAnswer {
  readonly deals: number;
  readonly seconds: number;
  readonly seed: number | string;
  /** Net of all deals by seat, what the banker lent counted as owed. */
  readonly chips: Readonly<Record<string, number>>;
  /** Three-card alone: net of the house. */
  readonly house?: number;
  readonly checks: { readonly conserved: boolean; readonly terminated: boolean };
}

const MOST_DEALS = 1_000_000_000;

export async function runSimulate(call: Call, game: string, options: Options): Promise<Exit> {
  const answer = simulate(call, game, options);
  if (call.json) sayJson(call, answer);
  else tellSimulation(call, answer);
  return Promise.resolve(answer.checks.conserved && answer.checks.terminated ? 0 : 1);
}

function simulate(call: Call, gameText: string, options: Options): SimulateAnswer {
  const game = readGame(gameText);
  const deals = wholeOption(options, 'deals', 1, MOST_DEALS) ?? 1000;
  const stack = wholeOption(options, 'stack', 1, MOST_CHIPS) ?? 1000;
  const text = options['seed'] === undefined ? String(randomInt(2 ** 32)) : String(options['seed']);
  const seed = toldSeed(text);
  const bots = botsOf(options, 'random');
  const most = game === 'stud' ? 8 : 7;
  const seats =
    wholeOption(options, 'seats', game === 'stud' ? 2 : 1, most) ?? Math.max(4, bots.length);
  if (bots.length > seats || seats > most) {
    const limit = Math.min(seats, most);
    throw new Fault('--bots', String(options['bots']), {
      es: `a lo sumo ${counted({ lang: 'es' }, limit, 'bot', 'bots')}`,
      en: `at most ${counted({ lang: 'en' }, limit, 'bot', 'bots')}`,
    });
  }
  const seated = Array.from({ length: seats }, (_, i) => bots[i % bots.length] ?? 'random');
  const names = seated.map((bot, i) => `${bot}-${i + 1}`);

  refuseFlags(
    options,
    game === 'stud' ? ['three'] : ['hand', 'deal'],
    game === 'stud' ? 'three' : 'stud',
  );
  const make = game === 'stud' ? studSimulation : threeSimulation;
  const next = make({
    options,
    names,
    bots: seated,
    stack,
    random: seededRandom(seedOf(String(seed))),
  });
  const nets = names.map(() => 0);
  let house = 0;
  let [conserved, terminated] = [true, true];
  const bar = progress(call, deals);
  const begun = performance.now();
  for (let i = 0; i < deals; i++) {
    const report = next(i);
    for (const [seat, net] of report.nets.entries()) nets[seat] = (nets[seat] ?? 0) + net;
    house += report.house;
    conserved &&= report.conserved;
    terminated &&= report.terminated;
    bar?.update(i + 1);
  }
  bar?.stop();
  return {
    deals,
    seconds: Math.round(performance.now() - begun) / 1000,
    seed,
    chips: Object.fromEntries(names.map((name, seat) => [name, nets[seat] ?? 0])),
    ...(game === 'three' ? { house } : {}),
    checks: { conserved, terminated },
  };
}

/** On a terminal alone. */
function progress(call: Call, deals: number): SingleBar | undefined {
  if (!call.io.errIsTerminal) return undefined;
  const format = words(
    call,
    '{bar} {value} de {total} manos · faltan {eta_formatted}',
    '{bar} {value} of {total} deals · {eta_formatted} left',
  );
  // The terminal is left as it is, so that Ctrl-C needs no one to tidy up after it.
  const untouched = { gracefulExit: false, linewrap: true };
  const bar = new SingleBar({
    format,
    clearOnComplete: true,
    stream: process.stderr,
    // The time that is left is told by the last deals, so many that it does not leap about.
    etaBuffer: 2000,
    formatValue: (value, _, type) =>
      type === 'value' || type === 'total' ? number(call, value) : String(value),
    ...untouched,
  });
  bar.start(deals, 0);
  return bar;
}

function tellSimulation(
  call: Call,
  { deals, seconds, seed, chips, house, checks }: SimulateAnswer,
): void {
  const say = (es: string, en: string): string => words(call, es, en);
  sayLine(
    call,
    `${counted(call, deals, say('mano', 'deal'), say('manos', 'deals'))} · ${decimal(call, seconds, 3)} s · ${say('semilla', 'seed')} ${escaped(String(seed))}`,
  );
  const rows = Object.entries(chips);
  if (house !== undefined) rows.push([say('la casa', 'the house'), house]);
  const widest = Math.max(...rows.map(([name]) => name.length));
  for (const [name, net] of rows) {
    const each = decimal(call, net / deals, 2);
    sayLine(
      call,
      `  ${name.padEnd(widest)}  ${signed(call, net).padStart(12)}   ${each} ${say('por mano', 'a deal')}`,
    );
  }
  const yes = (good: boolean): string => (good ? say('sí', 'yes') : 'NO');
  sayLine(
    call,
    `${say('fichas conservadas', 'chips conserved')}: ${yes(checks.conserved)} · ${say('todas terminaron', 'all ended')}: ${yes(checks.terminated)}`,
  );
}
