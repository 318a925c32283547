/**
 * The one script that a page runs by itself. Once the page has loaded, the framework is fetched in idle
 * time, so that a press need not wait for the network. It runs at the first sign of life, in idle
 * time, and at once when a control is wanted; on a page whose point is a control it needs no sign.
 * Pages that have to show what the visitor left in them, an own client area among them, run it once
 * painted. Presses in the meantime are repeated after hydration.
 */

import {
  hasOwnArea,
  isAreaPointerKey,
  markerText,
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
import { parseLinkedMessage } from '@/lib/browser/linked-message';
import { DRAWN, type Early, HYDRATED, isResultLink } from '@/lib/browser/marks';
import { repairAddress } from '@/lib/browser/mended-address';
import { followMenus } from '@/lib/browser/nav-menus';
import { holdDrop } from '@/lib/browser/stored-drop';
import { chooseTheme, followBars, followTheme, markTheme, parseTheme } from '@/lib/browser/theme';
import { allowOwnScripts } from '@/lib/browser/trusted-types';

const HYDRATION_LIMIT = 10_000;
/** A visitor who does this stays, and may soon want a control. */
const SIGNS_OF_LIFE = ['scroll', 'touchstart', 'pointermove', 'keydown'];

const { early } = window as unknown as { early: Early };
let started = false;
let hydrated = false;
let hurry = () => {};
/** Resolves once a control is wanted: from then on nothing waits for idle time. */
const hurried = new Promise<void>((resolve) => {
  hurry = resolve;
});

const wait = (delay = 0) => new Promise((resolve) => setTimeout(resolve, delay));

/** Runs when the HTML is parsed, or at once if it already is. */
function whenParsed(action: () => void) {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', action);
  else action();
}

async function insert() {
  const entry = findStartScript();
  if (!entry) return;
  const described = describeNow(entry);
  try {
    await runFiles(hurried);
    // With two slashes in front, the router would take the path for the name of another host.
    if (location.pathname.startsWith('//')) {
      const path = location.pathname.replace(/^\/+/, '/');
      history.replaceState(null, '', path + location.search + location.hash);
    }
    followBars();
    // Only with every file there, as hydration with one missing would empty the page.
    Object.assign(window, { __next_f: [[0], [1, await described]] });
    visitor.notePage();
    entry.removeAttribute('type');
    document.head.append(entry);
    setTimeout(() => hydrated || early.fail(), HYDRATION_LIMIT);
  } catch {
    described.then(early.fail, early.fail);
  }
}

/** Starts the framework in idle time. */
function startInIdle() {
  if (started) return;
  started = true;
  whenParsed(insert);
}

/** Starts the framework, or lets one that was started in idle time run at once. */
function start() {
  hurry();
  startInIdle();
}

/** A pointer at rest is also said to move, when the page appears below it. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.movementX === 0 && event.movementY === 0;

function noteLife(event: Event) {
  if (!isAtRest(event)) startInIdle();
}

/** Once the page has loaded and the browser has nothing to do. */
async function afterLoad() {
  await waitForIdle();
  const entry = findStartScript();
  if (!started && entry && !savesData()) void fetchFiles(entry);
  if (document.querySelector(`[${READY}],[${APPLICATION}]`) && !savesData()) startInIdle();
}

/** React may have drawn the page again. What it says of that later is no failure. */
function takeOver() {
  for (const type of ['error', 'unhandledrejection']) removeEventListener(type, early.hear, true);
  visitor.carryOver(early.held);
  markTheme();
}

async function replay() {
  hydrated = true;
  removeEventListener('click', early.hold, true);
  setRootAttribute(SCRIPT, null);
  // The router fetches ahead from now on.
  document.querySelector('script[type=speculationrules]')?.remove();
  dropHeld();
  for (const element of early.held.splice(0)) {
    element.removeAttribute('aria-busy');
    element.click();
    // One at a time, so that a first press can disable its button before a second.
    await wait();
  }
}

function isStored(element: Element): boolean {
  const key = element.getAttribute(STORED) ?? '';
  try {
    return [sessionStorage, localStorage].some((storage) => storage.getItem(key) !== null);
  } catch {
    // Blocked: nothing is kept there.
    return false;
  }
}

/** Whether a page of the client area is served without rows to show. */
const isShell = (application: Element) => application.getAttribute(APPLICATION) !== SAMPLES;

/** Whether other rows than the samples are to be shown, or an address that names one of them. */
const isReturning = () => getRootAttribute(AREA) !== null || location.hash !== '';

/** Opens the fold that the address names, as browsers do only for what is in it. */
function openNamedFold() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}

/** Whether the page needs the framework without any sign of intent. */
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

/**
 * Reloads if Back led to a history entry that the router wrote, which only the router could show.
 */
function reloadIfOther() {
  if (hydrated || location.pathname + location.search === early.at) return;
  // Not before the browser has restored the scroll position, in the next frame; a reload then keeps
  // it, or nearly.
  requestAnimationFrame(() => setTimeout(() => location.reload()));
}

const failures = new Map<string, number>();

/** Says that a script of the hydrated page failed to load, after the runtime has tried twice. */
function watchLater({ type, target }: Event) {
  if (!hydrated || !(target instanceof HTMLScriptElement)) return;
  failures.set(target.src, type === 'error' ? (failures.get(target.src) ?? 0) + 1 : 0);
  const hasFailed = [...failures.values()].some((count) => count > 1);
  setRootAttribute(SCRIPT, hasFailed ? 'failed' : null);
}

/** What the framework does too, on a page that it opens. */
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
  if (message) message.value ||= parseLinkedMessage(location.search);
}

allowOwnScripts();
// Before the page is drawn by the framework, which would have to be loaded again for another area.
const named = showNamedArea();
if (named && hasOwnArea()) setRootAttribute(AREA, named);
/** The marker of the visit by which the page was drawn. */
const drawnBy = markerText();
followTheme();
followAreaPointer();
followMenus();
datePrints();
if (early.theme) chooseTheme(parseTheme(early.theme));
early.want = start;
if (early.wanted) start();
const dropHeld = holdDrop(start);
const visitor = followVisitor();
for (const type of SIGNS_OF_LIFE) {
  addEventListener(type, noteLife, { capture: true, passive: true });
}
if (document.readyState === 'complete') void afterLoad();
else addEventListener('load', () => void afterLoad());
addEventListener(DRAWN, takeOver, { once: true });
addEventListener(HYDRATED, replay);
// On the document, as the load event of an element does not reach the window.
for (const type of ['load', 'error']) document.addEventListener(type, watchLater, true);
whenParsed(prepare);
whenParsed(showOpens);
// A page may stay open on a phone past closing time.
addEventListener('visibilitychange', showOpens);
whenParsed(openNamedFold);
whenParsed(startIfWanted);
// After Back, the page may come from the back-forward cache as it was left.
addEventListener('pageshow', startIfWanted);
// A link to a result may be pasted into the address bar of an open page.
addEventListener('hashchange', openNamedFold);
addEventListener('hashchange', startIfWanted);
// Another tab shows another area, or has changed the samples. A page with the framework follows
// itself. Chromium may also tell a page what the page before it in the same tab has changed, by which
// this one is drawn already.
let isReloading = false;
addEventListener('storage', ({ key }) => {
  if (isReloading || started || !isAreaPointerKey(key) || markerText() === drawnBy) return;
  if (!document.querySelector(`[${APPLICATION}]`)) return;
  // The other tab tells of each fact by itself.
  isReloading = true;
  location.reload();
});
addEventListener('popstate', reloadIfOther);
reloadIfOther();
