// A seat says why nothing is to be expected of it.

import { expect, test } from 'vitest';
import { sayAll } from './company.ts';
import { PASSED, shareScenes } from './scene.ts';
import { until, type Lang } from './visitor.ts';

const scene = shareScenes();
const WORDS = {
  es: { absent: 'sin conexión', broke: 'sin fichas', one: '1 ficha', many: '989 fichas' },
  en: { absent: 'not connected', broke: 'no chips', one: '1 chip', many: '989 chips' },
};

test.each<Lang>(['es', 'en'])(
  'whose page is gone is told at the seat, and no more once it is back (%s)',
  async (lang) => {
    const { company, page } = await scene(lang, ['Bea'], PASSED, { game: 'stud' });
    const seat = page.locator('[data-seat="1"]');
    await seat.locator('.absent').waitFor();
    expect(await seat.innerText()).toContain(WORDS[lang].absent);
    // Mine is there.
    expect(await page.locator('.seat.me .absent').count()).toBe(0);
    const bea = await company.guests[1]!.follow(company.id);
    await seat.locator('.absent').waitFor({ state: 'detached' });
    expect(await seat.innerText()).not.toContain(WORDS[lang].absent);
    bea.close();
    await seat.locator('.absent').waitFor();
  },
);

test.each<Lang>(['es', 'en'])('who has no chips left is told at the seat (%s)', async (lang) => {
  const { company, page, room, text } = await scene(lang, ['Bea'], PASSED, { game: 'stud' });
  const seat = page.locator('[data-seat="1"]');
  await sayAll(company, [{ type: 'all-in' }, { type: 'call' }]);
  await text('result');
  expect(await seat.locator('.state').innerText()).toContain(WORDS[lang].broke);
  expect(await page.locator('.seat.me').innerText()).not.toContain(WORDS[lang].broke);
  // No further deal: it would draw the pack of the next test.
  room.env.setPace(0);
  await company.guests[1]!.act(company.id, { type: 'buy', amount: 500 });
  await until(
    'the sign is gone',
    async () => !(await seat.innerText()).includes(WORDS[lang].broke),
  );
  await company.guests[1]!.act(company.id, { type: 'stand' });
});

test.each<Lang>(['es', 'en'])('one chip is one, not “1 chips” (%s)', async (lang) => {
  const buyIn = { min: 11, max: 1000 };
  const { page } = await scene(lang, ['Bea'], PASSED, { game: 'stud', buyIn }, [999, 11]);
  // After an ante of ten.
  for (const [seat, title] of [WORDS[lang].many, WORDS[lang].one].entries()) {
    await page.locator(`[data-seat="${seat}"] .stack[title="${title}"]`).waitFor();
  }
});
