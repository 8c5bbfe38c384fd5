/** Names that people would take for one another: those of other alphabets that look alike among them. */
import unhomoglyph from 'unhomoglyph';

/** Looks alike, by Unicode's list of confusables. */
const shapeOf = (text: string): string => unhomoglyph(text.normalize('NFKD')).normalize('NFKD');

/**
 * The same for names that look alike: without case, accents, spaces and what is not seen. A capital may look like
 * another letter than its small one, so the shape is taken before and after; I, l and 1 are one.
 */
export const alike = (name: string): string =>
  shapeOf(shapeOf(name).toLowerCase())
    .toLowerCase()
    .replace(/[\p{M}\p{Z}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll('i', 'l');
