// The jobs. Before a race each contestant's answers are summed up, and must be the same for all.

import { chancesFrom } from '../packages/chance/src/index.ts';
import { equities, fromCodes, fromTexts } from './contestants.mjs';
import { DEALS, engines } from './engine.mjs';
import { race } from './measure.mjs';

const HANDS = 10_000;

/** The same hands at every run. */
function randomHands() {
  const cards = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  const { shuffled } = chancesFrom(20);
  return Array.from({ length: HANDS }, () => shuffled(cards).slice(0, 5));
}

/** Hand against the next, win or loss or tie, each with the weight of its place. */
function checksum(values, sign) {
  let sum = 0;
  for (let i = 1; i < values.length; i++) sum += Math.sign(sign(values[i - 1], values[i])) * i;
  return sum;
}

function evaluation(id, contestants, hands) {
  const runners = contestants.map(({ name, prepare, values, all, sign }) => {
    const prepared = prepare(hands);
    const found = values(prepared);
    all(prepared, found);
    return { name, sum: checksum(found, sign), run: () => all(prepared, found) };
  });
  return { id, unit: 'hand', checksum: same(id, runners), results: race(runners, hands.length) };
}

function equityOf(id, hands) {
  const sums = equities.map(({ name, counts }) => ({ name, sum: counts(hands).join(' / ') }));
  const agreed = same(id, sums);
  const runners = equities.map(({ name, counts }) => ({ name, run: () => counts(hands) }));
  return { id, unit: 'question', checksum: agreed, results: race(runners, 1) };
}

/** Deals before the clock, so that what is measured has been compiled; each fails at the first lost chip. */
const TRIAL_RUNS = 80;

function wholeDeals() {
  const runners = engines();
  for (const { run } of runners) for (let i = 0; i < TRIAL_RUNS; i++) run();
  const checksum = `every deal ends with the chips it began with, ${(TRIAL_RUNS * DEALS).toLocaleString('en')} of each before the clock and all that are measured`;
  const results = race(runners, DEALS);
  const perSecond = results.map(({ name, nanoseconds }) => {
    const deals = Math.round(1e9 / nanoseconds.median).toLocaleString('en');
    return `${name} ${deals}`;
  });
  const [, , theirs, shuffle] = results;
  const floor = (theirs.nanoseconds.median / shuffle.nanoseconds.median).toFixed(0);
  const note = [
    `Deals a second of processor time: ${perSecond.join('; ')}.`,
    'The games are neighbours, not the same: hold ’em with an ante has some seven actions a hand at random, stud some',
    'eight. poker-ts changes one table in place; ours writes every step down as an event, leaves the deal before',
    'an action as it was, and shows each seat its own view before asking it.',
    `A deal of poker-ts takes some ${floor} shuffles of its pack: nothing that deals cards is more than that many times quicker.`,
  ].join('\n');
  return { id: 'engine', unit: 'deal', checksum, results, note };
}

function same(id, sums) {
  const [{ sum }] = sums;
  for (const other of sums)
    if (other.sum !== sum) {
      const told = sums.map((each) => `${each.name}: ${each.sum}`).join(', ');
      throw new Error(`${id}: the answers differ, so nothing is measured (${told})`);
    }
  return sum;
}

/** @param {(title: string) => void} say */
export function runJobs(say) {
  const hands = randomHands();
  const jobs = [
    [
      `Five cards as numbers, ${HANDS.toLocaleString('en')} random hands`,
      () => evaluation('codes', fromCodes, hands),
    ],
    ['Five cards as text, the same hands', () => evaluation('texts', fromTexts, hands)],
    ...[
      ['equity-4', 'four', 'As Kd 3c 7d', 'Qc Qh 9d Ts'],
      ['equity-3', 'three', 'As Kd 3c', 'Qc Qh 9d'],
    ].map(([id, known, first, second]) => [
      `Exact equity, ${known} cards known of each: ${first} against ${second}`,
      () => equityOf(id, [first.split(' '), second.split(' ')]),
    ]),
    ['Whole deals, four seats that say any legal thing', wholeDeals],
  ];
  return jobs.map(([title, run]) => {
    say(title);
    return { ...run(), title };
  });
}
