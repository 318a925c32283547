/**
 * The inline script of every page. It fetches the framework at the visitor's first sign of wanting
 * a control that needs it, and otherwise never: reading, scrolling and following links do without.
 * A page of the client area, and one that has to show what the visitor left in it, fetches it once
 * painted. A press on a button in the meantime is repeated once the page is hydrated.
 *
 * `data-script` on the root element says what the page lacks: `waiting` or `failed`; `data-theme` is
 * there wherever script runs.
 */
import { followTheme } from '@/lib/runtime/follow-theme';
import { layOutWhenIdle } from '@/lib/runtime/lay-out';
import {
  AHEAD,
  APPLICATION,
  CONTROLS,
  HYDRATED,
  isResultLink,
  KEPT,
  LATER_SCRIPTS,
  LAYERS,
} from '@/lib/runtime/protocol';

type Scripted = Window & {
  TURBOPACK?: Pick<unknown[], 'push'>;
  navigator: { connection?: { saveData: boolean } };
};

const NATIVE_LINK_AFTER = 4000;
const SAY_WAITING_AFTER = 1000;
const RETRY_AFTER = 500;
const HYDRATION_LIMIT = 10_000;
/** How long a pointer or the focus stays on a link that is wanted, not merely passed. */
const DWELL = 65;

/** Buttons that do nothing without script, and links that do something else without it. */
const HELD = 'button:not([popovertarget]), a[data-replay]';

/**
 * The earliest signs of each kind. Not `pointerover`, which a page that scrolls below a resting
 * pointer sets off as well; `input` is that of a password manager.
 */
const SIGNS = ['pointermove', 'touchstart', 'pointerdown', 'focusin', 'keydown', 'input'];

/** Links to other pages of the site. */
const ONWARD = 'a[href^="/"]:not([aria-current], [data-replay])';

const page: Scripted = window;
const root = document.documentElement;
const held: HTMLElement[] = [];
let started = false;
let hydrated = false;
let considered: Element | null = null;

followTheme();
layOutWhenIdle();

const closest = ({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const address = () => location.pathname + location.search;
const shown = address();

function say(state: 'waiting' | 'failed' | null) {
  if (state) root.dataset.script = state;
  else delete root.dataset.script;
}

function fail() {
  say('failed');
  for (const element of held.splice(0)) {
    if (element instanceof HTMLAnchorElement) location.assign(element.href);
  }
}

function insert() {
  const template = document.getElementById(LATER_SCRIPTS) as HTMLTemplateElement;
  // The whole style sheet comes first, then the scripts.
  const files = [...template.content.children] as HTMLElement[];
  let missing = files.length;

  const load = (file: HTMLElement, isRetry: boolean) => {
    const copy = document.importNode(file);
    copy.onload = () => {
      missing -= 1;
      if (missing > 0) return;
      // With every file there: hydration with a chunk missing would take the page down.
      page.TURBOPACK ??= [];
      page.TURBOPACK.push(JSON.parse(template.dataset.entry ?? ''));
      setTimeout(() => hydrated || fail(), HYDRATION_LIMIT);
    };
    copy.onerror = () => {
      copy.remove();
      if (isRetry) fail();
      else setTimeout(load, RETRY_AFTER, file, true);
    };
    document.head.append(copy);
  };
  for (const file of files) load(file, false);
}

function start() {
  if (started) return;
  started = true;
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', insert);
  else insert();
}

function followIntent(event: Event) {
  if (closest(event, CONTROLS)) start();
  considerLink(event);
}

/** The router, once it is there, has its own way. */
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

/**
 * Whether the page needs the framework untouched: for what it is, what it shows, or its history.
 */
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

function hold(event: MouseEvent) {
  if (hydrated || root.dataset.script === 'failed') return;
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const element = closest(event, HELD);
  if (!element) return;
  event.preventDefault();
  held.push(element);
  start();
  const ifStillHeld = (action: () => void, delay: number) =>
    setTimeout(() => held.includes(element) && action(), delay);
  ifStillHeld(() => say('waiting'), SAY_WAITING_AFTER);
  if (element instanceof HTMLAnchorElement) {
    ifStillHeld(() => location.assign(element.href), NATIVE_LINK_AFTER);
  }
}

async function replay() {
  hydrated = true;
  say(null);
  for (const element of held.splice(0)) {
    element.click();
    // One at a time, so that a first press can disable its button before a second.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

for (const type of SIGNS) {
  addEventListener(type, followIntent, { capture: true, passive: true });
}
addEventListener('click', hold, true);
addEventListener(HYDRATED, replay);
addEventListener('DOMContentLoaded', startIfWanted);
// After Back, the page may lie in the browser's memory as it was left.
addEventListener('pageshow', startIfWanted);
// A link to a result may be pasted into the address of a page that is open.
addEventListener('hashchange', startIfWanted);
// An entry that the router once wrote has an address and a place, and nothing to show without the
// router. The place is the browser's to find first, in the next frame: loading the page anew keeps
// it, or nearly.
addEventListener('popstate', () => {
  if (hydrated || address() === shown) return;
  requestAnimationFrame(() => setTimeout(() => location.reload()));
});
