/** An expected refusal is a value with a stable code; a bug throws. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

/** The numbers and names, or lists of them, that explain a refusal. Machine words, no prose. */
export type Detail = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** Why something may not be done: a stable code and what explains it. */
export interface Refusal<Code extends string> {
  readonly code: Code;
  readonly detail: Detail;
}

/** Anything that came from outside, as a short text for a refusal; never throws. */
export const shown = (value: unknown): string =>
  (JSON.stringify(value) ?? 'undefined').slice(0, 80);

export const refuse = <Code extends string>(
  code: Code,
  detail: Detail = {},
): { readonly ok: false; readonly error: Refusal<Code> } => ({
  ok: false,
  error: { code, detail },
});
