/** Letter keys that say something in a deal. */

const TYPED_INTO = 'input[type=number], input:not([type]), input[type=text], select';

/** The letter of a key press that is meant for the table: not held, not with another key, not typed into a field or a dialog. */
export function tableKey(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.target instanceof Element && event.target.matches(TYPED_INTO)) return null;
  return document.querySelector('dialog[open]') ? null : event.key.toLowerCase();
}
