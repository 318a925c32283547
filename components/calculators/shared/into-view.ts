/** In pixels: what the head of the page covers. */
const HEAD = 84;

/** Scrolls to each of these that is not wholly on the screen, so that a press shows what it did. */
export function intoView(...parts: readonly (Element | null)[]) {
  for (const part of parts) {
    if (!part) continue;
    const { top, bottom, height } = part.getBoundingClientRect();
    if (bottom > window.innerHeight) part.scrollIntoView({ block: 'nearest' });
    else if (height > 0 && top < HEAD) part.scrollIntoView({ block: 'start' });
  }
}
