/** An amount of chips as people write it. */

import type { Lang } from './names.ts';

/** Space, no-break space, thin space, narrow no-break space: the last three are what programs write. */
const SPACES = '[ \\u00a0\\u2009\\u202f]';

/** By what stands between groups of three digits; a space may stand there in both. */
const PATTERNS: Readonly<Record<Lang, RegExp>> = { es: whole('\\.'), en: whole(',') };

function whole(group: string): RegExp {
  return new RegExp(`^(?:\\d+|[1-9]\\d{0,2}(?:(?:${group}\\d{3})+|(?:${SPACES}\\d{3})+))$`);
}

/**
 * Whole chips, 0 and above, or undefined. Written bare or in whole groups of three. What another language would
 * read as something else («10,000» in Spanish, "20.5" in English, half a group) is refused, never guessed.
 */
export function parseChips(text: string, lang: Lang): number | undefined {
  const trimmed = text.trim();
  if (!PATTERNS[lang].test(trimmed)) return undefined;
  const chips = Number(trimmed.replace(/\D/g, ''));
  return Number.isSafeInteger(chips) ? chips : undefined;
}
