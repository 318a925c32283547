/** Every day and time on a page is India's, wherever the machine is. */

import { type Browser, expect } from '@playwright/test';
import { quotationsCopy } from '@/content/client-area/quotations';
import { hasSignedSample } from '@/e2e/support/firm-key';
import { untilHydrated } from '@/e2e/support/page-watch';
import { documents, LOOKED, quotationSheet, untilFilled } from '@/e2e/support/portal';
import { test } from '@/e2e/support/test';

/** A time zone, and a moment at which its day differs from India's. */
const elsewhere = {
  'America/New_York': '2026-11-24T19:00:00Z',
  'Pacific/Auckland': '2026-11-24T12:00:00Z',
};

async function saidIn(browser: Browser, timezoneId: string, moment: string) {
  const context = await browser.newContext({ timezoneId, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date(moment));
  // Waits for the rows of the browser, instead of those in the page.
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, LOOKED);
  const shownTexts: Record<string, string> = {};
  for (const path of ['/dashboard', '/dashboard/documents', '/dashboard/quotations']) {
    await page.goto(path);
    await untilHydrated(page);
    await untilFilled(page, path);
    if (path.endsWith('quotations')) {
      const sheet = quotationSheet(page);
      const happened = sheet.getByRole('list', { name: 'What happened' });
      await (hasSignedSample
        ? expect(happened).toContainText(/\d{1,2}:\d\d\s[AP]M/)
        : expect(sheet).toContainText(quotationsCopy.unsigned));
    }
    if (path.endsWith('documents')) {
      await expect(page.getByRole('main')).toContainText(/\d+ papers missing/);
      await expect(documents(page).getByRole('listitem')).not.toHaveCount(0);
    }
    shownTexts[path] = await page.getByRole('main').innerText();
  }
  await context.close();
  return shownTexts;
}

test.describe('time zones', { tag: ['@phone', '@client-area'] }, () => {
  for (const [zone, moment] of Object.entries(elsewhere)) {
    test(`in ${zone} the client area shows the same as in India`, async ({ browser }) => {
      const [india, other] = await Promise.all([
        saidIn(browser, 'Asia/Kolkata', moment),
        saidIn(browser, zone, moment),
      ]);
      expect(other).toEqual(india);
    });
  }
});
