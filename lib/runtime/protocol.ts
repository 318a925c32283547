/** What the loader, the finishing pass and the page agree on. */

/** The id of the script element that fetches the loader. */
export const LOADER = 'loader';

/**
 * An attribute of that element: the SHA-256, in base64, of the file with the page's flight data.
 */
export const PAGE_DIGEST = 'data-page';

/** The path of a file, and the digest that it must match. */
export type LaterFile = readonly [path: string, digest: string];

/** The file of flight data with this digest; its name is the digest's beginning in base64url. */
export function flightFile(digest: string): LaterFile {
  const name = digest.slice(0, 12).replace(/\+/g, '-').replace(/\//g, '_');
  return [`/_next/static/flight/${name}.js`, `sha256-${digest}`];
}

/** The name on the window of what the file holds besides flight data. */
export const PAGE_START = 'pageStart';
export type PageStart = {
  /** What the page needs besides the framework: the whole style sheet, then scripts. */
  files: readonly LaterFile[];
  /** The style sheets whose rules it has, under the paths that React knows. */
  sheets: readonly string[];
  /** The digest of each chunk that its scripts may ask for later, by the name of the file. */
  later: Readonly<Record<string, string>>;
  /** The entry with which the Turbopack runtime starts, once every file is there. */
  entry: unknown;
};

/** What the inline script records until the loader is there; `early` on the window. */
export type Early = {
  /** The path and query of the page as it was loaded. */
  at: string;
  /** The elements that were pressed and wait for the framework, in order. */
  held: HTMLElement[];
  /** The last sign of intent on each element. */
  signs: Map<EventTarget | null, Event>;
  /** Called at each sign of intent; the loader replaces it by its own. */
  onSign: (event: Event) => void;
  hold: (event: MouseEvent) => void;
  /** Reports that script failed to load, and follows links that were pressed. */
  fail: () => void;
};

/** The event on the window once the page is hydrated. */
export const HYDRATED = 'hydrated';

/** Where the chunks are. */
export const CHUNKS = '/_next/static/chunks/';

/** The file that names the digest of every chunk puts them, by path, under this name on the window. */
export const ALL_DIGESTS = 'digests';

/** The only folder from which script may add scripts. */
export const MAY_SCRIPT_FROM = '/_next/static/';

/** Buttons that do nothing without script, and links that do something different without it. */
export const HELD = 'button:not([popovertarget]),a[data-replay]';

/**
 * Controls that need the framework: the first sign of intent on one fetches it. Buttons of native
 * popovers, `<summary>` and plain links work without. A link with `data-replay` does something
 * different with script, and a `<summary>` with `data-wakes` opens something that script fills. The
 * loader itself handles inputs and labels with `data-native`.
 */
export const CONTROLS =
  'button:not([popovertarget]), :is(input, label):not([data-native]), select, textarea, a[data-replay], summary[data-wakes]';

/** Marks a page that is an application, and fetches the framework as soon as it is painted. */
export const APPLICATION = 'data-application';

/** Links to other pages of the site. */
export const ONWARD = 'a[href^="/"]:not([aria-current], [data-replay])';

/** Marks a link that is likely to be pressed, whose page the browser should prefetch. */
export const AHEAD = 'data-ahead';

/**
 * Marks an element that shows what the visitor left here before. Its value is a key in session or
 * local storage and, after a space, a text that the stored value must contain; if it does, the page
 * fetches the framework as soon as it is painted.
 */
export const KEPT = 'data-kept';

/**
 * The field of a history entry's state that counts the open layers (dialogs, menus); the rest of
 * the state is the router's.
 */
export const LAYERS = 'layers';

/** Whether a fragment carries a calculator's inputs (`#income=…`), now or in the first kind of link. */
export const isResultLink = (fragment: string): boolean => /^#(r\d|[a-z]+=)/i.test(fragment);
