import { addBasePath } from '@/lib/base-path';

/** What the components, the loader and the step after the build agree on. */

/** The id of the script element that fetches the loader. */
export const LOADER = 'loader';

/** What the inline script has noted for the loader; `early` on the window. */
export type Early = {
  /** The path and query of the page as it was loaded. */
  at: string;
  /** The elements that were pressed and wait for the framework, in order. */
  held: HTMLElement[];
  hold: (event: MouseEvent) => void;
  /** Whether there was a sign of wanting a control. */
  wanted: boolean;
  /** Called at each such sign; the loader replaces it by its own. */
  want: () => void;
  /** The theme that was chosen. */
  theme?: string;
  /** Says that script failed to load, and lets presses go. */
  fail: () => void;
  /** Hears of errors until the page is drawn: of a script of ours, it has failed. */
  hear: (event: Event) => void;
};

/** The event on the window once React has drawn the page, before any of its effects. */
export const DRAWN = 'drawn';

/** The event on the window once the page is hydrated. */
export const HYDRATED = 'hydrated';

/** Where every script of a build is. */
export const SCRIPTS = /* @__PURE__ */ addBasePath('/_next/static/');

/** The one service worker of the site, and what a page reads before it offers it. */
export const WORKER = '/sw.js';
export const SIZE_FILE = '/offline.json';

/** Where the step after the build puts the worker that stretches a passphrase. */
export const SCRYPT_WORKER = '/scrypt.js';

/* The names of attributes are written out, as the bundler would not fold them into these texts. */

/**
 * Buttons that do nothing without script, and the boxes of the client area, which would show a choice
 * that nothing has taken in.
 */
export const HELD =
  'button:not([popovertarget],[commandfor]),[data-application] :is([type=checkbox],[type=radio])';

/**
 * Controls that need the framework: the first sign of intent on one fetches it. Buttons of native
 * popovers and dialogs, `<summary>` and plain links work without.
 */
export const CONTROLS =
  'button:not([popovertarget],[commandfor]), :is(input, label):not([data-native]), select, textarea, summary[data-loads]';

/** Whether a fragment carries a calculator's inputs (`#income=…`). */
export const isResultLink = (fragment: string): boolean => /^#[a-z]+=/i.test(fragment);
