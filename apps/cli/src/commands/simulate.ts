/** `tapete simulate`: whole deals between bots, every stack renewed before each. */
import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { seedOf, seededRandom } from '@tapete/chance';
import { MOST_CHIPS } from '@tapete/rules';
import { gameOf } from '@tapete/table';
import { botsOf } from '../bot-names.ts';
import { Fault, escaped } from '../fault.ts';
import { wholeOption, type Options } from '../flags.ts';
import { readGame } from '../games/index.ts';
import { simulated } from '../games/simulating.ts';
import { progressBar } from '../progress.ts';
import { expects, fill } from '../texts.ts';
import { PLAIN } from '../voice.ts';
import { reply, type Call, type Run } from '../io.ts';

const MOST_DEALS = 1_000_000_000;
const MOST_SEEDS = 2 ** 32;

export const run: Run = (call, [game = ''], options) => {
  const answer = simulate(call, game, options);
  reply(call, answer, () => tell(call, answer));
  return answer.checks.conserved && answer.checks.terminated ? 0 : 1;
};

/** A seed as it is told: a number where that says the same text again, else the text itself. */
function toldSeed(text: string): number | string {
  const value = Number(text);
  return Number.isSafeInteger(value) && String(value) === text ? value : text;
}

/** Chips: the net of all deals by seat, what the banker lent counted as owed. */
function simulate(call: Call, gameText: string, options: Options) {
  const game = readGame(gameText, options);
  const deals = wholeOption(options, 'deals', 1, MOST_DEALS) ?? 1000;
  const stack = wholeOption(options, 'stack', 1, MOST_CHIPS) ?? 1000;
  const seed = toldSeed(String(options['seed'] ?? randomInt(MOST_SEEDS)));
  const bots = botsOf(options, 'random');
  const { min, max } = gameOf({ game: gameText }).seats;
  const seats = wholeOption(options, 'seats', min, max) ?? Math.max(4, bots.length);
  if (bots.length > seats || seats > max) {
    const limit = Math.min(seats, max);
    const words = expects('botsAtMost', (lang) => ({
      bots: PLAIN[lang].counted(limit, 'bot', 'bots'),
    }));
    throw new Fault('--bots', String(options['bots']), words);
  }
  const seated = Array.from({ length: seats }, (_, i) => bots[i % bots.length] ?? 'random');
  const names = seated.map((bot, i) => `${bot}-${i + 1}`);
  const random = seededRandom(seedOf(String(seed)));
  const next = simulated(game, { options, names, bots: seated, stack, random });
  const nets = names.map(() => 0);
  let house = 0;
  let [conserved, terminated] = [true, true];
  const bar = progressBar(call, call.texts.simulate.bar, deals);
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
    ...(game.hasHouse ? { house } : {}),
    checks: { conserved, terminated },
  };
}

function tell(
  call: Call,
  { deals, seconds, seed, chips, house, checks }: ReturnType<typeof simulate>,
): void {
  const { line } = call;
  const texts = call.texts.simulate;
  const told = fill(texts.seed, { seed: escaped(String(seed)) });
  line(`${call.counted(deals, texts.deal, texts.deals)} · ${call.decimal(seconds, 3)} s · ${told}`);
  const rows = Object.entries(chips);
  if (house !== undefined) rows.push([texts.house, house]);
  const widest = Math.max(...rows.map(([name]) => name.length));
  for (const [name, net] of rows) {
    const each = fill(texts.each, { net: call.decimal(net / deals, 2) });
    line(`  ${name.padEnd(widest)}  ${call.signed(net).padStart(12)}   ${each}`);
  }
  const checked = (['conserved', 'terminated'] as const).map((check) =>
    fill(texts[check], { yes: checks[check] ? texts.yes : texts.no }),
  );
  line(checked.join(' · '));
}
