import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { expectAccessible } from '@/e2e/support/portal';
import { lawDay } from '@/lib/law-day';

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function calculate(page: Page, path: string, fields: Record<string, string>) {
  await page.goto(path);
  await untilHydrated(page);
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Calculate' }).click();
}

test.beforeEach(async ({ page }) => {
  // Tax years turn at midnight in India, and rules change on a day.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+05:30'));
});

test.describe('EMI', () => {
  const loan = (page: Page) => page.getByRole('region', { name: 'Month by month' });
  const schedule = (page: Page) => loan(page).getByRole('table', { name: 'The schedule' });
  const home = (years: string) => ({
    'Loan Amount': '50,00,000',
    'Annual Interest Rate (%)': '8.5',
    'Tenure (Years)': years,
  });

  test('Calculate shows the loan month by month below the specified sheet', async ({ page }) => {
    const faults = watchForFaults(page);
    await calculate(page, '/calculators/emi', home('20'));
    const specified = page.getByRole('region', { name: 'Your loan' });
    await expect(specified).toContainText('₹43,391');
    await expect(specified.getByRole('link', { name: /240 instalments/ })).toBeVisible();
    await expect(loan(page)).toContainText(lawDay);
    await expect(loan(page)).toContainText(/The last instalment, ₹[\d,.]+, takes up the rounding/);
    await expect(loan(page)).toContainText('RBI/2024-25/18');

    await loan(page).getByLabel('Processing Fee').fill('50000');
    const cost = loan(page).getByRole('table', { name: 'What it costs' });
    await expect(cost.getByRole('row', { name: /Annual percentage rate/ })).toContainText('8.64%');

    const saved = loan(page).getByRole('status');
    await loan(page).getByLabel('Each Month').fill('5000');
    await expect(saved).toContainText(/^₹5,000 a month on top saves ₹[\d,.]+ of interest/);
    await expect(saved).toContainText('The loan ends 4 years 5 months sooner');
    await expectAccessible(page);

    await loan(page).getByLabel('Each Month').fill('-5000');
    await expect(loan(page).getByText('An amount cannot be below zero.')).toBeVisible();
    await expect(loan(page).getByLabel('Each Month')).toHaveAccessibleDescription(
      'An amount cannot be below zero.',
    );
    await expect(saved).toContainText('Worked out without extra payments');
    // Valid fields still count.
    await expect(cost).toContainText('8.64%');
    expect(faults).toEqual([]);
  });

  test('a schedule of 40 years folds, opens, downloads and prints to the last month', async ({
    page,
  }) => {
    await calculate(page, '/calculators/emi', home('40'));
    const rows = schedule(page).getByRole('row');
    // The header and forty years.
    await expect(rows).toHaveCount(41);
    await schedule(page).getByRole('button', { name: 'Year 40' }).click();
    await expect(rows).toHaveCount(41 + 12);
    await expect(rows.last()).toContainText('₹0');
    await loan(page).getByRole('button', { name: 'Show every month' }).click();
    await expect(rows).toHaveCount(41 + 480);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => widthOf(page)).toBe(320);
    await loan(page).getByRole('button', { name: 'Fold the months' }).click();
    await expect(rows).toHaveCount(41);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      loan(page).getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('emi-schedule.csv');
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines[0]).toBe(
      '\ufeffMonth,Owed before,Interest,Principal,Extra payment,Instalment,Owed after',
    );
    expect(lines[1]).toMatch(/^1,5000000,35416\.67,/);
    expect(lines[480]).toMatch(/^480,.*,0$/);
    expect(lines.slice(481)).toEqual(['']);

    // Nothing is printed; print media shows the sheet as it would be.
    await page.evaluate(() => {
      window.print = () => {};
    });
    await loan(page).getByRole('button', { name: 'Print the schedule' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(41 + 480);
    await expect(rows.last()).toBeVisible();
    await expect(loan(page).getByRole('button')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(loan(page)).toBeHidden();
  });

  test('a term without whole months has the estimate, and a sentence in place of a schedule', async ({
    page,
  }) => {
    await calculate(page, '/calculators/emi', home('1.3'));
    await expect(loan(page)).toContainText('comes to whole months');
    await page.getByLabel('Tenure (Years)').fill('101');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(loan(page)).toContainText('a term of up to 100 years');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(loan(page)).toHaveCount(0);
  });
});

test.describe('HRA', () => {
  const law = (page: Page) => page.getByRole('region', { name: /^By law/ });
  const sheet = (page: Page) => law(page).getByRole('table', { name: /^Exempt by law/ });
  const fields = {
    'Annual Basic Salary': '6,00,000',
    'Annual HRA Received': '3,00,000',
    'Annual Rent Paid': '2,40,000',
  };

  test('by law: three limits, how far the binding one could move, and the tax', async ({
    page,
  }) => {
    const faults = watchForFaults(page);
    await calculate(page, '/calculators/hra', fields);
    await expect(page.getByRole('region', { name: 'Your HRA' })).toContainText('₹1,80,000');
    await expect(law(page)).toHaveAccessibleName('By law, tax year 2026-27');
    await expect(law(page)).toContainText(lawDay);
    await expect(law(page)).toContainText('Rule 279, Income-tax Rules, 2026');
    await expect(sheet(page)).toContainText('Rent less 10% of salary binds');
    await expect(law(page)).toContainText(
      '₹1,20,000 (₹10,000 a month) more rent draws level with the next limit, HRA received and 50% of salary',
    );

    await expect(law(page).getByRole('status')).toContainText('Enter the gross salary');
    await law(page).getByLabel('Gross Salary of the Year').fill('800000');
    await expect(law(page)).toContainText('so it is at least ₹9,00,000.');
    await law(page).getByLabel('Gross Salary of the Year').fill('1200000');
    await expect(law(page).getByRole('status')).toHaveText(
      'In the old regime the exemption saves ₹53,040 of tax, but the new regime, without it, is cheaper by ₹1,10,760.',
    );
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.poll(() => widthOf(page)).toBe(320);
    expect(faults).toEqual([]);
  });

  test('bars begin at their column, and every condition has its head', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await calculate(page, '/calculators/hra', fields);
    const bars = law(page)
      .getByRole('heading', { name: /exempt$/ })
      .locator('..');
    const left = await bars.evaluate((frame) => frame.getBoundingClientRect().left);
    const starts = await bars
      .locator('.bar')
      .evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().left));
    expect(starts).toHaveLength(3);
    for (const start of starts) expect(Math.abs(start - left)).toBeLessThanOrEqual(1);

    const { heads, ...sentences } = hraByLaw;
    for (const head of Object.values(heads)) {
      await expect(law(page).getByRole('term').filter({ hasText: head })).toBeVisible();
    }
    for (const sentence of [sentences.salary, sentences.claim, sentences.twoPlaces]) {
      await expect(law(page).getByRole('definition').filter({ hasText: sentence })).toBeVisible();
    }
    // The second place matters only where the new rule applies.
    await law(page).getByRole('radio', { name: 'AY 2026-27' }).check({ force: true });
    await expect(law(page).getByText(heads.twoPlaces)).toHaveCount(0);
    await expect(law(page).getByText(heads.claim)).toBeVisible();
  });

  test('the result follows the city, the year, and a change of rent during the year', async ({
    page,
  }) => {
    await calculate(page, '/calculators/hra', { ...fields, 'Annual Rent Paid': '4,80,000' });
    const city = law(page).getByLabel('City of the Home').first();
    await city.selectOption('Any other place');
    await expect(sheet(page)).toContainText('40% of salary binds');
    await city.selectOption('Pune');
    await expect(sheet(page)).toContainText('HRA received and 50% of salary are level: all bind');
    await law(page).getByRole('radio', { name: 'AY 26-27' }).check({ force: true });
    await expect(sheet(page)).toContainText('40% of salary binds');
    await expect(law(page)).toContainText('Rule 2A, Income-tax Rules, 1962');

    await law(page).getByRole('button', { name: 'Rent, city or pay changed in the year' }).click();
    await expect(law(page).getByText(/for the change to count/)).toBeVisible();
    await law(page).getByLabel('Rent a Month').fill('10000');
    await expect(sheet(page).getByRole('row')).toHaveCount(3);
    // Six months at 40% of 50,000, and six at 10,000 less 5,000.
    await expect(sheet(page).getByRole('row', { name: /HRA exemption/ })).toContainText(
      '₹1,50,000',
    );
    await expect(sheet(page)).toContainText('Oct 2025 to Mar 2026');
    await law(page).getByRole('button', { name: 'Remove change 1' }).click();
    await expect(sheet(page).getByRole('row')).toHaveCount(2);
  });
});
