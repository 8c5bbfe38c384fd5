// What ours costs by itself: tables, whole counts, equity, size and start. Answers are checked before the clock starts.

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { seededRandom } from '../packages/chance/src/index.ts';
import { countHands, equity, threeAccount } from '../packages/odds/src/index.ts';
import { cardCode, pack, studOrder } from '../packages/rules/src/index.ts';
import { SUIT_BITS } from '../packages/rules/src/rank-keys.ts';
import { compileTables } from '../packages/rules/src/order-tables.ts';
import { studLevels, studStanding } from '../packages/rules/src/order-stud.ts';
import { spread, time } from './measure.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
/** The order with figuras (S7): they make it the project's own. */
const RULES = {
  lowest: 2,
  jokers: 0,
  figuras: 'any',
  flushOverFull: false,
  aceLow: true,
  aceStraights: false,
};
/** C(52, 5). */
const ALL_HANDS = 2_598_960;
const SAMPLES = 1_000_000;
export const OWN_ROUNDS = 5;
/** Rounds stop early when a job has taken this long, in milliseconds, but not before three. */
const ENOUGH = 4000;

function expect(what, found, right) {
  if (found !== right) throw new Error(`${what}: ${found}, expected ${right}`);
}

const row = (name, times, checked) => ({
  name,
  nanoseconds: spread(times.map((milliseconds) => 1e6 * milliseconds)),
  rounds: times.length,
  checked,
});

/** Warm: once for the check, then the rounds. */
function warm(name, run, checked) {
  const times = [];
  let total = 0;
  while (times.length < OWN_ROUNDS && (times.length < 3 || total < ENOUGH)) {
    times.push(time(run, 1));
    total += times.at(-1);
  }
  return row(name, times, checked);
}

/** First in a process, a process a round. */
function cold(name, what, checked) {
  const times = Array.from({ length: OWN_ROUNDS }, () => {
    const args = [join(here, 'cold.mjs'), what];
    const { stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name}: ${stderr}`);
    return Number(stderr.trim().split('\n').at(-1)) / 1000;
  });
  return row(name, times, checked);
}

/** Every ruleset of the whole pack without jokers, so that none is found ready. */
function compiles() {
  const onOff = [true, false];
  const all = ['pair', 'any', 'off'].flatMap((figuras) =>
    onOff.flatMap((flushOverFull) =>
      onOff.flatMap((aceLow) =>
        onOff.map((aceStraights) => ({ ...RULES, figuras, flushOverFull, aceLow, aceStraights })),
      ),
    ),
  );
  const plan = (rules) => ({
    sizes: [1, 2, 3, 4, 5],
    lowest: rules.lowest,
    jokers: rules.jokers,
    levels: studLevels(rules),
    standing: (ranks, oneSuit) => studStanding(ranks, oneSuit, rules),
  });
  const { shift, mixed, suited, categories } = compileTables(plan(RULES));
  const different = categories[5].length;
  expect('distinct hands', studOrder(RULES).distinct(5), different);
  const times = all.map((rules) => time(() => compileTables(plan(rules)), 1));
  const bytes = 2 * (shift.length + mixed.length + suited.length);
  return [
    cold('an order of hands compiled, first in a process', 'order', `${different} strengths`),
    row('another, warm', times.slice(-OWN_ROUNDS), `${(bytes / 1000).toFixed(1)} kB of tables`),
  ];
}

function allHands() {
  const { total, counts } = countHands(RULES, 5);
  expect('all hands', total, ALL_HANDS);
  expect('royal and other straight flushes', counts['straight-flush'], 40);
  const byCategory = warm(
    `all ${ALL_HANDS.toLocaleString('en')} hands by category`,
    () => countHands(RULES, 5),
    '40 straight flushes',
  );
  const codes = Int32Array.from(pack(2), cardCode);
  const { valueOfSum } = studOrder(RULES);
  const sumOfValues = () => {
    let [sum, hands] = [0, 0];
    for (let a = 0; a < 48; a++)
      for (let b = a + 1; b < 49; b++)
        for (let c = b + 1; c < 50; c++) {
          const three = codes[a] + codes[b] + codes[c];
          const suits = codes[a] & codes[b] & codes[c];
          for (let d = c + 1; d < 51; d++) {
            const four = three + codes[d];
            const left = suits & codes[d] & SUIT_BITS;
            hands += 51 - d;
            // Where four have no suit in common, no fifth gives them one.
            if (left === 0) for (let e = d + 1; e < 52; e++) sum += valueOfSum(four + codes[e], 0);
            else
              for (let e = d + 1; e < 52; e++) sum += valueOfSum(four + codes[e], left & codes[e]);
          }
        }
    expect('hands', hands, ALL_HANDS);
    return sum;
  };
  const sum = sumOfValues();
  return [byCategory, warm('the same, their values summed', sumOfValues, `sum ${sum}`)];
}

function equities() {
  const questions = [
    // C(48, 3) × C(45, 3), C(49, 4) × C(45, 3), C(50, 4) × C(46, 4): the cards to come of one, then of the other.
    ['two cards known against two', ['As Kd', 'Qc Qh'], 245_430_240],
    ['one against two', ['As', 'Qc Qh'], 3_006_520_440],
    ['one against one', ['As', 'Qc'], 37_581_505_500],
  ];
  const rows = questions.map(([name, texts, deals]) => {
    const hands = texts.map((text) => text.split(' '));
    const ask = () => equity({ hands, rules: RULES, random: seededRandom(1) }).value;
    const found = ask();
    expect(`${name}: method`, found.method, 'exact');
    expect(`${name}: deals`, found.deals, deals);
    return warm(`exact equity, ${name}`, ask, `${deals.toLocaleString('en')} deals`);
  });
  const three = ['As Kd', 'Qc Qh', '9d Ts'].map((text) => text.split(' '));
  const askThree = () => equity({ hands: three, rules: RULES, random: seededRandom(1) }).value;
  // C(46, 3) × C(43, 3) × C(40, 3).
  const deals = 1_850_883_434_400;
  expect('three seats: method', askThree().method, 'exact');
  expect('three seats: deals', askThree().deals, deals);
  const ofThree = `${deals.toLocaleString('en')} deals`;
  rows.push(warm('exact equity of three seats, two cards known of each', askThree, ofThree));
  const hands = ['As Kd', 'Qc Qh', '9d Ts', '5h 5s'].map((text) => text.split(' '));
  const ask = () =>
    equity({ hands, rules: RULES, samples: SAMPLES, random: seededRandom(1) }).value;
  expect('sampled deals', ask().deals, SAMPLES);
  const name = `equity of four seats, ${SAMPLES.toLocaleString('en')} deals sampled`;
  return [...rows, warm(name, ask, 'the same for the same seed')];
}

function accounts() {
  const { ante, deals } = threeAccount();
  // C(52, 3) × C(49, 3).
  expect('three-card deals', deals, 407_170_400);
  const edge = `house edge ${(100 * ante.houseEdge).toFixed(4)} %`;
  return [
    cold('the whole three-card account, first in a process', 'account', edge),
    warm('the same again', () => threeAccount(), edge),
  ];
}

const starts = () => [
  cold('node itself', 'node', 'nothing imported but its built-ins'),
  cold('@tapete/odds imported from source', 'odds', 'rules with it; Node not counted'),
  cold('`tapete --version`', 'version', 'Node counted'),
];

/** Bytes of odds with rules in one module, as a page would load it. */
async function bundle() {
  const [{ output }] = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      lib: { entry: join(here, '..', 'packages', 'odds', 'src', 'index.ts'), formats: ['es'] },
    },
  });
  const { code } = output[0];
  return { bytes: Buffer.byteLength(code), gzipped: gzipSync(code, { level: 9 }).length };
}

/** @param {(title: string) => void} say */
export async function ownCosts(say) {
  const rows = [];
  for (const [title, run] of [
    ['Orders of hands', compiles],
    ['All hands', allHands],
    ['Three-card account', accounts],
    ['Equity', equities],
    ['Start', starts],
  ]) {
    say(title);
    rows.push(...run());
  }
  say('Size');
  return { rows, bundle: await bundle() };
}
