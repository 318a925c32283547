/** The client area at a desk, beside a tablet and a phone. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { dashboard } from '@/content/dashboard';
import { isStrict } from '@/content/words/conduct';
import { untilHydrated } from '@/e2e/support/page-watch';
import { documents, quotationSheet, untilFilled } from '@/e2e/support/portal';
import { cartTotal, documentNames, paper, picture, quotationNumber } from '@/e2e/support/samples';
import { formatRupees } from '@/lib/format';
import { categoryLabels } from '@/lib/portal/database/options';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1440, height: 900 };

async function open(page: Page, path: string, size: typeof phone) {
  await page.setViewportSize(size);
  await page.goto(path);
  await untilHydrated(page);
  await untilFilled(page, path);
}

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('is not shown');
  return box;
}

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const columns = (page: Page) =>
  [dashboard.due, dashboard.papers, dashboard.work].map(({ heading }) => part(page, heading));

test('the home page on a wide screen: rail, head, strip and three columns', async ({ page }) => {
  await open(page, '/dashboard', desk);
  const main = page.getByRole('main');
  expect(
    (await boxOf(page.getByRole('navigation', { name: 'Client area' }).locator('..'))).width,
  ).toBe(256);
  expect((await boxOf(main.locator('header').first())).height).toBeCloseTo(96, 0);
  const tiles = await main.getByRole('list', { name: 'Places' }).getByRole('listitem').all();
  const strip = await Promise.all(tiles.map(boxOf));
  expect(new Set(strip.map(({ y }) => y)).size).toBe(1);
  expect(strip[0]?.height).toBeCloseTo(60, 0);
  const boxes = await Promise.all(columns(page).map(boxOf));
  expect(boxes.map(({ width }) => Math.round(width))).toEqual([312, 360, 352]);
  expect(new Set(boxes.map(({ y }) => y)).size).toBe(1);
  const waiting = await boxOf(part(page, dashboard.waiting.heading));
  expect(Math.round(waiting.width)).toBe(712);
  expect(waiting.y).toBeGreaterThan(boxes[0]?.y ?? 0);
  // Each line of a column is as high as those beside it, and no line of the sheet is stretched.
  const ends = await Promise.all(
    columns(page).map((column) =>
      column
        .getByRole('listitem')
        .evaluateAll((lines) =>
          lines.map((line) => Math.round(line.getBoundingClientRect().bottom)),
        ),
    ),
  );
  const [due = [], needed = [], work = []] = ends;
  expect(work.length).toBeGreaterThan(0);
  expect(due.slice(0, work.length)).toEqual(work);
  expect(needed.length).toBeGreaterThan(0);
  expect(due).toEqual(expect.arrayContaining(needed));
  const rows = await part(page, dashboard.waiting.heading).getByRole('row').all();
  for (const row of await Promise.all(rows.map(boxOf))) expect(row.height).toBeLessThan(80);
  // The columns end together: blank lines of the sheet take what the third one has more.
  const end = ({ y, height }: Box) => y + height;
  const files = await boxOf(part(page, dashboard.files.heading));
  expect(
    Math.abs(end(await boxOf(part(page, dashboard.waiting.heading))) - end(files)),
  ).toBeLessThan(2);
});

test('the head of the home page has one height on every wide screen', async ({ page }) => {
  await open(page, '/dashboard', { width: 1024, height: 768 });
  const head = page.getByRole('main').locator('header').first();
  expect((await boxOf(head)).height).toBeCloseTo(96, 0);
});

test('each checklist of papers lies in two columns whose lines run across both', async ({
  page,
}) => {
  await open(page, '/dashboard/documents', desk);
  const lists = part(page, dashboard.papers.heading).getByRole('region');
  await page.locator('#papers').scrollIntoViewIfNeeded();
  await expect(lists.first()).toBeVisible();
  for (const list of await lists.all()) {
    const items = list
      .locator('li')
      .filter({ has: page.getByRole('img', { name: /^(In|Missing)$/ }) });
    const boxes = await Promise.all((await items.all()).map(boxOf));
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(Math.min(boxes.length, 2));
    expect(new Set(boxes.map(({ y }) => y)).size).toBe(Math.ceil(boxes.length / 2));
  }
});

test('on a wide screen the request lies beside the sheet of the cart and stays in view', async ({
  page,
}) => {
  await open(page, '/dashboard/cart', { width: 1440, height: 600 });
  const sheet = await boxOf(page.locator('[data-slot=ledger]'));
  const foot = page.locator('[data-slot=cart-foot]');
  const { x, y } = await boxOf(foot);
  expect([Math.round(sheet.width), Math.round(y - sheet.y)]).toEqual([712, 0]);
  expect(Math.round(x - sheet.x - sheet.width)).toBe(44);
  // The sheet has the total; beside it, it would be said twice.
  await expect(foot.getByText(formatRupees(cartTotal))).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(foot.getByRole('button')).toBeInViewport({ ratio: 1 });
});

test('the foot of the rail names the accountant and signs out, and the data stays', async ({
  page,
}) => {
  await open(page, '/dashboard', desk);
  const rail = page.getByRole('banner').filter({ hasText: dashboard.rail.accountant });
  await expect(rail.getByRole('link', { name: dashboard.rail.write })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await rail.getByRole('link', { name: dashboard.rail.signOut }).click();
  await expect(page).toHaveURL('/login');
  await page.goBack();
  await untilFilled(page, '/dashboard');
});

for (const size of [phone, tablet]) {
  test(`the home page at ${size.width} px: the quotation first, then a column or two alike`, async ({
    page,
  }) => {
    await open(page, '/dashboard', size);
    const all = [part(page, dashboard.waiting.heading), ...columns(page)];
    const [waiting, due, needed, work] = (await Promise.all(all.map(boxOf))) as [
      Box,
      Box,
      Box,
      Box,
    ];
    const before = (one: Box, other: Box) => one.y + one.height <= other.y;
    expect([before(waiting, due), before(due, needed), needed.x === due.x]).toEqual([
      true,
      true,
      true,
    ]);
    expect(size === phone ? before(needed, work) && work.x === due.x : work.y === due.y).toBe(true);
    if (size === tablet) {
      const last = await boxOf(part(page, dashboard.files.heading));
      expect(last.x).toBe(work.x);
      const ends = [needed, last].map(({ y, height }) => y + height);
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(250);
    }
    for (const region of all) {
      for (const target of await region.locator('a, button').all()) {
        const { height } = await boxOf(target);
        expect(height, await target.innerText()).toBeGreaterThanOrEqual(44);
      }
    }
  });
}

test('on a wide screen View shows the sheet beside the list, and Back the one before', async ({
  page,
}) => {
  await open(page, '/dashboard/quotations', desk);
  const sheet = quotationSheet(page);
  const view = (status: 'pending' | 'expired') =>
    page.getByRole('button', { name: new RegExp(`^View ${quotationNumber(status)}$`) });
  const named = (status: 'pending' | 'received' | 'expired') =>
    expect(sheet).toHaveAccessibleName(new RegExp(`^Quotation ${quotationNumber(status)}$`));
  // The one that waits for a decision comes first.
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
  const rows = await boxOf(page.getByRole('article').first().locator('..'));
  // As wide as what lies beside the sheet of the cart, so that both pages end at the same edge.
  expect(Math.round(rows.width)).toBe(348);
  expect(Math.round((await boxOf(sheet)).x - rows.x - rows.width)).toBe(44);
  expect(Math.round((await boxOf(sheet)).width)).toBe(712);
  // The address names a quotation that does not exist.
  await page.goto('/dashboard/quotations#Q-1999-999');
  await named('received');
});

test('on a phone the link on the home page opens the sheet alone', async ({ page }) => {
  await open(page, '/dashboard', phone);
  const link = part(page, dashboard.waiting.heading).getByRole('link').first();
  const isAccept = (await link.innerText()).startsWith(dashboard.waiting.accept);
  await link.click();
  const sheet = page.getByRole('dialog', {
    name: new RegExp(`^Quotation ${quotationNumber('received')}$`),
  });
  await expect(sheet).toBeVisible();
  // Without the demo key a sample has no answer to accept.
  if (isAccept) await expect(sheet.getByLabel(/^To accept/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/quotations');
});

test('each action on the waiting sheet leads to its field, once', async ({ page }) => {
  const { accept, change, decline, heading } = dashboard.waiting;
  for (const [name, field] of [
    [accept, /^To accept/],
    [change, /^1\. /],
    [decline, 'Reason'],
  ] as const) {
    await open(page, '/dashboard', desk);
    const link = part(page, heading).getByRole('link', { name: new RegExp(`^${name} Q-`) });
    test.skip((await link.count()) === 0, 'without the demo key a sample has no answer');
    await link.click();
    await expect(quotationSheet(page).getByLabel(field)).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`#${quotationNumber('received')}$`));
  }
  await page.reload();
  await expect(quotationSheet(page).getByLabel(/^To accept/)).toBeVisible();
  await expect(quotationSheet(page).getByLabel('Reason')).toHaveCount(0);
});

test('documents are filtered and sorted, and on a wide screen viewed beside the list', async ({
  page,
}) => {
  await open(page, '/dashboard/documents', desk);
  const entries = documents(page).getByRole('listitem');
  const count = documentNames.length;
  await expect(documents(page).getByText(`${count} files uploaded`)).toBeVisible();
  await expect(page.getByText('Nothing is sent to a server')).toHaveCount(0);
  await page.getByLabel('Category', { exact: true }).selectOption(categoryLabels.identity);
  await expect(entries).toHaveCount(2);
  await page.getByLabel('Category', { exact: true }).selectOption(categoryLabels.other);
  await expect(page.getByText(dashboard.documents.noneOf)).toBeVisible();
  await page.getByLabel('Category', { exact: true }).selectOption('');
  await page.getByLabel('Sort by').selectOption('Name');
  const names = [...documentNames].sort((one, other) => one.localeCompare(other));
  await expect(entries).toContainText(names);

  const pane = page.getByRole('region', { name: dashboard.documents.preview });
  await page.getByRole('button', { name: `View ${picture}` }).click();
  await expect(pane.getByRole('img', { name: picture })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: `View ${paper}` }).click();
  await expect(pane.getByRole('status')).toContainText(paper);
  await pane.getByRole('button', { name: `${dashboard.documents.larger} ${paper}` }).click();
  await expect(page.getByRole('dialog', { name: paper })).toBeVisible();
  await page.keyboard.press('Escape');
  // Delete is not red; a deleted file leaves the pane too.
  const remove = page.getByRole('button', { name: `Delete ${paper}` });
  const colour = (button: Locator) => button.evaluate((one) => getComputedStyle(one).color);
  expect(await colour(remove)).not.toBe('rgb(180, 35, 24)');
  await remove.click();
  await expect(pane).toContainText(dashboard.documents.choosePreview);
});

test('on a phone the total of the cart and its button stay above the bar', async ({ page }) => {
  await open(page, '/dashboard/cart', phone);
  const bar = await boxOf(page.getByRole('navigation', { name: 'Main places' }));
  const button = page.getByRole('button', { name: 'Request Quotation' });
  for (const at of ['top', 'bottom']) {
    await page.evaluate((where) => {
      window.scrollTo(0, where === 'top' ? 0 : document.documentElement.scrollHeight);
    }, at);
    await expect(button).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(button);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y + height).toBeLessThanOrEqual(bar.y);
  }
  const total = page.locator('[data-slot=cart-foot]').getByText(formatRupees(cartTotal));
  await expect(total).toHaveCount(isStrict ? 0 : 1);
});
