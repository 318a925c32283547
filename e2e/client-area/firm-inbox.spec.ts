/** The client area on a wide screen, on a tablet and on a phone. */

import { expect, type Locator, type Page } from '@playwright/test';
import { cartCopy } from '@/content/client-area/cart';
import { documentsCopy } from '@/content/client-area/documents';
import { jobsCopy, recentActivityCopy, todayCopy } from '@/content/client-area/home';
import { railCopy } from '@/content/client-area/shell';
import { isStrict } from '@/content/words/conduct';
import { hasSignedSample } from '@/e2e/support/firm-key';
import { untilHydrated } from '@/e2e/support/page-watch';
import { documents, quotationSheet, untilFilled } from '@/e2e/support/portal';
import { cartTotal, documentNames, paper, quotationNumber } from '@/e2e/support/samples';
import { test } from '@/e2e/support/test';
import { categoryLabels } from '@/features/client-area/store/records/options';
import { formatRupees } from '@/lib/format';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const inbox = { width: 1440, height: 900 };

async function open(page: Page, path: string, size: typeof phone) {
  await page.setViewportSize(size);
  await page.goto(path);
  await untilHydrated(page);
  await untilFilled(page, path);
}

type Box = { x: number; y: number; width: number; height: number };

async function measureBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('is not shown');
  return box;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
test.describe('wide and narrow layouts', { tag: ['@desktop', '@client-area'] }, () => {
  test('on a wide screen the home page has other tasks beside the files, and the places below both', async ({
    page,
  }) => {
    await open(page, '/dashboard', inbox);
    const main = page.getByRole('main');
    expect(
      (await measureBox(page.getByRole('navigation', { name: 'Client area' }).locator('..'))).width,
    ).toBe(256);
    expect((await measureBox(main.locator('header').first())).height).toBeCloseTo(96, 0);
    const files = await measureBox(part(page, jobsCopy.heading));
    const today = await measureBox(part(page, todayCopy.heading));
    const activity = await measureBox(part(page, recentActivityCopy.heading));
    expect([today.y, activity.x]).toEqual([files.y, today.x]);
    expect(activity.y).toBeGreaterThan(today.y + today.height);
    expect(today.x + today.width).toBeCloseTo(1440 - 40, 0);
    const tiles = await main.getByRole('list', { name: 'Places' }).getByRole('listitem').all();
    const strip = await Promise.all(tiles.map(measureBox));
    expect(new Set(strip.map(({ y }) => y)).size).toBe(1);
    const edge = Math.max(...[files, activity].map(({ y, height }) => y + height));
    expect(strip[0]?.y).toBeGreaterThan(edge);
  });

  test('the head of the home page has one height on every wide screen', async ({ page }) => {
    await open(page, '/dashboard', { width: 1024, height: 768 });
    const head = page.getByRole('main').locator('header').first();
    expect((await measureBox(head)).height).toBeCloseTo(96, 0);
  });

  test('papers without a file are in two columns, with lines across both', async ({ page }) => {
    await open(page, '/dashboard/documents', inbox);
    const lists = documents(page).getByRole('region');
    await page.locator('#papers').scrollIntoViewIfNeeded();
    await expect(lists.first()).toBeVisible();
    const withoutFile = lists.filter({ hasNot: page.getByRole('checkbox') });
    expect(await withoutFile.count()).toBeGreaterThan(0);
    for (const list of await withoutFile.all()) {
      const items = list
        .locator('li')
        .filter({ has: page.getByRole('img', { name: /^(In|Missing)$/ }) });
      const boxes = await Promise.all((await items.all()).map(measureBox));
      expect(new Set(boxes.map(({ x }) => x)).size).toBe(Math.min(boxes.length, 2));
      expect(new Set(boxes.map(({ y }) => y)).size).toBe(Math.ceil(boxes.length / 2));
    }
  });

  test('on a wide screen the request is beside the sheet of the cart and stays in view', async ({
    page,
  }) => {
    await open(page, '/dashboard/cart', { width: 1440, height: 600 });
    const sheet = await measureBox(page.locator('[data-slot=data-table]'));
    const foot = page.locator('[data-slot=cart-foot]');
    const { x, y } = await measureBox(foot);
    expect([Math.round(sheet.width), Math.round(y - sheet.y)]).toEqual([712, 0]);
    expect(Math.round(x - sheet.x - sheet.width)).toBe(44);
    // The sheet has the total, so nothing beside it repeats it.
    await expect(foot.getByText(formatRupees(cartTotal))).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(foot.getByRole('button')).toBeInViewport({ ratio: 1 });
  });

  test('the foot of the rail names the accountant and signs out, and the data stays', async ({
    page,
  }) => {
    await open(page, '/dashboard', inbox);
    const rail = page.getByRole('banner').filter({ hasText: railCopy.accountant });
    await expect(rail.getByRole('link', { name: railCopy.write })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    await rail.getByRole('link', { name: railCopy.signOut }).click();
    await expect(page).toHaveURL('/login');
    await page.goBack();
    await untilFilled(page, '/dashboard');
  });

  for (const size of [phone, tablet]) {
    test(`the home page at ${size.width} px: the first action is in view, the files before the rest`, async ({
      page,
    }) => {
      await open(page, '/dashboard', size);
      const answer = page.getByRole('link', { name: /^Answer the quotation/ });
      await expect(answer).toBeInViewport({ ratio: 1 });
      const bar = await measureBox(page.getByRole('navigation', { name: 'Main places' }));
      const { y, height } = await measureBox(answer);
      expect(y + height).toBeLessThanOrEqual(bar.y);
      const [files, today] = await Promise.all(
        [jobsCopy, todayCopy].map(({ heading }) => measureBox(part(page, heading))),
      );
      expect(today?.y).toBeGreaterThan((files?.y ?? 0) + (files?.height ?? 0));
      // A title is the target of its whole cover.
      for (const target of await page
        .getByRole('main')
        .locator('section a:not(h3 a), section button')
        .all()) {
        const box = await target.boundingBox();
        if (box) expect(box.height, await target.innerText()).toBeGreaterThanOrEqual(44);
      }
    });
  }

  test('on a wide screen View shows the sheet beside the list, and Back the previous one', async ({
    page,
  }) => {
    await open(page, '/dashboard/quotations', inbox);
    const sheet = quotationSheet(page);
    const view = (status: 'pending' | 'expired') =>
      page.getByRole('button', { name: new RegExp(`^View ${quotationNumber(status)}$`) });
    const named = (status: 'pending' | 'received' | 'expired') =>
      expect(sheet).toHaveAccessibleName(new RegExp(`^Quotation ${quotationNumber(status)}$`));
    await named('received');
    await view('pending').focus();
    await page.keyboard.press('Enter');
    await named('pending');
    await expect(view('pending')).toHaveAttribute('aria-pressed', 'true');
    await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`#${quotationNumber('pending')}$`));
    await page.goBack();
    await named('received');
    await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
    await page.goForward();
    await named('pending');
    await view('expired').click();
    await named('expired');
    await page.reload();
    await named('expired');
    await page.goBack();
    await named('pending');
    await page.goBack();
    await named('received');
    expect(new URL(page.url()).hash).toBe('');
    const rows = await measureBox(page.getByRole('article').first().locator('..'));
    // As wide as the part beside the sheet of the cart, so that both pages end at the same edge.
    expect(Math.round(rows.width)).toBe(348);
    expect(Math.round((await measureBox(sheet)).x - rows.x - rows.width)).toBe(44);
    expect(Math.round((await measureBox(sheet)).width)).toBe(712);
    await page.goto('/dashboard/quotations#Q-1999-999');
    await named('received');
  });

  test('on a phone the link on the home page opens the sheet alone', async ({ page }) => {
    await open(page, '/dashboard', phone);
    await page.getByRole('link', { name: /^Answer the quotation/ }).click();
    const sheet = page.getByRole('dialog', {
      name: new RegExp(`^Quotation ${quotationNumber('received')}$`),
    });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/quotations');
  });

  test('documents are filtered and sorted', async ({ page }) => {
    await open(page, '/dashboard/documents', inbox);
    const entries = documents(page).getByRole('listitem');
    const count = documentNames.length;
    await expect(documents(page).getByText(`${count} files uploaded`)).toBeVisible();
    await expect(page.getByText('We send nothing to a server')).toHaveCount(0);
    await page.getByLabel('Category', { exact: true }).selectOption(categoryLabels.identity);
    await expect(documents(page).getByRole('checkbox')).toHaveCount(2);
    await page.getByLabel('Category', { exact: true }).selectOption(categoryLabels.other);
    await expect(page.getByText(documentsCopy.noneOf)).toBeVisible();
    await page.getByLabel('Category', { exact: true }).selectOption('');
    await page.getByLabel('Sort by').selectOption('Name');
    const names = [...documentNames].sort((a, b) => a.localeCompare(b));
    await expect(entries).toContainText(names);

    // Delete is not red: the file can be restored.
    const remove = page.getByRole('button', { name: `Delete ${paper}` });
    const colour = (button: Locator) =>
      button.evaluate((element) => getComputedStyle(element).color);
    expect(await colour(remove)).not.toBe('rgb(180, 35, 24)');
  });

  test('on a phone the total of the cart and its button stay above the bar', async ({ page }) => {
    await open(page, '/dashboard/cart', phone);
    const bar = await measureBox(page.getByRole('navigation', { name: 'Main places' }));
    const button = page.getByRole('button', { name: cartCopy.request });
    for (const at of ['top', 'bottom']) {
      await page.evaluate((where) => {
        window.scrollTo(0, where === 'top' ? 0 : document.documentElement.scrollHeight);
      }, at);
      await expect(button).toBeInViewport({ ratio: 1 });
      const { y, height } = await measureBox(button);
      expect(height).toBeGreaterThanOrEqual(44);
      expect(y + height).toBeLessThanOrEqual(bar.y);
    }
    const total = page.locator('[data-slot=cart-foot]').getByText(formatRupees(cartTotal));
    await expect(total).toHaveCount(isStrict ? 0 : 1);
  });

  test('on a wide screen Answer needs no scrolling on the home page, nor Accept on its own', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.clock.setFixedTime('2026-11-24T11:30:00Z');
    await page.goto('/dashboard');
    await page.getByRole('link', { name: /^Answer the quotation/ }).hover();
    await expect(page.getByRole('link', { name: /^Answer the quotation/ })).toBeInViewport({
      ratio: 1,
    });

    if (!hasSignedSample) return;
    await page.getByRole('link', { name: /^Answer the quotation/ }).click();
    const accept = page.getByRole('button', { name: 'Accept', exact: true });
    await expect(accept).toBeVisible();
    const { y, height } = (await accept.boundingBox()) ?? {
      y: Number.POSITIVE_INFINITY,
      height: 0,
    };
    // The own area has no line that calls it a sample.
    const ribbon = await page.locator('[data-slot=sample-ribbon]').boundingBox();
    expect(y + height - (ribbon?.height ?? 0)).toBeLessThan(900);
  });
});
