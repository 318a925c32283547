import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';

/** Opens a planner by its summary, as a reader does. */
async function open(page: Page, title: RegExp) {
  await page.locator('summary').filter({ hasText: title }).click();
  const planner = page.locator('details').filter({ hasText: title });
  await expect(planner.getByRole('button', { name: 'Work it out' })).toBeVisible();
  return planner;
}

type Planner = Awaited<ReturnType<typeof open>>;

const workOut = (planner: Planner) => planner.getByRole('button', { name: 'Work it out' }).click();
const total = (planner: Planner) =>
  planner
    .getByRole('table')
    .getByRole('row', { name: /To pay|to pay|Fee|Refund/ })
    .last();

test.describe('planners', { tag: '@phone' }, () => {
  test('late TDS opens from its link, shows one total and the other count in a sentence, survives a reload and prints', async ({
    page,
  }) => {
    const faults = watchForFaults(page);
    await page.goto('/services/tds-return');
    await page.getByRole('link', { name: 'What paying or filing late costs' }).click();
    await expect(page).toHaveURL('/calculators/tds#late-tds');
    const planner = page.locator('#late-tds');
    await expect(planner.getByRole('button', { name: 'Work it out' })).toBeVisible();
    await expect(planner.locator('summary').first()).toBeInViewport();
    // The example of TRACES.
    await planner.getByLabel('Tax deducted').fill('10000');
    await planner.getByLabel('Deducted on', { exact: true }).fill('2023-06-10');
    await planner.getByLabel('Paid on').fill('2023-08-08');
    await workOut(planner);
    const table = planner.getByRole('region', { name: 'Late TDS' });
    await expect(table.getByRole('row', { name: /To pay/ })).toContainText('₹450');
    await expect(table).toContainText('1.5% × 3 months on ₹10,000');
    await expect(planner).toContainText(
      'By months of thirty days, as some rulings count, it is ₹300',
    );
    await expect(planner.getByRole('status')).toHaveText('To pay ₹450');
    // The days in place of the date: 32 after 7 July.
    await planner.getByLabel('Paid on').fill('');
    await planner.getByLabel('Or days late').fill('32');
    await workOut(planner);
    await expect(table.getByRole('row', { name: /To pay/ })).toContainText('₹450');
    await planner.getByLabel('Or days late').fill('');
    await planner.getByLabel('Paid on').fill('2023-08-08');
    await workOut(planner);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);

    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(planner.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });

    await page.reload();
    const again = planner;
    await expect(again.getByLabel('Paid on')).toHaveValue('2023-08-08');
    await expect(table).toContainText('₹450');
    await again.getByRole('button', { name: 'Clear' }).click();
    await expect(again.getByLabel('Paid on')).toHaveValue('');
    await expect(total(again)).toContainText('₹0');
    expect(faults).toEqual([]);
  });

  test('advance tax by keyboard alone: an invalid date is explained, then interest by section', async ({
    page,
  }) => {
    await page.goto('/calculators/tax');
    const summary = page.locator('summary').filter({ hasText: /Advance tax/ });
    await summary.focus();
    await page.keyboard.press('Enter');
    const planner = page.locator('details').filter({ hasText: /Advance tax and its interest/ });
    const tax = planner.getByLabel('Tax of the year');
    await expect(tax).toBeVisible();
    await tax.focus();
    await page.keyboard.type('100000');
    const filed = planner.getByLabel('Return is filed on');
    await filed.fill('2027-03-31');
    await tax.press('Enter');
    await expect(filed).toBeFocused();
    await expect(filed).toHaveAccessibleDescription(
      'You file a return after the year ends, on 31 Mar 2027.',
    );
    await expect(filed).toHaveAttribute('aria-invalid', 'true');
    await filed.fill('2027-07-20');
    await filed.press('Enter');
    await expect(planner.getByRole('row', { name: /^Interest/ })).toContainText('₹9,050');
    await expect(total(planner)).toContainText('₹1,09,050');
    await expect(filed).not.toHaveAttribute('aria-invalid', 'true');
    await planner.getByLabel('TDS and TCS').fill('5');
    await expect(planner.getByRole('status')).toHaveText('Worked out before a field changed');
  });

  test('a half-typed date is not taken for an empty field', async ({ page }) => {
    await page.goto('/calculators/tax');
    const planner = await open(page, /Advance tax and its interest/);
    await planner.getByLabel('Tax of the year').fill('100000');
    const filed = planner.getByLabel('Return is filed on');
    await filed.focus();
    await page.keyboard.type('31');
    await workOut(planner);
    await expect(filed).toHaveAccessibleDescription('That date does not exist.');
    await expect(filed).toBeFocused();
  });

  test('a late return filed today shows fee, interest and losses', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-11-29T12:00:00+05:30'));
    await page.goto('/calculators/tax');
    const planner = await open(page, /A late return/);
    await planner.getByLabel('Total income').fill('1400000');
    await planner.getByLabel('Tax still unpaid').fill('9000');
    await workOut(planner);
    await expect(planner.getByRole('row', { name: /^Interest/ })).toContainText('₹360');
    await expect(total(planner)).toContainText('₹14,360');
    await expect(planner).toContainText('You lose the old regime for that year');
  });

  test('late GST and ROC: fields depend on the form, and each line is in the table', async ({
    page,
  }) => {
    await page.goto('/calculators/gst');
    const gst = await open(page, /GST return filed late/);
    await gst.getByLabel('Due on').fill('2026-12-20');
    await gst.getByLabel('Filed on').fill('2027-01-04');
    await gst.getByLabel('Turnover').fill('12000000');
    await gst.getByLabel('Tax paid in cash').fill('50000');
    await workOut(gst);
    await expect(gst.getByRole('row', { name: /Late fee, CGST/ })).toContainText('₹375');
    await expect(gst.getByRole('row', { name: /Interest/ })).toContainText('₹369.86');
    await expect(total(gst)).toContainText('₹1,119.86');
    await gst.getByLabel('Return', { exact: true }).selectOption('gstr1');
    await expect(gst.getByLabel('Tax paid in cash')).toBeHidden();
    await workOut(gst);
    await expect(total(gst)).toContainText('₹750');

    await page.goto('/services/compliance');
    const roc = await open(page, /ROC form filed late/);
    await roc.getByLabel('Due on').fill('2027-10-30');
    await roc.getByLabel('Filed on').fill('2028-01-15');
    await expect(roc.getByLabel('Turnover')).toBeHidden();
    await roc.getByLabel('Share capital').fill('1000000');
    await workOut(roc);
    await expect(roc.getByRole('row', { name: /Additional fee/ })).toContainText('₹7,700');
    await expect(total(roc)).toContainText('₹8,100');
  });
});
