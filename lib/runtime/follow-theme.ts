import {
  asTheme,
  chooseTheme,
  keptTheme,
  markTheme,
  showTheme,
  THEME_FIELD,
  THEME_KEY,
} from '@/lib/runtime/theme';

/** Shows what is kept; where nothing can be read, what is shown stays. */
function showKept() {
  const kept = keptTheme();
  if (kept) showTheme(kept);
}

/** Of the loader: shows the kept theme before the first paint, and from then on what is chosen. */
export function followTheme(): void {
  showTheme(keptTheme() ?? 'system');
  // The `theme-color` elements and the buttons come after this script.
  addEventListener('DOMContentLoaded', markTheme);
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === THEME_FIELD) {
      chooseTheme(asTheme(target.value));
    }
  });
  // Another tab chose, or cleared everything (`null`).
  addEventListener('storage', ({ key }) => {
    if ((key ?? THEME_KEY) === THEME_KEY) showKept();
  });
  // After Back, the page may lie in the browser's memory as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showKept();
  });
}

/** Of the framework: its router writes the `theme-color` elements anew. */
export function followBars(): void {
  new MutationObserver(markTheme).observe(document.head, { childList: true });
}
