import type { Browser, CDPSession, Page } from '@playwright/test';

/** A mid-range phone on a slow mobile network. */
export const profile = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  cpuSlowdown: 4,
  bitsPerSecond: 1_600_000,
  latencyMs: 150,
};

export type Bytes = Record<string, number>;

/** Times are in milliseconds from the start of the navigation. */
export type Measurement = {
  path: string;
  requests: number;
  /** Bytes by type: of requests before the page had loaded, and of those after. */
  before: Bytes;
  after: Bytes;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** 0 for a page that needs no framework unless touched. */
  hydrated: number;
  /**
   * From a press on the header's first control, at first paint, until the control has responded.
   */
  answers: number;
};

export type Request = { type: string; sentAt: number; bytes: number };

/** Runs in the page from its start. Long tasks before first paint do not count as blocking. */
function observe() {
  const seen = { lcp: 0, cls: 0, tasks: [] as [number, number][], hydrated: 0 };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  const look = () => {
    const link = document.querySelector('a[href]');
    const isHydrated = Object.keys(link ?? {}).some((key) => key.startsWith('__react'));
    if (isHydrated) seen.hydrated = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

type Seen = { lcp: number; cls: number; tasks: [number, number][]; hydrated: number };

const read = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const [navigation] = performance.getEntriesByType('navigation');
    const loaded = (navigation as PerformanceNavigationTiming).loadEventStart;
    return { ...seen, fcp, loaded, origin: performance.timeOrigin / 1000 };
  });

async function throttle(session: CDPSession, withCache: boolean) {
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: !withCache });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latencyMs,
    downloadThroughput: profile.bitsPerSecond / 8,
    uploadThroughput: profile.bitsPerSecond / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: profile.cpuSlowdown });
}

export function recordRequests(session: CDPSession): Map<string, Request> {
  const requests = new Map<string, Request>();
  session.on('Network.requestWillBeSent', ({ requestId, wallTime, type }) => {
    requests.set(requestId, { type: type ?? 'Other', sentAt: wallTime, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return requests;
}

export const isHydrated = () => (window as unknown as { seen: Seen }).seen.hydrated > 0;

/** Touches a control that needs the framework, which every public page has in its header. */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sign = new Event('touchstart', { bubbles: true });
    document.querySelector('a[data-replay]')?.dispatchEvent(sign);
  });
  await page.waitForFunction(isHydrated, undefined, { timeout: 60_000 });
}

function sum(requests: Request[]): Bytes {
  const bytes: Bytes = {};
  for (const { type, bytes: count } of requests) bytes[type] = (bytes[type] ?? 0) + count;
  return bytes;
}

export async function visit<Result>(
  browser: Browser,
  url: string,
  look: Look<Result>,
  withCache = false,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: profile.viewport,
    deviceScaleFactor: profile.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    // tsx wraps functions in a helper that the page lacks.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    await throttle(session, withCache);
    const requests = recordRequests(session);
    await page.goto(url, { waitUntil: 'commit' });
    return await look(page, requests, session);
  } finally {
    await context.close();
  }
}

export type Look<Result> = (
  page: Page,
  requests: Map<string, Request>,
  session: CDPSession,
) => Promise<Result>;

/** Waits until nothing is being fetched and the browser has been idle twice. */
export async function untilQuiet(page: Page) {
  for (let turns = 0; turns < 2; turns += 1) {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })));
  }
}

const passive: Look<Omit<Measurement, 'path' | 'answers'>> = async (page, requests) => {
  await untilQuiet(page);
  const { fcp, lcp, cls, tasks, hydrated, loaded, origin } = await read(page);
  const all = [...requests.values()];
  const isBefore = ({ sentAt }: Request) => (sentAt - origin) * 1000 < loaded;
  const blocking = tasks.filter(([start]) => start >= fcp).map(([, duration]) => duration - 50);
  return {
    requests: all.length,
    before: sum(all.filter(isBefore)),
    after: sum(all.filter((request) => !isBefore(request))),
    fcp,
    lcp,
    cls,
    tbt: blocking.reduce((total, time) => total + time, 0),
    hydrated,
  };
};

export async function press(session: CDPSession, { x, y, width, height }: Box): Promise<void> {
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

type Box = { x: number; y: number; width: number; height: number };

/** A control that is pressed before the framework is there, by its text as it is served. */
export type FirstPress = {
  control: string;
  /** What is typed first into the field of that name. */
  typed?: readonly [name: string, text: string];
  /** Matches an element once the control has answered, if one has this text too. */
  answer: readonly [selector: string, text: string];
};

/**
 * The time from a press, as the first touch of all, until the control has answered, in ms. It runs
 * in the page at first paint, since a press from outside would come a good while later.
 */
export const firstAnswer =
  (first: FirstPress): Look<number> =>
  (page) =>
    page.evaluate(async ({ control, typed, answer: [selector, text] }) => {
      await new Promise((done) =>
        new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
      );
      const isPressed = (element: Element) =>
        element.textContent?.startsWith(control) && element.checkVisibility();
      const element = [
        ...document.querySelectorAll<HTMLElement>('a[data-replay], main button'),
      ].find(isPressed);
      const field = document.querySelector<HTMLInputElement>(`[name=${typed?.[0]}]`);
      if (field && typed) {
        field.value = typed[1];
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      const pressedAt = performance.now();
      element?.dispatchEvent(new Event('touchstart', { bubbles: true }));
      element?.click();
      const hasAnswered = () =>
        [...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(text));
      while (!hasAnswered()) await new Promise((done) => setTimeout(done, 10));
      return performance.now() - pressedAt;
    }, first);

/** Of the header, on every page. */
export const menu: FirstPress = { control: 'Menu', answer: ['[role=dialog]', ''] };

export async function measure(browser: Browser, base: string, path: string): Promise<Measurement> {
  const url = new URL(path, base).href;
  const seen = await visit(browser, url, passive);
  return { path, ...seen, answers: await visit(browser, url, firstAnswer(menu)) };
}
