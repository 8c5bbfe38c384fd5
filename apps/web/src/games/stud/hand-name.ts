import { orderOf, type Card, type StudDeal } from '@tapete/rules';
import { handName } from '../../words/format.ts';

/** The hand in words under the deal's own order; 1–5 known cards. */
export const studHandName = (deal: StudDeal, cards: readonly Card[]): string =>
  handName(cards, orderOf(deal));
