import { expect } from '@playwright/test';
import { about } from '@/content/about';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { terms } from '@/content/legal/terms';
import { claims, disclosure, site } from '@/content/site';
import { team } from '@/content/team';
import { newestSource } from '@/content/words/newest-source';
import { sampleCopy } from '@/content/words/samples';
import { trust } from '@/content/words/trust';
import { openContentsLinks } from '@/e2e/support/contents';
import { untilHydrated, watchForFaults } from '@/e2e/support/page-watch';
import { test } from '@/e2e/support/test';
import { getShownTestimonials, listShownClaims } from '@/lib/content/conduct';
import { listMenuRoutes } from '@/lib/content/routes';
import { isSample } from '@/lib/content/sample-marks';
import { formatDay } from '@/lib/dates';

test.describe('facts of the firm', { tag: ['@desktop', '@client-area'] }, () => {
  test('home has its sections in order', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    const heading = (name: string) => main.getByRole('heading', { name, exact: true });
    const entries = getShownTestimonials(home.testimonials)?.entries ?? [];
    const places = [
      main.getByRole('link', { name: home.hero.actions[0].label }),
      main.getByRole('region', { name: home.figures }),
      heading(home.services.heading),
      heading(home.why.heading),
      heading(home.specialised.heading),
      heading(home.calculators.heading),
      ...(entries.length > 0 ? [heading(home.testimonials.heading)] : []),
      main.getByRole('form', { name: 'Quick contact' }),
      heading(home.closing.heading),
    ];
    const tops: number[] = [];
    for (const place of places) tops.push((await place.boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(tops).not.toContain(Number.NaN);
    await expect(heading(home.testimonials.heading)).toHaveCount(entries.length > 0 ? 1 : 0);
    await expect(main.getByRole('img', { name: /^Rated/ })).toHaveCount(entries.length);
  });

  test('team: everyone has mail and phone links, and there is a careers link', async ({ page }) => {
    await page.goto('/team');
    const main = page.getByRole('main');
    const cards = main.getByRole('article');
    await expect(cards).toHaveCount(team.members.length);
    for (const [index, { name, role, expertise, email, phone }] of team.members.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole('heading', { name })).toBeVisible();
      await expect(card).toContainText(role);
      await expect(card.getByRole('listitem')).toHaveText([...expertise]);
      const mail = card.getByRole('link', { name: /^Mail / });
      await expect(mail).toHaveAttribute('href', `mailto:${email}`);
      const call = card.getByRole('link', { name: /^Call / });
      await expect(call).toHaveAttribute('href', phone.href);
    }
    const careers = main.getByRole('link', { name: team.careers.action });
    expect(await careers.getAttribute('href')).toMatch(new RegExp(`^mailto:${site.careersEmail}`));
  });

  test('the terms have their topics, each with its own link', async ({ page }) => {
    await page.goto('/terms');
    const contents = await openContentsLinks(page);
    for (const { id, heading } of terms.sections) {
      const link = contents.and(page.getByRole('link', { name: heading, exact: true }));
      await expect(link).toHaveAttribute('href', `#${id}`);
      await expect(page.locator(`h2[id="${id}"]`)).toContainText(heading);
    }
    await contents.last().click();
    await expect(page.getByRole('main').getByRole('heading').last()).toBeInViewport();
  });

  test('the terms were last updated on the visitor’s day, with and without the framework', async ({
    page,
  }) => {
    const today = page.getByText('Last updated: 1 April 2026', { exact: true });
    const faults = watchForFaults(page);
    // Late on the evening of 31 March in London, when it is 1 April in India.
    await page.clock.setFixedTime(new Date('2026-03-31T20:00:00Z'));
    await page.goto('/terms');
    await expect(today).toBeVisible();
    await untilHydrated(page);
    await expect(today).toBeVisible();
    await page.goto('/');
    await untilHydrated(page);
    await page.getByRole('contentinfo').locator('a[href="/terms"]').click();
    await expect(page).toHaveURL('/terms');
    await expect(today).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('each value of a sheet is on one line, beside its name', async ({ page }) => {
    // Another firm may have longer cities, or the registration of an LLP.
    const isOurs = isSample(site.name);
    for (const path of ['/team', '/about', '/signup']) {
      await page.goto(path);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const broken = await page.locator('[data-slot=data-table] td.amount').evaluateAll(
          (cells, areAllShort) =>
            cells.flatMap((cell) => {
              const text = document.createRange();
              text.selectNodeContents(cell);
              const mayBreak =
                !areAllShort && (cell.textContent.length > 24 || cell.querySelector('wbr'));
              return !mayBreak && text.getClientRects().length > 1 ? [cell.textContent] : [];
            }),
          isOurs,
        );
        expect(broken, `${path} at ${width}`).toEqual([]);
      }
    }
  });

  test('samples are marked as samples, and nothing else is', async ({ page }) => {
    const quotes = [home, contact].map(({ testimonials }) => getShownTestimonials(testimonials));
    // The UDIN on the sample page of the team is always a sample.
    for (const [path, values, always] of [
      ['/', [listShownClaims(), quotes[0]?.entries, team.members[0]], 0],
      ['/contact', [quotes[1]?.entries], 0],
      ['/about', [claims], 0],
      ['/team', team.members, 1],
    ] as const) {
      await page.goto(path);
      const marks = page.getByRole('main').getByText(sampleCopy.mark, { exact: true });
      await expect(marks, path).toHaveCount(values.filter(isSample).length + always);
    }
  });

  test('about names who answers, and numbers that anyone can check', async ({ page }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    for (const { inCharge } of site.offices) {
      await expect(main).toContainText(`${inCharge.name}, M. No. ${inCharge.membership}`);
    }
    const numbers = [
      disclosure.registration,
      ...site.offices.map(({ inCharge }) => `M. No. ${inCharge.membership}`),
    ];
    for (const number of numbers.filter((number) => number !== null)) {
      const link = main.getByRole('link', { name: number, exact: true }).first();
      await expect(link).toHaveAttribute('href', /^https:\/\/(www\.)?icai\.org\//);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    const officer = site.grievanceOfficer;
    await main.locator('a[href="/privacy#grievance"]').click();
    await expect(page).toHaveURL('/privacy#grievance');
    const section = page.getByRole('region', { name: 'Grievance officer' });
    await expect(section.getByRole('link', { name: officer.email })).toBeVisible();
    await expect(section.getByRole('link', { name: officer.phone.display })).toBeVisible();
  });

  test('contact says what follows a message, and leads to who answers', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    const next = main.getByRole('heading', { name: trust.next.heading }).locator('xpath=../..');
    await expect(next.getByRole('listitem')).toHaveText(
      trust.next.steps.map(({ when, title, text }) => `${when}${title}. ${text}`),
    );
    await next.getByRole('link', { name: trust.heading }).click();
    await expect(page).toHaveURL('/about#answers');
    await expect(main.getByRole('heading', { name: trust.heading })).toBeInViewport();
  });

  test('about has registration numbers, and says how the site protects privacy', async ({
    page,
  }) => {
    await page.goto('/about');
    const main = page.getByRole('main');
    for (const number of [disclosure.registration, disclosure.peerReview]) {
      if (number) await expect(main).toContainText(number);
    }
    for (const { title, text } of [...about.record.entries, ...about.colophon.entries]) {
      const entry = main.getByRole('listitem').filter({ hasText: title });
      await expect(entry.filter({ hasText: text })).toHaveCount(1);
    }
    await page.getByRole('contentinfo').getByRole('link', { name: about.colophon.heading }).click();
    await expect(main.getByRole('heading', { name: about.colophon.heading })).toBeInViewport();
    await expect(main.getByText(about.colophon.law)).toContainText(formatDay(newestSource));
  });

  test('the footer folds its services only on a phone, and a press opens them', async ({
    page,
  }) => {
    await page.goto('/team');
    const services = page.getByRole('contentinfo').getByRole('navigation', { name: 'Services' });
    const links = services.getByRole('link');
    await expect(links).toHaveCount(listMenuRoutes('services').length);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(links).toHaveCount(0);
    await services.getByText('Services').filter({ visible: true }).click();
    await expect(links).toHaveCount(listMenuRoutes('services').length);
  });
});
