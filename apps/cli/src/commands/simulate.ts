/** `tapete simulate`: whole deals between bots, every stack renewed before each. */
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { seedOf, seededRandom } from '@tapete/chance';
import { MOST_CHIPS } from '@tapete/rules';
import { SingleBar } from 'cli-progress';
import { botsOf } from '../bot-names.ts';
import { Fault, escaped } from '../fault.ts';
import { wholeOption, type Options } from '../flags.ts';
import { readGame } from '../games/index.ts';
import { PLAIN } from '../voice.ts';
import type { Call, Exit, Run } from '../io.ts';

interface SimulateAnswer {
  readonly deals: number;
  readonly seconds: number;
  readonly seed: number | string;
  /** Net of all deals by seat, what the banker lent counted as owed. */
  readonly chips: Readonly<Record<string, number>>;
  /** Net of the house, where there is one. */
  readonly house?: number;
  readonly checks: { readonly conserved: boolean; readonly terminated: boolean };
}

const MOST_DEALS = 1_000_000_000;
const MOST_SEEDS = 2 ** 32;

export const run: Run = async (call, [game = ''], options): Promise<Exit> => {
  const answer = await simulate(call, game, options);
  if (call.json) call.answer(answer);
  else tell(call, answer);
  return answer.checks.conserved && answer.checks.terminated ? 0 : 1;
};

/** A seed as it is told: a number where that says the same text again, else the text itself. */
function toldSeed(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) && String(value) === text ? value : text;
}

async function simulate(call: Call, gameText: string, options: Options): Promise<SimulateAnswer> {
  const game = readGame(gameText, options);
  const deals = wholeOption(options, 'deals', 1, MOST_DEALS) ?? 1000;
  const stack = wholeOption(options, 'stack', 1, MOST_CHIPS) ?? 1000;
  const seed = toldSeed(String(options['seed'] ?? randomInt(MOST_SEEDS)));
  const bots = botsOf(options, 'random');
  const { min, max } = game.seats;
  const seats = wholeOption(options, 'seats', min, max) ?? Math.max(4, bots.length);
  if (bots.length > seats || seats > max) {
    const limit = Math.min(seats, max);
    throw new Fault('--bots', String(options['bots']), {
      es: `a lo sumo ${PLAIN.es.counted(limit, 'bot', 'bots')}`,
      en: `at most ${PLAIN.en.counted(limit, 'bot', 'bots')}`,
    });
  }
  const seated = Array.from({ length: seats }, (_, i) => bots[i % bots.length] ?? 'random');
  const names = seated.map((bot, i) => `${bot}-${i + 1}`);
  const random = seededRandom(seedOf(String(seed)));
  const next = await game.simulation({ options, names, bots: seated, stack, random });
  const nets = names.map(() => 0);
  let house: number | undefined;
  let [conserved, terminated] = [true, true];
  const bar = progress(call, deals);
  const begun = performance.now();
  for (let i = 0; i < deals; i++) {
    const report = next(i);
    for (const [seat, net] of report.nets.entries()) nets[seat] = (nets[seat] ?? 0) + net;
    if (report.house !== undefined) house = (house ?? 0) + report.house;
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
    ...(house === undefined ? {} : { house }),
    checks: { conserved, terminated },
  };
}

/** On a terminal alone. */
function progress({ io, say, number }: Call, deals: number): SingleBar | undefined {
  if (!io.errIsTerminal) return undefined;
  // The terminal is left as it is, so that Ctrl-C needs no one to tidy up after it.
  const untouched = { gracefulExit: false, linewrap: true };
  const bar = new SingleBar({
    format: say(
      '{bar} {value} de {total} manos · faltan {eta_formatted}',
      '{bar} {value} of {total} deals · {eta_formatted} left',
    ),
    clearOnComplete: true,
    stream: process.stderr,
    // The time that is left is told by the last deals, so many that it does not leap about.
    etaBuffer: 2000,
    formatValue: (value, _, type) =>
      type === 'value' || type === 'total' ? number(value) : String(value),
    ...untouched,
  });
  bar.start(deals, 0);
  return bar;
}

function tell(call: Call, { deals, seconds, seed, chips, house, checks }: SimulateAnswer): void {
  const { say, line } = call;
  const played = call.counted(deals, say('mano', 'deal'), say('manos', 'deals'));
  const told = `${say('semilla', 'seed')} ${escaped(String(seed))}`;
  line(`${played} · ${call.decimal(seconds, 3)} s · ${told}`);
  const rows = Object.entries(chips);
  if (house !== undefined) rows.push([say('la casa', 'the house'), house]);
  const widest = Math.max(...rows.map(([name]) => name.length));
  for (const [name, net] of rows) {
    const each = `${call.decimal(net / deals, 2)} ${say('por mano', 'a deal')}`;
    line(`  ${name.padEnd(widest)}  ${call.signed(net).padStart(12)}   ${each}`);
  }
  const yes = (good: boolean): string => (good ? say('sí', 'yes') : 'NO');
  const kept = `${say('fichas conservadas', 'chips conserved')}: ${yes(checks.conserved)}`;
  line(`${kept} · ${say('todas terminaron', 'all ended')}: ${yes(checks.terminated)}`);
}
