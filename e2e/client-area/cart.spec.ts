import { expect, type Page } from '@playwright/test';
import { cartCopy } from '@/content/client-area/cart';
import { countersCopy } from '@/content/client-area/home';
import { prices } from '@/content/prices';
import { tabTo } from '@/e2e/support/accessibility';
import { seedOwnArea } from '@/e2e/support/own-area';
import { isStarted, saveData, untilHydrated } from '@/e2e/support/page-watch';
import { expectTotal, openPriceGroups, quotationSheet, shownFee } from '@/e2e/support/portal';
import { cart, cartTotal, nextQuotation, quotationCount } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import { OWN_DATABASES } from '@/lib/browser/storage-names';
import { getServiceName } from '@/lib/content/prices';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const [other, item] = cart;
const filing = getServiceName('roc-annual');
const composition = getServiceName('gst-composition');
const declaration = getServiceName('gst-lut');
const sheet = (page: Page) => page.getByRole('region', { name: 'Services in the cart' });
const row = (page: Page, service: string) => sheet(page).getByRole('row', { name: service });

test.describe('cart', { tag: ['@phone', '@client-area'] }, () => {
  test.describe('cart', () => {
    test('breaks a service of one long word, as an answer may hold it', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      const service = 'GSTR9C_reconciliation_statement_certification_HeadOffice_and_Branches';
      await seedOwnArea(page, { cart: [{ ...validRows.cart, service }] });
      await page.goto('/dashboard/cart');
      await untilHydrated(page);
      await expect(row(page, service)).toBeVisible();
      const over = () => document.documentElement.scrollWidth - window.innerWidth;
      expect(await page.evaluate(over)).toBe(0);
    });

    test('lists services with prices and their total; undo puts a removed one back in its place', async ({
      page,
    }) => {
      await page.goto('/dashboard/cart');
      await untilHydrated(page);
      for (const { service, price } of cart) {
        await expect(row(page, service)).toContainText(shownFee(price));
      }
      await expectTotal(sheet(page), cartTotal);
      await page.getByRole('button', { name: `Remove ${item.service}` }).click();
      await expect(row(page, item.service)).toHaveCount(0);
      await expectTotal(sheet(page), cartTotal - item.price);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(sheet(page).getByRole('row').nth(1)).toContainText(item.service);
      await expectTotal(sheet(page), cartTotal);
      await expect(sheet(page)).toBeFocused();
    });

    test('one undo brings back all that was removed while the notice was shown', async ({
      page,
    }) => {
      await page.goto('/dashboard/cart');
      await untilHydrated(page);
      await page.getByRole('button', { name: `Remove ${item.service}` }).click();
      await expect(page.getByText(`${item.service} was removed`)).toBeVisible();
      await page.getByRole('button', { name: `Remove ${other.service}` }).click();
      await expect(page.getByText('2 services were removed')).toBeVisible();
      await expect(page.getByText(`${item.service} was removed`)).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row(page, other.service)).toHaveCount(1);
      await expect(row(page, item.service)).toHaveCount(1);
      // The next notice leaves out what was brought back.
      await page.getByRole('button', { name: `Remove ${other.service}` }).click();
      await expect(page.getByText(`${other.service} was removed`)).toBeVisible();
    });

    test('is empty after the last removal and leads to the services', async ({ page }) => {
      await page.goto('/dashboard/cart');
      await untilHydrated(page);
      for (const { service } of cart) {
        await page.getByRole('button', { name: `Remove ${service}` }).click();
        await expect(row(page, service)).toHaveCount(0);
      }
      await expect(page.getByText('You have no service in the cart.')).toBeVisible();
      await expect(page.getByRole('button', { name: cartCopy.request })).toHaveCount(0);
      await page.getByRole('link', { name: 'Browse Services' }).click();
      await expect(page).toHaveURL('/services/pricing');
    });

    test('becomes one pending quotation by two presses, in this tab and in the other', {
      tag: '@engines',
    }, async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto('/dashboard/quotations');
      await untilHydrated(other);
      await expect(other.getByRole('article')).toHaveCount(quotationCount);
      await page.goto('/dashboard/cart');
      await untilHydrated(page);
      await page.getByRole('button', { name: cartCopy.request }).dblclick();
      await expect(page.getByText('You have no service in the cart.')).toBeVisible();

      // However far down the button was, the way to send the request is in view.
      await expect(
        page.getByRole('heading', { name: new RegExp(`^Send ${nextQuotation} to us$`) }),
      ).toBeInViewport({ ratio: 1 });

      const card = other.getByRole('article').first();
      await expect(card).toContainText(new RegExp(nextQuotation));
      await expect(card).toContainText('Pending');
      await expect(card).toContainText(shownFee(cartTotal));

      await page.bringToFront();
      await page.getByRole('link', { name: 'View quotations' }).click();
      await expect(page).toHaveURL('/dashboard/quotations');
      await expect(page.getByRole('main')).toBeFocused();
      await expect(page.getByRole('article')).toHaveCount(quotationCount + 1);
      await page.goto('/dashboard');
      await untilHydrated(page);
      await expect(
        page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem').first(),
      ).toContainText(new RegExp(`Request ${nextQuotation} ready to send.*just\\snow.*Pending`));
      const counters = page.getByRole('list', { name: countersCopy.label }).getByRole('listitem');
      await expect(counters.first()).toHaveText('0services in cart');
    });

    test('after a reload, an empty cart leads to the request that is not sent yet', async ({
      page,
    }) => {
      await page.goto('/dashboard/cart');
      await untilHydrated(page);
      await page.getByRole('button', { name: cartCopy.request }).click();
      await expect(page.getByRole('heading', { name: /^Send Q-/ })).toBeVisible();
      const send = page.getByRole('link', { name: /^Send it/ });
      await expect(send).toHaveCount(0);
      await page.reload();
      await expect(send).toHaveAccessibleName(new RegExp(`${nextQuotation}$`));
      await send.click();
      await expect(quotationSheet(page)).toContainText('Not sent yet');
    });

    test('is requested and emptied by keyboard alone', async ({ page }) => {
      await page.goto('/dashboard/cart');
      await untilHydrated(page);
      await tabTo(page, 'button', `Remove ${item.service}`);
      await page.keyboard.press('Enter');
      await expect(row(page, item.service)).toHaveCount(0);
      await expect(sheet(page)).toBeFocused();
      await tabTo(page, 'button', cartCopy.request);
      await page.keyboard.press('Enter');
      await expect(page.getByText('You have no service in the cart.')).toBeVisible();
      await expect(sheet(page)).toBeFocused();
      await tabTo(page, 'link', 'Browse Services');
    });
  });

  test.describe('adding to the cart', () => {
    test('from the pricing page, once each', async ({ page }) => {
      await page.goto('/services/pricing');
      await untilHydrated(page);
      await openPriceGroups(page);
      await page.getByRole('button', { name: `Add to cart ${filing}` }).click();
      await expect(page.getByText(`${filing} is in your cart`)).toBeVisible();
      await page.getByRole('button', { name: `In your cart ${filing}` }).click();
      await expect(page.getByText(`${filing} is already in your cart`)).toBeVisible();
      // The notice before it leaves for a moment yet.
      await page.getByRole('link', { name: 'Open cart' }).first().click();
      await expect(page).toHaveURL('/dashboard/cart');
      const { rupees } = prices['roc-annual'];
      await expect(row(page, filing)).toContainText(shownFee(rupees));
      // One’s own area begins with it: nothing of the sample cart is in the way.
      await expectTotal(sheet(page), rupees);
    });

    test('the header of public pages counts them, before any framework and in every tab', async ({
      page,
      context,
    }) => {
      const link = (tab: Page) => tab.getByRole('banner').locator('a[href="/dashboard/cart"]');
      const expectCount = async (tab: Page, count: number) => {
        await expect(link(tab)).toBeVisible({ visible: count > 0 });
        await expect(tab.locator('html')).toHaveCSS('--cart', String(count));
      };
      await page.goto('/services/pricing');
      await expectCount(page, 0);
      await openPriceGroups(page);
      await page.getByRole('button', { name: `Add to cart ${composition}` }).click();
      await expect(page.getByText(`${composition} is in your cart`)).toBeVisible();
      await expectCount(page, 1);
      const other = await context.newPage();
      await other.goto('/about');
      await expectCount(other, 1);
      expect(await isStarted(other)).toBe(false);
      await page.goto('/dashboard/cart');
      await page.getByRole('button', { name: `Remove ${composition}` }).click();
      await expectCount(other, 0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expectCount(other, 1);
      await link(other).click();
      await expect(row(other, composition)).toBeVisible();
    });

    test('opens a database with the first press and not before', async ({ page }) => {
      const databases = () => page.evaluate(() => indexedDB.databases());
      await page.goto('/services/pricing');
      await untilHydrated(page);
      await openPriceGroups(page);
      await expect(page.getByRole('button', { name: `Add to cart ${declaration}` })).toBeVisible();
      expect(await databases()).toEqual([]);
      await page.getByRole('button', { name: `Add to cart ${declaration}` }).click();
      await expect(page.getByText(`${declaration} is in your cart`)).toBeVisible();
      expect(await databases()).toEqual([
        { name: expect.stringContaining(OWN_DATABASES), version: expect.any(Number) },
      ]);
      await page.reload();
      await openPriceGroups(page);
      await expect(page.getByRole('button', { name: `In your cart ${declaration}` })).toBeVisible();
    });

    test('says so when its script cannot be fetched, and works once it can', async ({ page }) => {
      await saveData(page);
      await page.goto('/services/pricing');
      await untilHydrated(page);
      await openPriceGroups(page);
      const button = page.getByRole('button', { name: `Add to cart ${declaration}` });
      await expect(button).toBeVisible();
      await untilHydrated(page);
      await page.route('**/*.js', (route) => route.abort());
      await button.click();
      const failure = page.getByText(
        'A part of this page did not load. Check your connection and try again.',
      );
      await expect(failure).toBeVisible();
      await page.unroute('**/*.js');
      await button.click();
      await expect(page.getByText(`${declaration} is in your cart`)).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  });
});
