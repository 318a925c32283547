import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sampleProfile } from '@/content/samples/profile';
import { untilHydrated } from '@/e2e/support/page-watch';
import { expectAccessible, shownFee } from '@/e2e/support/portal';
import { quotationNumber, received as sampleQuotation } from '@/e2e/support/samples';

const NOT_LOADED = /^The PDF was not made: a part of it did not load\./;

async function textOf(download: Download): Promise<string> {
  const data = new Uint8Array(await readFile(await download.path()));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join('\n');
}

const received = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByText('Received', { exact: true }) });
const download = (page: Page) => received(page).getByRole('button', { name: /Download/ });

async function openQuotations(page: Page) {
  await page.goto('/dashboard/quotations');
  await untilHydrated(page);
  await expect(download(page)).toBeVisible();
}

/** The names of the fonts fetched from now on. */
function watchFonts(page: Page): Set<string> {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/pdf-fonts\/(.+)\.ttf$/.exec(request.url()) ?? [];
    if (name) fonts.add(name);
  });
  return fonts;
}

test('a quotation in English takes only the fonts of the sheet, and two presses make one file', async ({
  page,
}) => {
  const fonts = watchFonts(page);
  const downloads: Download[] = [];
  page.on('download', (file) => downloads.push(file));
  await openQuotations(page);
  expect(fonts.size).toBe(0);
  const waiting = page.waitForEvent('download');
  await download(page).dblclick();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${quotationNumber('received')}\\.pdf$`));
  const text = await textOf(file);
  const lines = sampleQuotation.lines.flatMap(({ service, price }) => [service, shownFee(price)]);
  for (const words of [
    `Prepared for ${sampleProfile.fullName}`,
    ...lines,
    shownFee(sampleQuotation.total),
  ]) {
    expect(text).toContain(words);
  }
  expect(text).toMatch(/Valid until \d+ \w+ \d{4}/);
  expect(text).not.toContain('left');
  expect([...fonts].sort()).toEqual(['display', 'strong', 'text']);
  await expect(download(page)).toHaveText(/^Download Q/);
  expect(downloads).toHaveLength(1);
});

test('a Hindi name appears in the PDF, and only the font for its script is fetched', async ({
  page,
}) => {
  const name = 'श्रीनिवास कृष्णमूर्ति द्विवेदी';
  await page.goto('/dashboard/profile');
  await untilHydrated(page);
  await expect(page.getByLabel('Full name')).toHaveValue(sampleProfile.fullName);
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile saved').first()).toBeVisible();
  const fonts = watchFonts(page);
  await openQuotations(page);
  const waiting = page.waitForEvent('download');
  await download(page).click();
  expect(await textOf(await waiting)).toContain(name);
  expect([...fonts].sort()).toEqual(['devanagari', 'display', 'strong', 'text']);
});

for (const [part, address] of Object.entries({
  font: '**/pdf-fonts/text.ttf',
  script: '**/_next/static/chunks/*.js',
})) {
  test(`a ${part} that fails to load is reported beside the button, which can be pressed again`, async ({
    page,
  }) => {
    await openQuotations(page);
    await page.route(address, (route) => route.abort());
    await download(page).click();
    const card = received(page);
    await expect(card.getByRole('alert')).toHaveText(NOT_LOADED);
    await expect(download(page)).toBeFocused();
    await expectAccessible(page);
    await page.unroute(address);
    const waiting = page.waitForEvent('download');
    await download(page).click();
    expect(await textOf(await waiting)).toContain(sampleQuotation.lines[0]?.service);
    await expect(card.getByRole('alert')).toHaveCount(0);
  });
}
