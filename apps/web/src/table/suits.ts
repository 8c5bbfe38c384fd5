/** The suits as paths in a 60 × 60 box: a font may have no glyph for them. `j` is the joker's star. */
export const SUIT_PATHS = {
  c: 'M30 8a11 11 0 0 0-9.600 16.400A11 11 0 1 0 27 43.500c-.3 5-2 8.500-5 11.500h16c-3-3-4.700-6.500-5-11.500a11 11 0 1 0 6.600-19.100A11 11 0 0 0 30 8z',
  d: 'M30 5C35 15 42 24 50 31 42 38 35 47 30 57 25 47 18 38 10 31 18 24 25 15 30 5z',
  h: 'M30 56C20 45 8 36 8 22.500A11.500 11.500 0 0 1 30 17a11.500 11.500 0 0 1 22 5.500C52 36 40 45 30 56z',
  s: 'M30 5c8 9 21 18 21 29.500a10.500 10.500 0 0 1-18 7.400c.4 5.100 2.200 9.100 5.500 13.100h-17c3.300-4 5.100-8 5.500-13.100a10.500 10.500 0 0 1-18-7.400C9 23 22 14 30 5z',
  j: 'M30 4l7.500 16.500L55 22.600 42 35l3.600 18L30 44l-15.600 9L18 35 5 22.600l17.500-2.100z',
} as const;

/** The signs that stand for them in a line of words. */
export const SUIT_SIGNS = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's', '★': 'j' } as const;
export type SuitSign = keyof typeof SUIT_SIGNS;
