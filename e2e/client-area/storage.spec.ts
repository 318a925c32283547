import { expect, type Page } from '@playwright/test';
import { areasCopy } from '@/content/client-area/areas';
import { restoreCopy } from '@/content/client-area/backup';
import { cartCopy } from '@/content/client-area/cart';
import { emptyAreaCopy, failedPageCopy, mainPlaces, shellCopy } from '@/content/client-area/shell';
import { isStrict } from '@/content/words/conduct';
import { expectAccessible } from '@/e2e/support/accessibility';
import { seedOwnArea } from '@/e2e/support/own-area';
import { untilHydrated } from '@/e2e/support/page-watch';
import {
  choose,
  createPdfUpload,
  LOOKED,
  openPriceGroups,
  startOwnArea,
  uploads,
} from '@/e2e/support/portal';
import { cart, filesUploaded, quotationCount } from '@/e2e/support/samples';
import { getDatabaseName, putRow, storedDocuments } from '@/e2e/support/stored-rows';
import { test } from '@/e2e/support/test';
import { getServiceName } from '@/lib/content/prices';
import { formatRupees } from '@/lib/format';

const BLOCKED_ACTION =
  'We could not do this: a setting of this browser does not let this site store data. Allow it cookies and site data.';
const BLOCKED =
  'We can store nothing here: a setting of this browser does not let this site store data. Allow it cookies and site data.';
const FULL = 'We could not do this: the storage of this browser is full. Make room and try again.';
const MB = 1024 * 1024;
const declaration = getServiceName('gst-lut');

/** From now on the browser fails to write, as if its disk were full. */
async function fillDisk(page: Page) {
  await page.evaluate(() => {
    const { add, put } = IDBObjectStore.prototype;
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
    Object.assign(window, {
      emptyDisk: () => Object.assign(IDBObjectStore.prototype, { add, put }),
    });
  });
}

async function emptyDisk(page: Page) {
  await page.evaluate(() => (window as unknown as { emptyDisk: () => void }).emptyDisk());
}

/**
 * What a press on each link of the bar meets while the next notice crosses it, as on its way in and
 * out. Begun before the notice is given, which goes by itself.
 */
async function barUnderNotice(page: Page) {
  const links = await page.waitForFunction(() => {
    const notice = document.querySelector<HTMLElement>('[data-sonner-toast][data-mounted=true]');
    if (!notice) return null;
    Object.assign(notice.style, { transition: 'none', transform: 'translateY(100%)' });
    const { top, bottom } = notice.getBoundingClientRect();
    return [...document.querySelectorAll('[data-slot=bottom-bar] a')].map((link) => {
      const { x, y, width, height } = link.getBoundingClientRect();
      const middle = y + height / 2;
      if (top > middle || bottom < middle) return 'not crossed';
      const met = document.elementFromPoint(x + width / 2, middle);
      return link.contains(met) ? 'pressable' : 'covered';
    });
  });
  return links.jsonValue();
}

test.describe('storage that fails', { tag: ['@phone', '@client-area'] }, () => {
  test.describe('IndexedDB is refused', () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
      });
    });

    test('the samples are shown, and the page and each action say why nothing is kept', async ({
      page,
    }) => {
      await page.goto('/dashboard/cart');
      await untilHydrated(page);
      await expect(page.getByRole('status').filter({ hasText: BLOCKED })).toBeVisible();
      await expect(page.getByText(shellCopy.storedHere)).toHaveCount(0);
      await expect(page.getByRole('row', { name: cart[0].service })).toBeVisible();
      await page.getByRole('button', { name: cartCopy.request }).click();
      await expect(page.getByRole('alert').filter({ hasText: BLOCKED_ACTION })).toBeVisible();
      await page.goto('/dashboard/documents');
      await untilHydrated(page);
      await choose(page, [createPdfUpload('Deed.pdf')]);
      await expect(uploads(page)).toContainText(BLOCKED_ACTION);
    });

    test('adding to the cart explains it too', async ({ page }) => {
      await page.goto('/services/pricing');
      await untilHydrated(page);
      await openPriceGroups(page);
      await page.getByRole('button', { name: `Add to cart ${declaration}` }).click();
      await expect(page.getByText(BLOCKED_ACTION)).toBeVisible();
    });
  });

  test.describe('the storage is full', () => {
    test('a new file fails alone, with the reason beside it, and is stored once there is room', async ({
      page,
    }) => {
      await page.goto('/dashboard/documents');
      await untilHydrated(page);
      await choose(page, [createPdfUpload('Before.pdf', MB)]);
      await expect(uploads(page)).toContainText('1 file kept');
      const before = await storedDocuments(page);
      expect(before).toHaveLength(4);

      await fillDisk(page);
      await choose(page, [createPdfUpload('After.pdf', 8 * MB)]);
      await expect(uploads(page)).toContainText(FULL);
      await expect(page.getByText(filesUploaded(1))).toBeVisible();
      expect(await storedDocuments(page)).toEqual(before);

      await emptyDisk(page);
      await page.getByRole('button', { name: 'Try again with After.pdf' }).click();
      await expect(uploads(page)).toContainText('1 file kept');
      await page.reload();
      await untilHydrated(page);
      await expect(page.getByText(filesUploaded(2))).toBeVisible();
    });

    test('a reload asks before it drops what is typed and could not be kept', async ({ page }) => {
      await page.goto('/dashboard/profile');
      await untilHydrated(page);
      const address = page.getByLabel('Address');
      await expect(address).not.toHaveValue('');
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      });
      await address.fill('Half a sentence');
      const asked = page.waitForEvent('dialog');
      const left = page.evaluate(() => location.reload());
      const dialog = await asked;
      expect(dialog.type()).toBe('beforeunload');
      await dialog.dismiss();
      await left;
      await expect(address).toHaveValue('Half a sentence');
    });
  });

  test.describe('damaged data', () => {
    test('a page that fails on a row offers to save the others and to erase, and other pages work', async ({
      page,
    }) => {
      await page.goto('/dashboard/quotations');
      await untilHydrated(page);
      await expect(page.getByRole('article').first()).toBeVisible();
      await putRow(page, 'threads', { id: 'Q-2020-100', rid: 'x', events: null });
      await page.reload();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(failedPageCopy.heading);
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: failedPageCopy.save }).click();
      const path = await (await waiting).path();
      await page.goto('/dashboard/cart');
      await expect(page.getByRole('row', { name: cart[0].service })).toBeVisible();
      await startOwnArea(page);
      await page.goto('/dashboard/privacy-settings');
      await untilHydrated(page);
      await page.getByLabel('Download My Data file').setInputFiles(path);
      await page.getByRole('button', { name: 'Restore', exact: true }).click();
      await expect(page.getByText(restoreCopy.done)).toBeVisible();
      await page.goto('/dashboard/quotations');
      await expect(page.getByRole('article')).toHaveCount(quotationCount);
    });

    test('a page that fails for another reason offers other pages, saving and erasing', async ({
      page,
    }) => {
      test.skip(isStrict, 'the strict conduct shows no fee that could fail');
      await page.addInitScript((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
      }, LOOKED);
      await page.addInitScript((fee) => {
        // The page refuses a fee of the cart, whatever code forms it.
        const ordinary = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
        Object.defineProperty(Node.prototype, 'textContent', {
          ...ordinary,
          set(text: string | null) {
            if (text === fee) throw new RangeError('no');
            ordinary?.set?.call(this, text);
          },
        });
        const create = Document.prototype.createTextNode;
        Document.prototype.createTextNode = function (text) {
          if (text === fee) throw new RangeError('no');
          return create.call(this, text);
        };
      }, formatRupees(cart[0].price));
      await page.goto('/dashboard/cart');
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText('We could not show this page');
      await expectAccessible(page);
      const places = page.getByRole('navigation', { name: /^(Client area|Main places)$/ });
      await expect(places.getByRole('link', { name: 'Profile' })).toBeVisible();
      const waiting = page.waitForEvent('download');
      const crossed = barUnderNotice(page);
      await page.getByRole('button', { name: 'Save my data' }).click();
      expect((await waiting).suggestedFilename()).toMatch(/\.zip$/);
      expect(await crossed).toEqual(mainPlaces.map(() => 'pressable'));
      await page.getByRole('button', { name: 'Erase Everything' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Erase everything?' })).toBeVisible();
      await page.getByRole('button', { name: 'Keep everything' }).click();
      await places.getByRole('link', { name: 'Profile' }).click();
      await expect(heading).toHaveText('Profile');
    });
  });

  test('an own area that the browser has cleared says so, and gets no samples', async ({
    page,
  }) => {
    await seedOwnArea(page);
    await page.evaluate(
      (name) =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase(name).onsuccess = resolve;
        }),
      await getDatabaseName(page),
    );
    await page.goto('/dashboard/cart');
    await untilHydrated(page);
    await expect(page.getByText(emptyAreaCopy.cleared)).toBeVisible();
    await expect(page.getByText('You have no service in the cart.')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByText(areasCopy.ribbon)).toBeHidden();
  });

  test('a database that never answers is given up, with an explanation and a way on', async ({
    page,
  }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await page.goto('/dashboard/cart');
    await untilHydrated(page);
    await page.clock.fastForward(10_000);
    await expect(page.getByText(/this browser does not open what it keeps/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await expect(page.getByText(areasCopy.ribbon)).toBeVisible();
  });

  test('persistent storage is requested with the first change of the own area, and Settings say so', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const answers = { persist: async () => true, persisted: async () => 'asked' in window };
      StorageManager.prototype.persist = () => {
        Object.assign(window, { asked: true });
        return answers.persist();
      };
      StorageManager.prototype.persisted = answers.persisted;
    });
    await seedOwnArea(page);
    await page.goto('/dashboard/settings');
    await untilHydrated(page);
    const answer = page.getByRole('region', { name: 'Kept by this browser' });
    await expect(answer).toContainText(
      'When you first save something, we ask your browser to keep your data',
    );
    await page.goto('/dashboard/notifications');
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Save Notification Settings' }).click();
    await expect(page.getByText('Notification settings saved')).toBeVisible();
    expect(await page.evaluate(() => 'asked' in window)).toBe(true);
    await page.goto('/dashboard/settings');
    await untilHydrated(page);
    await expect(answer).toContainText('has not agreed to keep your data');
  });
});
