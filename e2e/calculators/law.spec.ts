import { expect, type Page, test } from '@playwright/test';
import { untilHydrated } from '@/e2e/support/page-watch';
import { expectAccessible } from '@/e2e/support/portal';

const law = (page: Page) => page.getByRole('region', { name: /^By law/ });
const verdict = (page: Page) => law(page).getByRole('status');

async function calculate(page: Page, income: string, deductions: string) {
  await page.getByLabel('Annual Income').fill(income);
  await page.getByLabel('Total Deductions').fill(deductions);
  await page.getByRole('button', { name: 'Calculate' }).click();
}

test.beforeEach(async ({ page }) => {
  // Tax years turn at midnight in India, hours before they do here.
  await page.clock.setFixedTime(new Date('2026-11-21T12:00:00+05:30'));
  await page.goto('/calculators/tax');
  await untilHydrated(page);
});

/** What one owes by this year's law, the answer of the page. */
const answer = (page: Page) =>
  page.getByRole('region', { name: 'What you owe by this year’s law' });
const estimate = (page: Page) => page.getByRole('region', { name: /^Your tax estimate/ });

test('Calculate shows the law of the current year beside the specified estimate', async ({
  page,
}) => {
  await expect(law(page)).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'I have a salary' })).toBeChecked();
  await calculate(page, '12,00,000', '1,50,000');

  await expect(estimate(page)).toContainText('₹1,32,600');
  await expect(estimate(page)).toContainText('Rupees one lakh thirty-two thousand six hundred');
  await expect(answer(page)).toContainText('₹0');
  await expect(answer(page)).toContainText('Nothing to pay, new regime, tax year 2026-27');
  await expect(answer(page)).toContainText(
    'The estimate, for AY 2024-25, is ₹1,32,600, since it leaves out the standard deduction, the new regime, this year’s slabs and the rebate.',
  );

  await expect(law(page)).toHaveAccessibleName('By law, tax year 2026-27');
  await expect(verdict(page)).toHaveText(
    'The new regime is cheaper by ₹1,17,000: its slabs decide it.',
  );
  await expect(law(page)).toContainText('Law as on 21 Nov 2026');
  await expectAccessible(page);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px the largest figure in view is what is owed this year`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await calculate(page, '18,00,000', '1,50,000');
    const owed = answer(page).getByText('₹1,50,800', { exact: true });
    await expect(owed).toBeInViewport({ ratio: 1 });
    await expect(answer(page).getByText('To pay, new regime, tax year 2026-27')).toBeInViewport();
    // The estimate is in view beside it: its own total on a phone, and named in the answer.
    if (width < 500) {
      const total = estimate(page).locator('[data-slot=ledger-total] .amount').last();
      await expect(total).toBeInViewport({ ratio: 1 });
    }
    await expect(answer(page).getByText(/^The estimate, for AY 2024-25, is ₹/)).toBeInViewport();
    const sizes = await page.locator('.amount').evaluateAll((figures) =>
      figures.map((figure) => ({
        text: figure.textContent,
        size: Number.parseFloat(getComputedStyle(figure).fontSize),
      })),
    );
    const largest = sizes.reduce((most, other) => (other.size > most.size ? other : most));
    expect(largest.text).toBe('₹1,50,800');
    expect(sizes.filter(({ size }) => size === largest.size)).toHaveLength(1);
  });
}

test('a salary costs here what the home page says, and more for one who has none', async ({
  page,
}) => {
  await calculate(page, '15,00,000', '');
  await expect(answer(page)).toContainText('₹97,500');
  const shown = await estimate(page).textContent();
  await page.getByRole('radio', { name: 'No salary' }).check();
  await expect(answer(page)).toContainText('₹97,500');
  await page.getByRole('button', { name: 'Calculate' }).click();
  await expect(answer(page)).toContainText('₹1,09,200');
  await expect(law(page)).not.toContainText('Standard deduction');
  expect(await estimate(page).textContent()).toBe(shown);
  await page.goto('/');
  await expect(page.locator('[data-slot=ledger-total]').first()).toContainText('₹97,500');
});

test('steps are named on the drawing of a desktop, and numbered elsewhere', async ({ page }) => {
  const stairs = law(page)
    .getByRole('heading', { name: /^What the estimate leaves out/ })
    .locator('..');
  const drawing = stairs.locator(':scope > [aria-hidden]');
  const list = stairs.getByRole('list');
  const widthOf = (part: typeof list) =>
    part.evaluate((element) => element.getBoundingClientRect().width);

  await page.setViewportSize({ width: 1440, height: 900 });
  await calculate(page, '12,00,000', '1,50,000');
  await expect(drawing.getByText('Slabs of the year')).toBeVisible();
  await expect(drawing.getByText('2025 Act, section 202(1)')).toBeVisible();
  await expect(drawing.getByText('2', { exact: true })).toBeHidden();
  // Only to be read aloud.
  expect(await widthOf(list)).toBe(1);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(drawing.getByText('Slabs of the year')).toBeHidden();
  await expect(drawing.getByText('2', { exact: true })).toBeVisible();
  expect(await widthOf(list)).toBeGreaterThan(300);

  // Four steps, the first of them up: numbers, and nothing is cut on a small phone.
  await calculate(page, '60,00,000', '');
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(list.getByRole('listitem')).toHaveCount(5);
    for (const number of ['1', '2', '3', '4']) {
      await expect(drawing.getByText(number, { exact: true })).toBeVisible({
        visible: width < 1280,
      });
    }
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
});

test('more steps than the drawing can name are named below their stairs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await calculate(page, '75,00,000', '1,50,000');
  const stairs = law(page)
    .getByRole('heading', { name: /^What the estimate leaves out/ })
    .locator('..');
  const named = stairs.getByRole('listitem');
  await expect(named).toHaveCount(5);
  const [frame, ...places] = await Promise.all(
    [stairs.locator('svg'), ...(await named.all())].map((part) => part.boundingBox()),
  );
  places.forEach((place, index) => {
    expect(place?.x).toBeCloseTo((frame?.x ?? 0) + (index * (frame?.width ?? 0)) / 5, 0);
    expect(place?.y).toBe(places[0]?.y);
  });

  // The steps are low beside the tax, so the drawing is cut off below, and says so.
  const heights = await stairs
    .locator('polyline')
    .first()
    .evaluate((line: SVGPolylineElement) => [...line.points].map(({ y }) => y));
  expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(60);
  await expect(stairs).toContainText('The drawing is cut off below');
  await calculate(page, '12,00,000', '1,50,000');
  await expect(stairs).not.toContainText('The drawing is cut off below');
});

test('no words of the charts lie on each other or on the wall of the rebate', async ({ page }) => {
  const onEachOther = () =>
    law(page).evaluate((sheet) =>
      [...sheet.querySelectorAll('.chart')]
        .filter((chart) => chart.getBoundingClientRect().height > 0)
        .flatMap((chart) => {
          const parts = [...chart.querySelectorAll('text, [fill*=wall]')].map((part) => ({
            text: part.textContent,
            box: part.getBoundingClientRect(),
          }));
          return parts.flatMap((part, index) =>
            parts
              .slice(index + 1)
              .filter(
                ({ box }) =>
                  Math.min(box.right, part.box.right) - Math.max(box.left, part.box.left) > 1 &&
                  // The box of a line of text is higher than its letters.
                  Math.min(box.bottom, part.box.bottom) - Math.max(box.top, part.box.top) > 6,
              )
              .map((other) => [part.text, other.text]),
          );
        }),
    );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const income of ['5,00,000', '12,50,000', '18,50,000', '60,00,000', '5,00,00,000']) {
      await calculate(page, income, '1,50,000');
      await expect(law(page).getByRole('heading', { level: 3 }).last()).toContainText(income);
      await expect.poll(onEachOther, `${income} at ${width} px`).toEqual([]);
    }
  }
});

test('rows of the two regimes are level side by side, and the stamp covers no figure', async ({
  page,
}) => {
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await calculate(page, '18,00,000', '1,50,000');
    await expect(law(page).getByRole('table', { name: 'New regime' })).toBeVisible();
    const [left, right] = await Promise.all(
      ['Old regime', 'New regime'].map((name) =>
        law(page)
          .getByRole('table', { name })
          .getByRole('row')
          .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().top))),
      ),
    );
    expect(left?.length).toBeGreaterThan(5);
    expect(left, `at ${width}`).toEqual(right);
    const total = law(page)
      .getByRole('table', { name: 'New regime' })
      .getByRole('row', { name: 'Payable' });
    const stamp = await total.getByText('Cheaper by').boundingBox();
    const figure = await total.getByText('₹1,66,400', { exact: true }).boundingBox();
    expect((stamp?.x ?? 0) + (stamp?.width ?? 0)).toBeLessThanOrEqual(figure?.x ?? 0);
  }
});

/** The labels of the walls that are visible, on screen or on paper. */
const wallsDrawn = (page: Page) =>
  law(page)
    .locator('svg text')
    .filter({ hasText: /^The wall: / })
    .filter({ visible: true });

test('the wall of each regime is drawn and named, at 320 px, in forced colours and on paper', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await calculate(page, '12,00,000', '1,50,000');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(wallsDrawn(page)).toHaveText(['The wall: marginal rate 104%']);
  await expect(law(page)).toContainText('From ₹12,00,000 to ₹12,70,588 tax and cess take more');
  const behind = (name: string) =>
    law(page)
      .getByRole('table', { name: /reaches the/ })
      .getByRole('row', { name });
  await law(page).getByText('Show as a table').last().click();
  await expect(behind('The wall, ₹12,00,001 to ₹12,70,588')).toContainText('104%');

  await law(page).getByRole('button', { name: 'Show the old regime' }).click();
  await expect(wallsDrawn(page)).toHaveText(['The wall: ₹13,000 at once']);
  await expect(law(page)).toContainText('only from ₹5,16,410 on is as much left as of ₹5,00,000');
  await law(page).getByText('Show as a table').filter({ visible: true }).last().click();
  await expect(behind('The wall, just above ₹5,00,000')).toContainText('₹13,000 with cess');

  // No label is cut off at the edge of its drawing.
  const cut = await law(page)
    .locator('svg text')
    .filter({ visible: true })
    .evaluateAll((texts) =>
      texts
        .filter((text) => {
          const [own, frame] = [text, text.closest('svg') as Element].map((part) =>
            part.getBoundingClientRect(),
          ) as [DOMRect, DOMRect];
          return own.left < frame.left - 1 || own.right > frame.right + 1;
        })
        .map((text) => text.textContent),
    );
  expect(cut).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  // Paper has both sheets and all drawings with their tables, and no controls.
  await page.emulateMedia({ forcedColors: null, media: 'print' });
  await expect(page.getByRole('region', { name: /^Your tax estimate/ })).toBeVisible();
  await expect(law(page)).toHaveCSS('break-before', 'page');
  await expect(wallsDrawn(page)).toHaveCount(2);
  await expect(law(page).getByRole('radio')).toHaveCount(0);
  await expect(law(page).getByRole('button')).toHaveCount(0);
  await expect(law(page).getByText('Show as a table').filter({ visible: true })).toHaveCount(0);
});

test('years are tabs, and the arrow keys move between them', async ({ page }) => {
  await calculate(page, '12,00,000', '');
  const years = law(page).getByRole('group', { name: 'Year' });
  await expect(years.getByRole('radio', { name: 'TY 26-27' })).toBeChecked();
  await years.getByRole('radio', { name: 'TY 26-27' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(law(page)).toHaveAccessibleName('By law, AY 2026-27');
  await expect(years.getByRole('radio', { name: 'AY 26-27' })).toBeFocused();

  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(years.getByRole('radio', { name: 'Tax year 2026-27' })).toBeVisible();
  const onTop = await page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(`#by-law ${selector}`)?.getBoundingClientRect();
    return (box('table')?.top ?? 0) - (box('label')?.bottom ?? 0);
  });
  expect(Math.abs(onTop)).toBeLessThanOrEqual(2);
});

test('the year changes only the law', async ({ page }) => {
  await calculate(page, '7,00,000', '');
  await expect(answer(page)).toContainText('tax year 2026-27');
  const [estimated, owed] = [await estimate(page).textContent(), await answer(page).textContent()];
  await law(page).getByRole('radio', { name: 'AY 24-25' }).check({ force: true });
  await expect(law(page)).toHaveAccessibleName('By law, AY 2024-25');
  await expect(law(page)).toContainText('Income-tax Act, 1961');
  await expect(law(page)).toContainText('Standard deduction');
  await expect(verdict(page)).toHaveText(/^The new regime is cheaper by ₹/);
  expect(await estimate(page).textContent()).toBe(estimated);
  expect(await answer(page).textContent()).toBe(owed);
});

test('Reset removes the sheet, and a new year begins at midnight in India', async ({ page }) => {
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
  test(`an income of "${income}" gets a sheet that says: ${words}`, async ({ page }) => {
    await calculate(page, income, '');
    await expect(verdict(page)).toContainText(words);
  });
}
