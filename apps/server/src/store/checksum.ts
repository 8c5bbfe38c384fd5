/** Finds bytes that a bad disk or a careless copy has spoilt; against somebody who writes on purpose it is no help. */
import { hash } from 'node:crypto';

/** 132 bits, six to each letter. */
const LETTERS = 22;

/** The same for the same parts in the same order; none of them may hold a line break, as no id and no JSON does. */
export const checksum = (...parts: readonly (string | number)[]): string =>
  hash('sha256', parts.join('\n'), 'base64url').slice(0, LETTERS);
