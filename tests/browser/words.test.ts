/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import {
  describeHand,
  nameCard,
  nameHand,
  nameRank,
  pack,
  RANKS,
  studOrder,
  handRules,
  studRules,
  type Card,
} from '@tapete/rules';
import { expect, test } from 'vitest';
import { root } from './room.ts';
import { PLAIN, show } from './screens.ts';
import { shareScreens } from './set-up.ts';
import { enter, nameVisitor, visit, type Lang } from './visitor.ts';

const LANGS: readonly Lang[] = ['es', 'en'];

/** One text, or one for each plural form of what is counted. */
type Message =
  | string
  | readonly {
      readonly declarations: readonly string[];
      readonly match: Readonly<Record<string, string>>;
    }[];
const messagesOf = (lang: Lang): Record<string, Message> => {
  const { $schema: _, ...all } = JSON.parse(
    readFileSync(join(root, `apps/web/messages/${lang}.json`), 'utf8'),
  ) as Record<string, Message>;
  return all;
};
const textsOf = (message: Message): readonly string[] =>
  typeof message === 'string'
    ? [message]
    : message.flatMap(({ match }) => Object.values<string>(match));
const parameters = (message: Message): string[] =>
  typeof message === 'string'
    ? [...message.matchAll(/\{(\w+)\}/g)].map((each) => each[1]!).sort()
    : message
        .flatMap(({ declarations }) =>
          declarations.flatMap((each) => /^input (\w+)$/.exec(each)?.[1] ?? []),
        )
        .sort();
/** The texts of each message. */
const messages = (lang: Lang): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messagesOf(lang)).map(([key, message]) => [key, textsOf(message).join(' · ')]),
  );

test('both languages have the same messages with the same parameters, none empty', () => {
  const [es, en] = [messagesOf('es'), messagesOf('en')];
  expect(Object.keys(en).sort()).toEqual(Object.keys(es).sort());
  for (const [key, message] of Object.entries(es)) {
    const other = en[key] ?? '';
    for (const text of [...textsOf(message), ...textsOf(other)]) {
      expect(text.trim(), key).not.toBe('');
    }
    expect(parameters(other), key).toEqual(parameters(message));
  }
});

/** Game words and names that are the same in both languages. */
const SAME = [
  'ante',
  'bot',
  'figuras',
  'new_ante',
  'opt_figuras',
  'opt_off',
  'play',
  'log_line',
  'night_deny',
  'share_of',
  'why_alone',
];

test('no message is left in the other language', () => {
  const [es, en] = [messages('es'), messages('en')];
  const equal = Object.keys(es).filter(
    (key) => es[key] === en[key] && /\p{L}/u.test(es[key]!.replaceAll(/\{\w+\}/g, '')),
  );
  expect(equal.filter((key) => !SAME.includes(key))).toEqual([]);
});

const opened = shareScreens(
  'Marta',
  [3],
  PLAIN.filter(({ name }) => name !== 'rules'),
);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}_]+/gu) ?? [];

/** Every word that a language's messages, ranks, cards and hands are made of. */
function vocabulary(lang: Lang): Set<string> {
  const order = studOrder(handRules(studRules({}), 4));
  const cards = pack(2);
  const hands: (readonly Card[])[] = [
    ...RANKS.flatMap((_, i) => [[2, 3, 4].map((step) => cards[(i * 4 + step * 5) % 52]!)]),
    ...RANKS.map((rank): Card[] => [`${rank}c`, `${rank}d`, rank === 'A' ? 'Kh' : 'Ah']),
    ...RANKS.map((rank): Card[] => [`${rank}c`, `${rank}d`, `${rank}h`]),
    ['2c', '3c', '4c', '5c', '6c'],
    ['2c', '9c', '4c', '5c', '6c'],
    ['2c', '3d', '4c', '5c', '6c'],
    ['2c', '2d', '2h', '3c', '3d'],
    ['2c', '2d', '2h', '2s', '3d'],
    ['2c', '2d', '3h', '3s', '4d'],
    ['Ac', 'Kd', 'Qh', 'Qs', 'Jd'],
    ['Ac', 'Kc', 'Qc', 'Jc', 'Tc'],
  ];
  return new Set([
    ...Object.values(messages(lang)).flatMap((text) => wordsOf(text.replaceAll(/\{\w+\}/g, ' '))),
    ...RANKS.flatMap((rank) => [nameRank(rank, lang), nameRank(rank, lang, true)]).flatMap(wordsOf),
    ...pack(2, 1).flatMap((card) => wordsOf(nameCard(card, lang))),
    ...hands.flatMap((hand) => wordsOf(nameHand(describeHand(hand, order), lang))),
  ]);
}

/** What stands on a page in words, labels and titles; what is marked as of another language left out. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, [lang]:not(html)')) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
        const value = element.getAttribute(name);
        if (value === '') texts.push(`EMPTY_LABEL ${element.tagName}`);
        if (value) texts.push(value);
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          texts.push(node.textContent);
      }
      if (
        element.matches('button, a[href]') &&
        !element.textContent?.trim() &&
        !element.getAttribute('aria-label')
      ) {
        texts.push(`EMPTY_LABEL ${element.outerHTML.slice(0, 80)}`);
      }
    }
    return texts;
  });

test.each(LANGS)(
  'every word on every screen is %s or somebody’s name',
  { timeout: 120_000 },
  async (lang) => {
    const { browser, room, host, screens } = opened();
    const visitor = await visit(browser, { lang, size: 'phone' });
    await enter(visitor, room.url, host);
    const known = vocabulary(lang);
    const names = new Set([
      'tapete',
      'marta',
      'd',
      'b',
      'pp',
      'http',
      't',
      'npm',
      'start',
      'lan',
      'w',
      'x',
      ...[...'akqj'],
      ...['documento', 'literal', 'moderno', 'telesina'],
    ]);
    const tables = await host.request('GET', '/api/tables');
    for (const { name } of (tables.body as { tables: { name: string }[] }).tables)
      wordsOf(name).forEach((word) => names.add(word));
    const other = vocabulary(lang === 'es' ? 'en' : 'es');
    let foreign = 0;
    const found: Record<string, string[]> = {};
    for (const screen of screens) {
      await show(visitor.page, room.url, screen);
      const seated = await visitor.page.locator('.seat .name').allInnerTexts();
      const here = new Set([...names, ...seated.flatMap(wordsOf)]);
      const strange = (await textsOn(visitor.page))
        .filter((text) => !text.startsWith('http'))
        .flatMap((text) =>
          wordsOf(text)
            .filter((word) => !known.has(word) && !here.has(word) && !/^w+$/.test(word))
            .map((word) => `${word} in “${text.trim()}”`),
        );
      if (strange.length > 0) found[screen.name] = [...new Set(strange)];
      const words = (await textsOn(visitor.page)).flatMap(wordsOf);
      foreign += words.filter((word) => !other.has(word) && !here.has(word)).length;
    }
    expect(found).toEqual({});
    // By the other language's words the same screens are full of strange ones.
    expect(foreign).toBeGreaterThan(100);
    expect(await visitor.page.evaluate(() => document.documentElement.lang)).toBe(lang);
    await visitor.close();
  },
);

test('the browser’s language comes first; another is kept, and the deal goes on in it', async () => {
  const { browser, room, host, screens } = opened();
  const visitor = await visit(browser, { lang: 'en' });
  await enter(visitor, room.url, host);
  const { page } = visitor;
  const turn = screens.find(({ name }) => name === 'stud-3')!;
  await show(page, room.url, turn);
  const state = async (): Promise<unknown> => ({
    cards: await page.locator('.seat.me svg.card').count(),
    stacks: await page
      .locator('.stack')
      .allInnerTexts()
      .then((all) => all.map((each) => each.replaceAll(/\D/g, ''))),
  });
  const before = await state();
  expect(await page.locator('.say button').first().innerText()).toBe('Fold');
  await page.locator('header button').last().click();
  await page.getByRole('button', { name: /Español/ }).click();
  await page.locator('.say').waitFor();
  expect(await page.locator('.say button').first().innerText()).toBe('No voy');
  expect(await state()).toEqual(before);
  await page.reload();
  expect(await page.locator('.say button').first().innerText()).toBe('No voy');
  await visitor.close();
});

test('HTML in a name is text wherever the name stands', async () => {
  const { browser, room } = opened();
  const visitor = await visit(browser, { lang: 'es', size: 'desk' });
  const name = '<img src=x><b>O’';
  const guest = await nameVisitor(visitor, room.url, name);
  const made = await guest.request('POST', '/api/tables', {
    game: 'three',
    sit: true,
    name: '<i>t</i>',
  });
  const { page } = visitor;
  await page.goto(`${room.url}/t/${(made.body as { id: string }).id}`);
  expect(await page.locator('.seat.me .name').innerText()).toBe(name);
  expect(await page.locator('h1').innerText()).toBe('<i>t</i>');
  await page.locator('header button').last().click();
  await page.locator('.menu > button').nth(-2).click();
  expect(await page.locator('dialog tbody th').first().innerText()).toBe(name);
  await page.keyboard.press('Escape');
  await page.goto(room.url);
  await page.locator('header .me').waitFor();
  expect(await page.locator('header .me').innerText()).toContain(name);
  expect(await page.locator('img, #app i, .name b').count()).toBe(0);
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});
