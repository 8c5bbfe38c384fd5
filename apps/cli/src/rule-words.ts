/** What a refused rule could have been, in words. */
import type { Detail } from '@tapete/rules';
import { bothOf, type Words } from './fault.ts';

/** What a `bad-rule` would have taken, from its data. */
export function ruleWords({ choices, min, max, lengths, keys }: Detail): Words {
  if (Array.isArray(keys)) return bothOf(keys.join('|'));
  const words = Array.isArray(choices) ? choices.join('|') : '';
  if (min === undefined) {
    return words === '' ? { es: 'un objeto', en: 'an object' } : bothOf(words);
  }
  if (Array.isArray(lengths)) {
    return {
      es: `${lengths.join(' o ')} enteros de ${min} a ${max}`,
      en: `${lengths.join(' or ')} integers from ${min} to ${max}`,
    };
  }
  return {
    es: `${words === '' ? '' : `${words} o `}un entero de ${min} a ${max}`,
    en: `${words === '' ? '' : `${words} or `}an integer from ${min} to ${max}`,
  };
}
