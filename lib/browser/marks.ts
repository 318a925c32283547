import { addBasePath } from '@/lib/base-path';

export const LOADER = 'loader';

/** An event on the window: React has drawn the page and not yet run its effects. */
export const DRAWN = 'drawn';

export const HYDRATED = 'hydrated';

export const SCRIPTS = /* @__PURE__ */ addBasePath('/_next/static/');

export const WORKER = '/sw.js';
export const SIZE_FILE = '/offline.json';

export const SCRYPT_WORKER = '/scrypt.js';

/* Names of attributes are written out: the bundler would not fold constants into these strings. */

/**
 * Without script these buttons do nothing, and a box of the client area would show a choice that
 * was not stored.
 */
export const HELD =
  'button:not([popovertarget],[commandfor]),[data-application] :is([type=checkbox],[type=radio])';

/**
 * The first sign of intent on one of these fetches the framework. Buttons of native popovers and
 * dialogs, `<summary>` and plain links work without it.
 */
export const CONTROLS =
  'button:not([popovertarget],[commandfor]), :is(input, label):not([data-native]), select, textarea, summary[data-loads]';

/** A fragment with a calculator's values, as `#income=…`. */
export const isResultLink = (fragment: string): boolean => /^#[a-z]+=/i.test(fragment);
