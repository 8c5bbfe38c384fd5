/** The order of stud hands of known ranks, as a table's rules have it (S6–S12). */
import type { HandRules } from './hand-rules.ts';
import { kindsOf } from './standing.ts';
import type { Level, Standing } from './standing.ts';

/** Lowest first (S6), flush, ace straights and full house where S9 and S11 put them. */
export function studLevels(rules: HandRules): readonly Level[] {
  const middle: readonly Level[] = rules.flushOverFull
    ? ['full-house', 'flush', 'ace-straight']
    : ['flush', 'ace-straight', 'full-house'];
  return [
    'high-card',
    'pair',
    'two-pair',
    'figuras',
    'three-of-a-kind',
    'straight',
    ...middle,
    'four-of-a-kind',
    'straight-flush',
    'five-of-a-kind',
  ];
}

/**
 * What 1–5 ranks are, descending, 2…14; `oneSuit` counts with five cards alone (S12).
 * Five of one rank are five of a kind: a joker has to be among them.
 */
export function studStanding(
  ranks: readonly number[],
  oneSuit: boolean,
  rules: HandRules,
): Standing {
  const five = ranks.length === 5;
  const { kinds, counts } = kindsOf(ranks);
  const most = counts[0] ?? 0;
  const next = counts[1] ?? 0;

  if (most === 5) return { level: 'five-of-a-kind', decides: kinds };
  const top = five && most === 1 ? straightTop(ranks, rules) : undefined;
  if (top !== undefined && oneSuit) return { level: 'straight-flush', decides: [top] };
  if (most === 4) return { level: 'four-of-a-kind', decides: kinds };
  if (most === 3 && next === 2) return { level: 'full-house', decides: kinds };
  if (five && oneSuit) return { level: 'flush', decides: ranks };
  if (top !== undefined) {
    const aside = rules.aceStraights && ranks[0] === 14;
    return { level: aside ? 'ace-straight' : 'straight', decides: [top] };
  }
  if (most === 3) return { level: 'three-of-a-kind', decides: kinds };
  if (five && isFiguras(ranks, kinds.length, rules)) return { level: 'figuras', decides: ranks };
  if (next === 2) return { level: 'two-pair', decides: kinds };
  if (most === 2) return { level: 'pair', decides: kinds };
  return { level: 'high-card', decides: kinds };
}

/**
 * The top rank if different ranks, descending, are a straight; an ace may stand below the lowest
 * rank in use (S10, T2).
 */
export function straightTop(
  ranks: readonly number[],
  rules: Pick<HandRules, 'aceLow' | 'lowest'>,
): number | undefined {
  const first = ranks[0] ?? 0;
  const second = ranks[1] ?? 0;
  const last = ranks[ranks.length - 1];
  const steps = ranks.length - 1;
  if (first - steps === last) return first;
  const aceBelow = rules.aceLow && first === 14 && last === rules.lowest;
  return aceBelow && second - steps + 1 === last ? second : undefined;
}

/** S7; what makes anything higher has been named before. Four ranks only, so a hand has a pair at least. */
function isFiguras(ranks: readonly number[], kinds: number, rules: HandRules): boolean {
  const JACK = 11;
  if (ranks.some((rank) => rank < JACK)) return false;
  switch (rules.figuras) {
    case 'any':
      return true;
    case 'pair':
      return kinds === 4;
    case 'off':
      return false;
    default:
      throw new Error(`no such figuras: ${String(rules.figuras satisfies never)}`);
  }
}
