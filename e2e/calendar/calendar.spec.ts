import { expect } from '@playwright/test';
import { calendar as copy } from '@/content/calendar';
import { dueDates } from '@/content/due-dates';
import { home } from '@/content/home';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import {
  filterByMonth,
  formatMonthAndYear,
  formatShortDueLine,
  listDues,
  listMonths,
} from '@/features/calendar/calendar';
import { getCalendarPath } from '@/features/calendar/files';
import { packSubjectDues } from '@/features/calendar/packed';
import { describeNextDue } from '@/lib/browser/dates';

// Late on 14 December in New York, when it is the 15th in India.
const LATE_IN_NEW_YORK = new Date('2026-12-14T23:00:00-05:00');

test.describe('due dates', { tag: '@desktop' }, () => {
  test('without script every date of twelve months is there, and the calendar files', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/services/compliance');
    const calendar = page.locator('#due-dates');
    await calendar.getByText(copy.allDates).click();
    const months = calendar.locator('details > p').filter({ visible: true });
    await expect(months).toHaveCount(14);
    const titles = await calendar.locator('details > p > b').allTextContents();
    for (const month of listMonths(dueDates).filter((at) =>
      titles.includes(`${formatMonthAndYear(at)}:`),
    )) {
      const line = months.filter({ hasText: `${formatMonthAndYear(month)}:` });
      for (const due of filterByMonth(listDues(dueDates), month)) {
        await expect(line).toContainText(formatShortDueLine(due), { ignoreCase: true });
      }
    }
    for (const id of ['all', ...dueDates.audiences.map((audience) => audience.id)] as const) {
      await expect(page.locator(`a[href="${getCalendarPath(id)}"]`)).toBeVisible();
      expect((await page.request.get(getCalendarPath(id))).headers()['content-type']).toMatch(
        /^text\/calendar/,
      );
    }
    await context.close();
  });

  test('the choices are equally wide at every width', async ({ page }) => {
    await page.goto('/services/compliance');
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const choices = page.getByRole('group', { name: copy.who }).locator('label');
      const widths = await choices.evaluateAll((all) =>
        all.map((label) => Math.round(label.getBoundingClientRect().width)),
      );
      expect(widths).toHaveLength(dueDates.audiences.length);
      expect(Math.max(...widths) - Math.min(...widths), `at ${width}`).toBeLessThanOrEqual(1);
    }
  });

  test('a choice shows those dates from today, and is kept after a reload', async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York' });
    const page = await context.newPage();
    const faults = watchForFaults(page);
    await page.clock.setFixedTime(LATE_IN_NEW_YORK);
    await page.goto('/services/compliance');
    const calendar = page.locator('#due-dates');
    const lines = calendar.locator('section li p');
    await calendar.getByRole('checkbox', { name: 'Employer' }).check();
    await expect(calendar.getByText('Tuesday, due today')).toBeVisible();
    await expect(lines.filter({ hasText: 'EPF and ESI' }).first()).toBeVisible();
    await expect(lines.filter({ hasText: 'advance tax' })).toHaveCount(0);
    const tick = calendar.getByRole('checkbox', { name: 'Trader or professional' });
    await tick.check();
    expect(await tick.evaluate((box) => getComputedStyle(box, '::before').content)).toBe('""');
    await expect(lines.filter({ hasText: 'advance tax, 75%' })).toBeVisible();

    await page.reload();
    await expect(lines.filter({ hasText: 'advance tax, 75%' })).toBeVisible();
    await expect(tick).toBeChecked();
    await expect(lines.filter({ hasText: 'GSTR-1' })).toHaveCount(0);
    await calendar.getByLabel(copy.others).check();
    await expect(lines.filter({ hasText: 'GSTR-1' }).first()).toBeVisible();
    await calendar.getByLabel(copy.list).check();
    await expect(calendar.getByRole('row', { name: /^15 Dec 2026 Pay advance tax/ })).toBeVisible();
    await expect(lines.first()).toBeHidden();
    expect(faults).toEqual([]);
    await context.close();
  });

  test('everyone’s dates print on one A4, no line below 7 pt', async ({ page }) => {
    await page.clock.setFixedTime(LATE_IN_NEW_YORK);
    await page.goto('/services/compliance');
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await page.getByRole('checkbox', { name: 'Company' }).check();
    await page.getByLabel(copy.others).check();
    await page.getByRole('button', { name: copy.print }).click();
    await expect(page.locator('.calendar-alone')).toBeAttached();
    const pdf = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: 'print' });
    const sizes = await page
      .locator('.calendar-sheet :is(p, h3, small)')
      .filter({ visible: true })
      .evaluateAll((all) => all.map((line) => Number.parseFloat(getComputedStyle(line).fontSize)));
    expect(sizes.length).toBeGreaterThan(200);
    // In CSS pixels, of which 96 are 72 points.
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual((7 * 96) / 72);
  });

  test('the ITR page names its next due date in the first view', async ({ page }) => {
    for (const day of ['2026-12-02', '2027-01-02']) {
      const noon = new Date(`${day}T12:00:00+05:30`);
      await page.clock.setFixedTime(noon);
      await page.goto('/services/itr-filing');
      const next = describeNextDue(packSubjectDues(dueDates, 'itr'), noon.getTime());
      const line = page.getByRole('link', { name: next ?? copy.see });
      await expect(line).toBeInViewport();
      await expect(line).toHaveText(/^Next: .* 31\s(December|July)$/);
    }
  });

  test('home names the next date for a visitor who says who they are, by India’s day, and remembers it', async ({
    browser,
  }) => {
    const context = await browser.newContext({ timezoneId: 'America/New_York' });
    const page = await context.newPage();
    const faults = watchForFaults(page);
    await page.clock.setFixedTime(LATE_IN_NEW_YORK);
    await page.goto('/');
    const { next } = home.reasons;
    const row = page.getByRole('group').filter({ hasText: next.title });
    await expect(row.locator('summary')).toContainText(next.hint);
    await untilHydrated(page);
    await row.locator('summary').click();
    await row.getByLabel(next.labels.gst).selectOption(next.gst['gst-quarterly']);
    await row.getByLabel(next.state).selectOption('Maharashtra');
    await expect(row.getByRole('status')).toContainText(/Due today.*25\sDecember.*PMT-06/);
    await page.reload();
    await expect(row.locator('summary')).toContainText('Due today: pay advance tax');
    await row.locator('summary').click();
    await expect(row.getByLabel(next.state)).toHaveValue('MH');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a scheme leaves the compliance page the day after it ends', async ({ page }) => {
    const scheme = page.getByRole('heading', { name: /FAST-DS 2026$/ }).filter({ visible: true });
    for (const [day, count] of [
      ['2026-12-31', 1],
      ['2027-01-01', 0],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00+05:30`));
      await page.goto('/services/compliance');
      await expect(scheme).toHaveCount(count);
    }
  });
});
