// Whole deals with random legal actions, four seats of 1,000 chips each time: ours as `tapete simulate` plays them,
// poker-ts at hold 'em with the same ante and least bet. Every deal is checked to end and to keep its chips. Beside them
// the shuffle of a pack alone, which each of their deals begins with.

import { createRequire } from 'node:module';
import { lotOf, seededRandom, shuffled } from '../packages/chance/src/index.ts';
import { pack } from '../packages/rules/src/index.ts';

const require = createRequire(import.meta.url);
const POKER_TS = `poker-ts ${require('./package.json').dependencies['poker-ts']}`;

const STACK = 1000;
const SEATS = 4;
const SEED = 1;
/** Deals a run, and those played before the clock starts. */
export const DEALS = 500;

async function ours(game) {
  const { gameOf } = await import('../apps/cli/src/games/index.ts');
  const { simulated } = await import('../apps/cli/src/games/simulating.ts');
  const names = Array.from({ length: SEATS }, (_, i) => `random-${i + 1}`);
  const bots = names.map(() => 'random');
  const random = seededRandom(SEED);
  const next = simulated(gameOf({ game }), { options: {}, names, bots, stack: STACK, random });
  return (i) => {
    const { conserved, terminated } = next(i);
    if (!conserved || !terminated) throw new Error(`deal ${i}: chips lost or no end`);
  };
}

/** As its manual plays a hand; stacks are renewed by standing up and sitting down again. */
function theirs() {
  const { Table } = require('poker-ts');
  const random = seededRandom(SEED);
  const below = lotOf(random);
  const table = new Table({ ante: 10, smallBlind: 5, bigBlind: 10 }, SEATS);
  const renew = (seats) => {
    for (let seat = 0; seat < SEATS; seat++) {
      if (seats[seat] !== null) table.standUp(seat);
      table.sitDown(seat, STACK);
    }
  };
  renew(table.seats());
  return (i) => {
    table.startHand(i % SEATS);
    while (table.isHandInProgress()) {
      while (table.isBettingRoundInProgress()) {
        const { actions, chipRange } = table.legalActions();
        const action = actions[below(actions.length)];
        if (action === 'bet' || action === 'raise')
          table.actionTaken(action, chipRange.min + below(chipRange.max - chipRange.min + 1));
        else table.actionTaken(action);
      }
      table.endBettingRound();
      if (table.areBettingRoundsCompleted()) table.showdown();
    }
    const seats = table.seats();
    let chips = 0;
    for (const seat of seats) chips += seat === null ? 0 : seat.totalChips;
    if (chips !== SEATS * STACK) throw new Error(`hand ${i}: ${chips} chips`);
    renew(seats);
  };
}

/** What a deal costs before anything is done with its cards: no engine that shuffles is quicker. */
function shuffle() {
  const random = seededRandom(SEED);
  const lot = lotOf(random);
  const cards = pack(2, 0);
  return () => shuffled(cards, lot);
}

/** Each gives a function that plays `DEALS` deals, one after the other. */
const runner = (play) => {
  let deal = 0;
  return () => {
    for (let i = 0; i < DEALS; i++) play(deal++);
  };
};

export const engines = {
  'tapete, stud': async () => runner(await ours('stud')),
  'tapete, three-card': async () => runner(await ours('three')),
  [`${POKER_TS}, hold 'em`]: () => runner(theirs()),
  '52 cards shuffled, no more': () => runner(shuffle()),
};
