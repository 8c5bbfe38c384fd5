/** The rule pages of `docs/rules`, compiled while the page is built: no markdown is read in the browser. */
import { nameCard, type Card, type Lang } from '@tapete/rules';
import { Marked, type TokenizerAndRendererExtension, type Tokens } from 'marked';
import type { Plugin } from 'vite';
import { SUIT_PATHS, SUIT_SIGNS, type SuitSign } from './src/table/suits.ts';

export interface RulesHeading {
  /** 1 is the page's title; an option's key is left out of `text`. */
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

export interface RulesText {
  readonly title: string;
  readonly html: string;
  readonly headings: readonly RulesHeading[];
}

const FILE = /\/docs\/rules\/(es|en)\/[a-z-]+\.md$/;
const CARD = /^(10|[2-9JQKA])([♣♦♥♠])|^([♣♦♥♠★])/u;
const NUMBERS = /^\([CST]\d+(?:, [CST]\d+)*\)/;
/** Tables with more columns are set closer, and may still be wider than a phone, so the keyboard must be able to scroll them. */
const NARROW = 3;

const escape = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** A rule's number stays on the line of the words it stands behind. */
const bind = (markdown: string): string => markdown.replace(/(?<=[^\s|]) (?=\([CST]\d)/g, '\u00a0');

/** A heading's words without marks, and its id as GitHub makes it, so links work in both places. */
const plain = (source: string): string => source.replace(/[`*_]/g, '');
const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replace(/ /g, '-');

const sign = (suit: string): string =>
  `<svg viewBox="0 0 60 60" aria-hidden="true"><use href="#suit-${suit}"/></svg>`;

/** The suits drawn once; every card of the text refers to them, since a font may have no glyph for them. */
const SUITS = `<svg class="hidden-text" aria-hidden="true"><defs>${Object.entries(SUIT_PATHS)
  .map(([suit, path]) => `<path id="suit-${suit}" d="${path}"/>`)
  .join('')}</defs></svg>`;

function drawCard(text: string, lang: Lang): string {
  const mark = text.slice(-1) as SuitSign;
  const suit = SUIT_SIGNS[mark];
  const rank = text.slice(0, -1);
  if (rank === '' && suit !== 'j') {
    return `<span class="suit ${suit}">${sign(suit)}<span class="hidden-text">${mark}</span></span>`;
  }
  const card = suit === 'j' ? 'Jk' : `${rank === '10' ? 'T' : rank}${suit}`;
  const name = escape(nameCard(card as Card, lang));
  return `<span class="card ${suit}" role="img" aria-label="${name}">${rank}${sign(suit)}</span>`;
}

/** A card or a suit in the text. */
const cards = (lang: Lang): TokenizerAndRendererExtension => ({
  name: 'card',
  level: 'inline',
  start: (source) => /(?:10|[2-9JQKA])?[♣♦♥♠]|★/u.exec(source)?.index,
  tokenizer: (source) => {
    const raw = CARD.exec(source)?.[0];
    return raw === undefined ? undefined : { type: 'card', raw };
  },
  renderer: ({ raw }) => drawCard(raw, lang),
});

/** The numbers of rules in brackets. */
const NUMBERS_BEHIND: TokenizerAndRendererExtension = {
  name: 'numbers',
  level: 'inline',
  start: (source) => source.match(/\([CST]\d/)?.index,
  tokenizer: (source) => {
    const raw = NUMBERS.exec(source)?.[0];
    return raw === undefined ? undefined : { type: 'numbers', raw };
  },
  renderer: ({ raw }) => `<span class="number">${raw}</span>`,
};

/** One rule page: its title, its headings, and its text with cards drawn and links that stay in the page. */
export function compileRules(markdown: string, lang: Lang): RulesText {
  const headings: RulesHeading[] = [];
  const marked = new Marked();
  marked.use({
    extensions: [cards(lang), NUMBERS_BEHIND],
    renderer: {
      heading({ tokens, depth, text }) {
        const words = plain(text);
        const heading = { depth, id: slug(words), text: words.replace(/ · \w+$/, '') };
        headings.push(heading);
        return `<h${depth} id="${heading.id}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const inside = href.replace(/^([a-z-]+)\.md(?=#|$)/, '/rules/$1');
        return `<a href="${escape(inside)}">${this.parser.parseInline(tokens)}</a>`;
      },
      table({ header, rows }) {
        const cell = (part: Tokens.TableCell, tag: string): string => {
          const align = part.align === null ? '' : ` class="${part.align}"`;
          const name = tag.split(' ')[0];
          return `<${tag}${align}>${this.parser.parseInline(part.tokens)}</${name}>`;
        };
        const top = header.map((part) => cell(part, part.text === '' ? 'td' : 'th scope="col"'));
        const body = rows.map(
          (row) =>
            `<tr>${row.map((part, i) => cell(part, i === 0 ? 'th scope="row"' : 'td')).join('')}</tr>`,
        );
        const label = escape(headings.at(-1)?.text ?? '');
        const scrolls =
          header.length > NARROW ? ` tabindex="0" role="group" aria-label="${label}"` : '';
        const many = header.length > NARROW ? ' class="many"' : '';
        const table = `<table${many}><thead><tr>${top.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`;
        return `<div class="wide"${scrolls}>${table}</div>\n`;
      },
    },
  });
  const html = SUITS + marked.parse(bind(markdown), { async: false });
  return { title: headings[0]?.text ?? '', html, headings };
}

/** Makes a module of each rule page: `import('…/docs/rules/es/stud.md')` gives a `RulesText`. */
export function rulesText(): Plugin {
  return {
    name: 'tapete-rules-text',
    transform(code, id) {
      const lang = FILE.exec(id.replaceAll('\\', '/'))?.[1];
      if (lang === undefined) return null;
      const text = compileRules(code, lang as Lang);
      const lines = Object.entries(text).map(
        ([key, value]) => `export const ${key} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join('\n'), map: null, moduleType: 'js' };
    },
  };
}
