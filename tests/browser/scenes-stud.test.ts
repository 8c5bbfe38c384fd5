import { expect, test } from 'vitest';
import { sayAll } from './company.ts';
import { parseChips } from './player.ts';
import { PASSED, shareScenes } from './scene.ts';
import { until, type Lang } from './visitor.ts';

const scene = shareScenes();

const passedHands = {
  es: [
    'pareja de ases',
    'pareja de ases, con rey',
    'pareja de ases, con rey y siete',
    'pareja de ases, con rey, siete y dos',
  ],
  en: ['pair of aces', 'pair of aces, king', 'pair of aces, king', 'pair of aces, king'],
};

test.each([1, 2, 3, 4])(
  'S31 everybody passes in round %i: the best hand so far takes the pot',
  async (round) => {
    const lang = round % 2 === 0 ? 'en' : 'es';
    const { company, page, text, stacks } = await scene(lang, ['Bea'], PASSED, { game: 'stud' });
    // Two antes of 10; in each round before, Marta opens for 10 and Bea calls.
    const pot = 20 + 20 * (round - 1);
    for (let before = 1; before < round; before++) {
      await sayAll(company, [{ type: 'bet', to: 10 }, { type: 'call' }]);
    }
    await page.locator('.say').waitFor();
    expect(parseChips(await text('pot'))).toBe(pot);
    await sayAll(company, [{ type: 'pass' }, { type: 'pass' }]);
    const result = (await text('result')).toLowerCase();
    expect(result).toContain(lang === 'es' ? `todos pasan` : `everybody checked`);
    expect(result).toContain(lang === 'es' ? `marta gana ${pot}` : `marta wins ${pot}`);
    expect(result).toContain(passedHands[lang][round - 1]!.split(',')[0]);
    if (lang === 'es') expect(result).toContain(passedHands.es[round - 1]);
    expect(await page.locator('[data-seat="0"] svg.card').count()).toBe(round + 1);
    // 500 each: Marta wins what Bea has put in, half the pot.
    expect(await stacks()).toEqual([500 + pot / 2, 500 - pot / 2]);
  },
);

test.each<Lang>(['es', 'en'])(
  'S34 three all-in: a main pot, two side pots and a tie, each with its winner (%s)',
  async (lang) => {
    // From Marta's left: Bea, Carmen, Dora, Marta. Aces, kings, and Carmen's and Dora's equal Q J 9 8 4.
    const deck = 'Ks Qh Qc As Kd Jh Jc Ad 2d 9h 9c 2c 3d 8d 8s 3c 5s 4d 4s 5h';
    const { company, page, text, stacks } = await scene(
      lang,
      ['Bea', 'Carmen', 'Dora'],
      deck,
      { game: 'stud', buyIn: { min: 100, max: 500 } },
      [100, 200, 300, 500],
    );
    // Marta's ace speaks first.
    await sayAll(company, [{ type: 'all-in' }, { type: 'all-in' }, { type: 'all-in' }]);
    await until(
      'the page shows the pots',
      async () => (await page.locator('.pots span').count()) > 1,
    );
    await sayAll(company, [{ type: 'call' }]);
    const result = await text('result');
    // 4 × 100; 3 × 100 above that; 2 × 100 above that, 100 each.
    const told =
      lang === 'es'
        ? [
            'Bote principal',
            'Marta gana 400',
            'Bote aparte 1',
            'Bea gana 300',
            'Bote aparte 2',
            'Carmen y Dora se reparten 200',
            'Empate',
          ]
        : [
            'Main pot',
            'Marta wins 400',
            'Side pot 1',
            'Bea wins 300',
            'Side pot 2',
            'Carmen and Dora split 200',
            'A tie',
          ];
    let from = 0;
    for (const words of told) {
      const found = result.indexOf(words, from);
      expect(found, `“${words}” in order in: ${result}`).toBeGreaterThanOrEqual(0);
      from = found;
    }
    expect(await stacks()).toEqual([400, 300, 100, 300]);
  },
);
