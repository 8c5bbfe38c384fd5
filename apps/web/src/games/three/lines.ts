/** Why a three-card bet was won or lost, in words. */
import type { Line, ThreeDeal, Card } from '@tapete/rules';
import { m } from '../../paraglide/messages.js';
import { threeHandName } from './hand-name.ts';

export function spotName(line: Line): string {
  switch (line.spot) {
    case 'ante':
      return m.ante();
    case 'play':
      return m.play();
    case 'bonus':
      return m.bonus();
    case 'pair-plus':
      return m.pair_plus();
    default:
      return line.spot satisfies never;
  }
}

export function lineReason(line: Line, deal: ThreeDeal): string {
  const known = (deal.cards[line.seat] ?? []).map((held) => held.card);
  const hand = (): string => (known.includes('??') ? '' : threeHandName(known as Card[]));
  const toOne = (): string => String(line.stake > 0 ? line.amount / line.stake : 0);
  switch (line.rule) {
    case 'T4':
      return m.rule_ante_fold();
    case 'T6':
      return m.rule_not_qualified();
    case 'T7':
      return line.outcome === 'win'
        ? m.rule_better()
        : line.outcome === 'lose'
          ? m.rule_worse()
          : m.rule_tie();
    case 'T8':
      return m.rule_bonus({ hand: hand(), n: toOne() });
    default:
      if (line.outcome === 'win') return m.rule_bonus({ hand: hand(), n: toOne() });
      return line.rule === 'T10' && deal.rules.foldPairPlus === 'forfeited'
        ? m.rule_pp_forfeit()
        : m.rule_pp_lose();
  }
}
