/** The stud player: what each action is worth by its reading of the table, and a choice that is not always the same. */
import type { Random } from '@tapete/chance';
import { stud, type StudAction, type StudDeal } from '@tapete/rules';
import { makeDice } from '../dice.ts';
import { TEMPERAMENTS, type Temperament } from '../temperament.ts';
import { readStud } from './stud-reading.ts';
import { sampleStud } from './stud-samples.ts';
import { studScene, type StudScene } from './stud-scene.ts';
import { sizesToConsider } from './stud-sizes.ts';
import { worthOfPassing, worthOfStaying, type Worth } from './stud-worth.ts';

/** Enough to tell a share within three points of a hundred: as near as a good player guesses. */
const SAMPLES = 300;
/** A proposal must promise this part of the pot before the seat lets a rival bet beyond his stack (S28). */
const WELCOME = 0.1;
/** Each doubling of the pot in this street takes this part of it from a raise, unless the hand is well ahead. */
const RESPECT = 0.2;
const FREE_DOUBLINGS = 0.4;
const WELL_AHEAD = 0.75;
/** A loss beyond this part of the scale is out of the leanings' reach. */
const FORBIDS = -0.1;
/** What lies this many heats below the best is not done at all. */
const WORST_HEATS = 3;

interface Choice {
  readonly action: StudAction;
  /** Chips, leanings included. */
  readonly worth: number;
}

/**
 * Decides for `seat` from a deal masked for that seat's person: reads the seat's own cards, the up cards
 * and the chips, nothing else. The action is always one of `stud.legal`; it never folds where it may pass, and never
 * proposes (S28). Takes three numbers of `random`, whatever the table. Throws when nothing is asked of the seat.
 */
export function studBot(
  view: StudDeal,
  seat: number,
  random: Random,
  temperament: Temperament = TEMPERAMENTS.regular,
): StudAction {
  const { options } = stud.legal(view, seat);
  if (options.length === 0) throw new Error(`nothing is asked of seat ${seat}`);
  const dice = makeDice(random);
  const scene = studScene(view, seat);
  const reading = readStud(view, scene);
  const samples = sampleStud(reading, SAMPLES, dice);
  const own = reading.own.value;
  const staying = (to: number): Worth => worthOfStaying(scene, samples, to, own, temperament.fear);
  const choices: Choice[] = [];
  const consider = (action: StudAction, worth: number, lean = 0): void => {
    choices.push({ action, worth: worth + (lean < 0 || worth > FORBIDS * scene.scale ? lean : 0) });
  };
  for (const option of options) {
    switch (option.type) {
      case 'pass':
        consider({ type: 'pass' }, worthOfPassing(scene, samples, own));
        break;
      case 'call': {
        const worth = staying(option.to);
        if (isHopeless(worth)) break;
        consider({ type: 'call' }, worth.chips, temperament.loose * scene.scale);
        break;
      }
      case 'bet':
      case 'raise':
        for (const to of sizesToConsider(scene, option, view.rules.minBet)) {
          const worth = staying(to);
          if (isHopeless(worth)) continue;
          consider({ type: option.type, to }, worth.chips, boldness(scene, worth, temperament));
        }
        break;
      case 'accept': {
        const worth = staying(scene.me.inStreet + scene.toCall).chips - WELCOME * scene.pot;
        consider({ type: 'accept' }, worth, temperament.loose * scene.scale);
        break;
      }
      case 'fold':
        if (scene.toCall > 0) consider({ type: 'fold' }, 0);
        break;
      case 'refuse':
        consider({ type: 'refuse' }, 0);
        break;
      case 'all-in': // The sizes of betting and raising, and calling, reach the whole stack.
      case 'propose':
        break;
      default:
        return option satisfies never;
    }
  }
  return choose(choices, temperament.heat * scene.scale, random);
}

/** Beaten by what is to be seen, and nobody would leave: no humour pays for that. */
const isHopeless = ({ share, chips }: Worth): boolean => share === 0 && chips < 0;

/** What a temperament adds to a bet or raise, chips. One that would rather not be called is a bluff. */
function boldness(scene: StudScene, { share }: Worth, temperament: Temperament): number {
  const hopesForFolds = share < 1 / (scene.rivals.length + 1);
  const lean = temperament.aggressive + (hopesForFolds ? temperament.bluffs : 0);
  const doublings = Math.max(0, Math.log2(scene.pot / scene.potBefore) - FREE_DOUBLINGS);
  const respect = share < WELL_AHEAD ? RESPECT * doublings : 0;
  return lean * scene.scale - respect * scene.pot;
}

/** Mixes what is nearly as good as the best: the further below, the rarer. `heat` in chips. */
function choose(choices: readonly Choice[], heat: number, random: Random): StudAction {
  const best = choices.reduce((most, { worth }) => Math.max(most, worth), -Infinity);
  const close = choices.filter(({ worth }) => worth >= best - WORST_HEATS * heat);
  const weights = close.map(({ worth }) => Math.exp((worth - best) / heat));
  let mark = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { action }] of close.entries()) {
    mark -= weights[i]!;
    if (mark < 0) return action;
  }
  const last = close.at(-1);
  if (!last) throw new Error('no action to choose');
  return last.action;
}
