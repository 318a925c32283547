import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { dashboard } from '@/content/dashboard';
import { visitKey } from '@/lib/browser/storage-names';
import { routesOf } from '@/lib/content/routes';
import { type AreaSize, areaRows } from '@/lib/scripts/area-rows';
import { browserArguments, ensureBrowser } from '@/lib/scripts/browser';
import { serveExport } from '@/lib/scripts/export-server';

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const SLOWER = 4;
const RUNS = 3;
const sizes: Record<string, AreaSize> = {
  small: { quotations: 4, documents: 6, activity: 8, months: 0, accepted: 0 },
  months: { quotations: 4, documents: 6, activity: 8, months: 36, accepted: 20 },
  full: { quotations: 500, documents: 2000, activity: 5000, months: 36, accepted: 20 },
};
/** A text of the first rows of a page. */
const firstRow: Record<string, string> = {
  '/dashboard': 'Bank statement 1.pdf',
  '/dashboard/cart': 'ITR-1',
  '/dashboard/quotations': 'Q-2026-001',
  '/dashboard/documents': 'Bank statement 1.pdf',
  '/dashboard/calculators': 'Old regime with 80C',
};

/** A browser with an area of the client's own, begun on the page and then filled. */
async function contextWith(browser: Browser, url: string, size: AreaSize): Promise<BrowserContext> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.goto(`${url}/dashboard`);
  // The page loads anew, which then says that there is an area.
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: dashboard.areas.start }).first().click();
  await anew;
  await page.locator('html[data-area]').waitFor();
  await page.evaluate(
    async ([key, tables]) => {
      const name = localStorage.getItem(key) ?? '';
      const opening = indexedDB.open(name);
      await new Promise((resolve) => {
        opening.onsuccess = resolve;
      });
      const writing = opening.result.transaction(Object.keys(tables), 'readwrite');
      for (const [table, rows] of Object.entries(tables)) {
        for (const row of rows) writing.objectStore(table).put(row);
      }
      await new Promise((resolve) => {
        writing.oncomplete = resolve;
      });
      opening.result.close();
    },
    [visitKey('own'), areaRows(size)] as const,
  );
  await page.close();
  return context;
}

/** How long until a page shows its first row, in milliseconds. */
async function firstRowsAt(context: BrowserContext, address: string, text: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor();
  const at = await page.evaluate(() => performance.now());
  await page.close();
  return Math.round(at);
}

/** The time to the first rows of each page with a small and with a full area of one's own. */
export async function benchPortal(): Promise<void> {
  const { url, close } = await serveExport('out');
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: browserArguments,
  });
  const contexts = new Map<string, BrowserContext>();
  for (const [name, size] of Object.entries(sizes)) {
    contexts.set(name, await contextWith(browser, url, size));
  }
  for (const { path } of routesOf('dashboard').filter((route) => firstRow[route.path])) {
    const found: string[] = [];
    for (const [name, context] of contexts) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        times.push(await firstRowsAt(context, url + path, firstRow[path] ?? ''));
      }
      found.push(`${name} ${times.sort((one, other) => one - other)[RUNS >> 1]} ms`);
    }
    console.log(`${path}: first rows ${found.join(', ')}`);
  }
  await browser.close();
  await close();
}
