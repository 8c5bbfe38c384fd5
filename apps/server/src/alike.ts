/** Names that people would take for one another: those of other alphabets that look alike among them. */
import unhomoglyph from 'unhomoglyph';

/** Looks alike, by Unicode's list of confusables. */
const shapeOf = (text: string): string => unhomoglyph(text.normalize('NFKD')).normalize('NFKD');

/** Hardly seen beside a name, or not at all. */
const FAINT = /[\p{M}\p{Z}\p{Default_Ignorable_Code_Point}'.,]/gu;

/**
 * The same for names that look alike: without case, accents, spaces, apostrophes, points and what is not seen. A
 * capital may look like another letter than its small one, so the shape is taken before and after; I, l and 1 are
 * one, and so are the two letters that together look like a third, which the list of single ones has not.
 */
export function alike(name: string): string {
  const shape = shapeOf(shapeOf(name).toLowerCase()).toLowerCase();
  const seen = shape.replace(FAINT, '') || shape;
  return seen.replaceAll('i', 'l').replaceAll('cl', 'd').replaceAll('vv', 'w');
}
