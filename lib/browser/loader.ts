/**
 * The only script that a page runs by itself. Once the page has loaded, it fetches the framework in
 * idle time, so that a press need not wait for the network. The framework runs in idle time after
 * the first scroll, touch, key or pointer movement, at once when a control is wanted, and without a
 * sign on a page whose point is a control. Pages that have to show stored data run it right after
 * the first paint. Presses in the meantime are repeated after hydration.
 */

import {
  hasOwnArea,
  isAreaPointerKey,
  readPointerText,
  showNamedArea,
} from '@/lib/browser/area-pointer';
import {
  APPLICATION,
  AREA,
  getRootAttribute,
  LOADS,
  MISSING,
  READY,
  SAMPLES,
  SCRIPT,
  STORED,
  setRootAttribute,
} from '@/lib/browser/attributes';
import { followVisitor } from '@/lib/browser/carry-over';
import { datePrints, showOpens } from '@/lib/browser/dates';
import { savesData, waitForIdle } from '@/lib/browser/fetch-ahead';
import { followAreaPointer } from '@/lib/browser/follow-area-pointer';
import { describeNow, fetchFiles, findStartScript, runFiles } from '@/lib/browser/framework-files';
import { holdDrop } from '@/lib/browser/held-drop';
import { DRAWN, HYDRATED, isResultLink } from '@/lib/browser/marks';
import { repairAddress } from '@/lib/browser/mended-address';
import { followMenus } from '@/lib/browser/nav-menus';
import { parsePrefilledMessage } from '@/lib/browser/prefilled-message';
import { chooseTheme, followBars, followTheme, markTheme, parseTheme } from '@/lib/browser/theme';
import { allowOwnScripts } from '@/lib/browser/trusted-types';

const HYDRATION_LIMIT = 10_000;
/** A visitor who does one of these stays, and may soon want a control. */
const SIGNS_OF_LIFE = ['scroll', 'touchend', 'pointermove', 'keydown'];

const { inlineState } = window;
let started = false;
let hydrated = false;
let hurry = () => {};
/** Resolves once a control is wanted: from then on nothing waits for idle time. */
const hurried = new Promise<void>((resolve) => {
  hurry = resolve;
});

const wait = (delay = 0) => new Promise((resolve) => setTimeout(resolve, delay));

function runWhenParsed(action: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action);
  else action();
}

async function insert() {
  const entry = findStartScript();
  if (!entry) return;
  const described = describeNow(entry);
  try {
    await runFiles(hurried);
    // The router would take `//path` for the name of another host.
    if (location.pathname.startsWith('//')) {
      const path = location.pathname.replace(/^\/+/, '/');
      history.replaceState(null, '', path + location.search + location.hash);
    }
    followBars();
    // Only once every file is there: hydration with one missing would empty the page.
    Object.assign(window, { __next_f: [[0], [1, await described]] });
    visitor.notePage();
    entry.removeAttribute('type');
    document.head.append(entry);
    setTimeout(() => hydrated || inlineState.fail(), HYDRATION_LIMIT);
  } catch {
    described.then(inlineState.fail, inlineState.fail);
  }
}

function startInIdle() {
  if (started) return;
  started = true;
  runWhenParsed(insert);
}

function start() {
  hurry();
  startInIdle();
}

/** A resting pointer fires `pointermove` too, when the page appears below it. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

let isAlive = false;

function noteLife(event: Event) {
  if (isAlive || isAtRest(event)) return;
  isAlive = true;
  // What was pressed may answer without the framework, and is painted first.
  void waitForIdle().then(startInIdle);
}

async function startAfterLoad() {
  await waitForIdle();
  const entry = findStartScript();
  if (!started && entry && !savesData()) void fetchFiles(entry);
  if (document.querySelector(`[${READY}],[${APPLICATION}]`) && !savesData()) startInIdle();
}

/** React has drawn the page; errors that it reports later are not load failures. */
function takeOver() {
  for (const type of ['error', 'unhandledrejection'])
    removeEventListener(type, inlineState.watchErrors, true);
  visitor.carryOver(inlineState.held);
  markTheme();
}

async function replay() {
  hydrated = true;
  removeEventListener('click', inlineState.hold, true);
  setRootAttribute(SCRIPT, null);
  document.querySelector('script[type=speculationrules]')?.remove();
  dropHeld();
  for (const element of inlineState.held.splice(0)) {
    element.removeAttribute('aria-busy');
    element.click();
    // One at a time, so that the first press can disable its button before a second.
    await wait();
  }
}

function isStored(element: Element): boolean {
  const key = element.getAttribute(STORED) ?? '';
  try {
    return [sessionStorage, localStorage].some((storage) => storage.getItem(key) !== null);
  } catch {
    // Blocked.
    return false;
  }
}

const isShell = (application: Element) => application.getAttribute(APPLICATION) !== SAMPLES;

const isReturning = () => getRootAttribute(AREA) !== null || location.hash !== '';

/** Browsers open a disclosure only for a target inside it. */
function openNamedFold() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

function isWanted(): boolean {
  if (isResultLink(location.hash)) return true;
  if (document.querySelector(`details[open]:target > summary[${LOADS}]`)) return true;
  const [application] = document.querySelectorAll(`[${APPLICATION}]`);
  if (application && (isShell(application) || isReturning())) return true;
  return [...document.querySelectorAll(`[${STORED}]`)].some(isStored);
}

function startIfWanted() {
  if (!started && isWanted()) {
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  }
}

/** Reloads if Back led to a history entry of the router, which only the router could show. */
function reloadIfOther() {
  if (hydrated || location.pathname + location.search === inlineState.address) return;
  // The browser restores the scroll position in the next frame; a later reload keeps it, or nearly.
  requestAnimationFrame(() => setTimeout(() => location.reload()));
}

const failures = new Map<string, number>();

/** The runtime tries a script twice before it gives up. */
function watchLater({ type, target }: Event) {
  if (!hydrated || !(target instanceof HTMLScriptElement)) return;
  failures.set(target.src, type === 'error' ? (failures.get(target.src) ?? 0) + 1 : 0);
  const hasFailed = [...failures.values()].some((count) => count > 1);
  setRootAttribute(SCRIPT, hasFailed ? 'failed' : null);
}

/** The framework does the same on pages that it opens. */
function prepare() {
  if (document.querySelector(`[${MISSING}]`)) {
    const meant = repairAddress(location.origin, location.pathname);
    if (meant) return location.replace(meant);
    console.error(`404: no page at ${location.pathname}`);
  }
  const asked = new URLSearchParams(location.search).get('subject');
  const field = document.querySelector<HTMLSelectElement>('select[name=subject]');
  if (asked && field && [...field.options].some(({ value }) => value === asked))
    field.value = asked;
  const message = document.querySelector<HTMLTextAreaElement>('textarea[name=message]');
  if (message) message.value ||= parsePrefilledMessage(location.search);
}

allowOwnScripts();
// Before React draws the page, which would have to reload for another area.
const named = showNamedArea();
if (named && hasOwnArea()) setRootAttribute(AREA, named);
const pointerAtStart = readPointerText();
followTheme();
followAreaPointer();
followMenus();
datePrints();
if (inlineState.theme) chooseTheme(parseTheme(inlineState.theme));
inlineState.want = start;
if (inlineState.isWanted) start();
const dropHeld = holdDrop(start);
const visitor = followVisitor();
for (const type of SIGNS_OF_LIFE) {
  addEventListener(type, noteLife, { capture: true, passive: true });
}
if (document.readyState === 'complete') void startAfterLoad();
else addEventListener('load', () => void startAfterLoad());
addEventListener(DRAWN, takeOver, { once: true });
addEventListener(HYDRATED, replay);
// On the document: the load event of an element does not reach the window.
for (const type of ['load', 'error']) document.addEventListener(type, watchLater, true);
runWhenParsed(prepare);
runWhenParsed(showOpens);
addEventListener('visibilitychange', showOpens);
runWhenParsed(openNamedFold);
runWhenParsed(startIfWanted);
// The back-forward cache shows a page as it was left.
addEventListener('pageshow', startIfWanted);
// A link to a result may be pasted into the address bar of an open page.
addEventListener('hashchange', openNamedFold);
addEventListener('hashchange', startIfWanted);
// Another tab shows another area, or has changed the samples. A hydrated page follows by itself.
// Chromium may also report changes of the previous page in this tab, which this page already shows.
let isReloading = false;
addEventListener('storage', ({ key }) => {
  if (isReloading || started || !isAreaPointerKey(key) || readPointerText() === pointerAtStart)
    return;
  if (!document.querySelector(`[${APPLICATION}]`)) return;
  isReloading = true;
  location.reload();
});
addEventListener('popstate', reloadIfOther);
reloadIfOther();
