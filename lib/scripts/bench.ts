/**
 * `npm run bench` measures every public page of out/ on a slow phone; `npm run bench -- out other`
 * two exports in turn. No time, however long, makes it fail.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { browserArguments, ensureBrowser } from '@/lib/scripts/browser';
import { serveExport } from '@/lib/scripts/export-server';

type Seen = { lcp: number; cls: number; tasks: [start: number, duration: number][] };

/** Runs in the page from its start. */
function observe() {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [] };
  Object.assign(window, { seen });
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  watch('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
}

const read = (page: Page) =>
  page.evaluate(() => {
    const { lcp, cls, tasks } = (window as unknown as { seen: Seen }).seen;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // Long tasks before the first paint do not count as blocking.
    const blocking = tasks.filter(([start]) => start >= fcp).map(([, duration]) => duration - 50);
    return { fcp, lcp, cls, blocking: blocking.reduce((sum, time) => sum + time, 0) };
  });

/** Presses the menu at first paint, as the first touch of all; resolves when it is open. */
const pressMenu = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((done) =>
      new PerformanceObserver(done).observe({ type: 'paint', buffered: true }),
    );
    const links = [...document.querySelectorAll<HTMLElement>('header a, header button')];
    const menu = links.find((link) => link.textContent?.startsWith('Menu'));
    const pressedAt = performance.now();
    menu?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    menu?.click();
    while (!document.querySelector('[role=dialog]')) {
      await new Promise((done) => setTimeout(done, 10));
    }
    return performance.now() - pressedAt;
  });

/** A cold visit with a phone's processor on a slow network. */
async function visit<T>(browser: Browser, url: string, look: (page: Page) => Promise<T>) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // tsx wraps functions in a helper that the page lacks.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named;' });
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 1_600_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let [requests, bytes] = [0, 0];
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'commit' });
  const found = await look(page);
  await context.close();
  return { found, requests, bytes };
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['out'];
const servers = await Promise.all(folders.map(serveExport));
const browser = await chromium.launch({
  executablePath: await ensureBrowser(),
  args: browserArguments,
});
for (const { path } of routes.filter(({ indexed }) => indexed)) {
  for (const [index, { url }] of servers.entries()) {
    const address = new URL(path, url).href;
    const { found, requests, bytes } = await visit(browser, address, async (page) => {
      await page.waitForLoadState('networkidle');
      return read(page);
    });
    const menu = await visit(browser, address, pressMenu);
    console.log(
      `${folders[index]} ${path}: ${requests} requests, ${(bytes / 1000).toFixed(1)} kB; ms: FCP ${found.fcp.toFixed()}, LCP ${found.lcp.toFixed()}, blocking ${found.blocking.toFixed()}, menu ${menu.found.toFixed()}; CLS ${found.cls.toFixed(3)}`,
    );
  }
}
await browser.close();
for (const { close } of servers) await close();
