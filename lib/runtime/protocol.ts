/** What the loader, the finishing pass and the page agree on. */

/** The id of the template that holds a page's framework scripts. */
export const LATER_SCRIPTS = 'later-scripts';

/** Dispatched on the window when the page is hydrated. */
export const HYDRATED = 'hydrated';

/** The only folder that script may add scripts from. */
export const MAY_SCRIPT_FROM = '/_next/static/';
