/** Letter keys that say something in a deal. */
import { isResting } from '../lib/rest.ts';

const TYPED_INTO = 'input[type=number], input:not([type]), input[type=text], select';

/**
 * The letter of a key press that is meant for the table: not held, not with another key, not typed into a field or a
 * dialog, and not while the buttons that it stands for rest.
 */
export function tableKey(event: KeyboardEvent, buttons: Element): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  if (event.target instanceof Element && event.target.matches(TYPED_INTO)) return null;
  if (isResting(buttons)) return null;
  return document.querySelector('dialog[open]') ? null : event.key.toLowerCase();
}
