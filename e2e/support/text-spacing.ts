/**
 * The text spacing that readers may set for themselves (WCAG 2.2, 1.4.12), and what it does to a
 * page. The functions run in the page.
 */

/** Opens every fold, without its animation, so that its text is checked at full height. */
export function openFolds() {
  const still = new CSSStyleSheet();
  still.replaceSync('details::details-content { transition: none !important }');
  document.adoptedStyleSheets.push(still);
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
}

/**
 * Sets the spacing element by element, as a bookmarklet must under the page's policy. The folds are
 * open already.
 */
export function setTextSpacing() {
  for (const element of document.querySelectorAll<HTMLElement | SVGElement>('body, body *')) {
    const { style } = element;
    style.setProperty('line-height', '1.5', 'important');
    style.setProperty('letter-spacing', '0.12em', 'important');
    style.setProperty('word-spacing', '0.16em', 'important');
    if (element.localName === 'p') style.setProperty('margin-bottom', '2em', 'important');
  }
}

/** Text that is cut off, leaves the box that it is drawn on, or lies on other text. */
export function textFaults(): string[] {
  type Box = { left: number; right: number; top: number; bottom: number };
  type Line = { box: Box; text: Text; layer: Element | null };

  /** Tolerance for rounding, in pixels. */
  const SLACK = 2;
  const faults: string[] = [];
  const say = (text: Text, what: string) =>
    faults.push(`“${text.data.trim().slice(0, 40)}” ${what}`);
  const name = (element: Element) =>
    `<${element.localName} class="${(element.getAttribute('class') ?? '').slice(0, 60)}">`;
  const within = (inner: Box, outer: Box) =>
    inner.left >= outer.left - SLACK &&
    inner.right <= outer.right + SLACK &&
    inner.top >= outer.top - SLACK &&
    inner.bottom <= outer.bottom + SLACK;
  const overlap = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;

  /** The area that letters cover; fonts claim more height than they use. */
  const createInkBox = (rect: DOMRect, size: number): Box => {
    const middle = (rect.top + rect.bottom) / 2;
    return {
      left: rect.left,
      right: rect.right,
      top: middle - size * 0.35,
      bottom: middle + size * 0.35,
    };
  };
  const ancestors = function* (element: Element) {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      yield { at, style: getComputedStyle(at) };
    }
  };

  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (
      !parent ||
      !text.data.trim() ||
      parent.closest('svg, script, noscript, [aria-hidden=true]')
    ) {
      continue;
    }
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const boxes = [...range.getClientRects()]
      .filter(({ width, height }) => width > 1 && height > 1)
      .map((rect) => createInkBox(rect, size));
    const path = [...ancestors(parent)];
    // For screen readers alone.
    if (path.some(({ at, style }) => style.position === 'absolute' && at.clientWidth <= 1))
      continue;
    const layer = path.find(({ style }) => /fixed|sticky/.test(style.position))?.at ?? null;
    const drawn = path.find(
      ({ style }) =>
        style.display !== 'inline' &&
        style.display !== 'contents' &&
        (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderTopWidth !== '0px'),
    )?.at;
    // A line of links that scrolls by itself holds more than it shows.
    const scrolls = drawn?.localName === 'nav' && getComputedStyle(drawn).overflowX === 'auto';
    for (const box of boxes) {
      const cutter = path.find(
        ({ at, style }) =>
          /hidden|clip/.test(style.overflowX + style.overflowY) &&
          !within(box, at.getBoundingClientRect()),
      )?.at;
      if (cutter) say(text, `is cut off by ${name(cutter)}`);
      if (drawn && !scrolls && !within(box, drawn.getBoundingClientRect()))
        say(text, `leaves ${name(drawn)}`);
      const other = lines.find(
        (line) => line.text !== text && line.layer === layer && overlap(line.box, box),
      );
      if (other) say(text, `lies on “${other.text.data.trim().slice(0, 40)}”`);
    }
    lines.push(...boxes.map((box) => ({ box, text, layer })));
  }
  return [...new Set(faults)];
}
