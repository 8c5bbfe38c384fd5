/** The options alone agree with `legal`, and a decision's deal is its events folded. */
import { chancesFrom } from '@tapete/chance';
import { expect, test } from 'vitest';
import { randomStudScript } from '../testing/deal-scripts.ts';
import { foldStud, studTable } from '../testing/script-answer.ts';
import { chooseStud } from '../testing/stud-moves.ts';
import { studLegal, studOptions } from './stud-legal.ts';
import { stud } from './stud.ts';

const SEED = 8_200;
const DEALS = 200;

test(`seed ${SEED}: S24–S28 options of every seat as legal names them; a turn's deal is its events folded`, () => {
  const random = chancesFrom(SEED);
  let turns = 0;
  for (let i = 0; i < DEALS; i++) {
    const { setup, seats, deck } = studTable(randomStudScript(random));
    const started = stud.start(setup, seats, deck);
    if (!started.ok) continue;
    let { deal } = started.value;
    expect(deal).toEqual(foldStud(started.value.events));
    while (deal.outcome === null) {
      for (const seat of [...seats.keys(), seats.length])
        expect(studOptions(deal, seat)).toEqual(studLegal(deal, seat).options);
      const [seat] = deal.asked;
      const action = chooseStud(deal, seat!, random);
      const played = stud.play(deal, seat!, action);
      if (!played.ok) {
        expect(played.error.code).toBe('deck-exhausted');
        break;
      }
      expect(played.value.deal).toEqual(foldStud(played.value.events, deal));
      ({ deal } = played.value);
      turns++;
    }
    expect(studOptions(deal, 0)).toEqual(studLegal(deal, 0).options);
  }
  expect(turns).toBeGreaterThan(2 * DEALS);
});
