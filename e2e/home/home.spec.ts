import { expect } from '@playwright/test';
import { home } from '@/content/home';
import { watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';

const { reasons } = home;

test('what brings a visitor to the cover is answered there', { tag: '@phone' }, async ({
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
  const answer = row(notice.title).getByRole('status');
  await expect(answer).toContainText('you get a refund, or you owe a sum, which is a demand.');
  await expect(answer).toContainText('By whenwithin 30 days');
  await number.fill('143');
  await row(notice.title).getByRole('button', { name: notice.action }).click();
  await expect(answer).toContainText('143(1)(a), 143(1), 143(2)');
  await number.fill('999');
  await row(notice.title).getByRole('button', { name: notice.action }).click();
  await expect(number).toHaveAccessibleDescription(notice.none);
  // Axe measures no contrast on a cloth of several layers.
  const title = page.getByRole('heading', { level: 1 });
  const onCloth = await title.evaluate((element) => getComputedStyle(element).color);
  await expect(page.getByText(notice.none)).toHaveCSS('color', onCloth);

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
  const figures = row(regime.title).getByRole('status');
  await expect(figures).toContainText('New regime₹97,500');
  await expect(figures).toContainText('Old regime, without deductions₹2,57,400');
  // Their amounts end at one edge.
  const ends = await figures.getByRole('definition').evaluateAll((all) =>
    all.map((amount) => {
      const text = document.createRange();
      text.selectNodeContents(amount);
      return Math.round(text.getBoundingClientRect().right);
    }),
  );
  expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
  await figures.getByRole('link', { name: regime.open }).click();
  await expect(page).toHaveURL(/^[^#]*\/calculators\/tax/);
  await expect(page.getByLabel('Annual Income')).toHaveValue('15,00,000');
  expect(faults).toEqual([]);
});

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the figures of the firm stand in two columns down to 320 px', async ({ page }) => {
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
    await list.getByRole('link', { name: reasons.late.links[0].label }).click();
    await expect(page).toHaveURL(reasons.late.links[0].href);
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
