import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '@/e2e/support/page-watch';

const law = (page: Page) => page.getByRole('region', { name: /^By law/ });
const verdict = (page: Page) => law(page).getByRole('status');

async function calculate(page: Page, income: string, deductions: string) {
  await page.getByLabel('Annual Income').fill(income);
  await page.getByLabel('Total Deductions').fill(deductions);
  await page.getByRole('button', { name: 'Calculate' }).click();
}

test.beforeEach(async ({ page }) => {
  // The years of the law are India's: the first hours of a year there, the last of the other here.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+05:30'));
  await page.goto('/calculators/tax');
  await untilHydrated(page);
});

test('Calculate brings the law of the current year beside the specified estimate', async ({
  page,
}) => {
  await expect(law(page)).toHaveCount(0);
  await calculate(page, '12,00,000', '1,50,000');

  const sheet = page.getByRole('region', { name: 'Your tax' });
  await expect(sheet).toContainText('₹1,32,600');
  await expect(sheet).toContainText('Rupees one lakh thirty-two thousand six hundred');
  await expect(
    sheet.getByRole('link', { name: /By law this year: ₹0 in the new regime/ }),
  ).toBeVisible();

  await expect(law(page)).toHaveAccessibleName('By law, tax year 2026-27');
  await expect(verdict(page)).toHaveText(
    'The new regime is cheaper by ₹1,32,600: its slabs decide it.',
  );
  await expect(law(page)).toContainText('Law as on 21 Nov 2026');
  await expect(law(page)).toContainText('you are ₹5,49,996 away');
  const steps = law(page).getByRole('list').filter({ hasText: 'Your estimate, AY 2024-25' });
  await expect(steps.getByRole('listitem')).toContainText([
    '₹1,32,600',
    '−₹39,000',
    '−₹31,200',
    '−₹62,400',
  ]);

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});

test('year and salary redraw only the law', async ({ page }) => {
  await calculate(page, '7,00,000', '');
  const sheet = page.getByRole('region', { name: 'Your tax' });
  await expect(sheet).toContainText('By law this year');
  const estimate = await sheet.textContent();
  await law(page).getByRole('radio', { name: 'AY 24-25' }).check({ force: true });
  await expect(law(page)).toHaveAccessibleName('By law, AY 2024-25');
  await expect(law(page)).toContainText('Income-tax Act, 1961');
  await law(page)
    .getByRole('switch', { name: /Salary or pension/ })
    .click();
  await expect(law(page)).toContainText('Standard deduction');
  await expect(verdict(page)).toHaveText(/^The new regime is cheaper by ₹/);
  expect(await sheet.textContent()).toBe(estimate);
});

test('Reset takes the sheet away, and a new year turns at midnight in India', async ({ page }) => {
  await calculate(page, '15,00,000', '');
  await expect(law(page)).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(law(page)).toHaveCount(0);

  await page.clock.setFixedTime(new Date('2026-03-31T23:00:00+05:30'));
  await calculate(page, '15,00,000', '');
  await expect(law(page)).toHaveAccessibleName('By law, AY 2026-27');
});

for (const [income, words] of [
  ['', 'Nothing is payable in either regime.'],
  ['999999999999999', 'The new regime is cheaper'],
] as const) {
  test(`an income of "${income}" has a sheet that says: ${words}`, async ({ page }) => {
    await calculate(page, income, '');
    await expect(verdict(page)).toContainText(words);
  });
}
