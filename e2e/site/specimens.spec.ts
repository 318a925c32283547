import { expect, type Page, test } from '@playwright/test';
import { specimenWords } from '@/content/specimens/specimen';
import { sheetsOf } from '@/e2e/support/sheets';
import { specimens } from '@/lib/content/specimens/all';
import { inWords } from '@/lib/content/specimens/in-words';

const path = '/services/itr-filing';
const { name, notes, text } = specimens[path];

const region = (page: Page) => page.getByRole('region', { name: specimenWords.heading });
const cover = (page: Page) => region(page).locator('summary', { hasText: name });
const drawing = (page: Page) => region(page).getByRole('img');

/** The drawings of specimens that a page requests from now on. */
function watchDrawings(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/media\/itr-filing-(wide|phone)\./.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Scrolls to the cover, near enough for any lazy picture to load. */
async function readToTheCover(page: Page) {
  await page.goto(path);
  await region(page).scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^Three questions/ })).toHaveJSProperty(
    'complete',
    true,
  );
}

test('a drawing is fetched only when its cover is lifted', async ({ page }) => {
  const asked = watchDrawings(page);
  await readToTheCover(page);
  const ofPlate = [...asked];
  await cover(page).click();
  await expect(drawing(page)).toHaveJSProperty('complete', true);
  await expect.poll(() => asked.length).toBe(ofPlate.length + 1);
  const [opened] = asked.slice(ofPlate.length);
  const alone = region(page).getByRole('link', { name: specimenWords.alone });
  await expect(alone).toHaveAttribute('href', opened ?? '');
});

test.describe('without script', () => {
  // Without script, browsers load every picture at once, so that scrolling cannot be tracked.
  test.use({ javaScriptEnabled: false });

  test('the cover is lifted by keyboard, and the sheet is also there as text', async ({ page }) => {
    await readToTheCover(page);
    await expect(region(page)).toContainText(text);
    await expect(drawing(page)).toBeHidden();

    await cover(page).focus();
    await page.keyboard.press('Enter');
    await expect(drawing(page)).toBeVisible();
    await expect(drawing(page)).toHaveJSProperty('complete', true);
    await expect(region(page).getByRole('listitem')).toHaveCount(notes.length);
    await expect(region(page).getByRole('listitem').last()).toContainText(
      notes.at(-1)?.text ?? 'no note',
    );
    const asText = region(page).getByRole('link', { name: specimenWords.asText });
    const file = await page.request.get((await asText.getAttribute('href')) ?? '');
    const told = await file.text();
    for (const words of inWords(specimens[path])) expect(told).toContain(words);

    await cover(page).focus();
    await page.keyboard.press('Space');
    await expect(drawing(page)).toBeHidden();
  });
});

test('the lifted cover lies at the left of its sheet, and both fill the page', async ({ page }) => {
  await readToTheCover(page);
  await cover(page).click();
  await expect(drawing(page)).toHaveJSProperty('complete', true);
  await expect(async () => {
    const lifted = await cover(page).boundingBox();
    const sheet = await drawing(page).boundingBox();
    expect(lifted?.x).toBeLessThan(180);
    expect((lifted?.x ?? 0) + (lifted?.width ?? 0)).toBeCloseTo(sheet?.x ?? 0, -1);
    // In perspective its near edge is longer than the sheet.
    expect(lifted?.height).toBeGreaterThan(sheet?.height ?? 0);
  }).toPass();
  await cover(page).click();
  await expect(drawing(page)).toBeHidden();
});

test('where less motion is wanted it is open, with nothing to press', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await readToTheCover(page);
  await expect(cover(page)).toBeHidden();
  await expect(drawing(page)).toBeVisible();
  await expect(region(page).getByRole('listitem')).toHaveCount(notes.length);
});

test('it prints on one sheet with its notes if open, and not at all if closed', async ({
  page,
}) => {
  await page.goto(path);
  const closed = await sheetsOf(page);
  expect(closed.join(' ')).not.toContain(specimenWords.heading);

  await cover(page).click();
  await expect(drawing(page)).toHaveJSProperty('complete', true);
  const sheets = await sheetsOf(page);
  const own = sheets.filter((sheet) => sheet.includes(specimenWords.heading));
  expect(own).toHaveLength(1);
  for (const { title } of notes) expect(own[0]).toContain(title);
  for (const words of ['Computation of income and tax', 'Signature of the taxpayer', '1,17,000']) {
    expect(own[0]).toContain(words);
  }
  for (const words of [specimenWords.alone, specimenWords.asText]) {
    expect(own[0]).not.toContain(words);
  }
});
