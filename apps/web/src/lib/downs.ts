/** Which pointers and keys are down, so that a press can be told from one that began before. */

/** Told at each change. */
const listeners = new Set<() => void>();
const pointers = new Map<number, string>();
const keys = new Set<string>();

/** Held to change the meaning of others; alone they press nothing, and a system may keep their release for itself. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Names of all that is down now. */
export const downNow = (): ReadonlySet<string> =>
  new Set([...[...pointers.keys()].map((id) => `pointer ${id}`), ...keys]);

export function onDownsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = (): void => listeners.forEach((listener) => listener());

function release(): void {
  pointers.clear();
  keys.clear();
  tell();
}

function lift({ pointerId }: PointerEvent): void {
  if (pointers.delete(pointerId)) tell();
}

addEventListener(
  'pointerdown',
  ({ button, isPrimary, pointerId, pointerType }) => {
    // The first of its kind to go down: whatever was down is up, even if its release was told to nobody.
    if (isPrimary) {
      for (const [id, type] of pointers) if (type === pointerType) pointers.delete(id);
      tell();
    }
    if (button === 0) pointers.set(pointerId, pointerType);
    tell();
  },
  true,
);
addEventListener('pointerup', lift, true);
addEventListener('pointercancel', lift, true);
addEventListener('pointermove', (event) => event.buttons === 0 && lift(event), true);
addEventListener(
  'keydown',
  ({ code, key, repeat }) => {
    if (repeat || MODIFIERS.includes(key)) return;
    keys.add(code);
    tell();
  },
  true,
);
addEventListener(
  'keyup',
  ({ code, key }) => {
    // While Meta is down, macOS does not tell of other keys' release.
    if (key === 'Meta') keys.clear();
    keys.delete(code);
    tell();
  },
  true,
);
// What is released over another window, or over a menu of the browser's own, is told to nobody.
addEventListener('blur', release);
addEventListener('contextmenu', release);
