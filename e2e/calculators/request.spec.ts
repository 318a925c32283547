import { expect, type Page } from '@playwright/test';
import { requests } from '@/content/calculators/requests';
import { taxCalculator } from '@/content/calculators/tax';
import { prices } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { expectAccessible } from '@/e2e/support/accessibility';
import { getLawAnswer } from '@/e2e/support/calculators';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { attachedInCart } from '@/e2e/support/stored-rows';
import { test } from '@/e2e/support/test';
import { formatPrice } from '@/lib/fees/units';

const offered = (page: Page) => page.getByRole('region', { name: requests.heading });

/** Fills in the page's example and calculates. */
async function calculate(page: Page) {
  await page.getByRole('button', { name: /^Try / }).click();
  await page.getByRole('button', { name: 'Calculate' }).click();
}

test.describe('a service for a result', { tag: ['@phone', '@client-area'] }, () => {
  test('a result is followed by services that help with it', async ({ page }) => {
    const faults = watchForFaults(page);
    await page.goto('/calculators/tax');
    await untilHydrated(page);
    await page.getByRole('button', { name: /^Try / }).click();
    await expect(offered(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Calculate' }).click();
    // Which of them depends on the result: request.test.ts.
    const services = taxCalculator.offers.map((offer) => {
      const entry = prices[offer.services[0]?.priceId ?? 'itr-1'];
      return isStrict
        ? (entry.name ?? entry.label)
        : `${entry.name ?? entry.label}, ${formatPrice(entry)}`;
    });
    const shown = await offered(page).getByRole('listitem').first().textContent();
    expect(services.some((service) => shown?.includes(service))).toBe(true);
    if (isStrict) await expect(offered(page)).not.toContainText('₹');
    // The answer is in view; the services are below all that was worked out.
    await expect(getLawAnswer(page)).toBeInViewport();
    const working = page.locator('#by-law');
    await expect(working.getByRole('table').first()).toBeVisible();
    const [result, offer] = [await working.boundingBox(), await offered(page).boundingBox()];
    expect(offer?.y).toBeGreaterThan((result?.y ?? 0) + (result?.height ?? 0));
    expect(faults).toEqual([]);
  });

  test('a computation is attached to a service only when asked, and comes off with one press', async ({
    page,
  }) => {
    const faults = watchForFaults(page);
    await page.goto('/calculators/tax');
    await untilHydrated(page);
    await calculate(page);
    await offered(page).getByRole('checkbox', { name: 'Attach this computation' }).check();
    await expect(offered(page)).toContainText('Annual Income: ₹12,00,000');
    await expectAccessible(page);
    await offered(page).getByRole('button', { name: 'Add to request ITR-1' }).click();
    await expect(
      offered(page).getByRole('button', { name: 'In your request ITR-1' }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Open cart' }).click();

    await page.getByText('Computation attached').click();
    await expect(page.getByText('Total tax liability: ₹1,79,400')).toBeVisible();
    await page.getByRole('button', { name: /^Take it off/ }).click();
    await expect(page.getByText('Computation attached')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Computation attached')).toBeVisible();
    await expectAccessible(page);

    // Unticked beside its result, which is still shown, it leaves the service in the cart as well.
    await page.goto('/calculators/tax');
    await untilHydrated(page);
    const attach = offered(page).getByRole('checkbox', { name: 'Attach this computation' });
    await expect(
      offered(page).getByRole('button', { name: 'In your request ITR-1' }),
    ).toBeVisible();
    await attach.check();
    await attach.uncheck();
    // Leaving the page would end what it is still saving.
    await expect.poll(() => attachedInCart(page)).toEqual([]);
    await page.goto('/dashboard/cart');
    await expect(page.getByRole('button', { name: 'Remove ITR filing, ITR-1' })).toBeVisible();
    await expect(page.getByText('Computation attached')).toHaveCount(0);
    expect(faults).toEqual([]);
  });
});
