/// <reference lib="dom" />
// S28 in the page: what a bet above the stack means for whoever is asked, and that choosing one moves nothing.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextAsked, sayAll, type Company } from './company.ts';
import { PASSED, shareScenes } from './scene.ts';
import { untilRested, type Lang } from './visitor.ts';

const scene = shareScenes();
const SMALL = { width: 360, height: 640 };
const DESK = { width: 1280, height: 800 };

async function passUntil(company: Company, guest: number): Promise<void> {
  while ((await nextAsked(company)) !== company.guests[guest]) {
    await sayAll(company, [{ type: 'pass' }]);
  }
}

// Bea proposes 800 with 490 left: 310 on credit. Marta has 990.
const MEANS: Readonly<Record<Lang, readonly string[]>> = {
  es: [
    'Bea propone apostar 800, más que su resto. ¿Aceptas?',
    'Si aceptáis todos, la apuesta vale: para ir pondrás 800, o no vas.',
    'Bea juega 310 a crédito: lo que pierda de eso lo debe al banquero.',
  ],
  en: [
    'Bea proposes to bet 800, above their stack. Do you accept?',
    'If all accept, the bet stands: to stay in you put in 800, or you fold.',
    'Bea plays 310 on credit: what is lost of that is owed to the banker.',
  ],
};

test.each<Lang>(['es', 'en'])(
  'S28 whoever is asked reads what accepting means, and no answer is the usual one (%s)',
  async (lang) => {
    const { company, page } = await scene(lang, ['Bea'], PASSED, { game: 'stud' }, [1000, 500]);
    await passUntil(company, 1);
    await sayAll(company, [{ type: 'propose', to: 800 }]);
    const answer = page.locator('.answer');
    await answer.waitFor();
    const told = await answer.innerText();
    for (const words of MEANS[lang]) expect(told).toContain(words);
    expect(await answer.locator('button').count()).toBe(2);
    expect(await answer.locator('button.main').count()).toBe(0);
  },
);

test('S28 whoever has less than is proposed reads that it is the whole stack', async () => {
  // Carmen could match 800; Marta's 490 is all she has.
  const chips = [500, 500, 1000];
  const { company, page } = await scene('en', ['Bea', 'Carmen'], PASSED, { game: 'stud' }, chips);
  await passUntil(company, 1);
  await sayAll(company, [{ type: 'propose', to: 800 }]);
  await page
    .locator('.answer')
    .getByText('to stay in you put in your whole stack, 490, or you fold.')
    .waitFor();
});

interface Shifted {
  shifted: number;
}

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/** How far what stays on the screen has been moved, by the browser's own measure; also right after a press. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const page = globalThis as unknown as Shifted;
    page.shifted = 0;
    new PerformanceObserver((entries) => {
      // Words in the middle of a button begin elsewhere when they are others: that is no move of the button.
      for (const entry of entries.getEntries() as unknown as readonly Shift[]) {
        if (entry.sources.some(({ node }) => node instanceof Element)) page.shifted += entry.value;
      }
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 4; frames++) {
        await new Promise((done) => requestAnimationFrame(done));
      }
      return (globalThis as unknown as Shifted).shifted;
    });
}

const placesOf = (page: Page): Promise<unknown> =>
  page.locator('.panel, .felt, .seat, .say button, .toggle, .choose').evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return [each.className, x, y, width, height];
    }),
  );

test.each([SMALL, DESK])(
  'a bet above the stack is chosen, and let be, without anything moving ($width × $height)',
  async (size) => {
    const { company, page } = await scene('es', ['Bea'], PASSED, { game: 'stud' }, [500, 1000]);
    await page.setViewportSize(size);
    await passUntil(company, 0);
    const toggle = page.locator('.toggle');
    await toggle.waitFor();
    await untilRested(page);
    const before = await placesOf(page);
    const shifts = await watchShifts(page);
    await toggle.click();
    expect(await toggle.innerText()).toBe('Dejarlo');
    await page.getByText('Si todos aceptan').waitFor();
    expect(await shifts()).toBe(0);
    expect(await placesOf(page)).toEqual(before);
    await toggle.click();
    expect(await toggle.innerText()).toBe('Más que mi resto');
    expect(await shifts()).toBe(0);
    expect(await placesOf(page)).toEqual(before);
    // The measure itself sees what moves.
    await page.locator('.amount').evaluate((amount) => {
      (amount as HTMLElement).style.marginBottom = '40px';
    });
    expect(await shifts()).toBeGreaterThan(0);
  },
);

test('where nothing but a call and a proposal is possible, opening it moves nothing either', async () => {
  // Bea's aces speak first, and her bet is more than Marta's stack.
  const first = 'As Qs Ad Jd';
  const { company, page } = await scene('es', ['Bea'], first, { game: 'stud' }, [500, 1000]);
  await page.setViewportSize(SMALL);
  await sayAll(company, [{ type: 'bet', to: 700 }]);
  const toggle = page.locator('.toggle');
  await toggle.waitFor();
  await untilRested(page);
  const before = await placesOf(page);
  const buttons = await page.locator('.say button').count();
  await toggle.click();
  await page.locator('.choose .chips-field input').waitFor();
  // The word for it comes to the others.
  expect(await page.locator('.say button').count()).toBe(buttons + 1);
  await toggle.click();
  await page.locator('.choose .chips-field input').waitFor({ state: 'detached' });
  expect(await placesOf(page)).toEqual(before);
});
