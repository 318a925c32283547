/**
 * Light or dark. The system's choice needs no script; a visitor's own is `data-theme` on the root
 * element, set before the first paint, and kept in the browser. In the loader and in React alike:
 * what both share is the attribute and the storage.
 */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The key in the browser's storage; nothing is kept for `system`. */
export const THEME_KEY = 'theme';

/** The name of the radio buttons in the footer, which answer without the framework. */
export const THEME_FIELD = 'theme';

/** The medium of each `theme-color` as it is served. */
export const systemMedia = {
  light: '(prefers-color-scheme: light)',
  dark: '(prefers-color-scheme: dark)',
} as const;

const asTheme = (text: string | null | undefined): Theme =>
  themes.find((theme) => theme === text) ?? 'system';

/** `null` where the browser blocks this storage. */
export function keptTheme(): Theme | null {
  try {
    return asTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return null;
  }
}

/** What the page shows now. */
export const shownTheme = (): Theme => asTheme(document.documentElement.dataset.theme);

/** Colours the browser's own bar as the page, and marks the choice in the footer. */
export function markTheme(): void {
  const theme = shownTheme();
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const of = meta.dataset.theme ?? (meta.media === systemMedia.dark ? 'dark' : 'light');
    meta.dataset.theme = of;
    meta.media = theme === 'system' ? systemMedia[of as 'light' | 'dark'] : theme === of ? 'all' : 'not all';
  }
  for (const radio of document.querySelectorAll<HTMLInputElement>(`input[name="${THEME_FIELD}"]`)) {
    radio.checked = radio.value === theme;
  }
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  markTheme();
}

/** Shows and keeps a choice. Where the storage is full or blocked, it holds for this page. */
export function chooseTheme(theme: Theme): void {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // It holds for this page.
  }
}
