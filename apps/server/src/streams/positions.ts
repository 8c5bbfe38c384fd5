/** How far each of several tables has been told, as the id of a stream of all of them: `table:seq,table:seq`. */

export type Positions = ReadonlyMap<string, number>;

const POSITION = /^([\w-]{1,64}):(\d{1,15})$/;

export const makePositions = (positions: Positions): string =>
  [...positions].map(([table, seq]) => `${table}:${seq}`).join(',');

/** Undefined for what is none; '' is none told. */
export function parsePositions(text: string): Positions | undefined {
  if (text === '') return new Map();
  const found = text.split(',').map((each) => POSITION.exec(each));
  const positions = found.flatMap((each): [string, number][] =>
    each ? [[each[1] ?? '', Number(each[2])]] : [],
  );
  return positions.length === found.length ? new Map(positions) : undefined;
}
