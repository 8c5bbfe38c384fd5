/**
 * What has just appeared under a finger rests: whoever presses twice meant what stood there before. A part of the page
 * rests whenever something to press comes into it or goes from it: nothing in it acts for a while, nor until all that
 * was down by then is up. Nothing is disabled: a disabled button loses the focus, and is read aloud as such.
 */
import type { Attachment } from 'svelte/attachments';
import { downNow, onDownsChange } from './downs.ts';

/** Longer than the pause within a double click as people make it, shorter than anybody takes to read a new question. */
const REST_MS = 400;

const PRESSED = 'button, input, select, summary, a[href]';

interface Part {
  readonly rest: () => void;
  readonly isResting: () => boolean;
}

const parts = new Map<Element, Part>();

/** Whether the part of the page that this stands in rests. */
export const isResting = (element: Element): boolean =>
  [...parts].some(([part, { isResting: rests }]) => part.contains(element) && rests());

/** A part of the page that rests when what may be pressed in it changes, and when a dialog over it has closed. */
export const rests: Attachment<HTMLElement> = (element) => {
  const { part, stop } = makePart(element);
  parts.set(element, part);
  const observer = new MutationObserver((changes) => {
    if (changes.some(isOfPressed)) part.rest();
  });
  observer.observe(element, { childList: true, subtree: true });
  const unguard = guard(element, part);
  part.rest();
  return () => {
    observer.disconnect();
    unguard();
    stop();
    parts.delete(element);
    // What lay under a dialog has not changed, but it is under the finger only now.
    if (element instanceof HTMLDialogElement) for (const { rest } of parts.values()) rest();
  };
};

const isOfPressed = ({ addedNodes, removedNodes }: MutationRecord): boolean =>
  [...addedNodes, ...removedNodes].some(
    (node) =>
      node instanceof Element && (node.matches(PRESSED) || node.querySelector(PRESSED) !== null),
  );

function makePart(element: HTMLElement): { part: Part; stop: () => void } {
  let isFresh = false;
  let held: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isNowResting = (): boolean => {
    const down = downNow();
    held = held.filter((each) => down.has(each));
    return isFresh || held.length > 0;
  };
  /** The style sheet takes pointers away from what rests. */
  const show = (): void => void element.toggleAttribute('data-resting', isNowResting());
  const unlisten = onDownsChange(show);
  return {
    part: {
      isResting: isNowResting,
      rest: () => {
        isFresh = true;
        held = [...downNow()];
        clearTimeout(timer);
        timer = setTimeout(() => {
          isFresh = false;
          show();
        }, REST_MS);
        show();
      },
    },
    stop: () => {
      clearTimeout(timer);
      unlisten();
    },
  };
}

/** Enter presses, and a space where it is not typed. */
const isPressing = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' || (key === ' ' && target instanceof Element && !target.matches('input, select'));

/** Lets no press through that began while the part rested, nor any of a key that repeats by itself. */
function guard(element: HTMLElement, { isResting: rests }: Part): () => void {
  let began: { readonly pointer: boolean; readonly key: boolean } = { pointer: false, key: false };
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onpointerdown = (): void => void (began = { ...began, pointer: rests() });
  // The focus stays where it is.
  const onmousedown = (event: MouseEvent): void => void (rests() && event.preventDefault());
  const onkeydown = (event: KeyboardEvent): void => {
    if (!isPressing(event)) return;
    if (!event.repeat) began = { ...began, key: rests() };
    if (event.repeat || began.key) swallow(event);
  };
  // A space presses when it is let go.
  const onkeyup = (event: KeyboardEvent): void => {
    if (isPressing(event) && (began.key || rests())) swallow(event);
  };
  // Without `detail` it is no pointer's: a key's, or a screen reader's.
  const onclick = (event: MouseEvent): void => {
    if (rests() || (event.detail > 0 && began.pointer)) swallow(event);
  };
  const listeners = {
    pointerdown: onpointerdown,
    mousedown: onmousedown,
    keydown: onkeydown,
    keyup: onkeyup,
    click: onclick,
  };
  const each = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of each) element.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of each) element.removeEventListener(type, listener, true);
  };
}
