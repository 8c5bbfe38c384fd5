// What is told beside the felt: in the panel, in the log and to a screen reader.

import { expect, test } from 'vitest';
import { sayAll } from './company.ts';
import { PASSED, shareScenes } from './scene.ts';

const scene = shareScenes();

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
    '.choose .chips-field input',
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
  await typed!.fill('1e2');
  expect([await typed!.inputValue(), await raise!.innerText()]).toEqual(['1e2', 'Raise to …']);
  await typed!.fill('60');
  await raise!.click();
  await sayAll(company, [{ type: 'call' }]);
  // 60 each and the antes in the pot, 60 left: half the pot would be more.
  await page.getByRole('button', { name: 'Check' }).waitFor();
  expect(await choices()).toEqual(['Minimum', 'Maximum']);
});

test('S28 who refused is told to the one who proposed', async () => {
  // Bea can match what Marta proposes.
  const chips = [500, 1000, 500];
  const { company, page } = await scene('es', ['Bea', 'Carmen'], PASSED, { game: 'stud' }, chips);
  // The pack lies among three now, so another may speak first.
  const panel = page.locator('.panel');
  while ((await company.asked()) !== company.guests[0]) await sayAll(company, [{ type: 'pass' }]);
  await sayAll(company, [{ type: 'propose', to: 800 }]);
  await panel.getByText('Marta propone 800: a ver qué dicen los demás').waitFor();
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
  for (const words of ['Marta bets 10', 'Bea calls', 'Bea checks', 'Bea shows', 'Marta wins 40'])
    expect([words, times(words)]).toEqual([words, 1]);
  expect(heard).toContain('Your hand: pair of aces, king kicker.');
});

test('S40 who stands up is told of, with what he takes', async () => {
  const { company, page } = await scene('en', ['Bea'], PASSED, { game: 'stud' });
  await sayAll(company, [{ type: 'pass' }, { type: 'pass' }]);
  const log = page.locator('aside');
  await log.getByText('Everybody checks').waitFor();
  const lines = (await log.innerText()).split('\n');
  const nth = (words: string): number => lines.findIndex((each) => each.includes(words));
  // S31 first why, then the hands, then the pot.
  expect(nth('Everybody checks')).toBeLessThan(nth('Bea shows'));
  expect(nth('Bea shows')).toBeLessThan(nth('Marta wins'));
  await company.guests[1]!.act(company.id, { type: 'stand' });
  await log.getByText('Bea stands up with 490.').waitFor();
});
