import { threeOrder, type Card } from '@tapete/rules';
import { handName } from '../../words/format.ts';

/** The hand in words; three cards. */
export const threeHandName = (cards: readonly Card[]): string => handName(cards, threeOrder());
