import { expect, type Page } from '@playwright/test';
import { bringCopy } from '@/content/bring';
import { checklistCopy } from '@/content/client-area/checklist';
import { estimateCopy } from '@/content/estimate';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { readPrintedSheets } from '@/e2e/support/sheets';
import { test } from '@/e2e/support/test';

const { path, heading, bring } = companyIncorporation;
const [first, second, third] = bring.items;
const all = bring.items.length + bring.told.length;

const list = (page: Page) => page.getByRole('region', { name: bringCopy.heading });
/** A browser tells no counter: what is ticked adds to it, and the count shows it. */
const readCounter = (page: Page) =>
  list(page).evaluate((section) => [
    [...section.querySelectorAll('input')].filter(
      (box) => getComputedStyle(box).counterIncrement === 'ticked 1',
    ).length,
    getComputedStyle(section.querySelector('.bring-count') ?? section, '::after').content,
  ]);

test.describe('what to bring', { tag: '@phone' }, () => {
  test('ticks are counted, stay after a reload, and leave the rest for WhatsApp', async ({
    page,
  }) => {
    await page.goto(path);
    for (const paper of [first, third]) await list(page).getByLabel(paper).check();
    expect(await readCounter(page)).toEqual([2, 'counter(ticked)']);
    await page.reload();
    await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(2);
    const link = list(page).getByRole('link', { name: bringCopy.send });
    const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
    expect(text.split('\n')).toHaveLength(1 + all - 2);
    expect(text).toContain(`${heading}. ${bringCopy.missing}:\n1. ${second}`);
    const heights = await list(page)
      .locator('label')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(60);
  });

  test('ticks go into Documents with the request', {
    tag: ['@client-area', '@incorporation'],
  }, async ({ page }) => {
    await page.goto(path);
    await list(page).getByLabel(second).check();
    await page.getByRole('form').getByRole('button', { name: estimateCopy.ask }).click();
    await expect(page).toHaveURL('/dashboard/cart');
    await page.getByRole('button', { name: 'Request Quotation' }).click();
    await expect(page.getByText('is ready to send').first()).toBeVisible();
    await page.goto('/dashboard/documents');
    const row = page.getByRole('listitem').filter({ hasText: second });
    await expect(row).toContainText(checklistCopy.have);
    await expect(page.getByText(checklistCopy.have)).toHaveCount(1);
    await page.goto(path);
    await expect(list(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  });

  test('the boxes are on paper', async ({ page }) => {
    await page.goto(path);
    const sheets = await readPrintedSheets(page);
    for (const paper of bring.items) {
      expect(sheets.some((sheet) => sheet.replace(/\s+/g, ' ').includes(paper))).toBe(true);
    }
    await page.emulateMedia({ media: 'print' });
    await expect(list(page).getByRole('checkbox').first()).toBeVisible();
    await expect(list(page).getByRole('link', { name: bringCopy.send })).toBeHidden();
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('boxes can be ticked, and nothing says that they are remembered', async ({ page }) => {
      await page.goto(path);
      await list(page).getByLabel(first).check();
      await expect(list(page).getByLabel(first)).toBeChecked();
      await expect(page.getByText(bringCopy.stored)).toBeHidden();
    });
  });
});
