/*
 * The attributes by which served HTML, style sheets, the inline script, the loader and React tell each
 * other something.
 */

/* On the root element. The inline script sets them before the first paint, except SCRIPT. */

/** Set while script is missing: a press waits for it, or it failed to load. */
export const SCRIPT = 'data-script';
/** The chosen theme; set wherever script runs. */
export const THEME = 'data-theme';
/** Which rows the page has to show instead of those it is served with; absent if there are none. */
export const AREA = 'data-area';
/** Set while the header shows a cart with something in it. */
export const CART = 'data-cart';
/** Set if the client's own area has a lock: whether it lets the page be seen. */
export const LOCK = 'data-lock';

export const rootAttributes = [SCRIPT, THEME, AREA, CART, LOCK] as const;

export type RootAttributes = {
  [SCRIPT]: 'waiting' | 'failed';
  [THEME]: 'system' | 'light' | 'dark';
  /**
   * The client's own area; the sample area beside an own one; samples that were changed, without an
   * own area. `unknown` if the browser blocks storage, which the client area has to say.
   */
  [AREA]: 'own' | 'sample' | 'changed' | 'unknown';
  [CART]: '';
  /** Locked, the page shows the locked screen; hidden, it shows nothing until it has reloaded. */
  [LOCK]: 'open' | 'locked' | 'hidden';
};

type RootAttribute = (typeof rootAttributes)[number];

/** `undefined` outside a page. */
export const root = globalThis.document?.documentElement;

/** `null` if it is absent. */
export const getRootAttribute = <Name extends RootAttribute>(name: Name) =>
  (root?.getAttribute(name) ?? null) as RootAttributes[Name] | null;

/** Removes it for `null`. */
export function setRootAttribute<Name extends RootAttribute>(
  name: Name,
  value: RootAttributes[Name] | null,
): void {
  if (value === null) root?.removeAttribute(name);
  else root?.setAttribute(name, value);
}
