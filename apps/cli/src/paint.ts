/** Cards and emphasis for people: suit signs, red and black on a terminal. */
import { HIDDEN, JOKER, type Seen } from '@tapete/rules';

const SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

interface Painter {
  readonly color: boolean;
}

const wrap = (code: number, text: string, { color }: Painter): string =>
  color ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = (text: string, by: Painter): string => wrap(1, text, by);
export const faint = (text: string, by: Painter): string => wrap(2, text, by);
export const green = (text: string, by: Painter): string => wrap(32, text, by);

/** `K♠`, `10♦`, `★` for a joker, `▒▒` for a card face down. */
function paintCard(card: Seen, by: Painter): string {
  if (card === HIDDEN) return faint('▒▒', by);
  if (card === JOKER) return wrap(35, '★', by);
  const suit = card.charAt(1);
  const rank = card.charAt(0) === 'T' ? '10' : card.charAt(0);
  const text = `${rank}${SIGNS[suit] ?? suit}`;
  return suit === 'd' || suit === 'h' ? wrap(31, text, by) : bold(text, by);
}

export const paintCards = (cards: readonly Seen[], by: Painter): string =>
  cards.map((card) => paintCard(card, by)).join(' ');
