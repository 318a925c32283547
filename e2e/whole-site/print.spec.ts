import { expect } from '@playwright/test';
import { calendar } from '@/content/calendar';
import { quotationsCopy } from '@/content/client-area/quotations';
import { auditFigure } from '@/content/figures/audit';
import { compliance } from '@/content/services/compliance';
import { pricing } from '@/content/services/pricing';
import { site } from '@/content/site';
import { getLawAnswer } from '@/e2e/support/calculators';
import { hasSignedSample } from '@/e2e/support/firm-key';
import { untilHydrated } from '@/e2e/support/page-watch';
import { quotationSheet, untilFilled } from '@/e2e/support/portal';
import { quotationCount, received } from '@/e2e/support/samples';
import { readPrintedSheets } from '@/e2e/support/sheets';
import { test } from '@/e2e/support/test';
import { createPriceSheets } from '@/lib/content/services';
import { formatLongDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';

/** The longest working, and the one with a table of months. */
const computations = [
  {
    path: '/calculators/tax',
    fields: { 'Annual Income': '1200000', 'Total Deductions': '150000' },
    says: ['Total tax liability', '1,32,600', 'Actual tax may vary'],
  },
  {
    path: '/calculators/emi',
    fields: {
      'Loan Amount': '1000000',
      'Annual Interest Rate (%)': '8.5',
      'Tenure (Years)': '20',
    },
    says: ['Monthly EMI', '8,678', 'Total Amount Payable', '20,82,776'],
  },
];

test.describe('print', { tag: ['@desktop', '@client-area'] }, () => {
  for (const { path, fields, says } of computations) {
    test(`${path} prints answer, estimate and working on its first sheet, with the firm's head and the date`, async ({
      page,
    }) => {
      await page.goto(path);
      await untilHydrated(page);
      for (const [label, value] of Object.entries(fields)) {
        await page.getByLabel(label, { exact: true }).fill(value);
      }
      await page.getByRole('button', { name: 'Calculate' }).click();
      await expect(page.getByText(says[1] ?? '').first()).toBeVisible();
      const working = page.locator('#by-law');
      await expect(working.getByRole('table').first()).toBeVisible();
      const parts = [
        await getLawAnswer(page).getByRole('heading').innerText(),
        'Simple estimate',
        await working.getByRole('heading').first().innerText(),
      ];
      const total = await working
        .getByRole('table')
        .last()
        .getByRole('rowheader')
        .last()
        .innerText();
      const today = formatLongDay(getDayInIndia(Date.now()));
      const sheets = await readPrintedSheets(page);
      // Remarks may go on a second.
      expect(sheets.length).toBeLessThanOrEqual(2);
      const [first = ''] = sheets;
      for (const text of [site.name, today]) expect(first).toContain(text);
      for (const text of says) expect(sheets.join(' ')).toContain(text);
      for (const part of [...parts, total.split('\n')[0] ?? '']) expect(first).toContain(part);
      for (const text of ['Client login', 'Calculate', 'How it is worked out', 'Breadcrumb']) {
        expect(sheets.join(' ')).not.toContain(text);
      }
    });
  }

  test('a figure prints whole on one sheet even if it was never scrolled to', async ({ page }) => {
    await page.goto('/services/audit');
    const sheets = await readPrintedSheets(page);
    const own = sheets.filter((sheet) => sheet.includes(auditFigure.heading));
    expect(own).toHaveLength(1);
    for (const { label, amount } of auditFigure.entries) {
      expect(own[0]).toContain(label);
      expect(own[0]).toContain(amount);
    }
    expect(own[0]).toContain(auditFigure.report.udin);
    expect(sheets.join(' ')).not.toMatch(/folio/i);
  });

  test('what a fold holds is printed, without the sign to open it', async ({ page }) => {
    await page.goto('/services/pricing');
    await page.emulateMedia({ media: 'print' });
    const disclosures = await page
      .locator('main summary')
      .evaluateAll((all) =>
        all.map((disclosure) => [
          getComputedStyle(disclosure, '::after').content,
          (disclosure.nextElementSibling?.getBoundingClientRect().height ?? 0) > 10,
        ]),
      );
    expect(new Set(disclosures.map(String))).toEqual(new Set(['none,true']));
  });

  test('the price list prints each group under its name, and the packages whole', async ({
    page,
  }) => {
    await page.goto('/services/pricing');
    await untilHydrated(page);
    const sheets = await readPrintedSheets(page);
    for (const { title, note } of createPriceSheets(pricing)) {
      expect(sheets.filter((sheet) => sheet.includes(`${title} ${note}`))).toHaveLength(1);
    }
    const [first, last] = [pricing.packages.work[0].text, pricing.packages.work.at(-1)?.text ?? ''];
    const compared = sheets.filter((sheet) => sheet.includes(first) && sheet.includes(last));
    expect(compared).toHaveLength(1);
  });

  for (const path of ['/', '/contact', '/services/gst-registration', '/terms']) {
    test(`${path} prints without navigation, under the firm's head`, async ({ page }) => {
      await page.goto(path);
      await untilHydrated(page);
      const heading = await page.getByRole('heading', { level: 1 }).textContent();
      const sheets = await readPrintedSheets(page);
      expect(sheets[0]).toContain(site.name);
      expect(sheets.join(' ')).toContain(heading?.replace(/\s+/g, ' '));
      for (const text of ['Client login', 'Skip to the content', 'Add to cart', 'Send message']) {
        expect(sheets.join(' ')).not.toContain(text);
      }
      for (const sheet of sheets) expect(sheet.trim().length).toBeGreaterThan(20);
    });
  }

  for (const width of [390, 1440]) {
    test(`an open quotation prints alone on one sheet, under the firm's head, from ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/dashboard/quotations');
      await untilFilled(page, '/dashboard/quotations');
      const card = page
        .getByRole('article')
        .filter({ has: page.getByText('Received', { exact: true }) });
      const id = (await card.getByRole('heading').textContent()) ?? '';
      await card.getByRole('button', { name: /^View/ }).click();
      const open = quotationSheet(page);
      await expect(open.getByRole('table')).toBeVisible();
      await expect(open).toContainText(
        hasSignedSample ? 'Sample signature' : quotationsCopy.unsigned,
      );

      const sheets = await readPrintedSheets(page);
      // Remarks may go on a second.
      expect(sheets.length).toBeLessThanOrEqual(2);
      const once = (text: string) => sheets.join(' ').split(text).length - 1;
      for (const text of [site.name, `Quotation ${id}`]) expect(once(text), text).toBe(1);
      expect(once('Sample signature')).toBe(hasSignedSample ? 1 : 0);
      for (const { service } of received.lines) expect(sheets[0]).toContain(service);
      for (const text of ['Back to', quotationsCopy.toCart, quotationsCopy.answers]) {
        expect(sheets[0]).not.toContain(text);
      }

      // The sheet has the width of the paper, also of an A4 on its side.
      if (width === 1440) {
        await page.emulateMedia({ media: 'print' });
        await page.setViewportSize({ width: 1122, height: 794 });
        const box = await open.getByRole('table').boundingBox();
        expect(box?.width, 'on its side').toBeGreaterThan(800);
        await page.emulateMedia({ media: null });
        await page.setViewportSize({ width, height: 900 });
      }

      // As it was on the screen.
      await expect(open.getByRole('table')).toBeVisible();
      await expect(page.locator('article')).toHaveCount(quotationCount);
    });
  }

  test('with no quotation open, the list prints under the head of the firm', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto('/dashboard/quotations');
    await untilFilled(page, '/dashboard/quotations');
    const sheets = await readPrintedSheets(page);
    expect(sheets[0]).toContain(site.name);
    for (const { service } of received.lines) expect(sheets.join(' ')).toContain(service);
    for (const text of ['Back to', quotationsCopy.toCart]) {
      expect(sheets.join(' ')).not.toContain(text);
    }
  });

  test('the checklist prints with every paper, without its controls', async ({ page }) => {
    await page.goto('/dashboard/documents');
    await untilFilled(page, '/dashboard/documents');
    const papers = page.getByRole('main').locator('#papers li > div > p');
    await expect(papers.first()).toBeVisible();
    const sheets = await readPrintedSheets(page);
    const texts = await papers.allTextContents();
    expect(sheets.length).toBeLessThanOrEqual(Math.ceil(texts.length / 17));
    for (const paper of texts) expect(sheets.join(' ')).toContain(paper);
    for (const text of ['Drop files here', 'Sort by', 'More', 'Ready to send us']) {
      expect(sheets.join(' ')).not.toContain(text);
    }
  });

  test('the calendar and folds that were never opened leave no bare heading on paper', async ({
    page,
  }) => {
    await page.goto(compliance.path);
    await untilHydrated(page);
    const paper = (await readPrintedSheets(page)).join(' ');
    expect(paper).toContain(compliance.heading);
    expect(paper).not.toContain(calendar.allDates);
    for (const text of ['What is due in the first year?', 'ROC form filed late']) {
      await expect(page.getByText(text)).toBeVisible();
      expect(paper).not.toContain(text);
    }
  });
});
