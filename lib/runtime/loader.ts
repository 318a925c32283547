/**
 * The script that every page fetches, besides its inline one (`early.ts`). It fetches the framework
 * at the visitor's first sign of intent on a control that needs it, and otherwise never: reading,
 * scrolling and following links work without. Pages of the client area, and pages that have to show
 * what the visitor left in them, fetch it once painted. Presses in the meantime are repeated after
 * hydration.
 *
 * Each script holds the digests of the next: the page those of this file and of its flight data,
 * this file that of the framework, and the flight data those of the chunks.
 */
import '@/lib/runtime/trusted-types';
import { addAheadRules } from '@/lib/runtime/fetch-ahead';
import { followTheme } from '@/lib/runtime/follow-theme';
import { layOutWhenIdle } from '@/lib/runtime/lay-out';
import { writeNextDues } from '@/lib/runtime/next-due-script';
import {
  AHEAD,
  APPLICATION,
  CONTROLS,
  type Early,
  flightFile,
  HYDRATED,
  isResultLink,
  KEPT,
  LAYERS,
  type LaterFile,
  ONWARD,
  PAGE_DIGEST,
  PAGE_START,
  type PageStart,
} from '@/lib/runtime/protocol';
import { asTheme, chooseTheme, THEME_FIELD } from '@/lib/runtime/theme';
import { datePrints } from '@/lib/runtime/today-script';

declare const FRAMEWORK: LaterFile;

type Scripted = Window & {
  early: Early;
  [PAGE_START]?: PageStart;
  TURBOPACK?: Pick<unknown[], 'push'>;
  navigator: { connection?: { saveData: boolean } };
};

const RETRY_AFTER = 500;
const HYDRATION_LIMIT = 10_000;
/** How long a pointer or the focus must stay on a link to count as intent, in milliseconds. */
const DWELL = 65;

const page = window as unknown as Scripted;
const { early } = page;
const { dataset } = document.documentElement;
const flightDigest = document.currentScript?.getAttribute(PAGE_DIGEST) ?? '';
let started = false;
let hydrated = false;
let considered: Element | null = null;

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Runs when the HTML is parsed, or at once if it already is. */
function whenParsed(action: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action);
  else action();
}

/** With `async` and `src`, by which React looks for the script of a chunk before it adds one. */
function elementFor([path, integrity]: LaterFile) {
  const checked = { crossOrigin: '', integrity };
  return path.endsWith('.css')
    ? Object.assign(document.createElement('link'), checked, { rel: 'stylesheet', href: path })
    : Object.assign(document.createElement('script'), checked, { async: true, src: path });
}

/** Adds a file to the page, and tries once more before giving up. */
const load = (file: LaterFile, isRetry = false): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = elementFor(file);
    element.onload = () => resolve();
    element.onerror = () => {
      element.remove();
      if (isRetry) reject();
      else setTimeout(() => load(file, true).then(resolve, reject), RETRY_AFTER);
    };
    document.head.append(element);
  });

/** React looks for the link of a style sheet before it adds one. Disabled, it is not fetched. */
function nameSheet(href: string) {
  const link = document.createElement('link');
  Object.assign(link.dataset, { precedence: 'next' });
  document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
}

/** Loads the flight data and the page's own files, listed beside it. Returns the entry to start. */
async function loadPage() {
  await load(flightFile(flightDigest));
  const start = page[PAGE_START];
  start?.sheets.forEach(nameSheet);
  await Promise.all(start?.files.map((file) => load(file)) ?? []);
  return start?.entry;
}

async function insert() {
  try {
    const [entry] = await Promise.all([loadPage(), load(FRAMEWORK)]);
    // The framework has just run in this task.
    await nextTask();
    // Only with every file there, as hydration with a chunk missing would empty the page.
    page.TURBOPACK ??= [];
    page.TURBOPACK.push(entry);
    setTimeout(() => hydrated || early.fail(), HYDRATION_LIMIT);
  } catch {
    early.fail();
  }
}

function start() {
  if (started) return;
  started = true;
  whenParsed(insert);
}

function followIntent(event: Event) {
  if (closest(event, CONTROLS)) start();
  considerLink(event);
}

/** Prefetches a link that is likely to be followed; after hydration the router does it. */
function considerLink(event: Event) {
  const link = closest(event, ONWARD);
  if (!link || link === considered || hydrated || page.navigator.connection?.saveData) return;
  considered = link;
  const fetchAhead = () => link.setAttribute(AHEAD, '');
  if (event.type === 'touchstart') fetchAhead();
  else setTimeout(() => link.matches(':hover, :focus') && fetchAhead(), DWELL);
}

function isKept(mark: string): boolean {
  const [key = '', part = ''] = mark.split(' ');
  try {
    return [sessionStorage, localStorage].some((storage) => storage.getItem(key)?.includes(part));
  } catch {
    // Blocked: nothing is kept there.
    return false;
  }
}

/** Whether the page needs the framework without any sign of intent. */
function isWanted(): boolean {
  if (history.state?.[LAYERS] || isResultLink(location.hash)) return true;
  if (document.querySelector(`[${APPLICATION}]`)) return true;
  const marks = document.querySelectorAll(`[${KEPT}]`);
  return [...marks].some((element) => isKept(element.getAttribute(KEPT) ?? ''));
}

function startIfWanted() {
  if (!started && isWanted()) {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  }
}

function startIfHeld() {
  if (early.held.length > 0) start();
}

/** Keeps a theme that was chosen before this script ran. */
function keepEarlyChoice({ target }: Event) {
  if (target instanceof HTMLInputElement && target.name === THEME_FIELD && target.checked) {
    chooseTheme(asTheme(target.value));
  }
}

/**
 * Reloads if Back led to a history entry that the router wrote, which only the router could show.
 */
function reloadIfOther() {
  if (hydrated || location.pathname + location.search === early.at) return;
  // Not before the browser has restored the scroll position, in the next frame; a reload then keeps
  // it, or nearly.
  requestAnimationFrame(() => setTimeout(() => location.reload()));
}

async function replay() {
  hydrated = true;
  removeEventListener('click', early.hold, true);
  delete dataset.script;
  for (const element of early.held.splice(0)) {
    element.click();
    // One at a time, so that a first press can disable its button before a second.
    await nextTask();
  }
}

addAheadRules();
followTheme();
layOutWhenIdle();
datePrints();
for (const event of early.signs.values()) {
  keepEarlyChoice(event);
  followIntent(event);
}
early.signs.clear();
early.onSign = followIntent;
// After the inline script's listener, so that a click without a sign, as by a screen reader,
// counts.
addEventListener('click', startIfHeld, true);
addEventListener(HYDRATED, replay);
whenParsed(writeNextDues);
whenParsed(startIfWanted);
// After Back, the page may come from the back-forward cache as it was left.
addEventListener('pageshow', startIfWanted);
// A link to a result may be pasted into the address bar of an open page.
addEventListener('hashchange', startIfWanted);
addEventListener('popstate', reloadIfOther);
startIfHeld();
reloadIfOther();
