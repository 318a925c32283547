import {
  asTheme,
  chooseTheme,
  keptTheme,
  markTheme,
  showTheme,
  THEME_FIELD,
  THEME_KEY,
} from '@/lib/runtime/theme';

/** Shows the kept theme; if storage cannot be read, nothing changes. */
function showKept() {
  const kept = keptTheme();
  if (kept) showTheme(kept);
}

/** Called by the loader: keeps the theme up to date. The inline script has shown the kept one. */
export function followTheme(): void {
  showKept();
  // The page may not be parsed yet, with its `theme-color` elements and buttons.
  addEventListener('DOMContentLoaded', markTheme);
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === THEME_FIELD) {
      chooseTheme(asTheme(target.value));
    }
  });
  // Another tab chose a theme or cleared everything (`null`).
  addEventListener('storage', ({ key }) => {
    if ((key ?? THEME_KEY) === THEME_KEY) showKept();
  });
  // After Back, the page may come from the back-forward cache as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showKept();
  });
}

/** Called by the framework, whose router replaces the `theme-color` elements. */
export function followBars(): void {
  new MutationObserver(markTheme).observe(document.head, { childList: true });
}
