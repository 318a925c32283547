import { inFolder } from '@/lib/base-path';

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
  /** Says that script failed to load, and follows links that were pressed. */
  fail: () => void;
  /** Hears of errors until the page is drawn: of a script of ours, it has failed. */
  hear: (event: Event) => void;
};

/** The event on the window once React has drawn the page, before any of its effects. */
export const DRAWN = 'drawn';

/** The event on the window once the page is hydrated. */
export const HYDRATED = 'hydrated';

/** The attribute of the place in the notice that names the file which has not come. */
export const LATE_FILE = 'data-late-file';

/** Where every script of a build is. */
export const SCRIPTS = /* @__PURE__ */ inFolder('/_next/static/');

/** The one service worker of the site, and what a page reads before it offers it. */
export const WORKER = '/sw.js';
export const SIZE_FILE = '/offline.json';

/** Where the step after the build puts the worker that stretches a passphrase. */
export const SCRYPT_WORKER = '/scrypt.js';

/** The attribute of the script that starts the page: the file with React's description of it. */
export const DESCRIPTION = 'data-description';

/**
 * Buttons that do nothing without script, links that do something different without it, and the boxes
 * of the client area, which would show a choice that nothing has taken in.
 */
export const HELD =
  'button:not([popovertarget]),a[data-replay],[data-application] :is([type=checkbox],[type=radio])';

/**
 * Controls that need the framework: the first sign of intent on one fetches it. Buttons of native
 * popovers, `<summary>` and plain links work without. A link with `data-replay` does something
 * different with script, and a `<summary>` with `data-loads` opens something that script fills. The
 * loader itself handles inputs and labels with `data-native`.
 */
export const CONTROLS =
  'button:not([popovertarget]), :is(input, label):not([data-native]), select, textarea, a[data-replay], summary[data-loads]';

/**
 * Marks a page of the client area, which fetches the framework as soon as it is painted: if its value
 * is `SAMPLES`, only in a browser that has rows to show in place of those in the page.
 */
export const APPLICATION = 'data-application';
export const SAMPLES = 'samples';

/**
 * Marks an element that shows what the visitor left here before. Its value is a key in session or
 * local storage; if that is stored, the page runs the framework as soon as it is painted.
 */
export const STORED = 'data-stored';

/** Marks a page whose point is a control: the framework runs in idle time, without a sign. */
export const READY = 'data-ready';

/** Marks the element that takes dropped files. */
export const DROP_AREA = 'data-drop-area';

/** Marks the page for a path that does not exist. */
export const MISSING = 'data-missing';

/** Whether a fragment carries a calculator's inputs (`#income=…`). */
export const isResultLink = (fragment: string): boolean => /^#[a-z]+=/i.test(fragment);
