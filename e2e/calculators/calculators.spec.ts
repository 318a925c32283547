import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { routes } from '@/content/routes';
import {
  button,
  calculatorExamples,
  expectAmounts,
  expectSane,
  expectZero,
  field,
  fillCalculator,
  getLawAnswer,
  getLineAmount,
  getResultTable,
  reopenForm,
} from '@/e2e/support/calculators';
import { expectToFitEnlarged } from '@/e2e/support/fits';
import { test } from '@/e2e/support/test';
import { lawDay } from '@/lib/law-day';

test.describe('every calculator', { tag: '@phone' }, () => {
  test('every calculator of the site is worked here', () => {
    const paths = routes.filter(({ group }) => group === 'calculators').map(({ path }) => path);
    expect(calculatorExamples.map(({ path }) => path).toSorted()).toEqual(paths.toSorted());
  });

  for (const { path, table: name, fields, required, results, announced } of calculatorExamples) {
    test(`${path} by keyboard: results come on Calculate and not on typing, and Reset zeroes them`, {
      // The others have the same form and the same sheet.
      tag: path === '/calculators/tax' ? '@engines' : [],
    }, async ({ page }) => {
      const table = getResultTable(page, name);
      const [first = ''] = Object.keys(fields);
      const expectUntouched = async () => {
        for (const label of Object.keys(fields)) await expect(field(page, label)).toHaveValue('');
        await expectZero(table);
        await expectSane(page);
      };
      await page.goto(path);
      await expectUntouched();
      // The example only fills in the form.
      await button(page, 'Calculate').hover();
      await page.getByRole('button', { name: /^Try/ }).click();
      await expect(field(page, first)).not.toHaveValue('');
      await expectZero(table);
      await button(page, 'Reset').click();
      await expectUntouched();

      await field(page, first).focus();
      for (const [label, [typed, shown]] of Object.entries(fields)) {
        for (let steps = 0; steps < 4; steps += 1) {
          if (await field(page, label).evaluate((node) => node === document.activeElement)) break;
          await page.keyboard.press('Tab');
        }
        await expect(field(page, label)).toBeFocused();
        await page.keyboard.type(typed);
        await expect(field(page, label)).toHaveValue(shown);
      }
      await expectZero(table);
      await page.keyboard.press('Enter');
      await expectAmounts(table, results);
      // The answer is in view and has the focus, since the form is folded to a line.
      // A calculator may have no part by law.
      if (existsSync(`content${path}-by-law.ts`)) {
        await expect(getLawAnswer(page)).toBeInViewport({ ratio: 1 });
        await expect(page.locator(':focus').filter({ has: getLawAnswer(page) })).toHaveCount(1);
        // One result is announced once.
        await expect(page.getByRole('status').filter({ has: getLawAnswer(page) })).toHaveCount(0);
      }
      await expect(button(page, 'Calculate')).toBeHidden();
      await expect(page.getByText(announced, { exact: true })).toHaveAttribute('role', 'status');
      await expectSane(page);
      await expectToFitEnlarged(page);

      await reopenForm(page);
      await expect(field(page, first)).toBeVisible();
      // With a required value missing, Calculate leaves the result as it is and says nothing.
      for (const label of required.slice(-1)) {
        await field(page, label).fill('');
        await button(page, 'Calculate').click();
        await expectAmounts(table, results);
        await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
        await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true');
      }
      // Amounts of any length break neither layout nor results.
      const { width = 0, height = 0 } = page.viewportSize() ?? {};
      for (const amount of ['999999999999999.99', '9'.repeat(300)]) {
        for (const label of Object.keys(fields)) await field(page, label).fill(amount);
        await button(page, 'Calculate').click();
        await expectSane(page);
        await page.setViewportSize({ width: 320, height: 700 });
        await expectSane(page);
        await page.setViewportSize({ width, height });
        if (await button(page, 'Calculate').isHidden()) await reopenForm(page);
      }
      await button(page, 'Reset').click();
      await expectUntouched();

      await page.getByText('Worked examples').click();
      await expect(page.getByText(/^(\d+) of \1 agree, worked out here just now\.$/)).toBeVisible();
      await expect(page.getByText(lawDay, { exact: true })).toBeVisible();
    });
  }

  test('choices are joined to the results: regime and age, rate and kind, type of income, city', async ({
    page,
  }) => {
    await page.goto('/calculators/tax');
    await expect(page.getByText(/This result is simplified\. Actual tax may vary/)).toBeVisible();
    await fillCalculator(page, {
      'Annual Income': ['1200000', '12,00,000'],
      'Total Deductions': ['150000', '1,50,000'],
    });
    await page.getByRole('radio', { name: 'New regime' }).check();
    await expect(field(page, 'Total Deductions')).toBeHidden();
    await button(page, 'Calculate').click();
    await expectAmounts(getResultTable(page, 'Simple estimate'), {
      'Taxable income': '₹12,00,000',
      'Total tax liability': '₹93,600',
    });
    await reopenForm(page);
    await page.getByRole('radio', { name: 'Old regime' }).check();
    await expect(field(page, 'Total Deductions')).toBeVisible();

    await page.goto('/calculators/gst');
    await expect(page.getByRole('radio', { name: '18%' })).toBeChecked();
    await expect(page.getByRole('radio', { name: /Exclusive/ })).toBeChecked();
    await fillCalculator(page, { Amount: ['12800', '12,800'] });
    await page.getByRole('radio', { name: '28%' }).check();
    await page.getByRole('radio', { name: /Inclusive/ }).check();
    await page.getByRole('checkbox', { name: 'Interstate' }).check();
    await button(page, 'Calculate').click();
    await expectAmounts(getResultTable(page, 'Your GST'), {
      'Net amount': '₹10,000',
      IGST: '₹2,800',
    });
    await reopenForm(page);
    await button(page, 'Reset').click();
    await expect(page.getByRole('radio', { name: '18%' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Interstate' })).not.toBeChecked();

    await page.goto('/calculators/tds');
    await fillCalculator(page, { 'Income Amount': ['50000', '50,000'] });
    await field(page, 'Income Type').selectOption({ label: 'Rent' });
    await button(page, 'Calculate').click();
    await expectAmounts(getResultTable(page, 'Your TDS'), {
      'TDS rate': '10%',
      'TDS amount': '₹5,000',
    });

    await page.goto('/calculators/hra');
    await fillCalculator(page, {
      'Annual Basic Salary': ['600000', '6,00,000'],
      'Annual HRA Received': ['400000', '4,00,000'],
      'Annual Rent Paid': ['500000', '5,00,000'],
    });
    await page.getByRole('radio', { name: 'Non-metro' }).check();
    await button(page, 'Calculate').click();
    await expectAmounts(getResultTable(page, 'Your HRA'), { 'HRA exemption': '₹2,40,000' });
  });

  test('each group of a long formula is on one line', async ({ page }) => {
    await page.goto('/calculators/emi');
    await fillCalculator(page, {
      'Loan Amount': ['1000000', '10,00,000'],
      'Annual Interest Rate (%)': ['8.5', '8.5'],
      'Tenure (Years)': ['20', '20'],
    });
    await button(page, 'Calculate').click();
    const formula = getResultTable(page, 'Your loan').getByRole('rowheader', { name: /formula/ });
    for (const group of ['÷ (1.0070833240 − 1)', '= ₹8,678.23']) {
      const lines = await formula
        .getByText(group, { exact: true })
        .evaluate((node) => node.getClientRects().length);
      expect(lines).toBe(1);
    }
    await reopenForm(page);
    const rate = field(page, 'Annual Interest Rate (%)');
    await rate.press('ArrowUp');
    await expect(rate).toHaveValue('8.6');
  });

  test('a stale result is marked, and fields and result return with Back and a reload', async ({
    page,
  }) => {
    await page.goto('/calculators/tax');
    const table = getResultTable(page, 'Simple estimate');
    const word = page.getByText('Worked out before a field changed');
    await fillCalculator(page, { 'Annual Income': ['1200000', '12,00,000'] });
    await page.getByRole('radio', { name: 'New regime' }).check();
    await button(page, 'Calculate').click();
    await expectAmounts(table, { 'Total tax liability': '₹93,600' });
    await expect(table).toContainText('new regime, AY 2024-25');
    await expect(word).toBeHidden();
    await reopenForm(page);
    await page.getByRole('radio', { name: '60 to 80' }).check();
    await expect(word).toBeVisible();
    await expectAmounts(table, { 'Total tax liability': '₹93,600' });

    const expectBack = async () => {
      await reopenForm(page);
      await expect(field(page, 'Annual Income')).toHaveValue('12,00,000');
      await expect(page.getByRole('radio', { name: 'New regime' })).toBeChecked();
      await expect(page.getByRole('radio', { name: '60 to 80' })).toBeChecked();
      await expectAmounts(table, { 'Total tax liability': '₹93,600' });
      await expect(word).toBeVisible();
    };
    await page.getByRole('main').getByRole('link', { name: 'HRA' }).click();
    await expect(page).toHaveURL('/calculators/hra');
    await expect(field(page, 'Annual Basic Salary')).toHaveValue('');
    await page.goBack();
    await expectBack();
    await page.reload();
    await expectBack();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await button(page, 'Calculate').click();
    await expect(word).toBeHidden();
    await reopenForm(page);
    await button(page, 'Reset').click();
    await page.reload();
    await expect(field(page, 'Annual Income')).toHaveValue('');
    await expectZero(table);
  });

  test("the browser's own undo takes back what was typed, and the caret stays where it was left", async ({
    page,
  }) => {
    await page.goto('/calculators/emi');
    const loan = field(page, 'Loan Amount');
    await fillCalculator(page, { 'Loan Amount': ['1000', '1,000'] });
    await loan.press('Home');
    await page.keyboard.type('25');
    await expect(loan).toHaveValue('2,51,000');
    expect(await loan.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
    await loan.press('ControlOrMeta+z');
    await expect(loan).toHaveValue('21,000');
    await loan.press('ControlOrMeta+z');
    await expect(loan).toHaveValue('1,000');
    await loan.press('ControlOrMeta+Shift+z');
    await loan.press('ControlOrMeta+Shift+z');
    await expect(loan).toHaveValue('2,51,000');
    await loan.press('End');
    await page.keyboard.type('67');
    await expect(loan).toHaveValue('2,51,00,067');
    await loan.press('ControlOrMeta+z');
    await expect(loan).toHaveValue('25,10,006');
    await loan.selectText();
    await page.keyboard.insertText('₹ 1.2 crore');
    await loan.press('Tab');
    await expect(loan).toHaveValue('1,20,00,000');
  });

  test('a text that is not an amount is ignored only where its field is hidden', async ({
    page,
  }) => {
    await page.goto('/calculators/tax');
    await fillCalculator(page, { 'Annual Income': ['20 lakh', '20 lakh'] });
    const deductions = field(page, 'Total Deductions');
    await deductions.fill('1,5 lakh');
    await button(page, 'Calculate').click();
    await expect(deductions).toBeFocused();
    await expect(deductions).toHaveValue('1,5 lakh');
    // The calculators show no messages.
    await expect(page.locator('[data-slot=field-error]')).toHaveCount(0);
    await expect(getLawAnswer(page)).toHaveCount(0);
    await page.getByRole('radio', { name: 'New regime' }).check({ force: true });
    await button(page, 'Calculate').click();
    await expect(getLawAnswer(page)).toBeVisible();
  });

  test('what is typed and pressed before the script arrives is kept and does no harm', async ({
    page,
  }) => {
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route('**/*.js', async (route) => {
      if (isHeld) await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.goto('/calculators/tax', { waitUntil: 'commit' });
    await field(page, 'Annual Income').fill('1200000');
    await page.getByRole('radio', { name: 'New regime' }).check();
    await button(page, 'Calculate').click();
    await expect(field(page, 'Annual Income')).toHaveValue('1200000');
    await expect(page).toHaveURL('/calculators/tax');

    isHeld = false;
    for (const release of held) release();
    await expect(field(page, 'Annual Income')).toHaveValue('12,00,000');
    // The press is done as soon as it can be.
    await expectAmounts(getResultTable(page, 'Simple estimate'), {
      'Total tax liability': '₹93,600',
    });
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('each page shows its labels, fields, a table at zero and the rule', async ({ page }) => {
      for (const { path, table, fields, results } of calculatorExamples) {
        await page.goto(path);
        for (const label of Object.keys(fields)) await expect(field(page, label)).toBeVisible();
        await expectZero(getResultTable(page, table));
        const blank = /₹|^(Income less deductions|Months, n|Loan amount|Income amount)$/;
        for (const entry of Object.keys(results).filter((text) => !blank.test(text))) {
          await expect(getLineAmount(getResultTable(page, table), entry)).toBeVisible();
        }
        await expect(page.getByRole('heading', { name: 'How it is worked out' })).toBeVisible();
      }
    });
  });
});
