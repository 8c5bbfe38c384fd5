import { expect, test } from 'vitest';
import { sayAll } from './company.ts';
import { shuffleWords } from './room.ts';
import { shareScenes } from './scene.ts';

const scene = shareScenes();

const threeExamples = [
  // K♠9♦5♣ against J♥8♥3♠: no queen, so the ante pays 1 : 1 and the play bet returns (T6).
  {
    deck: 'Ks Jh 9d 8h 5c 3s',
    lang: 'es',
    lines: [
      'Ante 10 el repartidor no califica +10',
      'Play 10 el repartidor no califica 0',
      'Total +10',
    ],
    dealer: 'Carta mayor: jota, ocho y tres · No califica',
    stack: 210,
  },
  // Against Q♥8♥3♠: the queen qualifies, the king is better, both bets win (T7).
  {
    deck: 'Ks Qh 9d 8h 5c 3s',
    lang: 'en',
    lines: ['Ante 10 your hand is better +10', 'Play 10 your hand is better +10', 'Net +20'],
    dealer: 'High card: queen, eight and three · Qualifies',
    stack: 220,
  },
] as const;

test.each(threeExamples)(
  'T19 the worked example, $deck, is told line by line ($lang)',
  async ({ deck, lang, lines, dealer, stack }) => {
    const { company, page, text, stacks } = await scene(lang, [], deck, {
      game: 'three',
      buyIn: { min: 200, max: 400 },
    });
    await company.act(company.guests[0]!, { type: 'post', ante: 10, pairPlus: 0 });
    await page.locator('.say button.main').click();
    await text('lines');
    const rows = await page.locator('[data-testid=lines] tr').allInnerTexts();
    expect(rows.map((row) => row.replaceAll(/\s+/g, ' ').trim())).toEqual(lines);
    expect((await text('dealer-hand')).toLowerCase()).toBe(dealer.toLowerCase());
    expect(await stacks()).toEqual([stack]);
  },
);

test('a lost bet is offered again as far as the stack then allows', async () => {
  // A-8-3 beats K-9-5: ante and play are lost, 140 of 200.
  const { company, page, text, stacks } = await scene('en', [], 'Ks Ah 9d 8h 5c 3s', {
    game: 'three',
    buyIn: { min: 200, max: 400 },
    ante: { min: 10, max: 100 },
    clock: { bets: 600, between: 1 },
  });
  await company.act(company.guests[0]!, { type: 'post', ante: 70, pairPlus: 0 });
  await page.locator('.say button.main').click();
  await text('lines');
  expect(await stacks()).toEqual([60]);
  const [ante, pairPlus] = [0, 1].map((nth) => page.locator('form.bets input').nth(nth));
  // The play bet wants as much again.
  expect(await ante!.inputValue()).toBe('30');
  expect(await pairPlus!.inputValue()).toBe('0');
  await page.locator('form.bets button.main').click();
  // The next deal is dealt, so that it draws no card of the next scene.
  await page.locator('.say').waitFor();
});

test('T18 the form offers what the player who banks covers, and his seat tells what the bank won', async () => {
  // Marta's ace high beats Bea's jack high, which does not qualify: the ante pays, the play bet returns.
  const { company, page, room, text } = await scene(
    'en',
    ['Bea'],
    'As Jh 9d 8h 5c 3s',
    {
      game: 'three',
      rules: { bank: 'player' },
      buyIn: { min: 100, max: 400 },
      ante: { min: 5, max: 100 },
    },
    [200, 100],
  );
  // The seat after the button banks; Marta's is the first, so she banks one deal before.
  await page.getByText('You bank', { exact: false }).waitFor();
  await company.act(company.guests[1]!, { type: 'post', ante: 5, pairPlus: 0 });
  await sayAll(company, [{ type: 'fold' }]);
  await page.locator('form.bets').waitFor();
  // A straight flush pays 5 + 1 + 1 on each chip of the ante: 7 × 13 of Bea's 95.
  expect(await page.locator('form.bets label').first().innerText()).toContain('5 to 13');
  const ante = page.locator('form.bets input').first();
  await ante.fill('13');
  room.env.say(shuffleWords('As Jh 9d 8h 5c 3s'));
  await page.locator('form.bets button.main').click();
  await page.locator('.say button.main').click();
  await text('lines');
  expect(await page.locator('[data-seat="1"] .state').innerText()).toBe('−13');
});
