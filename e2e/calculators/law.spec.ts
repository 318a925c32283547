import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '@/e2e/support/accessibility';
import { getLawAnswer as answer, getResultTable, reopenForm } from '@/e2e/support/calculators';
import { untilHydrated } from '@/e2e/support/page-watch';
import { getAllText, servedPage } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';
import { find } from '@/lib/build/page';
import { buildDay } from '@/lib/build-day';
import { getRuleSet, getStatutoryYear } from '@/lib/law/tax/rule-sets';
import { lawDay } from '@/lib/law-day';

const law = (page: Page) => page.getByRole('region', { name: 'The working, by law' });
const unfoldPart = (page: Page, title: string) =>
  law(page).locator('summary').filter({ hasText: title }).click();
const estimate = (page: Page) => getResultTable(page, 'Simple estimate');

async function calculate(page: Page, income: string, deductions: string) {
  await page.getByLabel('Annual Income').fill(income);
  await page.getByLabel('Total Deductions').fill(deductions);
  await page.getByRole('button', { name: 'Calculate' }).click();
}

test.describe('income tax by law', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    // Tax years turn at midnight in India, hours before they do here.
    await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+05:30'));
    await page.goto('/calculators/tax');
    await untilHydrated(page);
  });

  test('before a result the rates of the year come first, and those of the estimate are folded', async ({
    page,
  }) => {
    const year = page.getByRole('region', {
      name: getRuleSet(getStatutoryYear(buildDay().toISOString().slice(0, 10))).label,
    });
    await expect(year).toContainText('No tax up to');
    const [first, second] = await Promise.all(
      [year, estimate(page)].map(async (part) => (await part.boundingBox())?.y ?? 0),
    );
    expect(first).toBeLessThan(second ?? 0);
    const old = page.getByRole('table', { name: 'New regime, every age' });
    await expect(old).toBeHidden();
    await page.getByText('Rates of FY 2023-24 (AY 2024-25)').click();
    await expect(old).toBeVisible();
    await expectAccessible(page);
    await calculate(page, '12,00,000', '');
    await expect(answer(page)).toBeVisible();
    await expect(year).toHaveCount(0);
  });

  test('Calculate shows the law of the current year beside the specified estimate, with its reasons', async ({
    page,
  }) => {
    await expect(law(page)).toHaveCount(0);
    await calculate(page, '12,00,000', '1,50,000');

    await expect(estimate(page)).toContainText('₹1,32,600');
    await expect(estimate(page)).toContainText('Rupees one lakh thirty-two thousand six hundred');
    await expect(answer(page)).toContainText(
      /^Your tax for the year, in the new regime₹0You have a salary, are below 60 and deduct ₹1,50,000, in tax year 2026-27/,
    );
    await expect(page.locator('#law-beside')).toHaveText(
      'Why is this ₹1,32,600 higher? It stays in the old regime, uses the rules of AY 2024-25 and leaves out the standard deduction.',
    );
    await expect(law(page)).toContainText('tax year 2026-27');
    await expect(answer(page)).toContainText('The new one saves₹1,17,000');
    await expect(law(page)).toContainText('The new regime is cheaper: its slabs decide it.');
    await expect(law(page)).toContainText(lawDay);

    await unfoldPart(page, 'What the estimate leaves out');
    // What the estimate leaves out is a list of bars, each as long as what is left.
    const steps = law(page).getByRole('table', { name: /^What the estimate leaves out/ });
    await expect(steps.getByRole('row')).toContainText([
      /^Rule/,
      /Your estimate, AY 2024-25.*₹1,32,600/,
      /Standard deduction.*section 16\(ia\); leaves ₹1,17,000.*−₹15,600/,
      /New regime, not the old/,
      /Slabs of the year.*2025 Act, section 202\(1\)/,
      /Rebate/,
      /By law, tax year 2026-27.*₹0/,
    ]);
    const widths = await steps
      .locator('.bar')
      .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
    expect(widths[1] ?? 0).toBeCloseTo(((widths[0] ?? 0) * 117) / 132.6, 0);
    expect(widths).toHaveLength(4);

    // Each figure but the income as entered opens its reason.
    const regimes = law(page).getByRole('table', { name: 'Both regimes' });
    const rows = await regimes.getByRole('rowheader').count();
    await expect(regimes.getByRole('button')).toHaveCount(rows - 1);
    const reason = law(page).getByText(/^As a resident you get tax back, up to ₹12,500/);
    const rebate = law(page).getByRole('button', { name: /^Rebate/ });
    await expect(reason).toBeHidden();
    await rebate.click();
    await expect(rebate).toHaveAttribute('aria-expanded', 'true');
    await expect(reason).toBeVisible();
    await expect(
      law(page).getByText(/New regime: 2025 Act: section 156\(2\) and \(3\)\.$/),
    ).toBeVisible();
    await expectAccessible(page);
    await rebate.press('Enter');
    await expect(reason).toBeHidden();

    // Without an income there is a sheet too.
    await reopenForm(page);
    await calculate(page, '', '');
    await expect(law(page)).toContainText('You pay nothing in either regime.');
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`at ${width} px the largest figure in view is what is owed this year`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await calculate(page, '18,00,000', '1,50,000');
      const owed = answer(page).locator('.answer-figure');
      await expect(owed).toHaveText('₹1,50,800');
      await expect(owed).toBeInViewport({ ratio: 1 });
      await expect(answer(page)).toBeInViewport({ ratio: 1 });
      await expect(answer(page)).toContainText('in the new regime');
      const isPhone = width < 500;
      await expect(page.getByRole('button', { name: 'Calculate' })).toBeVisible({
        visible: !isPhone,
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS(
        'font-size',
        isPhone ? '29px' : /^5\d/,
      );
      const sizes = await page.locator('.amount').evaluateAll((figures) =>
        figures.map((figure) => ({
          text: figure.textContent,
          size: Number.parseFloat(getComputedStyle(figure).fontSize),
        })),
      );
      const largest = sizes.reduce((most, other) => (other.size > most.size ? other : most));
      expect(largest.text).toBe('₹1,50,800');
      expect(sizes.filter(({ size }) => size === largest.size)).toHaveLength(1);

      // The longest amounts break no table, chart or bar.
      await page.setViewportSize({ width: isPhone ? 320 : width, height });
      if (isPhone) await reopenForm(page);
      await calculate(page, '999999999999999', '1,50,000');
      await expect(law(page)).toContainText('The new regime is cheaper');
      expect(await owed.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow).toBeLessThanOrEqual(0);
    });
  }

  test('the limit of each rebate is named, at 320 px, in forced colours and on paper', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await calculate(page, '12,75,000', '1,50,000');
    await page.emulateMedia({ forcedColors: 'active' });
    await unfoldPart(page, 'Slab by slab');
    const inNew = law(page).getByRole('table', { name: /^New regime: ₹12,00,000 reaches/ });
    await expect(inNew.getByRole('row', { name: '₹8,00,001 to ₹12,00,000' })).toContainText(
      '₹40,000',
    );
    await expect(law(page)).toContainText('From ₹12,00,000 to ₹12,70,588 tax and cess take more');
    const inOld = law(page).getByRole('table', { name: /^Old regime: ₹10,75,000 reaches/ });
    await expect(inOld.getByRole('row', { name: 'Above ₹10,00,000' })).toContainText(
      '30% of ₹75,000',
    );
    await expect(law(page)).toContainText(
      'only from ₹5,16,410 on do you keep as much as of ₹5,00,000',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    // Paper has the answer, the estimate and the working, in this order, and no controls.
    await page.emulateMedia({ forcedColors: null, media: 'print' });
    const parts = [answer(page), estimate(page), law(page).getByRole('table').first()];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(inNew).toBeHidden();
    await expect(law(page).getByRole('combobox').filter({ visible: true })).toHaveCount(0);
  });

  test('words change the answer and not the estimate, and Reset removes both', async ({ page }) => {
    await calculate(page, '15,00,000', '');
    await expect(answer(page)).toContainText('₹97,500');
    // As the home page says.
    const [shownAtHome] = find(servedPage('/'), '[data-slot=data-table-total]').map(getAllText);
    expect(shownAtHome).toContain('₹97,500');
    const estimated = await estimate(page).textContent();
    await answer(page).getByRole('button', { name: 'a salary' }).click();
    // Each alternative shows what it would cost.
    const none = answer(page).getByRole('radio', { name: /^No salary.*₹1,09,200/ });
    await expectAccessible(page);
    await none.click();
    await expect(answer(page)).toContainText('₹1,09,200');
    await expect(answer(page).getByRole('button', { name: 'no salary' })).toBeFocused();
    await expect(law(page).getByRole('row', { name: /^Standard deduction/ })).toHaveCount(0);

    // Another year changes the answer and the working, and not the estimate.
    await answer(page).getByRole('button', { name: 'tax year 2026-27' }).click();
    await answer(page)
      .getByRole('radio', { name: /^AY 2024-25/ })
      .click();
    await expect(answer(page)).toContainText('in AY 2024-25');
    await expect(law(page)).toContainText('Income-tax Act, 1961');
    await expect(law(page)).toContainText(/The new regime is cheaper/);
    expect(await estimate(page).textContent()).toBe(estimated);
    // The next result keeps both.
    await reopenForm(page);
    await calculate(page, '16,00,000', '');
    await expect(answer(page)).toContainText(/no salary.*AY 2024-25/);
    await reopenForm(page);
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(law(page)).toHaveCount(0);
    // A new year begins at midnight in India.
    await page.clock.setFixedTime(new Date('2026-03-31T23:00:00+05:30'));
    await calculate(page, '15,00,000', '');
    await expect(answer(page)).toContainText('AY 2026-27');
  });
});
