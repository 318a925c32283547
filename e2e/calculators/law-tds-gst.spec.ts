import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { getLawAnswer, getResultTable, reopenForm } from '@/e2e/support/calculators';
import { untilHydrated } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { lawDay } from '@/lib/law-day';

const law = (page: Page) => page.getByRole('region', { name: 'The working, by law' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Opens a word of the answer and takes one of its choices. */
async function choose(page: Page, word: string, choice: string | RegExp) {
  await getLawAnswer(page).getByRole('button', { name: word }).click();
  // The choice closes its box, so that nothing is left to be checked.
  await getLawAnswer(page).getByRole('radio', { name: choice }).click();
}
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

    await expect(getLawAnswer(page)).toContainText(
      'You deduct from this payment₹1,000A business pays commission or brokerage to an individual in India, today, with nothing before.',
    );
    await expect(getLawAnswer(page)).toContainText('You pay ₹49,000 and keep back 2% of ₹50,000.');
    await expect(getLawAnswer(page)).toContainText(
      '31 January 2027You file Form 140 by this day, a Sunday: do it by 30 January.',
    );
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

  test('TDS: words change only the law, and Reset clears them', async ({ page }) => {
    await openCalculator(page, '/calculators/tds');
    await deduct(page, '20001', 'Commission/brokerage');
    await expect(getLawAnswer(page)).toContainText('₹400.02');
    const sheet = getResultTable(page, 'Your TDS').getByRole('table');
    const estimate = await sheet.textContent();

    await button(page, 'today, with nothing before').click();
    await getLawAnswer(page).getByLabel('Paid before in tax year 2026-27').fill('9999');
    await expect(getLawAnswer(page)).toContainText('₹600A business');
    await choose(page, 'an individual in India', /^Someone without a PAN.*₹6,000/);
    await expect(getLawAnswer(page)).toContainText('₹6,000A business');
    await choose(page, 'someone without a PAN', /^An individual/);
    await button(page, 'today, with ₹9,999 before').click();
    const date = getLawAnswer(page).getByLabel('Date', { exact: true });
    await date.fill('2024-09-30');
    await expect(getLawAnswer(page)).toContainText('by the law of that day₹1,500');
    await date.fill('2024-03-31');
    await expect(getLawAnswer(page)).toContainText('Choose a date from 1 Apr 2024');
    await date.fill('2026-11-22');
    await date.press('Escape');
    await choose(page, 'A business', /^An individual or a family \(HUF\)/);
    await expect(getLawAnswer(page)).toContainText('up to ₹50,00,000 for the year');
    expect(await sheet.textContent()).toBe(estimate);
    await expect(page.getByText('Worked out before a field changed')).toHaveCount(0);

    await reopenForm(page);
    await button(page, 'Reset').click();
    await expect(getLawAnswer(page)).toHaveCount(0);
    await deduct(page, '20001', 'Commission/brokerage');
    await expect(getLawAnswer(page)).toContainText('₹400.02');
  });

  test('TDS: who pays a rent is asked first, and a word is changed by key', async ({ page }) => {
    await openCalculator(page, '/calculators/tds');
    await deduct(page, '60,000', 'Rent');
    const answer = getLawAnswer(page);
    await expect(answer.getByRole('heading', { name: 'Who pays the rent?' })).toBeVisible();
    await expect(answer).not.toContainText('₹6,000');
    await expect(law(page)).toHaveCount(0);
    await expect(getResultTable(page, 'Your TDS')).toContainText('₹6,000');
    await button(page, 'Not sure? See both answers').click();
    await expect(answer.getByRole('button', { name: /^A business/ })).toContainText(
      '₹6,000 every month',
    );
    await expectAccessible(page);

    await answer.getByRole('button', { name: /^An individual or family.*₹14,400/ }).click();
    await expect(answer).toContainText('You deduct once, in March 2027₹14,400Nothing is due today');
    await expect(answer).toContainText('30 April 2027You pay the tax with Form 141, by this day.');
    const payer = button(page, 'An individual');
    await expect(payer).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answer.getByRole('radio', { name: /\(HUF\).*₹14,400/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(answer).toContainText('You deduct every month₹6,000');
    await expect(answer.getByRole('radio', { name: /^A company/ })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await expect(payer).toBeFocused();
    await expect(payer).toHaveAttribute('aria-expanded', 'false');

    await button(page, 'goes on').click();
    await answer.getByLabel('Month').selectOption({ label: 'December 2026' });
    await expect(answer).toContainText('in December 2026₹10,800');
    await expectAccessible(page);
    await page.reload();
    await untilHydrated(page);
    await expect(answer).toContainText('in December 2026₹10,800');
    await expectToFitEverywhere(page);
  });

  test('TDS: a link to a result has its words', async ({ page }) => {
    await openCalculator(page, '/calculators/tds#income=60000&incomeType=rent&payer=individual');
    await expect(getLawAnswer(page)).toContainText('You deduct once, in March 2027₹14,400');
  });

  test('TDS: an employer deducts at the average rate, and nothing from a small salary', async ({
    page,
  }) => {
    await openCalculator(page, '/calculators/tds');
    await deduct(page, '2,00,000', 'Salary');
    await expect(getLawAnswer(page)).toContainText('You deduct nothing₹0');
    await expect(getLawAnswer(page)).toContainText('as no tax falls on it');
    const bars = await unfolded(page, 'Flat rate and average rate');
    await expect(bars).toContainText('the flat rate and the average rate both come to ₹0.');
    await expect(bars.locator('.bar')).toHaveCount(0);
    await reopenForm(page);
    await deduct(page, '20,00,000', 'Salary');
    await expect(getLawAnswer(page)).toContainText('₹1,92,400You pay a salary today');
    await expect(getLawAnswer(page)).toContainText(
      'Each monthYou keep back ₹16,033.33, an average rate of 9.62%.',
    );
    await expect(fold(page, 'Flat rate and average rate').locator('.bar')).not.toHaveCount(0);
    await expect(getLawAnswer(page)).toContainText('You file Form 138');
    await choose(page, 'the new regime', /^Old regime ₹4,13,400/);
    await button(page, 'no deductions').click();
    await getLawAnswer(page).getByLabel('Deductions declared').fill('2,00,000');
    await expect(getLawAnswer(page)).toContainText('₹3,51,000');
    await expectAccessible(page);
    await expectToFitEverywhere(page);
  });

  test('GST: exclusive and inclusive amounts are side by side, at current rates', async ({
    page,
  }) => {
    await openCalculator(page, '/calculators/gst');
    await page.getByLabel('Amount', { exact: true }).fill('10,000');
    await button(page, 'Calculate').click();
    await expect(getLawAnswer(page)).toContainText(
      'GST, by this year’s law₹1,800GST of 18% on top of ₹10,000, within a State, today.',
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
    await choose(page, 'within a State', /^Within a union territory/);
    await expect(getLawAnswer(page)).toContainText('CGST and UTGST, each₹900');
    await choose(page, 'on top of', /^Yes, the amount includes it.*bill ₹10,000/);
    await expect(getLawAnswer(page)).toContainText('₹1,525.42GST of 18% included in ₹10,000');
    await expectAccessible(page);

    // A withdrawn rate asks for the rate of the goods in place of a figure.
    await reopenForm(page);
    await page.getByLabel('Amount', { exact: true }).fill('99.50');
    await page.getByRole('radio', { name: '12%' }).check({ force: true });
    await button(page, 'Calculate').click();
    await expect(getLawAnswer(page)).toContainText(
      /Which rate do your goods have\?12% has not been a general rate since 22 Sept? 2025\./,
    );
    await expect(law(page)).toHaveCount(0);
    await getLawAnswer(page).getByRole('button', { name: /^12%/ }).click();
    await expect(getLawAnswer(page)).toContainText('GST, by this year’s law₹11.94');
    await expect(law(page)).toContainText('cannot choose the composition scheme');
    await choose(page, '12%', /^5%/);
    await expect(getLawAnswer(page)).toContainText('Bill₹104');
    await expect(law(page)).toContainText('Round-off');
    await button(page, 'today').click();
    await getLawAnswer(page).getByLabel('Date of supply').fill('2025-09-22');
    await choose(page, '5%', /^40%/);
    await expect(getLawAnswer(page)).toContainText('₹39.80');
    await reopenForm(page);
    await page.getByRole('checkbox', { name: 'Interstate' }).check({ force: true });
    await button(page, 'Calculate').click();
    await getLawAnswer(page).getByRole('button', { name: /^5%/ }).click();
    await expect(getLawAnswer(page)).toContainText('from one State to another');
    await expect(getLawAnswer(page)).toContainText('IGST₹4.98');
    await expectToFitEverywhere(page);
  });
});
