import {
  getRootAttribute,
  type RootAttributes,
  setRootAttribute,
  THEME,
} from '@/lib/browser/attributes';
import { THEME_KEY } from '@/lib/browser/storage-names';

/**
 * Following the system needs no script. A visitor's own choice is stored, and set as an attribute
 * of the root before the first paint. The loader and React share this file.
 */
export type Theme = RootAttributes[typeof THEME];
export const themes: readonly Theme[] = ['system', 'light', 'dark'];

export const THEME_FIELD = 'theme';

export const getThemeMediaQuery = (theme: 'light' | 'dark') => `(prefers-color-scheme: ${theme})`;

export const parseTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

/** `system` is not stored. `null` if the browser blocks local storage. */
export function readStoredTheme(): Theme | null {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return null;
  }
}

export const getShownTheme = (): Theme => parseTheme(getRootAttribute(THEME));

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
    // Full or blocked: the choice lasts for this page.
  }
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  keepTheme(theme);
}

function showKept() {
  const stored = readStoredTheme();
  if (stored) showTheme(stored);
}

/** For the loader. The inline script has already shown the stored theme. */
export function followTheme(): void {
  showKept();
  // The `theme-color` elements and the buttons may not be parsed yet.
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
  // The back-forward cache shows a page as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) showKept();
  });
}

export function followBars(): void {
  new MutationObserver(markTheme).observe(document.head, { childList: true });
}
