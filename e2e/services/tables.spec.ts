import { expect } from '@playwright/test';
import { intimation } from '@/content/notice';
import { reasons } from '@/content/reasons';
import { noticesTable } from '@/content/tables/notices';
import { tableCopy } from '@/content/tables/table';
import { tdsChart } from '@/content/tables/tds-chart';
import { expectAccessible } from '@/e2e/support/accessibility';
import { watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';

test.describe('tables to search', { tag: '@phone' }, () => {
  test('the chart is searched, and a row chooses the kind of income without losing the amount', async ({
    page,
  }) => {
    const faults = watchForFaults(page);
    await page.goto('/calculators/tds');
    const chart = page.locator(`#${tdsChart.id}`);
    await expect(chart.getByText('Virtual digital asset')).toBeHidden();
    await chart.locator('summary').click();
    await expect(chart.getByText('Virtual digital asset')).toBeVisible();
    await page.getByLabel('Income Amount').fill('500000');
    await chart.getByLabel(tableCopy.search).fill('194-I building');
    await expect(chart.getByRole('status')).toHaveText(`1 of ${tdsChart.rows.length} rows`);
    await expectAccessible(page);
    await chart.getByRole('button', { name: tableCopy.fillIn }).click();
    await expect(page.getByLabel('Income Type')).toHaveValue('rent');
    await expect(page.getByLabel('Income Amount')).toHaveValue('5,00,000');
    await expect(page.getByLabel('Income Amount')).toBeFocused();
    await chart.getByLabel(tableCopy.search).fill('');
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    expect(faults).toEqual([]);
  });

  test('without script the chart is whole, and offers no search', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto('/calculators/tds');
    const chart = page.locator(`#${tdsChart.id}`);
    await chart.locator('summary').click();
    await expect(chart.getByText('Virtual digital asset')).toBeVisible();
    await expect(chart.getByLabel(tableCopy.search)).toBeHidden();
    await page.context().close();
  });

  test('taxation says what a notice means where it was asked', async ({ page }) => {
    await page.goto('/services/taxation');
    await page.getByRole('link', { name: intimation.link }).click();
    const row = page.locator('#notice');
    await row.getByLabel(reasons.notice.label).fill('u/s 139(9)');
    await row.getByRole('button', { name: reasons.notice.action }).click();
    await expect(row.getByRole('status')).toContainText('Your return is defective');
    await expectAccessible(page);
    await row.getByRole('link', { name: reasons.notice.ask }).click();
    const form = page.getByRole('form', { name: 'Send us a message' });
    await expect(form.getByLabel('Message')).toHaveValue('Notice 139(9): ');
  });

  test('a notice is found by its number, which the form of the contact page then has', async ({
    page,
  }) => {
    await page.goto('/services/itr-filing');
    const notices = page.locator('#notices');
    await notices.locator('summary').click();
    await notices.getByLabel(tableCopy.search).fill('148A');
    await expect(notices.getByRole('status')).toHaveText(`1 of ${noticesTable.rows.length} rows`);
    await expectAccessible(page);
    await notices.getByRole('link', { name: tableCopy.send }).click();
    const form = page.getByRole('form', { name: 'Send us a message' });
    await expect(form.getByLabel('Message')).toHaveValue('Notice 148A: ');
    await expect(form.getByLabel('Subject')).toHaveValue('itr');
  });
});
