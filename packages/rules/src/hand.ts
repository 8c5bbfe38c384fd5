import { HIDDEN, makeCards, parseCards, type Card } from './cards.ts';

/**
 * The cards of a row written by hand, as `parseCards` reads it: `hand('As Kd')`. For texts that are known to be
 * right; throws a `SyntaxError` that names the first card that cannot be read, or may not be hidden, and its place.
 */
export function hand(text: string): readonly Card[] {
  const read = parseCards(text);
  if (!read.ok) throw unread(text, read.token, read.index);
  const hidden = read.cards.indexOf(HIDDEN);
  if (hidden !== -1) throw unread(text, HIDDEN, hidden);
  return read.cards as readonly Card[];
}

const unread = (text: string, token: string, index: number): SyntaxError =>
  new SyntaxError(
    `card ${index + 1} of '${text}' is '${token}': expected a card as ${makeCards(['As', 'Td', '2c', 'Jk'])}`,
  );
