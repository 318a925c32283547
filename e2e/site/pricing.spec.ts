import { expect, test } from '@playwright/test';
import { prices } from '@/content/prices';
import { pricing } from '@/content/services/pricing';
import { isStrict } from '@/content/words/conduct';
import { shownFee, unfold } from '@/e2e/support/portal';
import { pricingFigure } from '@/lib/content/figures/pricing';
import { packageSavings } from '@/lib/content/packages';
import { formatPrice, lowestPrice, serviceName } from '@/lib/content/prices';
import { pricingSheets } from '@/lib/content/services';
import { formatRupees } from '@/lib/format';

const sheets = pricingSheets(pricing);
const packages = pricing.packages.items.map(({ priceId }) => prices[priceId]);
const [firstPackage] = pricing.packages.items;

test.beforeEach(async ({ page }) => {
  await page.goto('/services/pricing');
  await unfold(page);
});

test('each sheet lists its fees in order, and leads to the page of its service', {
  tag: '@desktop',
}, async ({ page }) => {
  for (const { title, priceIds, path } of sheets) {
    const table = page.getByRole('table', { name: title, exact: true });
    // Each entry has a line with its fee, and one below with what it covers and the button.
    await expect(table.getByRole('row')).toHaveCount(2 * priceIds.length);
    for (const [index, id] of priceIds.entries()) {
      const fees = table.getByRole('row').nth(2 * index);
      if (!isStrict) {
        await expect(fees.getByRole('cell').last()).toHaveText(formatPrice(prices[id]));
      }
      const detail = table.getByRole('row').nth(2 * index + 1);
      await expect(detail.getByRole('button')).toHaveText(`Add to cart ${serviceName(id)}`);
    }
    const region = page.getByRole('region', { name: title, exact: true });
    await expect(region.getByRole('link')).toHaveAttribute('href', path);
  }
});

test('on a phone each group is folded with its lowest fee, and the index opens it', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'nothing is folded where there is room');
  await page.reload();
  const index = page.getByRole('navigation', { name: 'Groups of fees' });
  await expect(index.getByRole('link')).toHaveText(sheets.map(({ title }) => title));
  const folds = page.locator('#fees summary');
  for (const [at, { title, priceIds }] of sheets.entries()) {
    await expect(folds.nth(at)).toHaveText(isStrict ? title : `${title}${lowestPrice(priceIds)}`);
  }
  const { title } = sheets[4] ?? { title: '' };
  await expect(page.getByRole('table', { name: title, exact: true })).toHaveCount(0);
  await index.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('table', { name: title, exact: true })).toBeInViewport();
  await expect(folds.nth(4)).toBeInViewport();
  await expect(index).toBeInViewport();
});

test('on a phone the names of the packages stay above their figures', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'the whole table is on a large screen');
  const matrix = page.getByRole('region', { name: pricingFigure.heading }).getByRole('table');
  await matrix.getByRole('row').last().scrollIntoViewIfNeeded();
  for (const { label } of packages) {
    await expect(matrix.getByRole('columnheader', { name: label })).toBeInViewport({ ratio: 1 });
  }
});

test('each package says what it costs', { tag: '@desktop' }, async ({ page }) => {
  const rows = page.getByRole('region', { name: pricing.packages.heading }).getByRole('row');
  await expect(rows).toHaveCount(2 * packages.length);
  for (const [index, price] of packages.entries()) {
    const row = rows.nth(2 * index);
    await expect(row).toContainText(isStrict ? price.label : formatPrice(price));
    const marks = price.best && pricing.packages.best ? [pricing.packages.best] : [];
    await expect(row.locator('[data-slot=badge]')).toHaveText(marks);
  }
});

test('the packages are compared by how often each work is done, with the saving', {
  tag: '@desktop',
}, async ({ page }) => {
  const matrix = page.getByRole('region', { name: pricingFigure.heading }).getByRole('table');
  const rows = matrix.getByRole('row');
  await expect(rows.first().getByRole('columnheader')).toContainText(
    packages.map(({ label }) => label),
  );
  for (const { text, times } of pricing.packages.work) {
    const cells = rows.filter({ hasText: text }).getByRole('cell');
    const shown = (await cells.allTextContents()).slice(-times.length);
    expect(shown).toEqual(times.map((often) => (often > 0 ? String(often) : '-')));
  }
  const savings = isStrict ? [] : packageSavings(pricing.packages);
  for (const [index, { singly, fee, saved }] of savings.entries()) {
    const column = matrix.locator(`tfoot td:nth-last-child(${savings.length - index})`);
    const sums = [singly, fee, ...(saved ? [saved] : [])].map((sum) => formatRupees(sum));
    await expect(column).toHaveText(saved ? sums : [...sums, pricingFigure.none]);
  }
  await expect(matrix.locator('tfoot')).toHaveCount(isStrict ? 0 : 1);
});

test('structured data offers each package of the page and no other', { tag: '@desktop' }, async ({
  page,
}) => {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  type Offer = { name: string; priceSpecification: { price: number } };
  const things: { '@type': string; offers?: Offer[] }[] = scripts.flatMap(
    (script) => JSON.parse(script)['@graph'],
  );
  const offers = things.find((thing) => thing['@type'] === 'Service')?.offers ?? [];
  const published = packages.map(({ label, rupees }) => [label, rupees]);
  expect(offers.map((offer) => [offer.name, offer.priceSpecification.price])).toEqual(
    isStrict ? [] : published,
  );
});

test('no two cart buttons have the same name', { tag: '@desktop' }, async ({ page }) => {
  const names = await page.getByRole('button', { name: /^Add to cart/ }).allTextContents();
  expect(names).toContain(`Add to cart ${serviceName('tds-annual')}`);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

test('cart buttons have one size and place, and leave enough room for the words', {
  tag: '@desktop',
}, async ({ page }) => {
  const buttons = page.getByRole('button', { name: /^Add to cart/ });
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await buttons.evaluateAll((all) =>
      all.map((button) => {
        const { width, height, right } = button.getBoundingClientRect();
        const sheet = button.closest('[data-slot=ledger]')?.getBoundingClientRect();
        return [Math.round(width), Math.round(height), Math.round((sheet?.right ?? 0) - right)];
      }),
    );
    expect(new Set(found.map(String)).size, `at ${width}: ${found[0]}`).toBe(1);
    expect(found[0]?.[1]).toBeGreaterThanOrEqual(44);
    // Descriptions are not squeezed to a column of single words.
    const covers = page.getByText(prices.bookkeeping.covers);
    expect((await covers.boundingBox())?.width).toBeGreaterThan(width === 320 ? 150 : 190);
    // Entries start in line with the foot of their sheet, right of the margin.
    const shift = await covers.evaluate((words) => {
      const foot = words.closest('[data-slot=ledger]')?.querySelector('a');
      return words.getBoundingClientRect().left - (foot?.getBoundingClientRect().left ?? 0);
    });
    expect(Math.abs(shift), `at ${width}`).toBeLessThan(3);
  }
});

test('no cart button lies on a fee', { tag: '@desktop' }, async ({ page }) => {
  test.skip(isStrict, 'no fee is shown');
  for (const width of [320, 390, 440, 600, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const covered = await page.getByRole('button', { name: /^Add to cart/ }).evaluateAll((all) =>
      all.flatMap((button) => {
        const fee = button.closest('tbody')?.querySelector('td:nth-child(3)');
        if (!fee) return ['a button without a fee'];
        const range = document.createRange();
        range.selectNodeContents(fee);
        const [words, frame] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
        const apart =
          words.right <= frame.left || words.bottom <= frame.top || frame.bottom <= words.top;
        return apart ? [] : [`${button.textContent} on ${fee.textContent}`];
      }),
    );
    expect(covered, `at ${width}`).toEqual([]);
  }
});

test('a package and a single service can be added to the cart', {
  tag: '@desktop',
}, async ({ page }) => {
  const add = (id: Parameters<typeof serviceName>[0]) =>
    page.getByRole('button', { name: `Add to cart ${serviceName(id)}`, exact: true });
  await add(firstPackage.priceId).click();
  await expect(
    page.getByText(`${serviceName(firstPackage.priceId)} is in your cart`),
  ).toBeVisible();
  await add('formation-llp').click();
  const told = page
    .getByRole('listitem')
    .filter({ hasText: `${serviceName('formation-llp')} is in your cart` });
  await told.getByRole('link', { name: 'Open cart' }).click();
  await expect(page).toHaveURL('/dashboard/cart');
  for (const id of [firstPackage.priceId, 'formation-llp'] as const) {
    await expect(page.getByRole('row', { name: serviceName(id) })).toContainText(
      shownFee(prices[id].rupees),
    );
  }
});
