import { expect, type Page } from '@playwright/test';
import { estimateCopy } from '@/content/estimate';
import { prices } from '@/content/prices';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { financialPlanning } from '@/content/services/financial-planning';
import { gstRegistration } from '@/content/services/gst-registration';
import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { expectAccessible } from '@/e2e/support/accessibility';
import { untilHydrated } from '@/e2e/support/page-watch';
import { shownFee } from '@/e2e/support/portal';
import { hasSampleFees } from '@/e2e/support/sample-fees';
import { readPrintedSheets } from '@/e2e/support/sheets';
import { test } from '@/e2e/support/test';
import { createEstimateLines, type EstimateRow } from '@/features/services/estimate/estimate-lines';
import { servicePages } from '@/lib/content/service-pages';
import { withGst } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';

const estimate = (page: Page) =>
  page.getByRole('form', { name: new RegExp(`^(${estimateCopy.title}|${estimateCopy.byScope})$`) });
const total = (page: Page) => estimate(page).locator('.estimate-total');
const ask = (page: Page) => estimate(page).getByRole('button', { name: estimateCopy.ask });

/** On a phone the rows are folded to the chosen one. */
async function chooseRow(page: Page, label = '') {
  const change = estimate(page).getByText(estimateCopy.change, { exact: true });
  if (await change.isVisible()) await change.click();
  await estimate(page)
    .getByRole('radio', { name: new RegExp(`^${label}\\b`) })
    .check();
}

/** What the estimate shows for the firm's State and as few people as may sign. */
function getTotal({ sum, people }: EstimateRow) {
  const [office] = site.offices;
  const [shown] = (sum?.totals ?? []).filter(
    ({ case: estimateCase }) =>
      (estimateCase.state === undefined || estimateCase.state === office.region) &&
      (estimateCase.people === undefined || estimateCase.people === people),
  );
  return shown?.amount ?? 'no total';
}

const getRow = (content: Parameters<typeof createEstimateLines>[0], label: string) => {
  const row = createEstimateLines(content).find((line) => line.label === label);
  if (!row) throw new Error(`no row ${label}`);
  return row;
};

test.describe('estimate', { tag: ['@phone', '@client-area'] }, () => {
  test('the chosen row, its State and people go into the cart and into the request', {
    tag: '@incorporation',
  }, async ({ page }) => {
    await page.goto(companyIncorporation.path);
    const row = getRow(companyIncorporation, 'LLP');
    await chooseRow(page, row.label);
    if (!isStrict) await expect(total(page)).toContainText(getTotal(row));
    await estimate(page).getByLabel(estimateCopy.state).selectOption('Kerala');
    await estimate(page)
      .getByLabel(estimateCopy.people)
      .filter({ visible: true })
      .selectOption('4');
    await ask(page).click();
    await expect(page).toHaveURL('/dashboard/cart');
    const sheet = page.getByRole('region', { name: 'Services in the cart' });
    const item = sheet.getByRole('row', { name: row.name });
    await expect(item).toContainText('Kerala, 4 people');
    const { rupees } = prices['formation-llp'];
    await expect(item).toContainText(shownFee(rupees));
    if (!isStrict) await expect(sheet).toContainText(formatRupees(withGst(rupees)));

    await page.getByRole('button', { name: 'Request Quotation' }).click();
    await expect(page.getByText(`1. ${row.name} (Kerala, 4 people)`)).toBeVisible();
  });

  (isStrict || !hasSampleFees ? test.skip : test)(
    'State and people move the total',
    async ({ page }) => {
      await page.goto(companyIncorporation.path);
      const state = estimate(page).getByLabel(estimateCopy.state);
      const people = estimate(page).getByLabel(estimateCopy.people).filter({ visible: true });
      const readTotal = async () => (await total(page).innerText()).replace(/\s+/g, ' ');
      expect(await readTotal()).toBe(
        'In all about ₹16,800 ₹10,619 of it is our fee with GST. The signatures make it ₹15,772 to ₹17,772.',
      );
      await state.selectOption('Maharashtra');
      await people.selectOption('3');
      expect(await readTotal()).toBe(
        'In all about ₹19,100 ₹10,619 of it is our fee with GST. The signatures make it ₹17,562 to ₹20,562.',
      );
      await state.selectOption('Goa');
      expect(await readTotal()).toBe(
        'In all about ₹17,800 plus stamp duty ₹10,619 of it is our fee with GST. The signatures make it ₹16,262 to ₹19,262.',
      );
      await expect(
        estimate(page).locator('.estimate-line').filter({ visible: true, hasText: 'Stamp duty' }),
      ).toHaveText(`Stamp duty ${estimateCopy.unknown}`, { useInnerText: true });
      await chooseRow(page, 'One Person Company');
      await expect(total(page).locator('.amount').filter({ visible: true })).toHaveText('₹11,400');
    },
  );

  test('a service that is asked for with another State replaces the first in the cart', {
    tag: '@incorporation',
  }, async ({ page }) => {
    for (const state of ['Goa', 'Sikkim']) {
      await page.goto(companyIncorporation.path);
      await estimate(page).getByLabel(estimateCopy.state).selectOption(state);
      await ask(page).click();
      await expect(page).toHaveURL('/dashboard/cart');
      await expect(page.getByText(`${state}, 2 people`)).toBeVisible();
    }
    await expect(page.getByText('Goa, 2 people')).toBeHidden();
  });

  test('a question names its row, and what is typed stays', async ({ page }) => {
    await page.goto(gstRegistration.path);
    const row = createEstimateLines(gstRegistration)[1];
    await chooseRow(page, row?.label);
    await estimate(page).getByRole('link', { name: estimateCopy.question }).click();
    const form = page.getByRole('form', { name: 'Send us a message' });
    await expect(form.getByLabel('Message')).toHaveValue(`${row?.name}: `);
    await expect(form.getByLabel('Subject')).toHaveValue(gstRegistration.subject);
  });

  test('the arrow keys choose a row, which gets the ring, and the sum follows', async ({
    page,
  }) => {
    await page.goto(gstRegistration.path);
    const [first, second] = createEstimateLines(gstRegistration);
    const change = estimate(page).getByText(estimateCopy.change, { exact: true });
    if (await change.isVisible()) await change.click();
    await estimate(page)
      .getByRole('radio', { name: first?.label ?? '' })
      .focus();
    await page.keyboard.press('ArrowDown');
    await expect(estimate(page).getByRole('radio', { name: second?.label ?? '' })).toBeChecked();
    await expect(estimate(page).locator('.estimate-row').nth(1)).toHaveCSS(
      'outline-style',
      'solid',
    );
    await expect(estimate(page).locator('.estimate-row').nth(1)).toHaveCSS('outline-width', '3px');
    if (!isStrict && second) await expect(total(page)).toContainText(getTotal(second));
    await expectAccessible(page);
  });

  test('on a phone total and button of every service are above the bar', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const { path } of Object.values(servicePages)) {
      await page.goto(path);
      const bar = await page.locator('.contact-bar').boundingBox();
      const button = await estimate(page).locator('[type=submit]').boundingBox();
      const amount = await total(page).locator('.amount').filter({ visible: true }).count();
      expect((button?.y ?? 844) + (button?.height ?? 0), path).toBeLessThanOrEqual(bar?.y ?? 0);
      // The total is above its button; planning is quoted by scope, and the strict conduct has none.
      expect(amount, path).toBe(isStrict || path === financialPlanning.path ? 0 : 1);
    }
  });

  (isStrict || !hasSampleFees ? test.skip : test)(
    'out of sight of the button the bar of a phone has the total and asks, without movement',
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(companyIncorporation.path);
      const contact = page.locator('.contact-bar');
      const bar = page.locator('.estimate-bar');
      const height = (await contact.boundingBox())?.height;
      await expect(bar).toBeHidden();
      await expect(contact).toBeVisible();
      await page.mouse.wheel(0, 1500);
      await expect(bar).toContainText('In all, about ₹16,800');
      await expect(contact).toBeHidden();
      expect((await bar.boundingBox())?.height).toBeCloseTo(height ?? 0, 0);
      await page.mouse.wheel(0, -1500);
      await expect(bar).toBeHidden();
      await expect(contact).toBeVisible();
      await page.mouse.wheel(0, 1500);
      await bar.getByRole('button', { name: estimateCopy.askShort }).click();
      await expect(page).toHaveURL('/dashboard/cart');
      await expect(page.getByText('Uttar Pradesh, 2 people')).toBeVisible();
    },
  );

  test('on a phone a row chosen by a tap folds the others', { tag: '@incorporation' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(companyIncorporation.path);
    const rows = estimate(page).getByRole('radio').filter({ visible: true });
    await untilHydrated(page);
    await expect(rows).toHaveCount(0);
    await chooseRow(page, 'LLP');
    await expect(estimate(page).getByText('LLP', { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(0);
  });

  test('it prints as one sheet with the chosen row and its sum', { tag: '@incorporation' }, async ({
    page,
  }) => {
    await page.goto(companyIncorporation.path);
    await chooseRow(page, 'LLP');
    const sheets = await readPrintedSheets(page);
    const own = sheets.filter((sheet) => sheet.includes(estimateCopy.title));
    expect(own).toHaveLength(1);
    const rows = createEstimateLines(companyIncorporation);
    for (const row of rows) {
      const isChosen = row.id === 'formation-llp';
      expect(own[0]?.includes(row.covers)).toBe(isChosen);
      if (row.sum) expect(own[0]?.includes(getTotal(row))).toBe(isChosen);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the sum follows the row, and the button leads to the form with both named', async ({
      page,
    }) => {
      await page.goto(gstRegistration.path);
      const row = createEstimateLines(gstRegistration)[2];
      await chooseRow(page, row?.label);
      if (!isStrict && row) await expect(total(page)).toContainText(getTotal(row));
      await ask(page).click();
      const { pathname, searchParams } = new URL(page.url());
      expect(pathname).toBe('/contact');
      expect(Object.fromEntries(searchParams)).toEqual({
        subject: gstRegistration.subject,
        row: row?.name,
      });
    });
  });

  // estimate-lines.test.ts holds no page to have more rows.
  test('each row shows its own sum, up to the most rows that a page may have', async ({ page }) => {
    test.skip(isStrict, 'the strict conduct shows no sum');
    const [most] = Object.values(servicePages)
      .map((content) => ({ path: content.path, rows: createEstimateLines({ ...content }) }))
      .sort((a, b) => b.rows.length - a.rows.length);
    await page.goto(most?.path ?? '');
    for (const row of most?.rows ?? []) {
      await chooseRow(page, row.label);
      await expect(total(page).locator('.amount').filter({ visible: true })).toHaveText(
        getTotal(row),
      );
    }
  });

  test('each row of an estimate has a line above it, even a choice within another', async ({
    page,
  }) => {
    await page.goto('/services/itr-filing');
    const change = estimate(page).getByText(estimateCopy.change, { exact: true });
    if (await change.isVisible()) await change.click();
    const lines = await estimate(page)
      .locator('.estimate-row')
      .evaluateAll((rows) => rows.slice(1).map((row) => getComputedStyle(row).borderTopWidth));
    expect(new Set(lines)).toEqual(new Set(['1px']));
  });

  test('the text of an open row begins below the wash of its row', async ({ page }) => {
    await page.goto('/services/itr-filing');
    const row = page.locator('main details', { hasText: 'Who may use presumptive income' }).last();
    await row.locator('summary').click();
    const gap = await row.evaluate((details) => {
      const summary = details.querySelector('summary');
      const text = document.createRange();
      if (summary?.nextElementSibling) text.selectNodeContents(summary.nextElementSibling);
      return text.getBoundingClientRect().top - (summary?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeGreaterThanOrEqual(6);
  });

  test('the sign of every fold is at the same edge', async ({ page }) => {
    await page.goto('/services/itr-filing');
    const edges = await page
      .locator('main details > summary')
      .filter({ visible: true })
      .evaluateAll((rows) =>
        rows.map((row) => {
          const { right } = row.getBoundingClientRect();
          return Math.round((row.parentElement?.getBoundingClientRect().right ?? 0) - right);
        }),
      );
    expect(edges.length).toBeGreaterThan(5);
    expect(new Set(edges)).toEqual(new Set([0]));
  });

  test('a select too narrow for its words ends with dots', { tag: '@incorporation' }, async ({
    page,
  }) => {
    await page.goto('/services/company-incorporation');
    const ends = await page
      .locator('select')
      .evaluateAll((all) => all.map((select) => getComputedStyle(select).textOverflow));
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends)).toEqual(new Set(['ellipsis']));
  });
});
