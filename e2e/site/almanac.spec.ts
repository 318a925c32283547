import { expect, test } from '@playwright/test';
import { almanac } from '@/content/almanac';
import { dueDates } from '@/content/due-dates';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { allMonths, duesOf, inMonth } from '@/lib/almanac/almanac';
import { dueDateFile } from '@/lib/almanac/files';
import { packedDues } from '@/lib/almanac/packed';
import { nextDueInWords, nextLeaves } from '@/lib/browser/dates';

// Late on 14 December in New York, when it is the 15th in India.
const LATE_IN_NEW_YORK = new Date('2026-12-14T23:00:00-05:00');

test('without script the whole list is a drawing, and the calendar files can be downloaded', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/services/compliance');
  const list = page.getByRole('img', { name: almanac.picture });
  // Bands that are laid out on the way move it again.
  await expect(async () => {
    await list.scrollIntoViewIfNeeded();
    await expect(list).toBeInViewport({ timeout: 1000 });
  }).toPass();
  const address = await page.locator('#almanac source').getAttribute('srcset');
  const drawing = await (await page.request.get(address ?? '')).text();
  const year = allMonths(dueDates)
    .slice(0, 12)
    .flatMap((at) => inMonth(duesOf(dueDates), at));
  for (const { name } of new Set(year.map(({ rule }) => rule))) {
    // Long names are wrapped.
    expect(drawing.toLowerCase()).toContain(name.split(' ')[0]?.toLowerCase());
  }
  for (const { id } of dueDates.audiences) {
    await expect(page.locator(`a[href="${dueDateFile(id)}"]`)).toHaveCount(1);
    expect((await page.request.get(dueDateFile(id))).headers()['content-type']).toMatch(
      /^text\/calendar/,
    );
  }
  await context.close();
});

test('the choices are equally wide at every width', async ({ page }) => {
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/services/compliance');
    const choices = page.getByRole('group', { name: almanac.who }).locator('label');
    const widths = await choices.evaluateAll((all) =>
      all.map((label) => Math.round(label.getBoundingClientRect().width)),
    );
    expect(widths).toHaveLength(dueDates.audiences.length);
    expect(Math.max(...widths) - Math.min(...widths), `at ${width}`).toBeLessThanOrEqual(1);
  }
});

test('a choice is ticked, and of several calendar files the first is the main one', async ({
  page,
}) => {
  await page.goto('/services/compliance');
  const choices = ['Business', 'Employer'].map((name) => page.getByRole('checkbox', { name }));
  for (const choice of choices) {
    const tick = () => choice.evaluate((box) => getComputedStyle(box, '::before').content);
    expect(await tick()).toBe('none');
    await choice.check();
    expect(await tick()).toBe('""');
  }
  const files = page.locator('#almanac').getByRole('link', { name: almanac.add });
  await expect(files).toHaveCount(2);
  const grounds = await files.evaluateAll((all) =>
    all.map((file) => getComputedStyle(file).backgroundColor),
  );
  expect(grounds[0]).not.toBe('rgba(0, 0, 0, 0)');
  expect(grounds[1]).toBe('rgba(0, 0, 0, 0)');
});

test('the choice of who one is marks the days, and names the next with the days left', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await context.newPage();
  await page.clock.setFixedTime(LATE_IN_NEW_YORK);
  await page.goto('/services/compliance');
  await page.getByRole('checkbox', { name: 'Employer' }).check();
  const almanac = page.locator('#almanac');
  await expect(almanac.getByText('Tuesday, today')).toBeVisible();
  await expect(almanac.getByRole('heading', { name: 'EPF, ESI for November' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Business' }).check();
  await expect(almanac.getByRole('heading', { name: 'Advance tax, 75%' })).toBeVisible();

  // The dates of everyone make the fullest sheet.
  await page.getByRole('checkbox', { name: 'Employer' }).uncheck();
  await page.getByRole('checkbox', { name: 'Business' }).uncheck();
  await expect(almanac.getByText('Next for everyone')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole('button', { name: 'Print on one A4' }).click();
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await context.close();
});

test('the ITR page names its next due date in the first view', async ({ page }) => {
  for (const day of ['2026-12-02', '2027-01-02']) {
    const noon = new Date(`${day}T12:00:00+05:30`);
    await page.clock.setFixedTime(noon);
    await page.goto('/services/itr-filing');
    const next = nextDueInWords(packedDues(dueDates, 'itr'), noon.getTime());
    const line = page.getByRole('link', { name: next ?? almanac.see });
    await expect(line).toBeInViewport();
    await expect(line).toHaveText(/^Next: 31 (December|July), /);
  }
});

test('the home page shows the next dates for the visitor’s day, and hydration keeps them', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'America/New_York' });
  const page = await context.newPage();
  const faults = watchForFaults(page);
  await page.clock.setFixedTime(LATE_IN_NEW_YORK);
  await page.goto('/');
  const leaves = page.getByRole('region', { name: almanac.leaves.heading }).getByRole('listitem');
  const next = nextLeaves(packedDues(dueDates, 'home'), LATE_IN_NEW_YORK.getTime(), 4);
  const shown = next.map(({ day, month, what }) => `${day}${month}${what}`);
  expect(shown[0]).toBe('15December 2026advance tax');
  await expect(leaves).toHaveText(shown);
  await untilHydrated(page);
  await expect(leaves).toHaveText(shown);
  expect(faults).toEqual([]);
  await context.close();
});

test('a scheme leaves the compliance page the day after it ends', async ({ page }) => {
  const scheme = page.getByRole('heading', { name: /^FAST-DS 2026/ }).filter({ visible: true });
  for (const [day, count] of [
    ['2026-12-31', 1],
    ['2027-01-01', 0],
  ] as const) {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00+05:30`));
    await page.goto('/services/compliance');
    await expect(scheme).toHaveCount(count);
  }
});
