import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { cartCopy } from '@/content/client-area/cart';
import { offline } from '@/content/offline';
import { offer } from '@/content/offline-offer';
import { routes } from '@/content/routes';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { CACHE_PREFIX } from '@/lib/browser/storage-names';
import { bundleBrowserScript } from '@/lib/build/browser-script';
import { writeWorker } from '@/lib/build/offline';
import { createExportListener, startServer } from '@/lib/scripts/export-server';

const button = (page: Page) => page.getByRole('button', { name: new RegExp(`^${offer.store}`) });

async function confirm(page: Page, address: string) {
  await page.goto(`${address}/dashboard/settings`);
  await untilHydrated(page);
  await button(page).click();
  await expect(page.getByText(/take about [\d.]+ MB/)).toBeVisible();
  await page.getByRole('button', { name: offline.confirm }).click();
}

const untilStored = (page: Page) => expect(page.getByText(offline.stored)).toBeVisible();

async function keep(page: Page, address = '') {
  await confirm(page, address);
  await untilStored(page);
}

/** What the browser has of a kept site: its workers and caches. */
const remains = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
const NOTHING = { workers: 0, caches: [] };

/** The pages of the small site. */
const few = ['404', 'about', 'calculators/tax', 'dashboard/settings', 'dashboard/privacy-settings'];
const isOfOtherPage = (source: string) =>
  /\.(html|txt)$/.test(source) && !few.some((name) => source.startsWith(`out/${name}.`));

/**
 * A small site with the worker of the whole, kept in a second, on a server of its own. It can be
 * changed: `reread` then makes the server look again.
 */
async function served(use: (address: string, folder: string, reread: () => void) => Promise<void>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
  cpSync('out', folder, {
    recursive: true,
    filter: (source) =>
      !/\.(br|gz)$|^out\/(pdf-fonts|share)/.test(source) && !isOfOtherPage(source),
  });
  writeWorker(folder, 'first');
  let answer = createExportListener(folder);
  const server = createServer((request, response) => answer(request, response));
  const { url, close } = await startServer(server);
  try {
    await use(url, folder, () => {
      answer = createExportListener(folder);
    });
  } finally {
    await close();
    rmSync(folder, { recursive: true });
  }
}

/** The scripts with the words of the panel, of which each page may have its own. */
function scriptsOfPanel(folder: string): string[] {
  const chunks = path.join(folder, '_next/static/chunks');
  const files = readdirSync(chunks).map((file) => path.join(chunks, file));
  const found = files.filter(
    (file) => file.endsWith('.js') && readFileSync(file, 'utf8').includes(offline.notStored),
  );
  expect(found).not.toEqual([]);
  return found;
}

async function computeTax(page: Page) {
  await page.goto('/calculators/tax');
  await untilHydrated(page);
  await page.getByLabel('Annual Income', { exact: true }).fill('1200000');
  await page.getByLabel('Total Deductions', { exact: true }).fill('150000');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(page.getByText('1,32,600').first()).toBeVisible();
}

/** Firefox reports a file that the worker was still sending when its page was left. */
const LEFT_EARLY = 'A ServiceWorker intercepted the request and encountered an unexpected error';

/** Opens a second tab that meets the second build. */
async function secondTab(context: BrowserContext, address: string) {
  const tab = await context.newPage();
  await tab.goto(`${address}/about`);
  return tab;
}

test.describe('offline copy', { tag: ['@phone', '@client-area'] }, () => {
  test('nothing is fetched, registered or stored before the press', async ({ page, context }) => {
    const fetched: string[] = [];
    context.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    for (const address of ['/', '/calculators/tax', '/dashboard/settings']) {
      await page.goto(address);
      await untilHydrated(page);
    }
    await expect(button(page)).toBeVisible();
    expect(fetched).not.toContain('/sw.js');
    expect(fetched).not.toContain('/offline.json');
    const wanted = scriptsOfPanel('out').map((file) => file.replace('out/', '/'));
    expect(fetched.filter((file) => wanted.includes(file))).toEqual([]);
    expect(await remains(page)).toEqual(NOTHING);
  });

  test('a kept site opens every page offline, computes, and prepares a request', {
    tag: '@engines',
  }, async ({ page, context }) => {
    await keep(page);
    await context.setOffline(true);
    const faults = watchForFaults(page);
    for (const route of routes) {
      const answer = await page.goto(route.path);
      expect(answer?.status(), route.path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
    await computeTax(page);
    await page.goto('/dashboard/cart');
    await untilHydrated(page);
    await page.getByRole('button', { name: cartCopy.request }).click();
    await expect(page.getByRole('heading', { name: /^Send Q-/ })).toBeVisible();
    // To a page by the router, with its queries.
    await page.getByRole('link', { name: 'Documents' }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL('/dashboard/documents');
    await page.goto('/contact?subject=gst');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(faults.filter((fault) => !fault.includes(LEFT_EARLY))).toEqual([]);

    const missing = await page.goto('/no-such-page');
    expect(missing?.status()).toBe(404);
    await context.setOffline(false);
    expect((await page.goto('/about'))?.status()).toBe(200);

    await page.goto('/dashboard/settings');
    await untilHydrated(page);
    await page.getByRole('button', { name: new RegExp(`^${offline.remove}`) }).click();
    await expect(page.getByText(offline.removed)).toBeVisible();
    expect(await remains(page)).toEqual(NOTHING);
  });

  test('a second build is announced, and an open tab keeps what it needs of the first', async ({
    page,
    context,
  }) => {
    await served(async (address, folder, reread) => {
      await keep(page, address);
      await page.goto(`${address}/calculators/tax`);
      await untilHydrated(page);
      await page.getByLabel('Annual Income', { exact: true }).fill('1200000');

      const about = path.join(folder, 'about.html');
      writeFileSync(about, readFileSync(about, 'utf8').replace('</h1>', ' anew</h1>'));
      for (const file of scriptsOfPanel(folder)) rmSync(file);
      writeWorker(folder, 'second');
      reread();
      const other = await secondTab(context, address);
      // The browser may look for another build once a page is opened, and looks when one is shown again.
      await expect(async () => {
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(page.getByText(offline.newBuild)).toBeVisible({ timeout: 10_000 });
      }).toPass();
      await expect(page.getByLabel('Annual Income', { exact: true })).toHaveValue('12,00,000');
      expect((await remains(page)).caches).toHaveLength(2);
      await expect(page.getByText(offline.stored)).toBeVisible();

      await page.getByRole('button', { name: offline.reload }).click();
      await untilHydrated(page);
      await expect(page.getByLabel('Annual Income', { exact: true })).toHaveValue('12,00,000');
      await expect(async () => {
        await other.goto(`${address}/about`);
        expect((await remains(other)).caches).toEqual([`${CACHE_PREFIX}second`]);
      }).toPass();
      await context.setOffline(true);
      await other.goto(`${address}/about`);
      await expect(other.getByRole('heading', { level: 1 })).toContainText('anew');
      await context.setOffline(false);

      // A broken worker is recalled, and pages go on.
      writeFileSync(
        path.join(folder, 'sw.js'),
        bundleBrowserScript('features/offline/tombstone.ts'),
      );
      reread();
      // The browser looks for another worker once a page asks for nothing more: no visit in between.
      await other.goto(`${address}/about`);
      await expect.poll(() => remains(other)).toEqual(NOTHING);
      expect((await other.goto(`${address}/about`))?.status()).toBe(200);
    });
  });

  test('a site with a file missing is not kept at all, and the page says so', async ({ page }) => {
    await served(async (address, folder, reread) => {
      rmSync(path.join(folder, 'about.html'));
      reread();
      await confirm(page, address);
      await expect(page.getByRole('alert').getByText(offline.notStored)).toBeVisible();
      expect(await remains(page)).toEqual(NOTHING);
    });
  });

  test('without room nothing is kept, and a kept site outlives an erase, which says so', async ({
    page,
    context,
  }) => {
    await served(async (origin) => {
      const session = await context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
      await confirm(page, origin);
      await expect(page.getByRole('alert').getByText(offline.notStored)).toBeVisible();
      expect(await remains(page)).toEqual(NOTHING);
      await session.send('Storage.overrideQuotaForOrigin', { origin });
      await page.getByRole('button', { name: offline.confirm }).click();
      await untilStored(page);
      const stored = await remains(page);

      await page.goto(`${origin}/dashboard/privacy-settings`);
      await untilHydrated(page);
      await page.getByRole('button', { name: 'Request Data Deletion' }).click();
      await expect(page.getByRole('alertdialog').getByText(offline.mine.stays)).toBeVisible();
      await page.getByRole('button', { name: 'Erase Everything' }).click();
      await expect(page.getByText('Everything was erased', { exact: true })).toBeVisible();
      expect(await remains(page)).toEqual(stored);
    });
  });
});
