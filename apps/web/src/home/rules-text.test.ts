/** The rule pages say in both languages what the rules and the new-table form hold. */
import { PRESET_NAMES, STUD_CHOICES, THREE_CHOICES, type Lang } from '@tapete/rules';
import { describe, expect, it } from 'vitest';
import en from '../../messages/en.json';
import es from '../../messages/es.json';
import { compileRules } from '../../rules-text.ts';

const FILES = import.meta.glob<string>('../../../../docs/rules/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const LANGS: readonly Lang[] = ['es', 'en'];
const PAGES = ['hands', 'options', 'stud', 'three-card'];
const MESSAGES: Readonly<Record<Lang, Readonly<Record<string, unknown>>>> = { es, en };

const source = (lang: Lang, page: string): string =>
  FILES[`../../../../docs/rules/${lang}/${page}.md`] ?? '';

/** What the text must cite: the numbered rules of both games and of the cards. */
const NUMBERS = [
  ...Array.from({ length: 3 }, (_, i) => `C${i + 1}`),
  ...Array.from({ length: 19 }, (_, i) => `T${i + 1}`),
  ...Array.from({ length: 42 }, (_, i) => `S${i + 1}`),
];

/** Options with amounts or paytables instead of closed choices. */
const OPEN_KEYS = ['ante', 'minBet', 'maxBet', 'anteBonus', 'pairPlus'];

/** The part of the options page under the heading that ends with this key. */
function section(lang: Lang, key: string): { heading: string; body: string } {
  const parts = source(lang, 'options').split(/^#{2,3} /m);
  const part = parts.find((each) => each.split('\n')[0]?.endsWith(`· \`${key}\``)) ?? '';
  const [heading = '', ...body] = part.split('\n');
  return { heading, body: body.join('\n') };
}

it('both languages have the same pages', () => {
  const expected = LANGS.flatMap((lang) =>
    PAGES.map((page) => `../../../../docs/rules/${lang}/${page}.md`),
  );
  expect(Object.keys(FILES).sort()).toEqual(expected.sort());
});

describe.each(PAGES)('%s', (page) => {
  const compiled = LANGS.map((lang) => compileRules(source(lang, page), lang));

  it('has headings of the same depths in both languages, and every id once', () => {
    const [first, second] = compiled.map(({ headings }) => headings.map(({ depth }) => depth));
    expect(first?.length).toBeGreaterThan(3);
    expect(first).toEqual(second);
    for (const { headings } of compiled) {
      expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
      expect(headings.filter(({ depth }) => depth === 1)).toHaveLength(1);
    }
  });

  it('shows the same cards in the same order in both languages', () => {
    const cards = LANGS.map((lang) => source(lang, page).match(/(?:10|[2-9JQKA])[♣♦♥♠]|★/gu));
    expect(cards[0]?.length).toBeGreaterThan(20);
    expect(cards[0]).toEqual(cards[1]);
  });

  it('cites the same rules the same number of times', () => {
    const cited = LANGS.map((lang) =>
      [...source(lang, page).matchAll(/\((?:[CST]\d+(?:, )?)+\)/g)].map(([text]) => text),
    );
    expect(cited[0]).toEqual(cited[1]);
  });
});

describe.each(LANGS)('%s', (lang) => {
  const text = PAGES.map((page) => source(lang, page)).join('\n');

  it('cites every numbered rule', () => {
    const cited = [...text.matchAll(/\(((?:[CST]\d+(?:, )?)+)\)/g)].flatMap(
      ([, list]) => list?.split(', ') ?? [],
    );
    expect(NUMBERS.filter((number) => !cited.includes(number))).toEqual([]);
    expect(cited.filter((number) => !NUMBERS.includes(number))).toEqual([]);
  });

  it.each(Object.entries({ ...STUD_CHOICES, ...THREE_CHOICES }))(
    'options: %s under the label of its field, every value named, the default first',
    (key, values) => {
      const { heading, body } = section(lang, key);
      expect(heading).toBe(`${String(MESSAGES[lang][`opt_${key.toLowerCase()}`])} · \`${key}\``);
      const named = [...body.matchAll(/`([^`]+)`/g)].map(([, word]) => word);
      expect(values.map(String).filter((value) => !named.includes(value))).toEqual([]);
      expect(/^\| `([^`]+)`/m.exec(body)?.[1]).toBe(String(values[0]));
      expect(body).toMatch(/(?:10|[2-9JQKA])[♣♦♥♠]|★/u);
    },
  );

  it.each(OPEN_KEYS)('options: %s has its own part', (key) => {
    expect(section(lang, key).body.length).toBeGreaterThan(60);
  });

  it('options: the four presets head a table', () => {
    const row = PRESET_NAMES.map((name) => ` \`${name}\` +`).join('\\|');
    expect(source(lang, 'options')).toMatch(new RegExp(`^\\|[^|]+\\|${row}\\|$`, 'm'));
  });

  it('every link leads to a heading that is there', () => {
    const pages = new Map(PAGES.map((page) => [page, compileRules(source(lang, page), lang)]));
    const places = new Set(
      [...pages].flatMap(([page, { headings }]) => [
        `/rules/${page}`,
        ...headings.map(({ id }) => `/rules/${page}#${id}`),
      ]),
    );
    const links = [...pages.values()].flatMap(({ html }) =>
      [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href ?? ''),
    );
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !places.has(href))).toEqual([]);
  });

  it('draws suits and never leaves them to a font', () => {
    const { html } = compileRules('# A\n\n10♦ y ★, y ♠.', lang);
    const [ten, joker] =
      lang === 'es' ? ['diez de diamantes', 'comodín'] : ['ten of diamonds', 'joker'];
    expect(html).toContain(`<span class="card d" role="img" aria-label="${ten}">10<svg`);
    expect(html).toContain(`<span class="card j" role="img" aria-label="${joker}"><svg`);
    expect(html.replace(/<span class="hidden-text">.<\/span>/gu, '')).not.toMatch(/[♣♦♥♠★]/u);
  });
});
