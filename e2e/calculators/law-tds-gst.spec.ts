import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '@/e2e/support/page-watch';
import { expectAccessible } from '@/e2e/support/portal';
import { lawDay } from '@/lib/law-day';

const law = (page: Page) => page.getByRole('region', { name: /^By law/ });
const verdict = (page: Page) => law(page).getByRole('status');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openCalculator(page: Page, path: string) {
  // Rates change at midnight in India.
  await page.clock.setFixedTime(new Date('2026-11-22T01:00:00+05:30'));
  await page.goto(path);
  await untilHydrated(page);
}

async function deduct(page: Page, amount: string, type: string) {
  await page.getByLabel('Income Amount').fill(amount);
  await page.getByLabel('Income Type').selectOption({ label: type });
  await button(page, 'Calculate').click();
}

/** A row in the tables of law, with its text. */
const row = (page: Page, name: string | RegExp) =>
  law(page).getByRole('row').filter({ hasText: name }).first();

/** Checks the law at 320 px, in forced colours and on paper, where it prints only if asked to. */
async function expectToFitEverywhere(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);

  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expect(law(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => {
    window.print = () => {};
  });
  await law(page).getByRole('button', { name: 'Print this sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(law(page).getByRole('heading', { level: 2 })).toBeVisible();
  await expect(law(page)).toHaveCSS('break-before', 'page');
  await expect(law(page).getByRole('radio')).toHaveCount(0);
  await expect(law(page).getByRole('button', { name: 'Print this sheet' })).toHaveCount(0);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(law(page)).toBeHidden();
}

test('TDS: the specified result comes first, with the current law below it', async ({ page }) => {
  await openCalculator(page, '/calculators/tds');
  await expect(law(page)).toHaveCount(0);
  await deduct(page, '50,000', 'Commission/brokerage');

  const sheet = page.getByRole('region', { name: 'Your TDS' });
  await expect(sheet.getByRole('row', { name: /TDS amount/ })).toContainText('₹2,500');
  await expect(law(page)).toHaveAccessibleName(/^By law, on 22.Nov.2026$/);
  await expect(law(page)).toContainText(lawDay);
  await expect(verdict(page)).toHaveText('Deduct ₹1,000: 2% of ₹50,000.');
  await expect(sheet.getByRole('link', { name: /By law: ₹1,000 at 2%/ })).toBeVisible();
  await expect(law(page)).toContainText(
    'By law it is ₹1,000: ₹1,500 less. Commission or brokerage: 2% since 1 Oct 2024.',
  );
  await expect(row(page, 'Section')).toContainText('393(1), Table Sl. 1(ii)');
  await expect(row(page, 'Section')).toContainText('until March 2026 section 194H');
  await expect(row(page, 'Deposit by')).toContainText('7 Dec 2026');
  await expect(row(page, 'Statement')).toContainText('Form 140');
  await expect(row(page, 'Statement')).toContainText('until March 2026 Form 26Q');
  await expect(row(page, 'File it by')).toContainText('31 Jan 2027');
  await expect(law(page)).toContainText('31 Jan 2027 is a Sunday.');
  await expectAccessible(page);
  await expectToFitEverywhere(page);
});

test('TDS: answers change only the law, and Reset clears them', async ({ page }) => {
  await openCalculator(page, '/calculators/tds');
  await deduct(page, '20001', 'Commission/brokerage');
  await expect(verdict(page)).toHaveText('Deduct ₹400.02: 2% of ₹20,001.');
  const sheet = page.getByRole('region', { name: 'Your TDS' }).getByRole('table');
  const estimate = await sheet.textContent();

  await law(page).getByLabel('Paid before in tax year 2026-27').fill('9999');
  await expect(verdict(page)).toHaveText('Deduct ₹600: 2% of ₹30,000.');
  await law(page).getByRole('switch', { name: 'The payee has given a PAN' }).click();
  await expect(verdict(page)).toHaveText('Deduct ₹6,000: 20% of ₹30,000.');
  await expect(law(page)).toContainText('section 206AA(1)');
  await law(page).getByRole('switch', { name: 'The payee has given a PAN' }).click();
  const date = law(page).getByLabel('Date', { exact: true });
  await date.fill('2024-09-30');
  await expect(verdict(page)).toHaveText('Deduct ₹1,500: 5% of ₹30,000.');
  await expect(row(page, /^Act/)).toContainText('Income-tax Act, 1961');
  await expect(row(page, 'Statement')).toContainText('Form 26Q');
  await date.fill('');
  await expect(verdict(page)).toContainText('Choose a date from 1 Apr 2024');
  await date.fill('2026-11-22');
  await law(page)
    .getByRole('radio', { name: /Individual, HUF below/ })
    .check({ force: true });
  await expect(verdict(page)).toContainText('nothing is due up to ₹50,00,000 for the year');
  expect(await sheet.textContent()).toBe(estimate);

  await button(page, 'Reset').click();
  await expect(law(page)).toHaveCount(0);
  await deduct(page, '20001', 'Commission/brokerage');
  await expect(verdict(page)).toHaveText('Deduct ₹400.02: 2% of ₹20,001.');
});

test('TDS: an employer deducts at the average rate, and of a small salary nothing', async ({
  page,
}) => {
  await openCalculator(page, '/calculators/tds');
  await deduct(page, '2,00,000', 'Salary');
  await expect(law(page)).toContainText(
    'Nothing is deducted: the flat rate and the average rate both come to ₹0.',
  );
  await expect(law(page).locator('.bar')).toHaveCount(0);
  await deduct(page, '20,00,000', 'Salary');
  await expect(verdict(page)).toHaveText(
    'Deduct ₹1,92,400 over the year, ₹16,033.33 a month: an average rate of 9.62%.',
  );
  await expect(law(page)).not.toContainText('Nothing is deducted');
  await expect(law(page).locator('.bar')).not.toHaveCount(0);
  await expect(row(page, 'Statement')).toContainText('Form 138');
  await law(page).getByRole('radio', { name: 'Old regime' }).check({ force: true });
  await law(page).getByLabel('Deductions declared').fill('2,00,000');
  await expect(verdict(page)).toContainText('Deduct ₹3,51,000 over the year');
  await expectAccessible(page);
  await expectToFitEverywhere(page);
});

test('GST: exclusive and inclusive side by side at current rates', async ({ page }) => {
  await openCalculator(page, '/calculators/gst');
  await expect(law(page)).toHaveCount(0);
  await page.getByLabel('Amount', { exact: true }).fill('10,000');
  await button(page, 'Calculate').click();
  await expect(verdict(page)).toHaveText(
    'GST at 18% is ₹1,800: CGST ₹900 and SGST ₹900. The bill is ₹11,800.',
  );
  await expect(page.getByRole('link', { name: /By law: GST ₹1,800 at 18%/ })).toBeVisible();
  const bills = law(page).getByRole('table', { name: 'The bill both ways' });
  await expect(bills.getByRole('columnheader')).toHaveText([
    'GST added to ₹10,000',
    'GST inside ₹10,000',
  ]);
  await expect(bills.getByRole('row', { name: /Value of the supply/ })).toContainText('₹8,474.58');
  await bills.getByRole('button', { name: 'CGST' }).click();
  await expect(law(page)).toContainText('section 9(1) of the CGST Act');
  await expect(law(page)).toContainText('Of ₹11,800, ₹1,800 is tax: 15.25%');
  await expect(law(page)).toContainText('By law it is the same.');
  await law(page).getByRole('radio', { name: 'Union territory' }).check({ force: true });
  await expect(verdict(page)).toContainText('CGST ₹900 and UTGST ₹900');
  await expectAccessible(page);

  // A withdrawn rate asks for that of the goods.
  await page.getByLabel('Amount', { exact: true }).fill('99.50');
  await page.getByRole('radio', { name: '12%' }).check({ force: true });
  await button(page, 'Calculate').click();
  await expect(verdict(page)).toHaveText(
    /^12% has not been a general rate since 22 Sept? 2025\. .* Choose the rate of your goods: the HSN or SAC code decides\.$/,
  );
  await expect(page.getByRole('link', { name: /By law: it depends on the goods/ })).toBeVisible();
  await expect(law(page).getByRole('table')).toHaveCount(0);
  const rate = law(page).getByLabel('Rate on that day');
  await rate.selectOption('12');
  await expect(verdict(page)).toContainText('GST at 12% is ₹11.94');
  await expect(law(page)).toContainText('cannot choose the composition scheme');
  await rate.selectOption('5');
  await expect(verdict(page)).toContainText('The bill is ₹104.48, rounded off ₹104.');
  await expect(law(page)).toContainText('Round-off');
  await law(page).getByLabel('Date of supply').fill('2025-09-22');
  await rate.selectOption('40');
  await expect(verdict(page)).toContainText('GST at 40% is ₹39.80: CGST ₹19.90 and SGST ₹19.90.');
  await page.getByRole('checkbox', { name: 'Interstate' }).check({ force: true });
  await button(page, 'Calculate').click();
  await rate.selectOption('5');
  await expect(verdict(page)).toContainText('GST at 5% is ₹4.98: IGST ₹4.98.');
  await expectToFitEverywhere(page);
});
