/// <reference lib="dom" />
// What is wrong with how a screen is laid out. All this runs in the page, sent there as text: each function may use the
// page and the others that are sent (`IN_PAGE`), nothing else.

interface Sight {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Box extends Sight {
  readonly what: string;
  readonly of: Element;
}

/** What lies on top: an open dialog, the log over the table, else the whole page. */
function topLayer(): Element {
  const logs = [...document.querySelectorAll('aside.shown')];
  return (
    document.querySelector('dialog[open]') ??
    logs.find((log) => getComputedStyle(log).position === 'fixed') ??
    document.body
  );
}

function isSeen(element: Element): boolean {
  // What a folded part holds.
  if (!element.checkVisibility()) return false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const style = getComputedStyle(each);
    if (style.visibility === 'hidden' || style.display === 'none') return false;
    if (style.clipPath !== 'none' || Number(style.opacity) < 0.05) return false;
  }
  return true;
}

/** The part that its scrolling and cutting ancestors leave in sight. */
function inSight(rect: DOMRect, of: Element): Sight {
  let { left, top, right, bottom } = rect;
  for (let each: Element | null = of; each; each = each.parentElement) {
    if (each === document.body || each === document.documentElement) continue;
    const { overflowX, overflowY } = getComputedStyle(each);
    const frame = each.getBoundingClientRect();
    if (overflowX !== 'visible') {
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
    }
    if (overflowY !== 'visible') {
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
  }
  return { left, top, right, bottom };
}

/** Each two of these with the width and height they share; below 0 they lie apart. */
function pairsOf(boxes: readonly Box[]): { a: Box; b: Box; width: number; height: number }[] {
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).map((b) => ({
      a,
      b,
      width: Math.min(a.right, b.right) - Math.max(a.left, b.left),
      height: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    })),
  );
}

/** Every line of text with the box it was laid out in. */
function textLines(top: Element): { what: string; of: Element; rect: DOMRect }[] {
  const lines: { what: string; of: Element; rect: DOMRect }[] = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const of = node.parentElement;
    const what = (node.textContent ?? '').trim().slice(0, 40);
    if (!of || what === '' || of.closest('svg, script, style, option') || !isSeen(of)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width >= 1) lines.push({ what, of, rect });
  }
  return lines;
}

/** Texts that are cut off, outside the screen of a table, or over one another. */
function textFaults(top: Element): string[] {
  const faults: string[] = [];
  const texts: Box[] = [];
  const isTablePage = top === document.body && document.querySelector('.table-page') !== null;
  for (const { what, of, rect } of textLines(top)) {
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
  for (const { a, b, width, height } of pairsOf(texts)) {
    if (a.of !== b.of && width > 2 && height > 5) {
      faults.push(`“${a.what}” overlaps “${b.what}”`);
    }
  }
  return faults;
}

/** Seats, the middle of the table, the panel and the header lie beside one another. */
function pieceFaults(top: Element): string[] {
  const selectors = ['.seat:not(.free)', '.seat.free', '.centre', '.board', '.panel', 'header'];
  const pieces = selectors.flatMap((selector) =>
    [...top.querySelectorAll(selector)]
      .filter((of) => isSeen(of) && of.getBoundingClientRect().height > 0)
      .map((of) => ({
        what: `${selector} ${(of.getAttribute('aria-label') ?? '').slice(0, 30)}`,
        of,
        ...inSight(of.getBoundingClientRect(), of),
      })),
  );
  return pairsOf(pieces)
    .filter(({ width, height }) => width > 2 && height > 2)
    .map(
      ({ a, b, width, height }) =>
        `${a.what} overlaps ${b.what} by ${Math.round(width)}×${Math.round(height)}`,
    );
}

/** What scrolls and should not: the page sideways, the felt, a number in its field. */
function scrollFaults(top: Element): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`scrolls sideways: ${scrollWidth} in ${innerWidth}`);
  const felt = top.querySelector('.felt');
  const told = felt?.querySelector('.result, .lines');
  const below =
    told && felt && told.getBoundingClientRect().bottom > felt.getBoundingClientRect().bottom;
  // Whoever must decide sees everything at once; a result may push seats down, never itself.
  if (felt && felt.scrollHeight > felt.clientHeight + 1 && (!told || below)) {
    faults.push(`the felt scrolls: ${felt.scrollHeight} in ${felt.clientHeight}`);
  }
  for (const input of top.querySelectorAll<HTMLInputElement>(
    'input[type=number], .chips-field input',
  )) {
    const room = input.clientWidth;
    if (room > 0 && input.scrollWidth > room + 1) {
      faults.push(`cut off in its field: ${input.value}`);
    }
  }
  return faults;
}

/** What is too small for a finger. */
function fingerFaults(top: Element): string[] {
  const FINGER_PX = 40;
  const faults: string[] = [];
  for (const of of top.querySelectorAll('button, a[href], input, select, summary')) {
    if (!isSeen(of)) continue;
    const touched = of.matches('[type=checkbox], [type=radio]') ? (of.closest('label') ?? of) : of;
    const { width, height } = touched.getBoundingClientRect();
    if (width > 0 && (width < FINGER_PX - 0.5 || height < FINGER_PX - 0.5)) {
      const name = of.getAttribute('aria-label') ?? of.textContent?.trim() ?? '';
      faults.push(
        `small: ${of.tagName} “${name.slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`,
      );
    }
  }
  return faults;
}

function allFaults(): string[] {
  const top = topLayer();
  const kinds = [textFaults, pieceFaults, scrollFaults, fingerFaults];
  return [...new Set(kinds.flatMap((faultsOf) => faultsOf(top)))];
}

const IN_PAGE = [
  topLayer,
  isSeen,
  inSight,
  pairsOf,
  textLines,
  textFaults,
  pieceFaults,
  scrollFaults,
  fingerFaults,
  allFaults,
];

/** Each fault in words, as an expression for the page. */
export const FAULTS_IN_PAGE = `(() => { ${IN_PAGE.map(String).join('\n')}\nreturn allFaults(); })()`;
