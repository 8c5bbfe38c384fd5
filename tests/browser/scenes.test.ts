import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { TableRequest } from '@tapete/protocol';
import { launchBrowser } from './chromium.ts';
import { gather, people, sayAll, type Company } from './company.ts';
import { parseChips } from './player.ts';
import { shuffleWords, startRoom, type Room } from './room.ts';
import { nameVisitor, until, visit, type Lang, type Visitor } from './visitor.ts';

let browser: Browser;
let room: Room;
beforeAll(async () => {
  browser = await launchBrowser();
  room = await startRoom();
});
afterAll(async () => {
  await browser.close();
  await room.stop();
});

interface Scene extends Visitor {
  readonly company: Company;
  readonly text: (testid: string) => Promise<string>;
  readonly stacks: () => Promise<readonly number[]>;
}

/**
 * Marta at the page and the others at the API, in that order of seats, before a pack in that order.
 * In stud Marta deals, so the first card goes to the seat after hers.
 */
async function scene(
  lang: Lang,
  others: readonly string[],
  deck: string,
  request: Partial<TableRequest> & Pick<TableRequest, 'game'>,
  chips: readonly number[] = [],
): Promise<Scene> {
  const visitor = await visit(browser, { lang, size: lang === 'es' ? 'phone' : 'desk' });
  onTestFinished(() => visitor.close());
  const host = await nameVisitor(visitor, room.url, 'Marta');
  const guests = [host, ...(await people(room, others))];
  room.env.setPace(0);
  room.env.say([...(request.game === 'stud' ? [0] : []), ...shuffleWords(deck)]);
  const company = await gather(guests, request, chips);
  await visitor.page.goto(`${room.url}/t/${company.id}`);
  await visitor.page.locator('.panel').waitFor();
  room.env.setPace(8);
  return {
    ...visitor,
    company,
    text: async (testid) => {
      const found = visitor.page.locator(`[data-testid=${testid}]`);
      await found.waitFor();
      return (await found.innerText()).replaceAll(/\s+/g, ' ');
    },
    stacks: async () => {
      const all = await Promise.all(
        company.guests.map((_, i) => visitor.page.locator(`[data-seat="${i}"] .stack`).innerText()),
      );
      return all.map(parseChips);
    },
  };
}

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

// Bea's and Marta's cards in turn, from the dealer's left: Marta's aces are best all along.
const PASSED = 'Qs As Jd Ad 9h Kh 8c 7c 3d 2d';
const passedHands = {
  es: [
    'pareja de ases',
    'pareja de ases, con rey',
    'pareja de ases, con rey y siete',
    'pareja de ases, con rey, siete y dos',
  ],
  en: ['pair of aces', 'pair of aces, king', 'pair of aces, king', 'pair of aces, king'],
};

test('who has won more than a deal can count is told how to go on', async () => {
  const all = 1_000_000_000;
  const request = { game: 'stud', buyIn: { min: all, max: all } } as const;
  const { company, page, text, stacks } = await scene('en', ['Bea'], PASSED, request, [all, all]);
  await sayAll(company, [{ type: 'all-in' }, { type: 'call' }]);
  await text('result');
  expect(await stacks()).toEqual([2 * all, 0]);
  const told = await page.locator('.panel').innerText();
  expect(told).toContain('more chips than a deal can count. Stand up to cash them out.');
  expect(told).not.toContain('Waiting');
});

test('S27 amounts: the slider stops at whole bets, a typed one is told as it is, the most is always offered', async () => {
  const { company, page } = await scene(
    'en',
    ['Bea'],
    PASSED,
    { game: 'stud', buyIn: { min: 100, max: 500 } },
    [130, 130],
  );
  const choices = async (): Promise<readonly string[]> =>
    (await page.locator('.presets button:not(.quiet)').allInnerTexts()).map((text) => text.trim());
  const [slider, typed, raise] = [
    '.choose [type=range]',
    '.choose [type=number]',
    '.say > :last-child',
  ].map((selector) => page.locator(selector));
  await sayAll(company, [
    { type: 'bet', to: 10 },
    { type: 'raise', to: 20 },
  ]);
  await page.getByRole('button', { name: 'Call 10' }).waitFor();
  // Pot 20 + 10 + 20, 10 to call: half is 20 + 60 / 2, all of it 20 + 60. Marta has 120 in all.
  expect(await choices()).toEqual(['Minimum', '½ pot', 'Pot', 'Maximum']);
  for (const [at, says] of [
    ['½ pot', 'Raise to 50'],
    ['Pot', 'Raise to 80'],
    ['Minimum', 'Raise to 21'],
    ['Maximum', 'All in: 120'],
  ] as const) {
    await page.getByRole('button', { name: at, exact: true }).click();
    expect(await raise!.innerText()).toBe(says);
  }
  await slider!.fill('20');
  expect(await raise!.innerText()).toBe('Raise to 21');
  await typed!.fill('15');
  expect([await raise!.innerText(), await raise!.isDisabled()]).toEqual(['Raise to 15', true]);
  await typed!.fill('');
  await typed!.pressSequentially('1e2');
  expect([await typed!.inputValue(), await raise!.innerText()]).toEqual(['1e2', 'Raise to 100']);
  await typed!.fill('60');
  await raise!.click();
  await sayAll(company, [{ type: 'call' }]);
  // 60 each and the antes in the pot, 60 left: half the pot would be more.
  await page.getByRole('button', { name: 'Pass' }).waitFor();
  expect(await choices()).toEqual(['Minimum', 'Maximum']);
});

test('S28 who refused is told to the one who proposed', async () => {
  const { company, page } = await scene('es', ['Bea', 'Carmen'], PASSED, { game: 'stud' });
  // The pack lies among three now, so another may speak first.
  const panel = page.locator('.panel');
  while ((await company.asked()) !== company.guests[0]) await sayAll(company, [{ type: 'pass' }]);
  await sayAll(company, [{ type: 'propose', to: 800 }]);
  await panel.getByText('Marta propone 800: falta la respuesta').waitFor();
  await sayAll(company, [{ type: 'accept' }, { type: 'refuse' }]);
  await panel.getByText(/^(Bea|Carmen) no acepta\.$/).waitFor();
  expect(await panel.innerText()).toContain('Te toca');
  await sayAll(company, [{ type: 'bet', to: 10 }]);
  await panel.getByText('no acepta').waitFor({ state: 'detached' });
});

test('a screen reader hears each thing once, and my own hand', async () => {
  const { company, page, text } = await scene('en', ['Bea'], PASSED, { game: 'stud' });
  await page.evaluate(`
    const region = document.querySelector('[aria-live=polite]');
    window.heard = [];
    new MutationObserver(() => window.heard.push(region.textContent))
      .observe(region, { childList: true, characterData: true, subtree: true });
  `);
  await sayAll(company, [{ type: 'bet', to: 10 }, { type: 'call' }]);
  await sayAll(company, [{ type: 'pass' }, { type: 'pass' }]);
  await text('result');
  const heard = (await page.evaluate<string[]>('window.heard')).join(' ');
  const times = (words: string): number => heard.split(words).length - 1;
  for (const words of ['Marta bets 10', 'Bea calls', 'Bea passes', 'Bea shows', 'Marta wins 40'])
    expect([words, times(words)]).toEqual([words, 1]);
  expect(heard).toContain('Your hand: pair of aces, king kicker.');
});

test('T18 the form offers what the player who banks covers, and his seat tells what the bank won', async () => {
  // Marta's ace high beats Bea's jack high, which does not qualify: the ante pays, the play bet returns.
  const { company, page, text } = await scene(
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

test('S40 who stands up is told of, with what he takes', async () => {
  const { company, page } = await scene('en', ['Bea'], PASSED, { game: 'stud' });
  await sayAll(company, [{ type: 'pass' }, { type: 'pass' }]);
  const log = page.locator('aside');
  await log.getByText('Everybody passes').waitFor();
  const lines = (await log.innerText()).split('\n');
  const nth = (words: string): number => lines.findIndex((each) => each.includes(words));
  // S31 first why, then the hands, then the pot.
  expect(nth('Everybody passes')).toBeLessThan(nth('Bea shows'));
  expect(nth('Bea shows')).toBeLessThan(nth('Marta wins'));
  await company.guests[1]!.act(company.id, { type: 'stand' });
  await log.getByText('Bea stands up with 490.').waitFor();
});

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
    expect(result).toContain(lang === 'es' ? `todos pasan` : `everybody passed`);
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
            'Bote lateral 1',
            'Bea gana 300',
            'Bote lateral 2',
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
