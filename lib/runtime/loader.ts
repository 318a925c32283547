/**
 * The one inline script of every page. It lets the page be painted first and fetches the framework
 * when the page has loaded and the browser is idle, or at the visitor's first sign of wanting more.
 * A press on a button in the meantime is repeated once the page is hydrated.
 *
 * `data-script` on the root element says what stands in the way: `waiting` or `failed`.
 */
import { HYDRATED, LATER_SCRIPTS } from '@/lib/runtime/protocol';
import { isOwnScript } from '@/lib/runtime/script-address';

type Scripted = Window & {
  TURBOPACK?: Pick<unknown[], 'push'>;
  trustedTypes?: {
    createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => void;
  };
};

const NATIVE_LINK_AFTER = 4000;
const SAY_WAITING_AFTER = 1000;
const RETRY_AFTER = 500;
const HYDRATION_LIMIT = 10_000;

/** Buttons that do nothing without script, and links that do something else without it. */
const HELD = 'button:not([popovertarget]), a[data-replay]';
const WANTS_SCRIPT = 'a, button, input, select, textarea, label';

const page: Scripted = window;
const root = document.documentElement;
const held: HTMLElement[] = [];
const failures = new Map<string, number>();
let started = false;
let hydrated = false;

// React writes `<script></script>` to make a script element, and structured data into it. Text
// without a tag cannot become an element. Nothing may turn a string into code.
page.trustedTypes?.createPolicy('default', {
  createHTML: (html) => (html === '<script></script>' || !html.includes('<') ? html : null),
  createScriptURL: (url) => (isOwnScript(url, location.href) ? url : null),
});

// With two slashes before it, the router would take the path for the name of another host.
if (location.pathname.startsWith('//')) {
  const path = location.pathname.replace(/^\/+/, '/');
  history.replaceState(null, '', path + location.search + location.hash);
}

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
  const scripts = [...template.content.children] as HTMLScriptElement[];
  let missing = scripts.length;

  const load = (script: HTMLScriptElement, isRetry: boolean) => {
    const copy = document.importNode(script);
    copy.onload = () => {
      missing -= 1;
      if (missing > 0) return;
      // With every chunk there: hydration with one missing would take the page down.
      page.TURBOPACK ??= [];
      page.TURBOPACK.push(JSON.parse(template.dataset.entry ?? ''));
      setTimeout(() => hydrated || fail(), HYDRATION_LIMIT);
    };
    copy.onerror = () => {
      copy.remove();
      if (isRetry) fail();
      else setTimeout(load, RETRY_AFTER, script, true);
    };
    document.head.append(copy);
  };
  for (const script of scripts) load(script, false);
}

function start() {
  if (started) return;
  started = true;
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', insert);
  else insert();
}

function startOnIntent({ target }: Event) {
  if (target instanceof Element && target.closest(WANTS_SCRIPT)) start();
}

function hold(event: MouseEvent) {
  if (hydrated || root.dataset.script === 'failed') return;
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const element = event.target instanceof Element && event.target.closest<HTMLElement>(HELD);
  if (!element) return;
  event.preventDefault();
  held.push(element);
  start();
  setTimeout(
    () => {
      if (!held.includes(element)) return;
      if (element instanceof HTMLAnchorElement) location.assign(element.href);
      else say('waiting');
    },
    element instanceof HTMLAnchorElement ? NATIVE_LINK_AFTER : SAY_WAITING_AFTER,
  );
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

/**
 * Chunks that are fetched later, on demand. The Turbopack runtime tries each of them twice. One
 * without a digest is of another build: after a deploy the router loads the page anew.
 */
function watch({ type, target }: Event) {
  if (!hydrated || !(target instanceof HTMLScriptElement) || !target.integrity) return;
  failures.set(target.src, type === 'error' ? (failures.get(target.src) ?? 0) + 1 : 0);
  say([...failures.values()].some((count) => count > 1) ? 'failed' : null);
}

for (const type of ['pointerdown', 'touchstart', 'keydown']) {
  addEventListener(type, start, { capture: true, passive: true });
}
for (const type of ['focusin', 'pointerover']) addEventListener(type, startOnIntent, true);
addEventListener('click', hold, true);
addEventListener(HYDRATED, replay);
// On the document: the load of an element does not reach the window.
for (const type of ['load', 'error']) document.addEventListener(type, watch, true);
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
});
