/* The attributes that served HTML, style sheets, the inline script, the loader and React share. */

/* On the root element. The inline script sets them before the first paint, except SCRIPT. */

export const SCRIPT = 'data-script';
export const THEME = 'data-theme';
/** Which rows to show instead of those in the served HTML; absent if those are right. */
export const AREA = 'data-area';
export const CART = 'data-cart';
export const LOCK = 'data-lock';

export const rootAttributes = [SCRIPT, THEME, AREA, CART, LOCK] as const;

export type RootAttributes = {
  [SCRIPT]: 'waiting' | 'failed';
  [THEME]: 'system' | 'light' | 'dark';
  /**
   * `sample`: shown although there is an own area. `changed`: the sample area has changed, and
   * there is no own one. `unknown`: the browser blocks storage, which the client area must say.
   */
  [AREA]: 'own' | 'sample' | 'changed' | 'unknown';
  [CART]: '';
  /** `locked` shows the locked screen, `hidden` nothing until the page has reloaded. */
  [LOCK]: 'open' | 'locked' | 'hidden';
};

type RootAttribute = (typeof rootAttributes)[number];

/* What the loader looks for. */

/** A page of the client area; `SAMPLES` if it is served with rows. */
export const APPLICATION = 'data-application';
export const SAMPLES = 'samples';
/** A page whose point is a control: the framework runs in idle time, without a sign. */
export const READY = 'data-ready';
export const MISSING = 'data-missing';
/** A key of session or local storage. If it is stored, the page needs the framework to show it. */
export const STORED = 'data-stored';
export const LOADS = 'data-loads';
/** On inputs and labels that the loader handles itself. */
export const NATIVE = 'data-native';
export const DROP_AREA = 'data-drop-area';
/** The words before the name of the missing file, in the notice of missing script. */
export const LATE_FILE = 'data-late-file';
/** On the script that starts the page: the address of React's description of it. */
export const DESCRIPTION = 'data-description';

/* What dates.ts writes into. Each text is true until it is replaced. */

export const TODAY = 'data-today';
/** A number of days from today. */
export const DAYS_AWAY = 'data-days-away';
/** Due dates, of which the next one is named. */
export const NEXT_DUE = 'data-due';
/** Due dates, of which the next ones are shown as cards. */
export const NEXT_DATE_CARDS = 'data-dues';
/** Names the part of an element that one text of a date goes into: `day`, `call` and so on. */
export const DATE_PART = 'data-date-part';
/** The ISO date of the build. The text's own dates move by the days since then. */
export const BUILT = 'data-built';
/** The last ISO date on which the element is shown. */
export const UNTIL = 'data-until';
/** Opening hours, as `formatOpenMark` writes them: the element is shown during them. */
export const OPEN = 'data-open';
/** Opening hours, on the text that says when they begin again. */
export const OPENS = 'data-opens';
export const PRINTED_ON = 'data-printed-on';

/* What style sheets look for, in app/ and in the classes of components. */

export const SLOT = 'data-slot';
export const ESTIMATE = 'data-estimate';
/** On a choice of the estimate: its index among the rows. */
export const ROW = 'data-row';
export const PRICE = 'data-price';
/** The indexes of the rows for which the element is shown, separated by spaces. */
export const FOR_ROWS = 'data-for';
/** On an option and on its text: the index of a known stamp duty; empty if none is known. */
export const DUTY = 'data-duty';
/** On an option, a line or a sum: the lowest number of people in its select, a slash, and its own number. */
export const PEOPLE = 'data-people';
export const IN_CART = 'data-in-cart';
export const IS_OVER = 'data-over';
/** Once the dialog has shown a toast, which then keeps clear of its buttons. */
export const NOTICED = 'data-noticed';
export const DUE_DAY = 'data-day';
export const PRINTED = 'data-printed';
export const WORKED = 'data-worked';
export const ANSWERED = 'data-answered';
/** On a word of the sentence on the card: the name of its field. */
export const WORD = 'data-word';
export const IS_TODAY = 'data-now';
export const CONTINUED = 'data-continued';
/** The column heading, written before the cell where the table is stacked. */
export const COLUMN = 'data-column';
export const NOTE = 'data-note';
export const PAPER = 'data-paper';
export const COLUMNS = 'data-columns';

export const getRoot = () => globalThis.document?.documentElement;

export const getRootAttribute = <Name extends RootAttribute>(name: Name) =>
  (getRoot()?.getAttribute(name) ?? null) as RootAttributes[Name] | null;

export function setRootAttribute<Name extends RootAttribute>(
  name: Name,
  value: RootAttributes[Name] | null,
): void {
  if (value === null) getRoot()?.removeAttribute(name);
  else getRoot()?.setAttribute(name, value);
}
