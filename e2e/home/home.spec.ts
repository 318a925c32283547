import { expect, type Locator, type Page } from '@playwright/test';
import { latePayments } from '@/content/calculators/late-payments';
import { estimateCopy, getSignatureCost, leastPeople } from '@/content/estimate';
import { stampDuty } from '@/content/government-fees';
import { home } from '@/content/home';
import { type PriceId, prices } from '@/content/prices';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { isStrict } from '@/content/words/conduct';
import { getLawAnswer } from '@/e2e/support/calculators';
import { expectToFitEnlarged, overhang, setTextSize } from '@/e2e/support/fits';
import { watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { withGst } from '@/lib/fees/total';
import { formatRupees } from '@/lib/format';

const { reasons } = home;

test('the cover answers the question that brings a visitor', { tag: '@phone' }, async ({
  page,
}) => {
  const faults = watchForFaults(page);
  await page.clock.setFixedTime(new Date('2026-11-27T12:00:00+05:30'));
  await page.goto('/');
  const list = page.getByRole('region', { name: reasons.heading });
  const row = (title: string) => list.getByRole('group').filter({ hasText: title });

  const { notice } = reasons;
  const number = row(notice.title).getByLabel(notice.label);
  await number.fill('143(1)');
  await number.press('Enter');
  const answer = row(notice.title).getByRole('region');
  await expect(answer).toContainText('you get a refund, or you owe a sum, which is a demand.');
  await expect(answer).toContainText('By whenWithin 30 days');
  await expect(answer).toContainText('1% a month after its 30 days (section 220(2)');
  await expect(page.locator('.cover-in > .cover-sheet')).toBeHidden();
  await number.fill('143');
  await row(notice.title).getByRole('button', { name: notice.action }).click();
  await expect(row(notice.title)).toContainText('143(1)(a), 143(1), 143(2)');
  await number.fill('143(7)');
  await row(notice.title).getByRole('button', { name: notice.action }).click();
  await expect(number).toHaveAccessibleDescription(/^Not found\. We don’t know a notice 143\(7\)/);
  await expect(number).toHaveValue('143(7)');
  // Axe measures no contrast on a cloth of several layers.
  const title = page.getByRole('heading', { level: 1 });
  const onCloth = await title.evaluate((element) => getComputedStyle(element).color);
  await expect(page.locator('.cover-error')).toHaveCSS('color', onCloth);
  await number.fill(' ');
  await number.press('Enter');
  await expect(number).toHaveAccessibleDescription(/^Missing\./);
  await expect(page.locator('.cover-in > .cover-sheet')).toBeVisible();

  // One row is open at a time.
  const { regime } = reasons;
  await row(regime.title).locator('summary').click();
  await expect(number).toBeHidden();
  const salary = row(regime.title).getByLabel(regime.label);
  await salary.fill('1,5 lakh');
  await row(regime.title).getByRole('button', { name: regime.action }).click();
  await expect(salary).toHaveAccessibleDescription(/Write the amount in digits/);
  await expect(row(regime.title).getByRole('status')).toBeEmpty();
  await salary.fill('15 lakh');
  await row(regime.title).getByRole('button', { name: regime.action }).click();
  const figures = row(regime.title).getByRole('region');
  await expect(figures).toContainText('New regime₹97,500');
  await expect(figures).toContainText('Old regimewithout deductions₹2,57,400');
  await expect(figures.getByRole('row').last()).toContainText('₹97,500');
  await figures.getByRole('link', { name: regime.open }).click();
  await expect(page).toHaveURL(/^[^#]*\/calculators\/tax/);
  await expect(page.getByLabel('Annual Income')).toHaveValue('15,00,000');
  // The deductions are asked for in the answer, on a regime that has them.
  const answerByLaw = getLawAnswer(page);
  const deductions = answerByLaw.getByLabel('Total Deductions');
  await expect(deductions).toBeFocused();
  await expect(deductions).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('9 lakh');
  await expect(answerByLaw).toContainText('in the old regime');
  await expect(
    page.getByRole('radio', { name: 'Old regime', exact: true, includeHidden: true }),
  ).toBeChecked();

  await page.goBack();
  await expect(figures.getByRole('row').last()).toContainText('₹97,500');
  await expect(salary).toHaveValue('15,00,000');
  expect(faults).toEqual([]);
});

async function openLateRow(page: Page): Promise<Locator> {
  const row = page
    .getByRole('region', { name: reasons.heading })
    .getByRole('group')
    .filter({ hasText: reasons.late.title });
  await row.locator('summary').click();
  return row;
}

/** The sums of a page that says the same as the cover, in the order of its rows. */
async function listAmounts(sheet: Locator) {
  const cells = await sheet.getByRole('row').getByRole('cell').allTextContents();
  return cells.filter((text) => text.startsWith('₹'));
}

test('a late return filed today shows tax, interest, fee and losses, as its planner does', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00+05:30'));
  await page.goto('/');
  const row = await openLateRow(page);
  const workOut = row.getByRole('button', { name: latePayments.action });
  await row.getByLabel(latePayments.fields.unpaid).fill('9000');
  await workOut.click();
  const income = row.getByLabel(latePayments.fields.income);
  await expect(income).toHaveAccessibleDescription(/Missing\. Type your income of that year/);
  await expect(income).toBeFocused();
  await expect(row.getByLabel(latePayments.fields.unpaid)).toHaveValue('9,000');
  await income.fill('1400000');
  await workOut.click();
  const sheet = row.getByRole('region', { name: latePayments.ifFiledToday });
  await expect(sheet.getByRole('row').last()).toContainText('₹14,360');
  await expect(sheet).toContainText('1% for each of 4 months, section 234A');
  await expect(sheet).toContainText('You lose the old regime for that year.');
  await expect(sheet).toContainText('From Tuesday it costs ₹90 more.');
  await expect(workOut).toBeFocused();
  // The head of the sheet is 16 below the header.
  // A pointer on the sheet would lift it.
  await page.mouse.move(0, 0);
  await expect
    .poll(async () => {
      const header = await page.getByRole('banner').boundingBox();
      const top = (await sheet.boundingBox())?.y ?? 0;
      return Math.round(top - (header?.y ?? 0) - (header?.height ?? 0));
    })
    .toBe(16);
  const onCover = await listAmounts(sheet);

  // A word redraws the sheet: a business files by 31 August.
  await row.getByLabel('Who you are').selectOption('business');
  await expect(sheet).toContainText('1% for each of 3 months, section 234A');

  await page.goto('/calculators/tax#return-fee');
  const planner = page.locator('#return-fee');
  await planner.getByLabel('Total income').fill('1400000');
  await planner.getByLabel('Tax still unpaid').fill('9000');
  await planner.getByRole('button', { name: 'Work it out' }).click();
  await expect(planner.getByRole('row', { name: /^To pay/ })).toContainText('₹14,360');
  expect(await listAmounts(planner.getByRole('region', { name: 'Late return' }))).toEqual(onCover);
});

test('each other kind of late payment asks for its own facts, and presets the day it was due', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00+05:30'));
  await page.goto('/');
  const row = await openLateRow(page);
  const { fields } = latePayments;
  const answer = async (kind: string, entries: Record<string, string>) => {
    await row.getByLabel('What is late').selectOption(kind);
    for (const [label, value] of Object.entries(entries)) await row.getByLabel(label).fill(value);
    await row.getByRole('button', { name: latePayments.action }).click();
    return row.getByRole('region').getByRole('row').last();
  };
  const gst = await answer('gst', { [fields.turnover]: '5000000', [fields.cash]: '50000' });
  await expect(row.getByLabel(fields.dueOn)).toHaveValue('2026-11-20');
  // Nine days of ₹50, and 18% a year on 50,000.
  await expect(gst).toContainText('₹50,671.92');
  const tds = await answer('tds', { [fields.tax]: '10000', [fields.deductedOn]: '2026-09-15' });
  await expect(tds).toContainText('₹10,450');
  const advance = await answer('advanceTax', { [fields.yearTax]: '100000' });
  await expect(advance).toContainText('₹46,800');
  const roc = await answer('roc', { [fields.capital]: '100000' });
  await expect(row.getByLabel(fields.dueOn)).toHaveValue('2026-10-30');
  await expect(roc).toContainText('₹3,300');
});

test('my next date follows the words of its sentence and is kept for the next visit', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-29T12:00:00+05:30'));
  await page.goto('/');
  const { next } = reasons;
  const row = page
    .getByRole('region', { name: reasons.heading })
    .getByRole('group')
    .filter({ has: page.getByText(next.title, { exact: true }) });
  await row.locator('summary').click();
  const sheet = row.getByRole('region', { name: next.sheet });
  await expect(sheet).toContainText('15 December');
  await expect(sheet).toContainText('in all 75% of this year’s tax');
  await expect(sheet).toContainText('no GST number');
  await row.getByLabel(next.labels.profit).selectOption('presumptive');
  await expect(sheet.locator('strong')).toHaveText('15 March 2027');
  await row.getByLabel(next.labels.who).focus();
  await row.getByLabel(next.labels.who).selectOption('company');
  await expect(sheet.locator('strong')).toHaveText('Due today');
  await expect(row.getByLabel(next.labels.who)).toBeFocused();
  await page.reload();
  await expect(row.locator('summary')).toContainText('Due today');
  await expect(row.getByLabel(next.labels.who)).toHaveValue('company');
});

/** What a cell says in rupees; of a range the least and the most. */
function readRange(text: string): [least: number, most: number] {
  const [least = 0, most = least] = (text.match(/\d[\d,]*/g) ?? []).map((amount) =>
    Number(amount.replaceAll(',', '')),
  );
  return [least, most];
}

(isStrict ? test.skip : test)(
  'a company is estimated at our fee with GST, what others charge and the signatures',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const { company } = reasons;
    const row = page
      .getByRole('region', { name: reasons.heading })
      .getByRole('group')
      .filter({ hasText: company.title });
    await row.locator('summary').click();
    const sheet = row.getByRole('region');

    const expectEstimate = async (id: PriceId, people: number, state?: string) => {
      await row.getByLabel(company.form).selectOption(id);
      if (state) await row.getByLabel(company.state).selectOption(state);
      await row.getByLabel(company.people).selectOption(String(people));
      const getCell = (name: string) => sheet.getByRole('row', { name }).getByRole('cell');
      const fee = withGst(prices[id].rupees);
      await expect(getCell(formatRupees(prices[id].rupees)).last()).toHaveText(formatRupees(fee));
      const signatures = getSignatureCost(people);
      const printed = await getCell(signatures.label).last().innerText();
      expect(readRange(printed)).toEqual(signatures.amount);
      if (state) {
        const duty = stampDuty[state]?.amount ?? Number.NaN;
        await expect(getCell(state).last()).toHaveText(formatRupees(duty));
      }
      const ranges = (await listAmounts(sheet)).map(readRange);
      const [shown] = ranges.pop() ?? [];
      const least = ranges.reduce((sum, range) => sum + range[0], 0);
      const most = ranges.reduce((sum, range) => sum + range[1], 0);
      expect(shown).toBe(Math.round((least + most) / 200) * 100);
      await expect(sheet).toContainText(`${formatRupees(fee)} of it is our fee ${company.withGst}`);
      await expect(sheet).toContainText(`${formatRupees(least)} to ${formatRupees(most)}.`);
    };

    const founders = leastPeople['formation-private-limited'] ?? 0;
    for (const [more, state] of Object.keys(stampDuty).entries()) {
      await expectEstimate('formation-private-limited', founders + more, state);
    }
    await expectEstimate('formation-llp', leastPeople['formation-llp'] ?? 0);
    await expect(row.getByLabel(company.state)).toBeHidden();
    await expect(sheet).toContainText(new RegExp(`₹[\\d,]+, ${estimateCopy.plus} .*stamp duty`));

    expect(await page.evaluate(overhang)).toEqual({ scrolls: 0, out: [] });
    await expectToFitEnlarged(page);
    await sheet.getByRole('link', { name: company.action }).click();
    await expect(page).toHaveURL('/services/company-incorporation#steps');
    await expect(
      page.getByRole('heading', { name: companyIncorporation.steps.heading }),
    ).toBeInViewport({ ratio: 1 });
  },
);

test('with large text a field has the width of its row, and its button is below', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/');
  const field = page.getByLabel(reasons.notice.label);
  const button = page.getByRole('button', { name: reasons.notice.action });
  const boxes = () => Promise.all([field.boundingBox(), button.boundingBox()]);
  const [beside, action] = await boxes();
  expect(action?.y).toBe(beside?.y);
  await setTextSize(page, '200%');
  const row = await page.locator('form').filter({ has: field }).boundingBox();
  const [alone, below] = await boxes();
  expect(alone?.width).toBe(row?.width);
  expect(below?.y).toBeGreaterThan((alone?.y ?? 0) + (alone?.height ?? 0));
});

test('the answer takes the place of the sample beside the rows', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  const sample = page.locator('.cover-in > .cover-sheet');
  const before = await sample.boundingBox();
  const { notice } = reasons;
  await page.getByLabel(notice.label).fill('142(1)');
  await page.getByRole('button', { name: notice.action }).click();
  const answer = page.locator('.answer');
  await expect(answer).toBeVisible();
  await expect(sample).toBeHidden();
  const [after, cover] = [await answer.boundingBox(), await page.locator('.cover').boundingBox()];
  expect(after?.x).toBe(before?.x);
  expect(after?.width).toBe(before?.width);
  expect((after?.y ?? 0) + (after?.height ?? 0)).toBeCloseTo(
    (cover?.y ?? 0) + (cover?.height ?? 0) + 96,
    0,
  );
  await page.locator('summary').filter({ hasText: reasons.late.title }).click();
  await expect(sample).toBeVisible();
});

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the figures of the firm are in two columns down to 320 px', async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/');
      const lefts = await page
        .locator('.stats dl > div')
        .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().left));
      expect(new Set(lefts).size, `${width} px`).toBe(2);
    }
  });

  test('in forced colours the spine ends at its sheet, and the total keeps its line', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/');
    const sheet = page.locator('.cover-sheet');
    const spine = await sheet.locator('.data-table-bar').boundingBox();
    expect(spine?.width).toBe(3);
    await expect(sheet.locator('[data-slot="data-table-total"] .amount')).toHaveCSS(
      'forced-color-adjust',
      'none',
    );
  });

  test('the rows fold, and each leads to the page that answers', async ({ page }) => {
    await page.goto('/');
    const list = page.getByRole('region', { name: reasons.heading });
    await list.getByLabel(reasons.notice.label).fill('143(1)');
    await list.getByRole('button', { name: reasons.notice.action }).click();
    await expect(page).toHaveURL('/services/itr-filing?notice=143%281%29#notices');
    await page.goBack();
    await list.getByText(reasons.late.title).click();
    await list.getByRole('link', { name: latePayments.kinds.tds }).click();
    await expect(page).toHaveURL(latePayments.planners.tds);
  });
});

test('the spine of the cover leaves the mark of the firm free', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/');
  const mark = page.getByRole('banner').locator('picture img').first();
  for (const width of [768, 1024, 1280, 1343, 1344, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const spine = await page
      .getByRole('banner')
      .evaluate((header) => Number.parseFloat(getComputedStyle(header, '::before').width));
    expect(spine).toBeGreaterThan(0);
    expect((await mark.boundingBox())?.x, `at ${width}`).toBeGreaterThanOrEqual(spine);
  }
});
