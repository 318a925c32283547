/** What the loader, the finishing pass and the page agree on. */

/** The id of the template that holds a page's framework scripts. */
export const LATER_SCRIPTS = 'later-scripts';

/** Dispatched on the window when the page is hydrated. */
export const HYDRATED = 'hydrated';

/** The only folder that script may add scripts from. */
export const MAY_SCRIPT_FROM = '/_next/static/';

/**
 * What needs the framework to answer: a first sign of wanting one of these fetches it. A button of a
 * native popover, a `<summary>` and a plain link answer without. A link with `data-replay` does
 * something else once there is script; what a `<summary>` with `data-wakes` opens is filled by it.
 * The loader itself answers an input or a label with `data-native`.
 */
export const CONTROLS =
  'button:not([popovertarget]), :is(input, label):not([data-native]), select, textarea, a[data-replay], summary[data-wakes]';

/** On a page that is an application: it fetches the framework as soon as it is painted. */
export const APPLICATION = 'data-application';

/** On a link whose page the browser is to fetch ahead of the press that is likely to come. */
export const AHEAD = 'data-ahead';

/**
 * On an element that shows what the visitor left here before. It names the key in the storage of the
 * tab or of the browser and, after a space, what has to be in the value: a page with something to
 * show fetches the framework as soon as it is painted.
 */
export const KEPT = 'data-kept';

/**
 * The field of a history entry's state that counts its open layers (dialogs, menus); the rest of
 * the state is the router's.
 */
export const LAYERS = 'layers';

/** A link to a result of a calculator is `#r1.`: the mark, the version, and what it holds. */
export const RESULT_MARK = 'r';
export const RESULT_VERSION = 1;

/** Whether a fragment is such a link, of this version or a later one. The loader asks this too. */
export const isResultLink = (fragment: string): boolean => /^#r\d/.test(fragment);
