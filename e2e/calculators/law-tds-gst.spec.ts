import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { getLawAnswer, getResultTable, reopenForm } from '@/e2e/support/calculators';
import { untilHydrated } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { lawDay } from '@/lib/law-day';

const law = (page: Page) => page.getByRole('region', { name: 'The working, by law' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choices = (page: Page) => page.locator('details').filter({ hasText: 'Change' }).first();
const change = (page: Page) => choices(page).locator('summary').click();
const fold = (page: Page, title: string) =>
  law(page)
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: title }) });
const unfolded = async (page: Page, title: string) => {
  await fold(page, title).locator('summary').first().click();
  return fold(page, title);
};

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

/** Checks the page at 320 px, in forced colours and on paper, without controls. */
async function expectToFitEverywhere(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expect(getLawAnswer(page)).toBeVisible();
  await expect(law(page).getByRole('table').first()).toBeVisible();
  // But for the lines whose reason can be opened, which print as words.
  await expect(page.locator('main button:not([aria-controls]):visible')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
}

test.describe('TDS and GST by law', { tag: '@phone' }, () => {
  test('TDS: the answer is that of this year, with the specified estimate and the working below', async ({
    page,
  }) => {
    await openCalculator(page, '/calculators/tds');
    await expect(getLawAnswer(page)).toHaveCount(0);
    await deduct(page, '50,000', 'Commission/brokerage');

    await expect(getLawAnswer(page)).toContainText('To deduct, by this year’s law₹1,000');
    await expect(getLawAnswer(page)).toContainText(
      '2% of ₹50,000: commission or brokerage under section 393(1).',
    );
    await expect(getLawAnswer(page)).toContainText('31 January 2027, a Sunday');
    const sheet = getResultTable(page, 'Your TDS');
    await expect(sheet.getByRole('row', { name: /TDS amount/ })).toContainText('₹2,500');
    await expect(page.locator('#law-beside')).toHaveText(
      '₹1,500 more than the law asks: commission or brokerage is at 2% since 1 October 2024.',
    );
    await expect(law(page)).toContainText(lawDay);
    await unfolded(page, 'Deposit, statement and sections');
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
    await expect(getLawAnswer(page)).toContainText('₹400.02');
    const sheet = getResultTable(page, 'Your TDS').getByRole('table');
    const estimate = await sheet.textContent();

    await reopenForm(page);
    await expect(choices(page)).toContainText('Paid today, 22 November 2026, by a business');
    await change(page);
    await choices(page).getByLabel('Paid before in tax year 2026-27').fill('9999');
    await expect(getLawAnswer(page)).toContainText('₹6002% of ₹30,000');
    const pan = choices(page).getByRole('checkbox', { name: 'The payee has given a PAN' });
    await pan.uncheck();
    await expect(getLawAnswer(page)).toContainText('₹6,00020% of ₹30,000');
    await pan.check();
    const date = choices(page).getByLabel('Date', { exact: true });
    await date.fill('2024-09-30');
    await expect(getLawAnswer(page)).toContainText('by the law of that day₹1,5005% of ₹30,000');
    await expect(getLawAnswer(page)).toContainText('under section 194H.');
    await date.fill('');
    await expect(getLawAnswer(page)).toContainText('Choose a date from 1 Apr 2024');
    await date.fill('2026-11-22');
    await choices(page)
      .getByRole('radio', { name: /Individual, HUF below/ })
      .check({ force: true });
    await expect(getLawAnswer(page)).toContainText('nothing is due up to ₹50,00,000 for the year');
    expect(await sheet.textContent()).toBe(estimate);
    await expect(page.getByText('Worked out before a field changed')).toHaveCount(0);

    await button(page, 'Reset').click();
    await expect(getLawAnswer(page)).toHaveCount(0);
    await deduct(page, '20001', 'Commission/brokerage');
    await expect(getLawAnswer(page)).toContainText('₹400.02');
  });

  test('TDS: an employer deducts at the average rate, and of a small salary nothing', async ({
    page,
  }) => {
    await openCalculator(page, '/calculators/tds');
    await deduct(page, '2,00,000', 'Salary');
    await expect(getLawAnswer(page)).toContainText('₹0No tax falls on such a salary this year.');
    const bars = await unfolded(page, 'Flat rate and average rate');
    await expect(bars).toContainText('the flat rate and the average rate both come to ₹0.');
    await expect(bars.locator('.bar')).toHaveCount(0);
    await reopenForm(page);
    await deduct(page, '20,00,000', 'Salary');
    await expect(getLawAnswer(page)).toContainText('₹1,92,400An average rate of 9.62%, new regime');
    await expect(getLawAnswer(page)).toContainText('Each month₹16,033.33');
    await expect(fold(page, 'Flat rate and average rate').locator('.bar')).not.toHaveCount(0);
    await expect(getLawAnswer(page)).toContainText('Form 138 by');
    await reopenForm(page);
    await change(page);
    await choices(page).getByRole('radio', { name: 'Old regime' }).check({ force: true });
    await choices(page).getByLabel('Deductions declared').fill('2,00,000');
    await expect(getLawAnswer(page)).toContainText('₹3,51,000');
    await expectAccessible(page);
    await expectToFitEverywhere(page);
  });

  test('GST: exclusive and inclusive side by side at current rates', async ({ page }) => {
    await openCalculator(page, '/calculators/gst');
    await page.getByLabel('Amount', { exact: true }).fill('10,000');
    await button(page, 'Calculate').click();
    await expect(getLawAnswer(page)).toContainText(
      'GST, by this year’s law₹1,80018% on ₹10,000, within a State.',
    );
    const bills = law(page).getByRole('table', { name: 'The bill both ways' });
    await expect(bills.getByRole('columnheader')).toHaveText([
      'GST added to ₹10,000',
      'GST inside ₹10,000',
    ]);
    await expect(bills.getByRole('row', { name: /Value of the supply/ })).toContainText(
      '₹8,474.58',
    );
    await bills.getByRole('button', { name: 'CGST' }).click();
    await expect(law(page)).toContainText('section 9(1) of the CGST Act');
    await expect(law(page)).toContainText('Of ₹11,800, ₹1,800 is tax: 15.25%');
    await expect(page.locator('#law-beside')).toHaveText('The same as by law.');
    await change(page);
    await choices(page).getByRole('radio', { name: 'Union territory' }).check({ force: true });
    await expect(getLawAnswer(page)).toContainText('CGST and UTGST, each₹900');
    await expectAccessible(page);

    // A withdrawn rate asks for the rate of the goods; until then the specified figure is shown.
    await reopenForm(page);
    await page.getByLabel('Amount', { exact: true }).fill('99.50');
    await page.getByRole('radio', { name: '12%' }).check({ force: true });
    await button(page, 'Calculate').click();
    await expect(getLawAnswer(page)).toContainText(
      /Total GST, simple estimate₹11\.94 ?12% has not been a general rate since 22 Sept? 2025: choose the rate of your goods below\./,
    );
    await expect(law(page).getByRole('table')).toHaveCount(0);
    const rate = choices(page).getByLabel('Rate on that day');
    await expect(rate).toBeVisible();
    await rate.selectOption('12');
    await expect(getLawAnswer(page)).toContainText('GST, by this year’s law₹11.94');
    await expect(law(page)).toContainText('cannot choose the composition scheme');
    await rate.selectOption('5');
    await expect(getLawAnswer(page)).toContainText('Bill₹104');
    await expect(law(page)).toContainText('Round-off');
    await choices(page).getByLabel('Date of supply').fill('2025-09-22');
    await rate.selectOption('40');
    await expect(getLawAnswer(page)).toContainText('₹39.80');
    await reopenForm(page);
    await page.getByRole('checkbox', { name: 'Interstate' }).check({ force: true });
    await button(page, 'Calculate').click();
    await rate.selectOption('5');
    await expect(getLawAnswer(page)).toContainText('from one State to another');
    await expect(getLawAnswer(page)).toContainText('IGST₹4.98');
    await expectToFitEverywhere(page);
  });
});
