import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
} from '@playwright/test';

/** What was seen in any page since the test began. */
const faults: string[] = [];

/** What the watch in a page tells: a press by the visitor, or a fault of one. */
const TELL = 'tellWatch';

type Watched = { [TELL]?: (fault: string | null) => Promise<void> };

/**
 * In the page: tells of each press and key, and of a press that ends on another control than it began
 * on, since such a press does nothing. One that moves is a drag.
 */
function watchPresses() {
  const CONTROL =
    'a, button, input, select, textarea, summary, label, [role=button], [role=tab], [role=option]';
  /** In pixels. */
  const DRAG = 3;
  let start: { target: EventTarget | null; x: number; y: number } | null = null;
  const tell = (fault: string | null) => void (window as Watched).tellWatch?.(fault);
  const getControl = (target: EventTarget | null) =>
    target instanceof Element ? (target.closest(CONTROL) ?? target) : target;
  const describe = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return String(target);
    const text = target.textContent?.trim().slice(0, 40);
    return `<${target.localName}> ${target.getAttribute('aria-label') ?? text}`;
  };
  addEventListener(
    'mousedown',
    ({ isTrusted, target, clientX: x, clientY: y }) => {
      if (!isTrusted) return;
      start = { target: getControl(target), x, y };
      tell(null);
    },
    true,
  );
  addEventListener(
    'mouseup',
    ({ isTrusted, target, clientX, clientY }) => {
      const began = start;
      start = null;
      if (!isTrusted || !began) return;
      const isDrag = Math.hypot(clientX - began.x, clientY - began.y) > DRAG;
      const end = getControl(target);
      if (isDrag || end === began.target) return;
      tell(`a press began on ${describe(began.target)} and ended on ${describe(end)}`);
    },
    true,
  );
  addEventListener('keydown', ({ isTrusted }) => isTrusted && tell(null), true);
}

/** What a test does to a page that may load it, besides pressing in it. */
const LOADS = ['goto', 'reload', 'goBack', 'goForward', 'setContent', 'evaluate'] as const;

/** Notes an address that a page loads twice after one press, or one step of the test. */
function watchLoads(page: Page, onAct: (listener: () => void) => void, act: () => void) {
  let loaded: string[] = [];
  onAct(() => {
    loaded = [];
  });
  for (const name of LOADS) {
    const original = page[name] as (...all: unknown[]) => unknown;
    Object.assign(page, {
      [name]: (...all: unknown[]) => {
        act();
        return original.apply(page, all);
      },
    });
  }
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    if (request.redirectedFrom()) return;
    const [address = ''] = request.url().split('#');
    if (loaded.includes(address)) faults.push(`loaded twice: ${address}`);
    loaded.push(address);
  });
}

async function watchContext(context: BrowserContext) {
  const listeners: (() => void)[] = [];
  // A press in one tab may load another.
  const act = () => {
    for (const listener of listeners) listener();
  };
  await context.exposeBinding(TELL, (_, fault: string | null) => {
    if (fault === null) act();
    else faults.push(fault);
  });
  await context.addInitScript(watchPresses);
  context.on('page', (page) => watchLoads(page, (listener) => listeners.push(listener), act));
}

/** Browsers whose contexts are watched. */
const watched = new WeakSet<Browser>();

function watchBrowser(browser: Browser) {
  if (watched.has(browser)) return;
  watched.add(browser);
  const open = browser.newContext.bind(browser);
  browser.newContext = async (...options) => {
    const context = await open(...options);
    await watchContext(context);
    return context;
  };
}

type Fixtures = {
  /** What the watch has seen; a test that causes a fault on purpose empties it. */
  watchFaults: string[];
};

/**
 * Every test fails where a page loads twice, or where a press ends on another control than it began
 * on.
 */
export const test = base.extend<Fixtures, { watchedBrowser: undefined }>({
  watchedBrowser: [
    async ({ browser }, use) => {
      watchBrowser(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  watchFaults: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      faults.length = 0;
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});
