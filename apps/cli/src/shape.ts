/** Reading parsed JSON: the kind of a value at a path, or a fault that names the path. */
import { Fault, type Words } from './fault.ts';

/** A value as a token of a message. */
export const tokenOf = (value: unknown): string =>
  value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object that has no key but these. */
export function readFields(value: unknown, where: string, keys: readonly string[]): Fields {
  if (!isFields(value)) {
    throw new Fault(where, tokenOf(value), { es: 'un objeto', en: 'an object' });
  }
  for (const key of Object.keys(value)) {
    if (!keys.includes(key)) throw new Fault(where, key, keys.join('|'));
  }
  return value;
}

export function readText(value: unknown, where: string, expected: Words): string {
  if (typeof value !== 'string') throw new Fault(where, tokenOf(value), expected);
  return value;
}

export function readList(value: unknown, where: string, expected: Words): readonly unknown[] {
  if (!Array.isArray(value)) throw new Fault(where, tokenOf(value), expected);
  return value as readonly unknown[];
}

export function readWhole(value: unknown, where: string, most: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) {
    return value;
  }
  throw new Fault(where, tokenOf(value), {
    es: `un entero de 0 a ${most}`,
    en: `an integer from 0 to ${most}`,
  });
}
