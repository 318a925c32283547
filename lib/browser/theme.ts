import {
  getRootAttribute,
  type RootAttributes,
  setRootAttribute,
  THEME,
} from '@/lib/browser/attributes';
import { THEME_KEY } from '@/lib/browser/storage-names';

/**
 * Light or dark. Following the system needs no script. A visitor's own choice is an
 * attribute of the root element, set before the first paint and kept in the browser. The loader and React share
 * this.
 */
export type Theme = RootAttributes[typeof THEME];
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The name of the radio buttons, which the loader handles. */
export const THEME_FIELD = 'theme';

/** The media query with which a `theme-color` is served. */
export const getThemeMediaQuery = (theme: 'light' | 'dark') => `(prefers-color-scheme: ${theme})`;

/** Anything but a theme counts as `system`. */
export const parseTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

/** Nothing is stored for `system`. `null` where the browser blocks this storage. */
export function readStoredTheme(): Theme | null {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return null;
  }
}

export const getShownTheme = (): Theme => parseTheme(getRootAttribute(THEME));

/** Gives the browser's bar the colour of the page, and checks the radio button of the choice. */
export function markTheme(): void {
  const shown = getShownTheme();
  // Light first, as served and as the router writes them.
  document.querySelectorAll('meta[name=theme-color]').forEach((bar, index) => {
    const own = index ? 'dark' : 'light';
    const chosen = own === shown ? 'all' : 'not all';
    bar.setAttribute('media', shown === 'system' ? getThemeMediaQuery(own) : chosen);
  });
  for (const button of document.querySelectorAll<HTMLInputElement>(`[name=${THEME_FIELD}]`)) {
    button.checked = button.value === shown;
  }
}

export function showTheme(theme: Theme): void {
  setRootAttribute(THEME, theme);
  markTheme();
}

export function keepTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Full or blocked: the choice holds for this page.
  }
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  keepTheme(theme);
}

/** Shows the kept theme; if storage cannot be read, nothing changes. */
function showKept() {
  const kept = readStoredTheme();
  if (kept) showTheme(kept);
}

/** Called by the loader: keeps the theme up to date. The inline script has shown the kept one. */
export function followTheme(): void {
  showKept();
  // The page may not be parsed yet, with its `theme-color` elements and buttons.
  addEventListener('DOMContentLoaded', markTheme);
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === THEME_FIELD) {
      chooseTheme(parseTheme(target.value));
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

/** With the framework, whose router replaces the `theme-color` elements. */
export function followBars(): void {
  new MutationObserver(markTheme).observe(document.head, { childList: true });
}
