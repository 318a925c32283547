import { expect, type Page } from '@playwright/test';
import { estimateCopy } from '@/content/estimate';
import { auditFigure } from '@/content/figures/audit';
import { registrationFigure } from '@/content/figures/business-registration';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { itrFiling } from '@/content/services/itr-filing';
import { pricing } from '@/content/services/pricing';
import { closedDates, site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { formatOpenMark } from '@/content/words/hours';
import { untilHydrated } from '@/e2e/support/page-watch';
import { getAllText, servedPage, withoutSpaces } from '@/e2e/support/served-page';
import { test } from '@/e2e/support/test';
import { openFolds } from '@/e2e/support/text-spacing';
import { createEstimateLines } from '@/features/services/estimate/estimate-lines';
import { mostDays } from '@/features/services/page/appointed-today';
import { formatWorkPlan } from '@/lib/browser/dates';
import { find } from '@/lib/build/page';
import { servicePages } from '@/lib/content/service-pages';
import { getShownClosing } from '@/lib/content/services';

const main = (page: Page) => page.getByRole('main');
const chosenSubject = (page: Page) => main(page).getByLabel('Subject').locator('option:checked');

/** The content of every service page except the price list. */
const services = Object.values(servicePages);

const getFigure = (page: Page) => main(page).locator('figure[aria-labelledby=figure]');

test.describe('service pages', { tag: '@desktop' }, () => {
  for (const content of services) {
    // As served: its text and its links need no browser.
    test(`${content.path} has the fees and links of its content`, () => {
      const page = servedPage(content.path);
      const text = withoutSpaces(find(page, 'main').map(getAllText).join());
      const rows = createEstimateLines(content);
      for (const phrase of [
        content.heading,
        ...rows.flatMap(({ label, fee, sum }) => [label, fee ?? '', sum?.totals[0]?.amount ?? '']),
        ...(content.steps?.items ?? []).map(({ title }) => title),
      ]) {
        expect(text).toContain(withoutSpaces(phrase));
      }
      const data = find(page, 'script[type="application/ld+json"]').map(getAllText).join();
      expect(data.includes('"offers"')).toBe(!isStrict && content.fees.priceIds.length > 0);

      const beside = find(page, 'main .related-links a').map((a) => a.attribs.href ?? '');
      expect(beside.some((href) => href.startsWith('/services/'))).toBe(true);
      expect(beside.some((href) => href.startsWith('/calculators/'))).toBe(true);
      expect(find(page, `main a[href="${content.path}"]`)).toEqual([]);
      const calls = find(page, 'main a[href^="/contact"]').map((a) => a.attribs.href ?? '');
      // One for each row of the estimate, and the closing call.
      expect(calls).toHaveLength(rows.length + 1);
      for (const href of calls) {
        expect(new URL(href, 'https://x.example').searchParams.get('subject')).toBe(
          content.subject,
        );
      }
    });
  }

  test('the steps go down from the first, and each is there once', async ({ page }) => {
    for (const { path, steps } of [companyIncorporation, businessRegistration]) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const track = main(page).locator('.sewn-steps li');
        await expect(track).toHaveText(
          steps.items.map(({ when, title, text }) => `${when}${title} ${text}`),
        );
        const tops = await track.evaluateAll((all) =>
          all.map((step) => step.getBoundingClientRect().top),
        );
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
        for (const { text } of steps.items) await expect(main(page).getByText(text)).toHaveCount(1);
      }
    }
  });

  test('the pen ring is round the chosen structure, at every width', async ({ page }) => {
    await page.goto('/services/business-registration');
    await page.evaluate(openFolds);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const ringed = main(page).locator('table :is(h3, b)').filter({ visible: true });
      const rings = await ringed.evaluateAll((all) =>
        all
          .filter((name) => Number.parseFloat(getComputedStyle(name).borderTopWidth) > 0)
          .map((name) => name.textContent),
      );
      expect(rings, `at ${width}`).toEqual([
        businessRegistration.structures.items[registrationFigure.chosen]?.title,
      ]);
    }
  });

  test('from the price list, a message has no subject chosen', async ({ page }) => {
    await page.goto(pricing.path);
    await main(page)
      .getByRole('link', { name: getShownClosing(pricing.closing).action, exact: true })
      .click();
    await expect(page).toHaveURL(/^[^?]*\/contact#message$/);
    await expect(chosenSubject(page)).toHaveText('Select a subject');
  });

  test('the notes of an audit are beside their rows, or below them', async ({ page }) => {
    const { notes, entries } = auditFigure;
    await page.goto('/services/audit');
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const table = getFigure(page).getByRole('table').first();
      for (const [id, note] of Object.entries(notes)) {
        const entry = entries.find((row) => row.id === id);
        if (!entry) continue;
        const row = table.getByRole('row').filter({ hasText: entry.label });
        const label = await row.getByRole('rowheader').boundingBox();
        const told = await row.getByText(note).boundingBox();
        if (!label || !told) throw new Error(`${id} is not shown at ${width}`);
        if (width > 1200) expect(told.x + told.width).toBeLessThan(label.x);
        // The first begins beside the heads.
        expect(told.y - label.y).toBeGreaterThan(-40);
        expect(told.y - label.y).toBeLessThan(48);
      }
    }
  });

  test('links to a date are large enough for a thumb and do not overlap', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/services/gst-registration', '/services/tds-return']) {
      await page.goto(path);
      const links = main(page).locator(
        'p > a[href*="#due-dates"], p > a[href^="/calculators/"][href*="#"]',
      );
      const boxes = await links.evaluateAll((all) =>
        all.map((link) => link.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(boxes.length).toBeGreaterThan(0);
      for (const [index, box] of boxes.entries()) {
        expect(box.height).toBeGreaterThanOrEqual(44);
        expect(boxes[index + 1]?.top ?? box.bottom).toBeGreaterThan(box.bottom - 0.5);
      }
    }
  });

  test('the day of the certificate is counted from the next working day', async ({ page }) => {
    test.skip(mostDays === 0, 'no number of days is promised');
    const { aim } = companyIncorporation.appointed;
    const now = new Date('2026-11-29T12:00:00+05:30');
    await page.clock.setFixedTime(now);
    const [call, by] = formatWorkPlan(
      `${mostDays} ${formatOpenMark(site.hours, closedDates)}`,
      now.getTime(),
    );
    await page.goto(companyIncorporation.path);
    const line = page.getByText(aim);
    await expect(line).toHaveText(`${call} ${aim} ${by}.`);
    await untilHydrated(page);
    await expect(line).toHaveText(`${call} ${aim} ${by}.`);
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('the page says in how many days the certificate is there', async ({ page }) => {
      test.skip(mostDays === 0, 'no number of days is promised');
      await page.goto(companyIncorporation.path);
      const { call, aim } = companyIncorporation.appointed;
      const line = page.getByText(aim);
      expect(await line.innerText()).toBe(`${call} ${aim} in ${mostDays} days.`);
    });

    test('a service page can be read, its questions open and its links work', async ({ page }) => {
      const [, { question, answer: text }] = itrFiling.faq.items;
      await page.goto(itrFiling.path);
      const answer = page.getByText(text, { exact: true });
      await expect(answer).toBeHidden();
      await page.locator('summary', { hasText: question }).click();
      await expect(answer).toBeVisible();
      await page.getByRole('link', { name: estimateCopy.question }).click();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/contact');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});
