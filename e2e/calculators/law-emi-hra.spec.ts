import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { emiByLaw } from '@/content/calculators/emi-by-law';
import { hraByLaw } from '@/content/calculators/hra-by-law';
import { expectAccessible } from '@/e2e/support/accessibility';
import { getLawAnswer, getResultTable, reopenForm } from '@/e2e/support/calculators';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { lawDay } from '@/lib/law-day';

const measureWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function calculate(page: Page, path: string, fields: Record<string, string>) {
  await page.goto(path);
  await untilHydrated(page);
  for (const [label, value] of Object.entries(fields)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('button', { name: 'Calculate' }).click();
}

const unfoldPart = (page: Page, title: string) =>
  page.locator('#by-law summary').filter({ hasText: title }).click();

test.describe('EMI and HRA by law', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    // Tax years turn at midnight in India, and rules change on a day.
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+05:30'));
  });

  test.describe('EMI', () => {
    const loan = (page: Page) => page.getByRole('region', { name: 'The working, month by month' });
    const schedule = (page: Page) => loan(page).getByRole('table', { name: 'The schedule' });
    const home = (years: string) => ({
      'Loan Amount': '50,00,000',
      'Annual Interest Rate (%)': '8.5',
      'Tenure (Years)': years,
    });

    test('the instalment is the answer; an early payment and a fee change what follows', async ({
      page,
    }) => {
      const faults = watchForFaults(page);
      await calculate(page, '/calculators/emi', home('20'));
      await expect(getLawAnswer(page)).toContainText('Monthly EMI₹43,391');
      await expect(getResultTable(page, 'Your loan')).toContainText('₹43,391');
      await expect(loan(page)).toContainText('240 instalments, down to ₹0');
      await expect(loan(page)).toContainText(lawDay);
      await expect(loan(page)).toContainText(
        /The last instalment, ₹[\d,.]+, takes up the rounding/,
      );
      await expect(loan(page)).toContainText('RBI/2024-25/18');

      await unfoldPart(page, 'A fee, and the annual percentage rate');
      await loan(page).getByLabel('Processing Fee').fill('50000');
      const cost = loan(page).getByRole('table', { name: 'What it costs' });
      await expect(cost.getByRole('row', { name: /Annual percentage rate/ })).toContainText(
        '8.64%',
      );

      // A single payment goes with the first EMI; what it saves is on the card.
      const answer = getLawAnswer(page);
      await answer.getByRole('button', { name: /^Pay some of it early/ }).click();
      await expect(answer.getByLabel('Amount paid early')).toBeFocused();
      await page.keyboard.type('500000');
      await expect(answer).toContainText('You also pay ₹5,00,000 once, with the first EMI.');
      await expect(answer).toContainText(/You save ₹[\d,]+It lasts20 years 15 years/);
      await expect(answer.locator('.answer-figure')).toHaveText('₹43,391');
      // Enter puts the field away, and what it saves is in sight of the figure.
      await page.keyboard.press('Enter');
      await expect(answer.getByLabel('Amount paid early')).toBeHidden();
      await expect(answer.getByText(/^You save ₹/)).toBeInViewport({ ratio: 1 });
      await answer.getByRole('button', { name: 'the first EMI' }).click();
      await answer.getByLabel('Month').fill('300');
      await page.keyboard.press('Enter');
      await expect(answer.getByLabel('Month')).toHaveAccessibleDescription(
        /Write a month from 1 to 240\.$/,
      );
      await expect(answer).not.toContainText('You save');
      // Valid fields still count.
      await expect(cost).toContainText('8.64%');
      await answer.getByLabel('Month').fill('12');
      await page.keyboard.press('Enter');
      await answer.getByRole('button', { name: 'once', exact: true }).click();
      await expectAccessible(page);
      await answer.getByRole('radio', { name: /^Monthly/ }).click();
      await expect(answer.getByRole('button', { name: 'every month' })).toBeFocused();
      await expect(answer).toContainText('every month, with each EMI.');
      await expect(loan(page)).toContainText(emiByLaw.prepayment);
      // It can be taken back.
      await answer.getByRole('button', { name: 'every month' }).click();
      await answer.getByRole('radio', { name: /^Nothing early/ }).click();
      await expect(answer.getByRole('button', { name: /^Pay some of it early/ })).toBeVisible();

      // No amount of a loan of crores is broken over two lines at 390 or 320.
      await reopenForm(page);
      await page.getByLabel('Loan Amount').fill('1,00,00,000');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(getLawAnswer(page)).toContainText('₹86,782');
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const broken = await page.locator('main .amount:visible').evaluateAll((amounts) =>
          amounts.flatMap((amount) => {
            const lines = new Set([...amount.getClientRects()].map(({ top }) => Math.round(top)));
            const isBroken = getComputedStyle(amount).display === 'inline' && lines.size > 1;
            return isBroken ? [amount.textContent] : [];
          }),
        );
        expect(broken).toEqual([]);
        await expect.poll(() => measureWidth(page)).toBe(width);
      }
      expect(faults).toEqual([]);
    });

    test('a schedule of 40 years folds, opens, downloads and prints to the last month', async ({
      page,
    }) => {
      await calculate(page, '/calculators/emi', home('40'));
      await unfoldPart(page, 'The schedule');
      const rows = schedule(page).getByRole('row');
      // The header and forty years.
      await expect(rows).toHaveCount(41);
      await schedule(page).getByRole('button', { name: 'Year 40' }).click();
      await expect(rows).toHaveCount(41 + 12);
      await expect(rows.last()).toContainText('₹0');
      await loan(page).getByRole('button', { name: 'Show every month' }).click();
      await expect(rows).toHaveCount(41 + 480);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => measureWidth(page)).toBe(320);
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
      await expect(loan(page).locator('button:not([aria-controls]):visible')).toHaveCount(0);
      await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
      await expect(schedule(page)).toBeHidden();
    });

    test('a term without whole months has the estimate, and a sentence in place of a schedule', async ({
      page,
    }) => {
      await calculate(page, '/calculators/emi', home('1.3'));
      await expect(loan(page)).toContainText('comes to whole months');
      await reopenForm(page);
      await page.getByLabel('Tenure (Years)').fill('101');
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(loan(page)).toContainText('a term of up to 100 years');
      await reopenForm(page);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(loan(page)).toHaveCount(0);
    });
  });

  test.describe('HRA', () => {
    const law = (page: Page) => page.getByRole('region', { name: 'The working, by law' });
    const sheet = (page: Page) => law(page).getByRole('table', { name: /^Exempt by law/ });
    const fields = {
      'Annual Basic Salary': '6,00,000',
      'Annual HRA Received': '3,00,000',
      'Annual Rent Paid': '2,40,000',
    };

    test('the result by law has the exemption, three limits, how far the least could move, and the tax', async ({
      page,
    }) => {
      const faults = watchForFaults(page);
      await calculate(page, '/calculators/hra', fields);
      // The city decides, so it is asked in the place of the figure.
      await expect(getLawAnswer(page)).toContainText(hraByLaw.city.question);
      await expect(law(page)).toHaveCount(0);
      await expectAccessible(page);
      await getLawAnswer(page)
        .getByRole('button', { name: /Not sure/ })
        .click();
      await expect(
        getLawAnswer(page).getByRole('button', { name: 'Another place ₹1,80,000' }),
      ).toBeVisible();
      await getLawAnswer(page)
        .getByRole('button', { name: /^Mumbai/ })
        .click();
      await expect(getLawAnswer(page)).toContainText('Exempt from tax this year₹1,80,000');
      const city = getLawAnswer(page).getByRole('combobox', { name: hraByLaw.city.question });
      await expect(city).toBeFocused();
      await expect(city).toHaveValue('Mumbai');
      await expect(getResultTable(page, 'Your HRA')).toContainText('₹1,80,000');
      await expect(law(page)).toContainText(lawDay);
      await expect(sheet(page)).toContainText('Rent less 10% of salary is the least');
      await expect(law(page)).toContainText(
        'Up to ₹1,20,000 (₹10,000 a month) more rent would raise your exemption.',
      );
      const bars = sheet(page).locator('.bar');
      await expect(bars).toHaveCount(3);
      await expect(sheet(page).locator('.ringed')).toHaveText('₹1,80,000');

      await unfoldPart(page, 'What it saves in tax');
      await law(page).getByLabel('Gross Salary of the Year').fill('800000');
      await expect(law(page)).toContainText('so it is at least ₹9,00,000.');
      await law(page).getByLabel('Gross Salary of the Year').fill('1200000');
      await expect(law(page)).toContainText(
        'In the old regime the exemption saves ₹53,040 of tax, but the new regime, without it, is cheaper by ₹1,10,760.',
      );
      await unfoldPart(page, 'Sections and conditions');
      const { heads, ...sentences } = hraByLaw;
      for (const head of Object.values(heads)) {
        await expect(law(page).getByRole('term').filter({ hasText: head })).toBeVisible();
      }
      for (const sentence of [sentences.salary, sentences.claim, sentences.twoPlaces]) {
        await expect(law(page).getByRole('definition').filter({ hasText: sentence })).toBeVisible();
      }
      await expect(law(page)).toContainText('Rule 279, Income-tax Rules, 2026');
      await expectAccessible(page);
      // The second place matters only where the new rule applies.
      await getLawAnswer(page).getByRole('button', { name: 'tax year 2026-27' }).click();
      await getLawAnswer(page)
        .getByRole('radio', { name: /^AY 2026-27/ })
        .click();
      await expect(law(page).getByText(heads.twoPlaces)).toHaveCount(0);
      await expect(law(page)).toContainText('Rule 2A, Income-tax Rules, 1962');
      await expect(getLawAnswer(page)).toContainText('Exempt from tax in AY 2026-27');
      await getLawAnswer(page).getByRole('button', { name: 'the old regime' }).click();
      await getLawAnswer(page)
        .getByRole('radio', { name: /^New regime/ })
        .click();
      await expect(getLawAnswer(page).locator('.answer-figure')).toHaveText('₹0');
      await expect(page.locator('#law-beside')).toHaveText(hraByLaw.sentence.newRegime);
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => measureWidth(page)).toBe(320);
      expect(faults).toEqual([]);
    });

    test('amounts by the month, a home in Pune, and a link that keeps both', async ({ page }) => {
      await calculate(page, '/calculators/hra', {});
      await page.getByRole('radio', { name: 'Per month' }).check({ force: true });
      await page.getByLabel('Monthly Basic Salary').fill('80,000');
      await page.getByLabel('Monthly HRA Received').fill('40,000');
      await page.getByLabel('Monthly Rent Paid').fill('45,000');
      await page.getByRole('radio', { name: 'Pune' }).check();
      // Until March 2026 Pune was no metro, and the estimate goes by that.
      await expect(page.getByRole('paragraph').filter({ hasText: 'City Type:' })).toHaveText(
        /^City Type: Non-metro\s+We chose it from the city/,
        { useInnerText: true },
      );
      await page.getByRole('button', { name: 'Change City Type' }).click();
      const ownType = page.getByRole('radio', { name: /^Non-metro/ });
      await expect(ownType).toBeFocused();
      await expect(ownType).toBeChecked();
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(getLawAnswer(page)).toContainText('Exempt from tax this year₹4,44,000');
      await expect(getResultTable(page, 'Your HRA')).toContainText('₹3,84,000');
      await expect(page.locator('#law-beside')).toHaveText(
        'The law adds ₹60,000: Pune counts as a 50% city since 1 April 2026.',
      );
      await reopenForm(page);
      await page.getByRole('radio', { name: 'Per year' }).check({ force: true });
      await expect(page.getByLabel('Annual Basic Salary')).toHaveValue('9,60,000');

      // Reloaded, the tab has the same.
      await page.reload();
      await expect(getLawAnswer(page)).toContainText('₹4,44,000');
      await reopenForm(page);
      await page.getByRole('button', { name: 'Reset' }).click();
      await expect(page.getByRole('radio', { name: 'Per year' })).toBeChecked();
      await expect(page.getByLabel('Annual Basic Salary')).toHaveValue('');
      await expect(page.getByRole('radio', { name: /^Metro/ })).toBeChecked();
    });

    test('pay and rent that change within the year are counted month by month', async ({
      page,
    }) => {
      // Basic pay of 20,000 for six months and 50,000 for six, the allowance two fifths of it.
      await calculate(page, '/calculators/hra', {
        'Annual Basic Salary': '4,20,000',
        'Annual HRA Received': '1,68,000',
        'Annual Rent Paid': '1,80,000',
      });
      const answer = getLawAnswer(page);
      await answer.getByRole('button', { name: 'Another place' }).click();
      await expect(answer).toContainText('₹1,38,000');
      await answer.getByRole('button', { name: 'all twelve months' }).click();
      await answer.getByRole('radio', { name: /^Rent, city or pay changed/ }).click();
      await answer.getByLabel('From').selectOption({ label: 'Oct 2026' });
      await answer.getByLabel('Basic a Month').fill('50,000');
      await answer.getByLabel('HRA a Month').fill('20,000');
      await expect(answer).toContainText('₹1,08,000');
      await expect(answer).toContainText('twelve months with one change');
      await expect(sheet(page).getByRole('row')).toHaveCount(3);
      await expect(sheet(page)).toContainText('Oct 2026 to Mar 2027');
      await answer.getByLabel('Basic a Month').fill('5,00,000');
      await expect(answer).toContainText('That is more than the whole year has.');
      await expect(answer).toContainText('₹1,38,000');
      await expectAccessible(page);
    });

    test('amounts by the month are those before the first change', async ({ page }) => {
      await calculate(page, '/calculators/hra', {});
      await page.getByRole('radio', { name: 'Per month' }).check({ force: true });
      await page.getByLabel('Monthly Basic Salary').fill('30,000');
      await page.getByLabel('Monthly HRA Received').fill('15,000');
      await page.getByLabel('Monthly Rent Paid').fill('20,000');
      await page.getByRole('radio', { name: 'Hyderabad' }).check();
      await page.getByRole('button', { name: 'Calculate' }).click();
      const answer = getLawAnswer(page);
      await answer.getByRole('button', { name: 'all twelve months' }).click();
      await expect(answer).toContainText('we take the amounts above for the months before it');
      await answer.getByRole('radio', { name: /^Rent, city or pay changed/ }).click();
      await answer.getByLabel('From').selectOption({ label: 'Jan 2027' });
      await answer.getByLabel('Basic a Month').fill('60,000');
      await answer.getByLabel('HRA a Month').fill('30,000');
      await expect(getLawAnswer(page)).toContainText('₹1,77,000');
    });
  });
});
