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

/** The medium that each `theme-color` is served with. */
export const systemMedia = {
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
} as const;

/** What is not a theme counts as none. */
export const asTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

/** `null` where the browser blocks this storage. */
export function keptTheme(): Theme | null {
  try {
    return asTheme(window.localStorage.getItem(THEME_KEY));
  } catch {
    return null;
  }
}

export const shownTheme = (): Theme => asTheme(document.documentElement.dataset.theme);

/** The medium that leaves the browser's bar the colour of the theme shown. */
function mediumOf(own: 'light' | 'dark', shown: Theme): string {
  if (shown === 'system') return systemMedia[own];
  return shown === own ? 'all' : 'not all';
}

/** Colours the browser's bar like the page, and marks the choice among the loader's buttons. */
export function markTheme(): void {
  const shown = shownTheme();
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    bar.dataset.own ??= bar.getAttribute('media') === systemMedia.dark ? 'dark' : 'light';
    bar.setAttribute('media', mediumOf(bar.dataset.own as 'light' | 'dark', shown));
  }
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
    if (theme === 'system') window.localStorage.removeItem(THEME_KEY);
    else window.localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Full or blocked: what is shown holds for this page.
  }
}

export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  keepTheme(theme);
}
