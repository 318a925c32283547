/**
 * `npm run bench` measures every public page of out/ on a slow phone; `npm run bench -- out other`
 * two exports in turn; `npm run bench -- --presses` how long six first presses take, beside the build as
 * Next wrote it. No time, however long, makes it fail.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { routes } from '@/content/routes';
import { benchPresses } from '@/lib/scripts/bench-presses';
import { coldVisit } from '@/lib/scripts/bench-visit';
import { browserArguments, ensureBrowser } from '@/lib/scripts/browser';
import { serveExport } from '@/lib/scripts/export-server';

/** Once nothing is fetched any more: times to the first and the largest paint, blocking, shifts. */
async function read(page: Page) {
  await page.waitForLoadState('networkidle');
  return page.evaluate(async () => {
    const of = (type: string) =>
      new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({
          type,
          buffered: true,
        });
        setTimeout(() => resolve([]), 500);
      });
    const lcp = (await of('largest-contentful-paint')).at(-1)?.startTime ?? 0;
    const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    // Long tasks before the first paint do not count as blocking.
    const tasks = (await of('longtask')).filter(({ startTime }) => startTime >= fcp);
    const blocking = tasks.reduce((sum, { duration }) => sum + duration - 50, 0);
    const cls = (await of('layout-shift')).reduce((sum, { value = 0 }) => sum + value, 0);
    return `FCP ${fcp.toFixed()}, LCP ${lcp.toFixed()}, blocking ${blocking.toFixed()} ms; CLS ${cls.toFixed(3)}`;
  });
}

/** Presses the menu at first paint, as the first touch of all; how long until it is open. */
async function pressMenu(page: Page) {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  const pressedAt = Date.now();
  await page.getByRole('banner').getByText('Menu', { exact: true }).tap();
  await page.getByRole('dialog').waitFor();
  return `menu ${Date.now() - pressedAt} ms`;
}

/** What `look` says, or why it cannot; and what was fetched. */
const visit = (browser: Browser, url: string, look: (page: Page) => Promise<string>) =>
  coldVisit(browser, url, async (page, fetched) => {
    const found = await look(page).catch((error) => String(error).split('\n')[0]);
    const { requests, bytes } = fetched;
    return { found, fetched: `${requests} requests, ${(bytes / 1000).toFixed(1)} kB` };
  });

if (process.argv.includes('--presses')) {
  await benchPresses();
  process.exit();
}

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['out'];
const servers = await Promise.all(folders.map(serveExport));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
for (const { path } of routes.filter(({ indexed }) => indexed)) {
  for (const [index, { url }] of servers.entries()) {
    const address = new URL(path, url).href;
    const { found, fetched } = await visit(browser, address, read);
    const menu = await visit(browser, address, pressMenu);
    console.log(`${folders[index]} ${path}: ${fetched}; ${found}; ${menu.found}`);
  }
}
await browser.close();
for (const { close } of servers) await close();
