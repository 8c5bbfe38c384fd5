/** The words themselves, as the glossary and the languages have them. */
import { expect, test } from 'vitest';
import { RANKS, SUITS } from './cards.ts';
import { CATEGORIES } from './hand-rules.ts';
import { LANGS, nameCard, nameCategory, nameRank, type Lang } from './names.ts';

const one = (lang: Lang): string => RANKS.map((rank) => nameRank(rank, lang)).join(' ');
const many = (lang: Lang): string => RANKS.map((rank) => nameRank(rank, lang, true)).join(' ');

test('Spanish first', () => {
  expect(LANGS).toEqual(['es', 'en']);
});

test('C1 ranks, one and many', () => {
  expect(one('es')).toBe('dos tres cuatro cinco seis siete ocho nueve diez jota dama rey as');
  expect(many('es')).toBe(
    'doses treses cuatros cincos seises sietes ochos nueves dieces jotas damas reyes ases',
  );
  expect(one('en')).toBe('two three four five six seven eight nine ten jack queen king ace');
  expect(many('en')).toBe(
    'twos threes fours fives sixes sevens eights nines tens jacks queens kings aces',
  );
});

test('C1 suits', () => {
  const aces = (lang: Lang): string[] => SUITS.map((suit) => nameCard(`A${suit}`, lang));
  expect(aces('es')).toEqual([
    'as de tréboles',
    'as de diamantes',
    'as de corazones',
    'as de picas',
  ]);
  expect(aces('en')).toEqual(['ace of clubs', 'ace of diamonds', 'ace of hearts', 'ace of spades']);
});

test('S6 categories, from the lowest', () => {
  expect(CATEGORIES.map((category) => nameCategory(category, 'es'))).toEqual([
    'Carta mayor',
    'Pareja',
    'Dobles parejas',
    'Figuras',
    'Trío',
    'Escalera',
    'Color',
    'Full',
    'Póquer',
    'Escalera de color',
    'Repóquer',
  ]);
  expect(CATEGORIES.map((category) => nameCategory(category, 'en'))).toEqual([
    'High card',
    'Pair',
    'Two pair',
    'Figuras',
    'Three of a kind',
    'Straight',
    'Flush',
    'Full house',
    'Four of a kind',
    'Straight flush',
    'Five of a kind',
  ]);
});
