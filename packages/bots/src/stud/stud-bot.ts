/** The stud player: what each action is worth by its reading of the table, and a choice that is not always the same. */
import { stud, type StudAction, type StudDeal } from '@tapete/rules';
import { makeDice, type Random } from '../random.ts';
import { TEMPERAMENTS, type Temperament } from '../temperament.ts';
import { readStud } from './stud-reading.ts';
import { sampleStud, type StudSamples } from './stud-samples.ts';
import { studScene, type StudScene } from './stud-scene.ts';
import { sizesToConsider } from './stud-sizes.ts';
import { worthOfPassing, worthOfStaying } from './stud-worth.ts';

/** Enough to tell a share within three points of a hundred: as near as a good player guesses. */
const SAMPLES = 300;
/** A proposal must promise this part of the pot before the seat lets a rival bet beyond his stack (S28). */
const WELCOME = 0.1;
/** What lies this many heats below the best is not done at all. */
const WORST_HEATS = 3;

interface Choice {
  readonly action: StudAction;
  /** Worth in pots, leanings included. */
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
  const choices: Choice[] = [];
  for (const option of options) {
    switch (option.type) {
      case 'pass':
        choices.push({
          action: { type: 'pass' },
          worth: worthOfPassing(scene, samples, reading.own.value).chips / scene.scale,
        });
        break;
      case 'call': {
        const { chips } = worthOfStaying(
          scene,
          samples,
          option.to,
          reading.own.value,
          temperament.fear,
        );
        const worth = chips / scene.scale;
        // No leaning makes a call of a hand that cannot win.
        choices.push({
          action: { type: 'call' },
          worth: worth + leaning(worth, temperament.loose),
        });
        break;
      }
      case 'bet':
      case 'raise':
        for (const to of sizesToConsider(scene, option, view.rules.minBet)) {
          const worth = aggression(scene, samples, to, reading.own.value, temperament);
          choices.push({ action: { type: option.type, to }, worth });
        }
        break;
      case 'fold':
        if (scene.toCall > 0) choices.push({ action: { type: 'fold' }, worth: 0 });
        break;
      case 'accept': {
        const to = scene.me.inStreet + scene.toCall;
        const { chips } = worthOfStaying(scene, samples, to, reading.own.value, temperament.fear);
        choices.push({
          action: { type: 'accept' },
          worth: chips / scene.scale - WELCOME + temperament.loose,
        });
        break;
      }
      case 'refuse':
        choices.push({ action: { type: 'refuse' }, worth: 0 });
        break;
      case 'all-in': // The sizes of betting and raising, and calling, reach the whole stack.
      case 'propose':
        break;
      default:
        return option satisfies never;
    }
  }
  return choose(choices, temperament.heat, random);
}

/** Leanings tip what is close; a loss of a tenth of the pot and more is out of their reach. */
const leaning = (worth: number, lean: number): number => (worth > -0.1 ? lean : 0);

/** Betting or raising to `to`, in pots. A hand that would rather not be called is a bluff, if its cards can tell the story. */
function aggression(
  scene: StudScene,
  samples: StudSamples,
  to: number,
  own: number,
  temperament: Temperament,
): number {
  const { chips, share } = worthOfStaying(scene, samples, to, own, temperament.fear);
  const hopesForFolds = share < 1 / (scene.rivals.length + 1);
  const lean = temperament.aggressive + (hopesForFolds ? temperament.bluffs : 0);
  const worth = chips / scene.scale;
  return worth + leaning(worth, lean);
}

/** Mixes what is nearly as good as the best: the further below, the rarer. */
function choose(choices: readonly Choice[], heat: number, random: Random): StudAction {
  const best = choices.reduce((most, { worth }) => Math.max(most, worth), -Infinity);
  const close = choices.filter(({ worth }) => worth >= best - WORST_HEATS * heat);
  const weights = close.map(({ worth }) => Math.exp((worth - best) / heat));
  let mark = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, { action }] of close.entries()) {
    mark -= weights[i] ?? 0;
    if (mark < 0) return action;
  }
  const last = close.at(-1);
  if (!last) throw new Error('no action to choose');
  return last.action;
}
