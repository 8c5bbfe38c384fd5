/// <reference lib="dom" />
// What is wrong with how a screen is laid out, measured in the page itself.

import type { Page } from 'playwright-core';

/** Each fault in words: what overlaps, is cut off, lies outside, or is too small for a finger. */
export async function layoutFaults(page: Page): Promise<string[]> {
  // Width and height come one after the other; then it must be drawn.
  await page.waitForFunction(
    (size) => innerWidth === size?.width && innerHeight === size.height,
    page.viewportSize(),
  );
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  // A real fault stays; a frame drawn between two sizes does not.
  for (let looks = 0; looks < 4; looks++) {
    const faults = await page.evaluate(measure);
    if (faults.length === 0) return [];
    await page.waitForTimeout(150);
  }
  return page.evaluate(measure);
}

/** Runs in the page: it may use nothing from outside itself. */
function measure(): string[] {
  interface Box {
    readonly what: string;
    readonly of: Element;
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  const FINGER = 40;
  const faults: string[] = [];
  const screen = document.documentElement;
  if (screen.scrollWidth > innerWidth) {
    faults.push(`scrolls sideways: ${screen.scrollWidth} in ${innerWidth}`);
  }
  const top: Element =
    document.querySelector('dialog[open]') ??
    [...document.querySelectorAll('aside.shown')].find(
      (log) => getComputedStyle(log).position === 'fixed',
    ) ??
    document.body;
  const isTablePage = top === document.body && document.querySelector('.table-page') !== null;

  const isSeen = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.visibility === 'hidden' || style.display === 'none') return false;
      if (style.clipPath !== 'none' || Number(style.opacity) < 0.05) return false;
    }
    return true;
  };
  /** The part that its scrolling and cutting ancestors leave in sight. */
  const inSight = (rect: DOMRect, of: Element): Omit<Box, 'what' | 'of'> => {
    let { left, top: up, right, bottom } = rect;
    for (let each: Element | null = of; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      if (overflowX !== 'visible' && each !== document.body && each !== screen) {
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
      }
      if (overflowY !== 'visible' && each !== document.body && each !== screen) {
        up = Math.max(up, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
    }
    return { left, top: up, right, bottom };
  };
  const across = (a: Box, b: Box): readonly [number, number] => [
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  ];

  const texts: Box[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    const what = (node.textContent ?? '').trim().slice(0, 40);
    if (!of || what === '' || of.closest('svg, script, style, option') || !isSeen(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue;
      const box = { what, of, ...inSight(rect, of) };
      const lost = rect.width - (box.right - box.left);
      // Names are shortened with dots on purpose; the whole name stands in their title.
      const shortened =
        of.closest('[title]') !== null && getComputedStyle(of).textOverflow === 'ellipsis';
      if (box.bottom - box.top < 4) continue;
      if (lost > 1 && !shortened) faults.push(`cut off: “${what}” by ${Math.round(lost)} px`);
      if (box.right - box.left > 1) texts.push(box);
      if (isTablePage && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1)) {
        faults.push(`outside the screen: “${what}”`);
      }
    }
  }
  for (const [i, a] of texts.entries()) {
    for (const b of texts.slice(i + 1)) {
      const [w, h] = across(a, b);
      if (a.of !== b.of && w > 2 && h > 5) faults.push(`“${a.what}” overlaps “${b.what}”`);
    }
  }

  const boxes = (selector: string): Box[] =>
    [...top.querySelectorAll(selector)]
      .filter((of) => isSeen(of) && of.getBoundingClientRect().height > 0)
      .map((of) => ({
        what: `${selector} ${(of.getAttribute('aria-label') ?? '').slice(0, 30)}`,
        of,
        ...inSight(of.getBoundingClientRect(), of),
      }));
  const pieces = [
    ...boxes('.seat:not(.free)'),
    ...boxes('.seat.free'),
    ...boxes('.centre'),
    ...boxes('.board'),
    ...boxes('.panel'),
    ...boxes('header'),
  ];
  for (const [i, a] of pieces.entries()) {
    for (const b of pieces.slice(i + 1)) {
      const [w, h] = across(a, b);
      if (w > 2 && h > 2)
        faults.push(`${a.what} overlaps ${b.what} by ${Math.round(w)}×${Math.round(h)}`);
    }
  }
  const felt = top.querySelector('.felt');
  const told = felt?.querySelector('.result, .lines');
  const below =
    told && felt && told.getBoundingClientRect().bottom > felt.getBoundingClientRect().bottom;
  // Whoever must decide sees everything at once; a result may push seats down, never itself.
  if (felt && felt.scrollHeight > felt.clientHeight + 1 && (!told || below)) {
    faults.push(`the felt scrolls: ${felt.scrollHeight} in ${felt.clientHeight}`);
  }
  for (const input of top.querySelectorAll<HTMLInputElement>('input[type=number]')) {
    const room = input.clientWidth;
    if (room > 0 && input.scrollWidth > room + 1)
      faults.push(`cut off in its field: ${input.value}`);
  }

  for (const of of top.querySelectorAll('button, a[href], input, select, summary')) {
    if (!isSeen(of)) continue;
    const touched = of.matches('[type=checkbox], [type=radio]') ? (of.closest('label') ?? of) : of;
    const { width, height } = touched.getBoundingClientRect();
    if (width > 0 && (width < FINGER - 0.5 || height < FINGER - 0.5)) {
      const name = of.getAttribute('aria-label') ?? of.textContent?.trim() ?? '';
      faults.push(
        `small: ${of.tagName} “${name.slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`,
      );
    }
  }
  return [...new Set(faults)];
}
