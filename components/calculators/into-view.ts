/** Scrolls to each of these that ends below the screen, so that a press shows what it has done. */
export function intoView(...parts: readonly (Element | null)[]) {
  for (const part of parts) {
    if (part && part.getBoundingClientRect().bottom > window.innerHeight) {
      part.scrollIntoView({ block: 'nearest' });
    }
  }
}
