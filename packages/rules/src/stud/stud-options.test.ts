/** The options alone, and a decision with the deal after it: both agree with what the game's five functions say. */
import { expect, test } from 'vitest';
import { randomStudScript } from '../testing/deal-scripts.ts';
import { randomFrom } from '../testing/random.ts';
import { foldStud, studTable } from '../testing/script-answer.ts';
import { chooseStud } from '../testing/stud-moves.ts';
import { studLegal, studOptions } from './stud-legal.ts';
import { beginStudDeal, takeStudTurn } from './stud-play.ts';
import { stud } from './stud.ts';

const SEED = 8_200;
const DEALS = 200;

test(`seed ${SEED}: S24–S28 options of every seat as legal names them; a turn's deal is its events folded`, () => {
  const random = randomFrom(SEED);
  let turns = 0;
  for (let i = 0; i < DEALS; i++) {
    const { setup, seats, deck } = studTable(randomStudScript(random));
    const begun = beginStudDeal(setup, seats, deck);
    const started = stud.start(setup, seats, deck);
    if (!begun.ok || !started.ok) {
      expect(begun).toEqual(started);
      continue;
    }
    expect(begun.value.events).toEqual(started.value);
    let { deal } = begun.value;
    expect(deal).toEqual(foldStud(started.value));
    while (deal.outcome === null) {
      for (const seat of [...seats.keys(), seats.length])
        expect(studOptions(deal, seat)).toEqual(studLegal(deal, seat).options);
      const [seat = 0] = deal.asked;
      const action = chooseStud(deal, seat, random);
      const played = stud.play(deal, seat, action);
      const turn = takeStudTurn(deal, seat, action);
      if (!played.ok || !turn.ok) {
        expect(turn).toEqual(played);
        break;
      }
      expect(turn.value.events).toEqual(played.value);
      expect(turn.value.deal).toEqual(foldStud(played.value, deal));
      ({ deal } = turn.value);
      turns++;
    }
    expect(studOptions(deal, 0)).toEqual(studLegal(deal, 0).options);
  }
  expect(turns).toBeGreaterThan(2 * DEALS);
});
