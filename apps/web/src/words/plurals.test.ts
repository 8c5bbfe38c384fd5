/** What is counted has its singular; all else is the other form: Spanish has a third one, for whole millions. */
import type { Lang } from '@tapete/rules';
import { expect, test } from 'vitest';
import en from '../../messages/en.json';
import es from '../../messages/es.json';

/** A message with a text for each plural form, or its one text. */
type Message = string | readonly { readonly match: Readonly<Record<string, string>> }[];

/** What stands for words, not for a number: what follows it is not counted. */
const WORDS =
  /^(name|names|hand|winner|loser|keys|key|spot|expected|why|pot|game|rank|code|page|pack|q|lengths|amount|example|from|to)$/;
/** Words in the plural form after a number, or the verb before it. */
const COUNTED: Readonly<Record<Lang, RegExp>> = {
  es: /(?:(?:hacen|harían) falta|caben) \{(?<verb>\w+)\}|\{(?<noun>\w+)\} \p{L}+s(?!\p{L})/gu,
  en: /\{(?<verb>\w+)\} are |\{(?<noun>\w+)\} (?!this|is)\p{L}+s(?!\p{L})/gu,
};

const isCounted = (lang: Lang, text: string): boolean =>
  [...text.matchAll(COUNTED[lang])].some(
    ({ groups }) => !WORDS.test(groups?.['verb'] ?? groups?.['noun'] ?? ''),
  );

/** A pack too small for its players has 28 cards or more, so they are six or more. */
const NEVER_ONE = ['err_pack_too_small'];

/** The keys of messages that count without a singular. */
const withoutSingular = (lang: Lang, messages: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(messages as Readonly<Record<string, Message>>).flatMap(([key, message]) => {
    if (typeof message === 'string') return isCounted(lang, message) ? [key] : [];
    const { match } = message[0] ?? { match: {} };
    const one = match['form=one'];
    const other = match['form=*'];
    return one && other && one !== other && !isCounted(lang, one) ? [] : [key];
  });

test.each<[Lang, Readonly<Record<string, unknown>>]>([
  ['es', es],
  ['en', en],
])('every message that counts has its singular (%s)', (lang, messages) => {
  expect(withoutSingular(lang, messages).filter((key) => !NEVER_ONE.includes(key))).toEqual([]);
});

test('a noun or a verb that counts is found, a name before a verb is not', () => {
  const forms = (one: string, other: string): Message => [
    { match: { 'form=one': one, 'form=*': other } },
  ];
  expect(
    withoutSingular('es', {
      noun: 'Pedidas: {n} fichas.',
      verb: 'Faltan: hacen falta {min}.',
      shown: '{name} gana {n}.',
      plural: forms('{shown} fichas', '{shown} fichas'),
      right: forms('{shown} ficha', '{shown} fichas'),
    }),
  ).toEqual(['noun', 'verb', 'plural']);
  expect(
    withoutSingular('en', {
      noun: '{n} seconds',
      verb: 'Too few: {min} are needed.',
      shown: '{name} wins {n}.',
      round: '{n} this round',
      right: forms('{shown} chip', '{shown} chips'),
    }),
  ).toEqual(['noun', 'verb']);
});
