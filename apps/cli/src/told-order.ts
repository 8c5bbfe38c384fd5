/** The order in which people hear the end of a deal. */

const ENDS = ['showed', 'mucked', 'paid'];

/** The engine says how the deal ended last; a hearer wants it before the hands and the pots. */
export function endFirst<Told>(
  told: readonly Told[],
  typeOf: (each: Told) => string | undefined,
): readonly Told[] {
  const from = told.findIndex((each) => ENDS.includes(typeOf(each) ?? ''));
  const end = told.findIndex((each, i) => i > from && typeOf(each) === 'ended');
  if (from === -1 || end === -1) return told;
  return [
    ...told.slice(0, from),
    ...told.slice(end, end + 1),
    ...told.slice(from, end),
    ...told.slice(end + 1),
  ];
}
