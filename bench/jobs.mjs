// The jobs: what each contestant does, and what its answers come to, which must be the same for all.

import { chancesFrom } from '../packages/chance/src/index.ts';
import { codes, equities, texts } from './contestants.mjs';
import { DEALS, engines } from './engine.mjs';
import { duration } from './tell.mjs';

const HANDS = 10_000;

/** The same hands in every process. */
function randomHands() {
  const cards = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
  const { shuffled } = chancesFrom(20);
  return Array.from({ length: HANDS }, () => shuffled(cards).slice(0, 5));
}

/** Hand against the next, win or loss or tie, each with the weight of its place. */
function checksum(values, sign) {
  let sum = 0;
  for (let i = 1; i < values.length; i++) sum += Math.sign(sign(values[i - 1], values[i])) * i;
  return String(sum);
}

/** The same for every contestant of a job. */
const forEach = (contestants, prepare) =>
  Object.fromEntries(
    Object.entries(contestants).map(([name, load]) => [name, async () => prepare(await load())]),
  );

const evaluation = (contestants) =>
  forEach(contestants, ({ prepare, values, all, sign }) => {
    const prepared = prepare(randomHands());
    const found = values(prepared);
    return { units: HANDS, run: () => all(prepared, found), sum: () => checksum(found, sign) };
  });

const equityOf = (...hands) => {
  const cards = hands.map((hand) => hand.split(' '));
  return forEach(equities, (counts) => ({
    units: 1,
    run: () => counts(cards),
    sum: () => counts(cards).join(' / '),
  }));
};

/** Deals before the clock, so that what is measured has been compiled; each fails at the first lost chip. */
const TRIAL_RUNS = 80;

const wholeDeals = forEach(engines, (run) => ({
  units: DEALS,
  warmUps: TRIAL_RUNS,
  run,
  sum: () => 'every deal ends, with the chips it began with',
}));

/** What a deal comes to at random, counted over some thousands. */
const STUD_ACTIONS = 5.5;
const STUD_EVENTS = 23;
const HOLDEM_ACTIONS = 6.9;

/** What the figures of the engines do not say by themselves. */
function engineNote(results) {
  const perSecond = results.map(
    ({ name, nanoseconds }) =>
      `${name} ${Math.round(1e9 / nanoseconds.median).toLocaleString('en')}`,
  );
  const medianOf = (name) => results.find((each) => each.name.startsWith(name)).nanoseconds.median;
  const ofStud = duration(medianOf('tapete, stud') / STUD_ACTIONS);
  const ofHoldem = duration(medianOf('poker-ts') / HOLDEM_ACTIONS);
  return [
    `Deals a second of processor time: ${perSecond.join('; ')}.`,
    `The games are neighbours, not the same: a hand of hold ’em with an ante has ${HOLDEM_ACTIONS} actions at random, a deal of`,
    `stud ${STUD_ACTIONS}. Shared out among its actions, a hand of poker-ts takes ${ofHoldem} each, a deal of stud ${ofStud}.`,
    'poker-ts changes one table in place, and nearly a quarter of its time is its shuffle, with numbers of the system’s; ours',
    `writes every step down as an event, ${STUD_EVENTS} a deal, leaves the deal before an action as it was, and shows each seat its`,
    'own view before asking it. Of its time a third is the last action, with the streets still to deal, the hands and',
    'the pots; a quarter the start with its shuffle; a fifth the other actions; the rest what the seats choose and see.',
  ].join('\n');
}

const CODES_NOTE = [
  'Ours is asked of an order that a function holds. Held in a constant of the module that has the loop it takes about a',
  'third of that, since V8 then knows the table; phe’s functions and tables are constants of its own module.',
].join('\n');

/** The first contestant is ours. */
export const JOBS = {
  codes: {
    title: `Five cards as numbers, ${HANDS.toLocaleString('en')} random hands`,
    unit: 'hand',
    contestants: evaluation(codes),
    note: () => CODES_NOTE,
  },
  texts: {
    title: 'Five cards as text, the same hands',
    unit: 'hand',
    contestants: evaluation(texts),
  },
  'equity-4': {
    title: 'Exact equity, four cards known of each: As Kd 3c 7d against Qc Qh 9d Ts',
    unit: 'question',
    contestants: equityOf('As Kd 3c 7d', 'Qc Qh 9d Ts'),
  },
  'equity-3': {
    title: 'Exact equity, three cards known of each: As Kd 3c against Qc Qh 9d',
    unit: 'question',
    contestants: equityOf('As Kd 3c', 'Qc Qh 9d'),
  },
  engine: {
    title: 'Whole deals, four seats that say any legal thing',
    unit: 'deal',
    contestants: wholeDeals,
    note: engineNote,
  },
};
