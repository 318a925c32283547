/**
 * Light or dark. The system's choice needs no script. A visitor's own is `data-theme` on the root
 * element, set before the first paint and kept in the browser; the loader and React share both.
 */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The key in the browser's storage; nothing is kept for `system`. */
export const THEME_KEY = 'theme';

/** The name of the radio buttons that the loader answers. */
export const THEME_FIELD = 'theme';

/** The medium that a `theme-color` is served with. */
export const systemMedia = (theme: 'light' | 'dark') => `(prefers-color-scheme: ${theme})`;

/** What is not a theme counts as none. */
export const asTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

/** `null` where the browser blocks this storage. */
export function keptTheme(): Theme | null {
  try {
    return asTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return null;
  }
}

export const shownTheme = (): Theme => asTheme(document.documentElement.dataset.theme);

/** Colours the browser's bar like the page, and marks the choice among the loader's buttons. */
export function markTheme(): void {
  const shown = shownTheme();
  // Served in this order, and in this order again by the router.
  document.querySelectorAll('meta[name=theme-color]').forEach((bar, index) => {
    const own = index ? 'dark' : 'light';
    const chosen = own === shown ? 'all' : 'not all';
    bar.setAttribute('media', shown === 'system' ? systemMedia(own) : chosen);
  });
  for (const button of document.querySelectorAll<HTMLInputElement>(`[name=${THEME_FIELD}]`)) {
    button.checked = button.value === shown;
  }
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  markTheme();
}

export function keepTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Full or blocked: what is shown holds for this page.
  }
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  keepTheme(theme);
}
