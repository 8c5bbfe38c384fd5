/** The commands as data; each is loaded when it is called. */
import type { Lang } from '@tapete/rules';
import type { RuleFlag } from './flags.ts';
import { studAtCommand } from './games/stud.ts';
import { threeAtCommand } from './games/three.ts';
import type { Run } from './io.ts';
import { refusalList } from './refusals.ts';
import { TEXTS, type Texts } from './texts.ts';

type Commands = Texts['commands'];
export type CommandName = keyof Commands;

export interface CommandData<FlagName extends string = string> {
  /** As a usage writes them. */
  readonly args: string;
  /** As they are typed at the project's root, without `npx`. */
  readonly examples: readonly string[];
  /** Its own flags, and what each takes; '' takes nothing. */
  readonly flags: Readonly<Record<FlagName, string>>;
  /** Rule flags of its one game, or of every game: all, or those that decide the order of hands. */
  readonly rules?: 'hand' | 'all' | readonly RuleFlag[];
  readonly more?: (lang: Lang) => string;
  /** What looks like a flag goes through as it is. */
  readonly anyFlags?: true;
  /** Left out: the command has its place here, its parts are not there yet. */
  readonly load?: () => Promise<{ readonly run: Run }>;
}

export const COMMANDS: {
  readonly [Name in CommandName]: CommandData<keyof Commands[Name]['flags'] & string>;
} = {
  eval: {
    args: '<three|stud> <cards...>',
    examples: ['tapete eval stud "As Ad Ah Kc Kd" --deck 7', 'tapete eval three "Qs 6d 4c" --json'],
    flags: {},
    rules: 'hand',
    load: () => import('./commands/eval.ts'),
  },
  compare: {
    args: '<three|stud> <hands...>',
    examples: [
      'tapete compare stud "KsKdAc9h5s" "QsQdAh9d5c"',
      "printf 'As Ks Qs | 2c 2d 2h\\n' | tapete compare three -",
    ],
    flags: {},
    rules: 'hand',
    load: () => import('./commands/compare.ts'),
  },
  count: {
    args: '<three|stud>',
    examples: ['tapete count three', 'tapete count stud --cards 5 --deck 7 --jokers 1 --json'],
    flags: { cards: '1…5' },
    rules: 'hand',
    load: () => import('./commands/count.ts'),
  },
  odds: {
    args: '<three> [cards...]',
    examples: [
      'tapete odds three --strategy Q-6-4',
      'tapete odds three "Qs 6d 4c" --dead "Ah Kh" --json',
    ],
    flags: { strategy: 'optimal|always|J|Q|K|A|Q-6-4', dead: 'cards', dealer: 'cards' },
    rules: threeAtCommand.dealFlags,
    load: () => import('./commands/odds.ts'),
  },
  equity: {
    args: '<stud> <seats...>',
    examples: [
      'tapete equity stud "As Ad" "Kc Qc" --samples 100000 --seed 7',
      'tapete equity stud "As Ad Kh Kc" "Qs Qd Qh 2c" --json',
    ],
    flags: { dead: 'cards', exact: '', samples: 'N', seed: 'S' },
    rules: studAtCommand.handFlags,
    load: () => import('./commands/equity.ts'),
  },
  replay: {
    args: '<file>',
    examples: [
      'tapete replay apps/cli/scripts/side-pots-and-tie.json',
      'tapete replay - < apps/cli/scripts/three-dealer-qualified.json',
    ],
    flags: {},
    more: (lang) => `${TEXTS[lang].script}\n\n${TEXTS[lang].codes}:\n${refusalList(lang)}`,
    load: () => import('./commands/replay.ts'),
  },
  simulate: {
    args: '<three|stud>',
    examples: ['tapete simulate stud --deals 1000 --seed 7 --seats 4 --bots random'],
    flags: { deals: 'N', seed: 'S', seats: 'N', bots: 'a,b,…', stack: 'N' },
    rules: 'all',
    load: () => import('./commands/simulate.ts'),
  },
  play: {
    args: '<three|stud>',
    examples: ['tapete play stud --lang es'],
    flags: { seats: 'N', stack: 'N', bots: 'a,b,…', fast: '' },
    rules: 'all',
    load: () => import('./commands/play.ts'),
  },
  verify: { args: '<file>', examples: ['tapete verify deal-proof.json'], flags: {} },
  export: {
    args: '<deal|table>',
    examples: ['tapete export 12 --as text'],
    flags: { as: 'json|text|phh' },
  },
  serve: {
    args: '[args...]',
    examples: ['tapete serve'],
    flags: {},
    anyFlags: true,
    load: () => import('./commands/serve.ts'),
  },
};
