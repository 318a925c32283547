import { expect, type Page } from '@playwright/test';
import { savedResults } from '@/content/calculators/saved-results';
import { areasCopy } from '@/content/client-area/areas';
import { expectAccessible } from '@/e2e/support/accessibility';
import { reopenForm } from '@/e2e/support/calculators';
import { seedOwnArea } from '@/e2e/support/own-area';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const saved = (page: Page) => page.getByRole('region', { name: savedResults.inbox.heading });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const total = (page: Page) => page.locator('[data-slot=data-table-total]').first();

/** Opens the income tax calculator with a result for ₹12,00,000. */
async function calculate(page: Page) {
  await page.goto('/calculators/tax');
  await untilHydrated(page);
  await button(page, /^Try /).click();
  await button(page, 'Calculate').click();
}

async function save(page: Page, name: string) {
  await button(page, 'Save this result').click();
  await page.getByLabel(savedResults.save.name).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
}

test.describe('saved results and links', { tag: ['@phone', '@client-area'] }, () => {
  test('results are saved in the own area, followed by another tab, opened, deleted and restored', async ({
    page,
    context,
  }) => {
    const faults = watchForFaults(page);
    const other = await context.newPage();
    await other.goto('/dashboard/calculators');
    await expect(saved(other)).toContainText(savedResults.inbox.empty);
    await expect(other.getByText(areasCopy.ribbon)).toBeVisible();

    // Behind another tab a browser draws no frames, and each press would wait for two seconds.
    await page.bringToFront();
    await calculate(page);
    await save(page, 'Old');
    await reopenForm(page);
    await page.getByRole('radio', { name: 'New regime' }).check();
    await button(page, 'Calculate').click();
    // A new result closes the panel, so that it is not saved under the name of the first.
    await expect(page.getByLabel(savedResults.save.name)).toHaveCount(0);
    await save(page, 'New');
    await expectAccessible(page);

    await expect(saved(other).getByRole('listitem')).toHaveCount(2);
    await expect(other.getByText(areasCopy.ribbon)).toBeHidden();
    await page.getByRole('link', { name: savedResults.save.see }).click();
    await expect(page).toHaveURL('/dashboard/calculators');
    // The page before it showed no area; this one reloads with the own area.
    await expect(saved(page).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await button(page, 'Rename Old').click();
    await page.getByLabel(savedResults.save.name).fill('Last year');
    await button(page, savedResults.inbox.keep).click();

    await button(page, 'Delete New').click();
    await expect(saved(other).getByRole('listitem')).toHaveCount(1);
    await button(page, 'Undo').click();
    await expect(saved(other).getByRole('listitem')).toHaveCount(2);

    await page.getByRole('link', { name: 'Open Last year' }).click();
    await expect(page.getByText(savedResults.opened.whole)).toBeVisible();
    await expect(page).toHaveURL('/calculators/tax');
    await expect(total(page)).toContainText('₹1,79,400');
    await expect(page.getByLabel('Annual Income')).toHaveValue('12,00,000');
    expect(faults).toEqual([]);
  });

  test('a copied link shows its result in a browser that has never been here', async ({
    page,
    context,
    browser,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await calculate(page);
    await button(page, savedResults.share.copy).click();
    await expect(page.getByText(savedResults.share.copied)).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/calculators/tax#income=1200000&ageCategory=below60&regime=old');
    await expectAccessible(page);

    const receiver = await (await browser.newContext()).newPage();
    const faults = watchForFaults(receiver);
    await receiver.goto(link);
    await expect(receiver.getByText(savedResults.opened.whole)).toBeVisible();
    await expect(receiver).toHaveURL('/calculators/tax');
    await expect(total(receiver)).toContainText('₹1,79,400');

    // Pasted into the address bar of the same page.
    await receiver.goto(link.replace('income=1200000', 'income=900000'));
    await expect(receiver.getByLabel('Annual Income')).toHaveValue('9,00,000');
    await expect(total(receiver)).toContainText('₹96,200');
    // After Reset the address does not bring the result back.
    await reopenForm(receiver);
    await button(receiver, 'Reset').click();
    await receiver.reload();
    await untilHydrated(receiver);
    await expect(receiver.getByLabel('Annual Income')).toHaveValue('');
    expect(faults).toEqual([]);
    await receiver.context().close();
  });

  test('a link that is damaged or of another calculator changes nothing', async ({ page }) => {
    const faults = watchForFaults(page);
    await calculate(page);
    for (const [fragment, sentence] of [
      ['income=%3Cimg%20src=x%3E', savedResults.opened.damaged],
      ['amount=100&rate=18&type=exclusive', savedResults.opened.damaged],
    ]) {
      await page.goto(`/calculators/tax#${fragment}`);
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
      await expect(page).toHaveURL('/calculators/tax');
      await expect(total(page)).toContainText('₹1,79,400');
    }
    expect(faults).toEqual([]);
  });

  test('a result opened from a link is at the head of its page, apart from the notice', async ({
    page,
  }) => {
    await seedOwnArea(page, { savedResults: [validRows.savedResults] });
    await page.goto('/dashboard/calculators');
    await page.getByRole('link', { name: `Open ${validRows.savedResults.name}` }).click();
    await expect(page.getByText(savedResults.opened.whole)).toBeVisible();
    await expect(page).toHaveURL('/calculators/tax');
    await expect(total(page)).toContainText('₹');
    await expect(page.getByRole('button', { name: 'Change' })).toBeInViewport();
    const notice = page.getByText(savedResults.opened.whole);
    const gap = await notice.evaluate((note) => {
      const next = note.nextElementSibling?.getBoundingClientRect();
      return (next?.top ?? 0) - note.getBoundingClientRect().bottom;
    });
    expect(gap, 'from the notice to what follows').toBeGreaterThanOrEqual(16);
  });
});
