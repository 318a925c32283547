import type { Browser, CDPSession, Page } from '@playwright/test';

/** A phone of the middle range on a slow mobile network. */
export const profile = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  cpuSlowdown: 4,
  bitsPerSecond: 1_600_000,
  latencyMs: 150,
};

export type Bytes = Record<string, number>;

/** Times are milliseconds from the start of the navigation. */
export type Measurement = {
  path: string;
  requests: number;
  /** Bytes by type of what was requested before the page had loaded, and of all after it. */
  before: Bytes;
  after: Bytes;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  /** 0 for a page that nobody touched and that does without. */
  hydrated: number;
  /** From a press on the header's first control at the first paint until it has done its work. */
  answers: number;
};

export type Request = { type: string; sentAt: number; bytes: number };

/** Runs in the page from its start. Long tasks before the first paint do not count as blocking. */
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
    // tsx wraps functions in a call that the page does not know.
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

/** Until nothing is fetched and the browser has had nothing to do, twice: whatever starts has. */
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

/**
 * The first touch of all, on the phone's menu: what starts the framework has to be used at once. In
 * the page, at its first paint: from outside, the press would come a good while later.
 */
const pressing: Look<number> = (page) =>
  page.evaluate(async () => {
    await new Promise((done) =>
      new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
    );
    const menu = document.querySelector<HTMLElement>('a[data-replay]');
    const pressedAt = performance.now();
    menu?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    menu?.click();
    while (!document.querySelector('[role=dialog]')) {
      await new Promise((done) => setTimeout(done, 10));
    }
    return performance.now() - pressedAt;
  });

export async function measure(browser: Browser, base: string, path: string): Promise<Measurement> {
  const url = new URL(path, base).href;
  const seen = await visit(browser, url, passive);
  return { path, ...seen, answers: await visit(browser, url, pressing) };
}
