import { expect, type Page } from '@playwright/test';
import { prices } from '@/content/prices';
import { pricing } from '@/content/services/pricing';
import { isStrict } from '@/content/words/conduct';
import { untilHydrated } from '@/e2e/support/page-watch';
import { openPriceGroups, shownFee } from '@/e2e/support/portal';
import { test } from '@/e2e/support/test';
import { formatFees, formatLowestPrice, getServiceName } from '@/lib/content/prices';
import { createPriceSheets } from '@/lib/content/services';
import { withGst } from '@/lib/fees/total';
import { formatPrice } from '@/lib/fees/units';

const sheets = createPriceSheets(pricing);
const packages = pricing.packages.items.map(({ priceId }) => prices[priceId]);
const [firstPackage] = pricing.packages.items;

/** Cart buttons are large enough for a thumb, and lie on no fee. */
async function expectButtonsInPlace(page: Page) {
  for (const width of [320, 390, 600, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const faults = await page.getByRole('button', { name: /^Add to cart/ }).evaluateAll((all) =>
      all.flatMap((button) => {
        const frame = button.getBoundingClientRect();
        const text = document.createRange();
        text.selectNodeContents(button.closest('tr') ?? button);
        text.setEndBefore(button);
        const covered = [...text.getClientRects()].some(
          (line) => line.width > 1 && line.right > frame.left + 1 && line.bottom > frame.top + 1,
        );
        return frame.width < 44 || frame.height < 44 || (covered && button.closest('#fees'))
          ? [button.textContent]
          : [];
      }),
    );
    expect(faults, `at ${width}`).toEqual([]);
  }
}

const getMatrix = (page: Page) =>
  page.getByRole('table', { name: pricing.packages.heading, exact: true });

test.describe('price list', { tag: '@client-area' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/services/pricing');
    await openPriceGroups(page);
  });

  test('each group lists its fees in order, once, each with its button, and leads to its page', {
    tag: '@desktop',
  }, async ({ page }) => {
    for (const { title, priceIds, path } of sheets) {
      const rows = page.getByRole('table', { name: title, exact: true }).getByRole('row');
      await expect(rows).toHaveCount(priceIds.length);
      for (const [index, id] of priceIds.entries()) {
        const row = rows.nth(index);
        await expect(row.getByRole('rowheader')).toContainText(prices[id].label);
        if (!isStrict) {
          await expect(row.getByRole('cell').first()).toHaveText(formatFees(prices[id]));
        }
        await expect(row.getByRole('button')).toHaveAccessibleName(
          `Add to cart ${getServiceName(id)}`,
        );
      }
      await expect(page.locator(`#fees a[href="${path}"]`)).toHaveCount(1);
    }
    // No two cart buttons have the same name.
    const names = await page.getByRole('button', { name: /^Add to cart/ }).allTextContents();
    expect(names).toContain(`Add to cart ${getServiceName('tds-annual')}`);
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
    await expectButtonsInPlace(page);
  });

  test('a search leaves the fees that have its words, open, and says how many', {
    tag: ['@phone', '@incorporation'],
  }, async ({ page }) => {
    await page.reload();
    const field = page.getByRole('searchbox', { name: pricing.sheets.search });
    const formation = sheets.find(({ priceIds }) => priceIds.includes('formation-llp'));
    const shown = page.locator('#fees').getByRole('table');
    await field.fill('private limited');
    await expect(shown).toHaveCount(1);
    await expect(shown.getByRole('row')).toHaveCount(1);
    await expect(page.getByRole('status').filter({ hasText: '1 fee' })).toBeVisible();
    await field.fill('no such work');
    await expect(page.getByText(pricing.sheets.none)).toBeVisible();
    await expect(shown).toHaveCount(0);
    await field.fill('');
    await openPriceGroups(page);
    await expect(shown).toHaveCount(sheets.length);
    await expect(
      page.getByRole('table', { name: formation?.title ?? '', exact: true }),
    ).toBeVisible();
  });

  test('on a phone each group is folded, with its lowest fee', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.reload();
    const summaries = page.locator('#fees summary');
    for (const [at, { title, lowest }] of sheets.entries()) {
      await expect(summaries.nth(at)).toHaveText(
        isStrict ? title : `${title}${formatLowestPrice(lowest)}`,
      );
    }
    await expect(page.locator('#fees').getByRole('table')).toHaveCount(0);
  });

  test('on a phone one package is shown at a time, with one button, and the table behind a link', {
    tag: '@phone',
  }, async ({ page }) => {
    const { choose, work, add, see } = pricing.packages;
    const chooser = page.getByRole('group', { name: choose });
    expect((await chooser.locator('label').first().boundingBox())?.height).toBeGreaterThanOrEqual(
      60,
    );
    for (const [index, { label, rupees }] of packages.entries()) {
      await chooser.getByRole('radio', { name: label }).check();
      const sheet = page.locator('.package-sheets > section').filter({ visible: true });
      await expect(sheet).toHaveCount(1);
      if (!isStrict) await expect(sheet).toContainText(`${shownFee(withGst(rupees))} with GST`);
      for (const { does, times } of work) {
        const line = sheet.getByRole('listitem').filter({ hasText: does });
        await expect(line).toHaveCount(times[index] ? 1 : 0);
        if (times[index]) await expect(line).toContainText(`${times[index]}×`);
      }
      await expect(sheet.getByRole('button')).toHaveText(add.join(` ${label} `));
    }
    await expect(getMatrix(page)).toBeHidden();
    await page.getByText(see, { exact: true }).click();
    await expect(getMatrix(page)).toBeVisible();
    await expect(getMatrix(page).getByRole('button')).toHaveCount(0);
  });

  test('on a phone a package goes into the cart', { tag: '@phone' }, async ({ page }) => {
    const [startup] = packages;
    const { choose, add, added } = pricing.packages;
    await page
      .getByRole('group', { name: choose })
      .getByRole('radio', { name: startup?.label ?? '' })
      .check();
    await page.getByRole('button', { name: add.join(` ${startup?.label} `) }).click();
    await expect(page.getByRole('button', { name: `${startup?.label} ${added}` })).toBeVisible();
    await page.getByRole('link', { name: 'Open cart' }).click();
    await expect(
      page.getByRole('row', { name: getServiceName(firstPackage.priceId) }),
    ).toBeVisible();
  });

  test('a notice is at the foot, clear of Menu, of the bar and of what was pressed', {
    tag: '@phone',
  }, async ({ page }) => {
    const notice = page.locator('[data-sonner-toast][data-visible=true]');
    for (const block of ['end', 'start'] as const) {
      const button = page.getByRole('button', { name: /^Add to cart/ }).first();
      await button.evaluate((element: HTMLElement, where) => {
        element.scrollIntoView({ block: where, behavior: 'instant' });
        element.focus({ preventScroll: true });
        element.click();
      }, block);
      await expect(notice).toBeVisible();
      const isClear = async () => {
        const [box, bar, pressed] = await Promise.all(
          [notice, page.locator('.contact-bar'), button].map((part) => part.boundingBox()),
        );
        if (!box || !bar || !pressed) return null;
        const isApart = box.y + box.height < pressed.y || pressed.y + pressed.height < box.y;
        return isApart && box.y + box.height < bar.y && box.y > 844 / 2;
      };
      await expect.poll(isClear, block).toBe(true);
      await page.reload();
      await openPriceGroups(page);
      await untilHydrated(page);
    }
  });

  test('each package says what it costs with tax, and how often it includes each kind of work', {
    tag: '@desktop',
  }, async ({ page }) => {
    const rows = getMatrix(page).getByRole('row');
    const heads = rows.first().getByRole('columnheader');
    const fees = rows.nth(1).getByRole('cell');
    for (const [index, price] of packages.entries()) {
      await expect(heads.nth(index + 1)).toContainText(price.label);
      const marks = price.best && pricing.packages.best ? [pricing.packages.best] : [];
      await expect(heads.nth(index + 1).locator('[data-slot=badge]')).toHaveText(marks);
      if (!isStrict) {
        await expect(fees.nth(index)).toContainText(formatPrice(price));
        await expect(fees.nth(index)).toContainText(
          `${pricing.packages.inAll} ${shownFee(withGst(price.rupees))}`,
        );
      }
      await expect(fees.nth(index).getByRole('button')).toHaveCount(1);
    }
    for (const { text, times } of pricing.packages.work) {
      const cells = rows.filter({ hasText: text }).getByRole('cell');
      await expect(cells).toHaveText(times.map((often) => (often > 0 ? String(often) : '–')));
    }
  });

  test('a package and a single service can be added to the cart', {
    tag: '@desktop',
  }, async ({ page }) => {
    const add = (id: Parameters<typeof getServiceName>[0]) =>
      page.getByRole('button', { name: `Add to cart ${getServiceName(id)}`, exact: true });
    await add(firstPackage.priceId).click();
    await expect(
      page.getByText(`${getServiceName(firstPackage.priceId)} is in your cart`),
    ).toBeVisible();
    await add('tds-quarterly').click();
    const told = page
      .getByRole('listitem')
      .filter({ hasText: `${getServiceName('tds-quarterly')} is in your cart` });
    await told.getByRole('link', { name: 'Open cart' }).click();
    await expect(page).toHaveURL('/dashboard/cart');
    for (const id of [firstPackage.priceId, 'tds-quarterly'] as const) {
      await expect(page.getByRole('row', { name: getServiceName(id) })).toContainText(
        shownFee(prices[id].rupees),
      );
    }
  });

  test('the sign that empties the search has a colour of the page', { tag: '@phone' }, async ({
    page,
  }) => {
    const search = page.getByRole('searchbox');
    await search.fill('audit');
    const box = await search.boundingBox();
    if (!box) throw new Error('not in sight');
    const clip = { x: box.x + box.width - 44, y: box.y + 4, width: 40, height: box.height - 8 };
    const picture = (await page.screenshot({ clip })).toString('base64');
    const [marked, blue] = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
      let [dark, blueish] = [0, 0];
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blueOf = 0] = data.slice(at, at + 3);
        if (red + green + blueOf < 3 * 140) dark += 1;
        if (blueOf > red + 60) blueish += 1;
      }
      return [dark, blueish];
    }, picture);
    expect(marked, 'pixels of the sign').toBeGreaterThan(20);
    expect(blue, 'blue pixels').toBe(0);
  });

  test('what a service covers keeps a distance from its fee', { tag: '@desktop' }, async ({
    page,
  }) => {
    test.skip(isStrict, 'the price list names no fee');
    const gaps = await page.locator('#fees td.amount').evaluateAll((fees) =>
      fees.map((fee) => {
        const text = document.createRange();
        text.selectNodeContents(fee);
        return Math.round(text.getBoundingClientRect().left - fee.getBoundingClientRect().left);
      }),
    );
    expect(gaps.length).toBeGreaterThan(20);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(12);
  });
});
