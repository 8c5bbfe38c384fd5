/** Every code with which a deal or a table may refuse, in words. */
import { STUD_REFUSALS, THREE_REFUSALS, type Lang, type Refusal } from '@tapete/rules';
import type { RefusalCode } from '@tapete/table';
import { spokenAction } from './key-words.ts';
import { TEXTS } from './texts.ts';
import type { Voice } from './voice.ts';

const REASONS: Readonly<Record<Lang, Readonly<Record<RefusalCode, string>>>> = {
  es: TEXTS.es.refusals,
  en: TEXTS.en.refusals,
};

/** `no le toca hablar (S23)`. */
export const sayCode = (code: RefusalCode, lang: Lang): string => REASONS[lang][code];

/** The code in words with its numbers; an action is a script's word. */
export function sayRefusal(
  { code, detail }: Refusal<RefusalCode>,
  { lang, texts, number }: Voice,
): string {
  const names: Readonly<Record<string, string>> = texts.details;
  const parts = Object.entries(detail).map(([key, value]) => {
    const words = key === 'action' ? spokenAction(lang, String(value)) : String(value);
    return `${names[key] ?? key} ${typeof value === 'number' ? number(value) : words}`;
  });
  return `${sayCode(code, lang)}${parts.length === 0 ? '' : ` [${parts.join(', ')}]`}`;
}

/** All codes of both games with their meaning, a line each, for the help. */
export function refusalList(lang: Lang): string {
  const codes = [...new Set([...STUD_REFUSALS, ...THREE_REFUSALS])];
  return codes.map((code) => `  ${code.padEnd(24)}${sayCode(code, lang)}`).join('\n');
}
