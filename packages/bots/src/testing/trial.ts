/**
 * Every bot against every opponent: `node trial.ts [--packs N] [--seed S] [--write]`. Stud heads-up by duplicate deals
 * with intervals of 95 %, three-card exactly. Written to `docs/bots.md`.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seedOf, seededRandom } from '@tapete/chance';
import { parseThreeStrategy, threeAccount } from '@tapete/odds';
import { DEFAULT_THREE_RULES, studRules, type PresetName } from '@tapete/rules';
import { studBots } from '../stud/stud-bots.ts';
import { TEMPERAMENT_NAMES, TEMPERAMENTS } from '../temperament.ts';
import { duel } from './duel.ts';
import { OPPONENTS } from './opponents.ts';

const { values } = parseArgs({
  options: {
    packs: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const packs = Number(values.packs);
const { seed } = values;
if (!Number.isSafeInteger(packs) || packs < 1) {
  console.error('Expected: --packs as a whole number');
  process.exit(2);
}

const PRESETS: readonly PresetName[] = ['documento', 'moderno'];
const whole = (chips: number): string => Math.round(chips).toLocaleString('en');
const signed = (chips: number): string => `${chips < 0 ? '−' : '+'}${whole(Math.abs(chips))}`;

/** Their rows; each pair has its own stream of chance, so that one alone can be played again. */
function studRows(preset: PresetName): string[] {
  const others = { ...OPPONENTS, prudent: studBots.prudent.act, bold: studBots.bold.act };
  return Object.entries(others).map(([name, other]) => {
    const cells = TEMPERAMENT_NAMES.map((bot) => {
      if (bot === name) return '';
      const random = seededRandom(seedOf(`${seed} ${preset} ${bot} ${name}`));
      const rules = studRules({}, preset);
      const { per100, margin } = duel([studBots[bot].act, other], rules, packs, random);
      return `${signed(per100)} ± ${whole(margin)}`;
    });
    console.error(`${preset}: ${name}: ${cells.join(' · ')}`);
    return `| ${name} | ${cells.join(' | ')} |`;
  });
}

/** What a strategy loses of each ante posted, by the exact account of the game. */
function edgeOf(lowest: string): number {
  const strategy = parseThreeStrategy(lowest);
  if (!strategy) throw new Error(lowest);
  const { evNum, evDen } = threeAccount(DEFAULT_THREE_RULES, strategy).ante;
  return -evNum / evDen;
}

/**
 * One that slips takes queen-high hands the other way: it plays those below Q-6-4, and folds the others. What it loses
 * is a mixture of both, as each hand counts by itself.
 */
function threeRows(): string[] {
  const [right, kings, queens] = ['Q-6-4', 'K', 'Q'].map(edgeOf) as [number, number, number];
  const turned = kings + queens - right;
  const percent = (edge: number): string => `${(100 * edge).toFixed(3)} %`;
  return [
    `| the best there is (T13) | ${percent(edgeOf('optimal'))} |`,
    ...TEMPERAMENT_NAMES.map((name) => {
      const { slips } = TEMPERAMENTS[name];
      return `| ${name} | ${percent((1 - slips) * right + slips * turned)} |`;
    }),
    // Half of its hands are played, half folded for an ante.
    `| random | ${percent((edgeOf('always') + 1) / 2)} |`,
  ];
}

const started = performance.now();
const head = ['', '| against | prudent | regular | bold |', '| --- | --- | --- | --- |'];
const tables = PRESETS.flatMap((preset) => [`### ${preset}`, ...head, ...studRows(preset), '']);
const seconds = Math.round((performance.now() - started) / 1000);
const text = [
  '# The bots',
  '',
  'A bot sees what a player at its seat would see, and takes its chance from a seed; see [`packages/bots`](../packages/bots/src/bot.ts).',
  '',
  '## Five-card stud, heads-up',
  '',
  `\`npm run bots -- --packs ${packs} --seed ${seed} --write\`: ${packs.toLocaleString('en')} packs for each pair, each dealt twice with the seats changed, ${seconds} s. Stacks of 1000 chips, bought anew at every deal. Chips won in 100 deals, with intervals of 95 %. Opponents of one idea each stand for what a person would try in an evening.`,
  '',
  ...tables,
  '## Three Card Poker',
  '',
  'What each loses of an ante posted, counted exactly over all deals; the bots know the best line, Q-6-4, and misjudge some hands of queen high as people do.',
  '',
  '| bot | of the ante |',
  '| --- | --- |',
  ...threeRows(),
  '',
  '## A bot of your own',
  '',
  'A module whose default export is a bot, or its `act` alone, sits down by its path. It is given the deal as its seat may see it, its seat in the deal and a source of chance from 0 up to 1; it answers with an action. This one calls whatever it costs:',
  '',
  '```ts',
  "import { stud, type StudAction, type StudDeal } from '@tapete/rules';",
  '',
  'export default function act(view: StudDeal, seat: number): StudAction {',
  '  const { options } = stud.legal(view, seat);',
  "  for (const type of ['pass', 'call', 'all-in', 'refuse'] as const) {",
  '    if (options.some((option) => option.type === type)) return { type };',
  '  }',
  "  return { type: 'fold' };",
  '}',
  '```',
  '',
  'Saved as `mine.ts` in the project’s folder:',
  '',
  '```sh',
  'npx tapete simulate stud --deals 1000 --seed 7 --seats 2 --bots ./mine.ts,regular',
  '```',
  '',
  'An answer that is not legal ends the simulation, with the bot, the deal, the decision and what would have been legal.',
  '',
].join('\n');
if (values.write) writeFileSync(new URL('../../../../docs/bots.md', import.meta.url), text);
else console.log(text);
