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

/* What the loader looks for. */

/** Set on a page of the client area: with `SAMPLES` if it is served with rows. */
export const APPLICATION = 'data-application';
export const SAMPLES = 'samples';
/** Set on a page whose point is a control: the framework runs in idle time, without a sign. */
export const READY = 'data-ready';
/** Set on the page for a path that does not exist. */
export const MISSING = 'data-missing';
/** A key of session or local storage whose value the element shows: stored, it needs the framework. */
export const STORED = 'data-stored';
/** Set on a `<summary>` that opens something which script fills. */
export const LOADS = 'data-loads';
/** Set on inputs and labels that the loader handles itself. */
export const NATIVE = 'data-native';
/** Set on the element that takes dropped files. */
export const DROP_AREA = 'data-drop-area';
/** In the notice of missing script: the words before the name of the file that has not come. */
export const LATE_FILE = 'data-late-file';
/** On the script that starts the page: the file with React's description of it. */
export const DESCRIPTION = 'data-description';

/* What dates.ts writes into. Each text is true until it is replaced. */

/** Set on the visitor's date. */
export const TODAY = 'data-today';
/** How many days from the build a day is, in words that name it so. */
export const DAYS_AWAY = 'data-days-away';
/** Due dates, of which the next is named. */
export const NEXT_DUE = 'data-due';
/** Due dates, of which the next are shown as cards. */
export const NEXT_DATE_CARDS = 'data-dues';
/** The day of the build, an ISO date, from which the days in the words are counted. */
export const BUILT = 'data-built';
/** The day until which the element is shown, an ISO date. */
export const UNTIL = 'data-until';
/** Opening hours, as `openMark` writes them. */
export const OPEN = 'data-open';
/** The same hours, on the text that says when they begin again. */
export const OPENS = 'data-opens';
/** Set on the letterhead's day of printing. */
export const PRINTED_ON = 'data-printed-on';

/* What style sheets look for, in app/ and in the classes of components. */

/** Names a part of a component. */
export const SLOT = 'data-slot';
/** Set on the form of an estimate. */
export const ESTIMATE = 'data-estimate';
/** On a choice of the estimate: its place among the rows. */
export const ROW = 'data-row';
/** On the same choice: the id of its price. */
export const PRICE = 'data-price';
/** The places of the rows for which the element is shown, with spaces between. */
export const FOR_ROWS = 'data-for';
/** On an option and on its text: the place of a stamp duty among those known; empty for none of them. */
export const DUTY = 'data-duty';
/** On an option and on what is for so many people: the least number of its select, and the number. */
export const PEOPLE = 'data-people';
/** Set on a button while its service is in the cart. */
export const IN_CART = 'data-in-cart';
/** Set on the element that takes dropped files while one is over it. */
export const IS_OVER = 'data-over';
/** Set on a dialog once it has shown a notice, which then keeps clear of its buttons. */
export const NOTICED = 'data-noticed';
/** On a day of the calendar with something due: `next`, or `due`. */
export const DUE_DAY = 'data-day';
/** Set on a table that is asked for on paper. */
export const PRINTED = 'data-printed';
/** Set on a planner with a result. */
export const WORKED = 'data-worked';
/** Set on a calculator with a result. */
export const ANSWERED = 'data-answered';
/** Set on a row that belongs to the one before it. */
export const CONTINUED = 'data-continued';
/** The heading of a cell's column, written before the cell where a table is stacked. */
export const COLUMN = 'data-column';
/** The number of the note on a part of a sample document. */
export const NOTE = 'data-note';
/** The kind of paper of a sample document. */
export const PAPER = 'data-paper';
/** How many columns a wide table of a sample document has. */
export const COLUMNS = 'data-columns';

/** `undefined` outside a page. */
export const getRoot = () => globalThis.document?.documentElement;

/** `null` if it is absent. */
export const getRootAttribute = <Name extends RootAttribute>(name: Name) =>
  (getRoot()?.getAttribute(name) ?? null) as RootAttributes[Name] | null;

/** Removes it for `null`. */
export function setRootAttribute<Name extends RootAttribute>(
  name: Name,
  value: RootAttributes[Name] | null,
): void {
  if (value === null) getRoot()?.removeAttribute(name);
  else getRoot()?.setAttribute(name, value);
}
