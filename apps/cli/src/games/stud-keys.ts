/** The questions of a stud game at the terminal, and what a typed line asks for. */
import {
  potTotal,
  stud,
  type Lang,
  type StudAction,
  type StudDeal,
  type StudOption,
} from '@tapete/rules';
import { helpLine, keyLine, keysLine, means, typedOf } from '../key-words.ts';
import { fill } from '../texts.ts';
import type { Voice } from '../voice.ts';
import type { Question } from './contract.ts';

/** `10–90`; a proposal has no end but the most chips there may be: its least says enough. */
const limits = (
  { number }: Voice,
  { type, min, max }: Extract<StudOption, { min: number }>,
): string => `${number(min)}${type === 'propose' ? '…' : `–${number(max)}`}`;

/** `[a 10–90] abro`, `[v] voy +10`. */
function keyOf(voice: Voice, option: StudOption): string {
  if ('min' in option) return keyLine(voice, option.type, ` ${limits(voice, option)}`);
  if (option.type === 'call') return keyLine(voice, 'call', '', ` +${voice.number(option.adds)}`);
  return keyLine(voice, option.type, '', 'to' in option ? ` ${voice.number(option.to)}` : '');
}

/** `  subo N, raise N, s N   N en total: 20–100`: what may be said, a line each. */
function helpOf(voice: Voice, option: StudOption): string {
  if (!('min' in option)) return helpLine(voice, option.type);
  const inAll = fill(voice.texts.play.inAll, { range: limits(voice, option) });
  return `${helpLine(voice, option.type, ' N')}   ${inAll}`;
}

export function studQuestion(voice: Voice, deal: StudDeal, seat: number): Question {
  const { options } = stud.legal(deal, seat);
  return {
    state: ` · ${fill(voice.texts.play.pot, { pot: voice.number(potTotal(deal)) })}`,
    keys: keysLine(
      voice,
      options.map((option) => keyOf(voice, option)),
    ),
    help: options.map((option) => helpOf(voice, option)),
  };
}

/** A bet without a number is the least one. */
export function studKey(
  lang: Lang,
  text: string,
  deal: StudDeal,
  seat: number,
): StudAction | undefined {
  const typed = typedOf(lang, text);
  if (typed === undefined) return undefined;
  const { word, amount } = typed;
  const option = stud.legal(deal, seat).options.find(({ type }) => means(lang, word, type));
  if (option === undefined) return undefined;
  if ('min' in option) return { type: option.type, to: amount ?? option.min };
  return amount === undefined ? { type: option.type } : undefined;
}
