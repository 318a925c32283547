import { expect, type Page, test } from '@playwright/test';
import { mostDays } from '@/components/sections/services/appointed-today';
import { auditFigure } from '@/content/figures/audit';
import { registrationFigure } from '@/content/figures/business-registration';
import { incorporationFigure } from '@/content/figures/company-incorporation';
import { prices } from '@/content/prices';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { itrFiling } from '@/content/services/itr-filing';
import { pricing } from '@/content/services/pricing';
import { contactSubjects } from '@/content/subjects';
import { isStrict } from '@/content/words/conduct';
import { untilHydrated } from '@/e2e/support/page-watch';
import { formatPrice } from '@/lib/content/prices';
import { servicePages } from '@/lib/content/service-pages';
import { actionsShown, feesShown } from '@/lib/content/services';
import { addDays, dayAndMonth } from '@/lib/days';

const main = (page: Page) => page.getByRole('main');
/** The section with the questions, without other folds. */
const questions = (page: Page, heading: string) =>
  main(page).getByRole('heading', { level: 2, name: heading }).locator('xpath=..');
const chosenSubject = (page: Page) => main(page).getByLabel('Subject').locator('option:checked');

/** The content of every service page except the price list. */
const services = Object.values(servicePages);

for (const content of services) {
  const { path, subject } = content;

  // One visit for all checks, as opening the page takes most of the time.
  test(`${path} has the fees and links of its content`, async ({ page }) => {
    await page.goto(path);

    await test.step('states its fees and steps', async () => {
      await expect(page.getByRole('heading', { level: 1, name: content.heading })).toBeVisible();
      const fees = (content.fees?.priceIds ?? []).map((id) => prices[id]);
      const words = [
        ...fees.map((fee) => (isStrict ? fee.label : formatPrice(fee))),
        ...(content.steps?.items ?? []).map(({ title }) => title),
      ];
      const shown = await main(page).innerText();
      for (const word of words) expect(shown).toContain(word);
    });

    // seo.spec.ts compares structured data with the page.
    await test.step('offers its fees and answers its questions in structured data', async () => {
      const things = await structuredData(page);
      const service = things.find((thing) => thing['@type'] === 'Service');
      expect((service?.offers ?? []).length > 0).toBe(!isStrict && content.fees !== null);
      const asked = things.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity ?? [];
      expect(asked.map((question) => question.name)).toEqual(
        await questions(page, content.faq.heading).locator('summary').allTextContents(),
      );
      expect(asked.map((question) => question.acceptedAnswer.text)).toEqual(
        await questions(page, content.faq.heading).locator('details > p').allTextContents(),
      );
    });

    await test.step('leads on to services, calculators and contact, not to itself', async () => {
      const onward = (name: string) =>
        main(page).getByRole('heading', { name }).locator('xpath=..').getByRole('link');
      await expect(onward('Services that go with it').first()).toBeVisible();
      await expect(onward('Work it out first').first()).toHaveAttribute('href', /^\/calculators\//);
      await expect(main(page).locator(`a[href="${path}"]`)).toHaveCount(0);

      const calls = main(page).locator('a[href^="/contact"]');
      await expect(calls).toHaveCount(3);
      const hrefs = await calls.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(new Set(hrefs).size).toBe(1);
      await calls.last().click();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/contact');
      await expect(chosenSubject(page)).toHaveText(
        contactSubjects.find(({ value }) => value === subject)?.label ?? '',
      );
    });
  });
}

test('an entry without a description has its fee and its button on one line', async ({ page }) => {
  const { path } = companyIncorporation;
  const fees = feesShown(companyIncorporation.fees);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const rows = main(page).getByRole('table', { name: fees.title }).getByRole('row');
    await expect(rows).toHaveCount(fees.priceIds.length);
    for (const row of await rows.all()) {
      const button = await row.getByRole('button').boundingBox();
      const fee = await row
        .locator(isStrict ? 'th' : 'th ~ td')
        .first()
        .boundingBox();
      if (!button || !fee) throw new Error('not in sight');
      expect(button.height).toBeGreaterThanOrEqual(44);
      expect(button.y, `at ${width}`).toBeLessThan(fee.y + fee.height);
      expect(button.y + button.height, `at ${width}`).toBeGreaterThan(fee.y);
    }
  }
});

test('all folds have the same mark, drawn by the style sheet', async ({ page }) => {
  const shapes = { open: new Set<string>(), closed: new Set<string>() };
  for (const path of ['/contact', '/calculators/tax', companyIncorporation.path]) {
    await page.goto(path);
    const marks = await page.locator('summary').evaluateAll((all) =>
      all.map((summary) => {
        const { clipPath, borderTopWidth, listStyleType } = getComputedStyle(summary, '::after');
        return {
          isOpen: summary.parentElement?.hasAttribute('open'),
          shape: `${clipPath} ${borderTopWidth} ${listStyleType}`,
          own: summary.querySelectorAll('svg').length,
        };
      }),
    );
    expect(marks.length).toBeGreaterThan(1);
    for (const { isOpen, shape, own } of marks) {
      shapes[isOpen ? 'open' : 'closed'].add(shape);
      expect(own).toBe(0);
    }
  }
  expect([...shapes.open]).toEqual([expect.stringMatching(/^inset\(.+ 8px none$/)]);
  expect([...shapes.closed]).toEqual([expect.stringMatching(/^path\(.+ 8px none$/)]);
});

test('on a phone the name of a fee keeps clear of its button', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/services/compliance', '/services/taxation']) {
      await page.goto(path);
      const near = await main(page)
        .locator('table')
        .getByRole('button', { name: /^Add to cart/ })
        .evaluateAll((buttons) =>
          buttons.flatMap((button) => {
            const { left, top, bottom } = button.getBoundingClientRect();
            const words = document.createRange();
            words.selectNodeContents(button.closest('tbody')?.querySelector('th') ?? button);
            return [...words.getClientRects()].some(
              (line) => line.bottom > top && line.top < bottom && line.right > left - 12,
            )
              ? words.toString()
              : [];
          }),
        );
      expect(near, `${path} at ${width}`).toEqual([]);
    }
  }
});

test('the name of the list of whom it is for is in line with its first entry', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(companyIncorporation.path);
  const { heading, items } = companyIncorporation.forWhom;
  const name = main(page).getByRole('heading', { name: heading });
  const baseline = (element: Element) => {
    const mark = element.appendChild(document.createElement('i'));
    mark.style.display = 'inline-block';
    const { bottom } = mark.getBoundingClientRect();
    mark.remove();
    return bottom;
  };
  const first = main(page)
    .getByRole('listitem')
    .filter({ hasText: items[0] ?? '' });
  // Of one line, or the mark would be on the last.
  await first.evaluate((item) => {
    item.textContent = 'A line';
  });
  const line = main(page).getByText('A line', { exact: true });
  expect(await name.evaluate(baseline)).toBeCloseTo(await line.evaluate(baseline), 0);
});

test('the steps of an incorporation are told once, and climb from the first', async ({ page }) => {
  const { items } = companyIncorporation.steps;
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(companyIncorporation.path);
    const steps = main(page)
      .getByRole('region', { name: incorporationFigure.heading })
      .getByRole('listitem');
    await expect(steps).toHaveText(items.map(({ when, title, text }) => `${when}${title}${text}`));
    const boxes = await steps.evaluateAll((all) =>
      all.map((step) => {
        const [days, paper] = [...step.children].map((part) => part.getBoundingClientRect());
        return { top: paper?.top ?? 0, left: paper?.left ?? 0, days: days?.right ?? 0 };
      }),
    );
    for (const [index, { top, left, days }] of boxes.entries()) {
      expect(days, `at ${width}`).toBeLessThan(left);
      expect(top).toBeLessThan(boxes[index - 1]?.top ?? Number.POSITIVE_INFINITY);
      expect(left).toBeGreaterThan(boxes[index - 1]?.left ?? 0);
    }
    for (const { text } of items) await expect(main(page).getByText(text)).toHaveCount(1);
  }
});

test('the pen ring is round the chosen structure, at every width', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services/business-registration');
    const ringed = main(page).locator('table :is(h3, b)').filter({ visible: true });
    // Where the names are in the cells, the table head is for screen readers alone.
    const rings = await ringed.evaluateAll((all) =>
      all
        .filter((name) => (name.closest('thead, tbody')?.getBoundingClientRect().width ?? 0) > 1)
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
    .getByRole('link', { name: actionsShown(pricing.actions).primary })
    .click();
  await expect(page).toHaveURL('/contact#message');
  await expect(chosenSubject(page)).toHaveText('Select a subject');
});

test('questions open and close by keyboard', async ({ page }) => {
  // The first is open from the start.
  const [, { question, answer: words }] = companyIncorporation.faq.items;
  await page.goto(companyIncorporation.path);
  const answer = page.getByText(words, { exact: true });
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: question }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

const figurePages = [...services.map(({ path }) => path), pricing.path];
const figureOf = (page: Page) => main(page).locator('figure[aria-labelledby=figure]');

test('the figure of every page fits its column, also with text of twice the size', async ({
  page,
}) => {
  for (const path of figurePages) {
    await page.goto(path);
    const figure = figureOf(page);
    await figure.scrollIntoViewIfNeeded();
    for (const size of ['', '200%']) {
      await page.evaluate((text) => {
        document.documentElement.style.fontSize = text;
      }, size);
      // Outside of its frame stands nothing but what is read to those who cannot see it.
      const out = await figure.evaluate((frame) => {
        const { left, right } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll('td, th, p, b, dd, li, h3')]
          .filter((part) => !part.closest('.sr-only, thead'))
          .filter((part) => {
            const box = part.getBoundingClientRect();
            return box.width > 1 && (box.left < left - 1 || box.right > right + 1);
          })
          .map((part) => part.textContent);
      });
      expect(out, `${path} ${size}`).toEqual([]);
      const room = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(room, `${path} ${size}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the notes of an audit stand beside their rows, or below them', {
  tag: '@desktop',
}, async ({ page }) => {
  const { notes, entries } = auditFigure;
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/services/audit');
    const table = figureOf(page).getByRole('table').first();
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

test('the sheet of fees has no empty lines', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/services/audit');
  const sheet = page.locator('[data-slot=ledger]').first();
  const filled = await sheet.evaluate((ledger) =>
    [...ledger.children]
      .filter((part) => getComputedStyle(part).position !== 'absolute' || part.matches('table'))
      .reduce((sum, part) => sum + part.getBoundingClientRect().height, 0),
  );
  const box = await sheet.boundingBox();
  expect(Math.abs((box?.height ?? 0) - filled)).toBeLessThan(4);
});

test('links to a date are large enough for a thumb, none over another', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/services/gst-registration', '/services/compliance']) {
    await page.goto(path);
    const links = main(page).locator(
      'p > a[href*="#due-dates"], p > a[href$="#planners"], #due-dates > p > a',
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

test('the day of the certificate is counted from today', async ({ page }) => {
  test.skip(mostDays === 0, 'no number of days is promised');
  const { appointed } = companyIncorporation;
  // In India it is half past midnight on the 23rd.
  await page.clock.setFixedTime(new Date('2026-11-22T19:00:00Z'));
  const day = dayAndMonth(addDays('2026-11-23', mostDays));
  await page.goto(companyIncorporation.path);
  const line = page.getByText(appointed);
  await expect(line).toHaveText(`${appointed} by ${day}`);
  await untilHydrated(page);
  await expect(line).toHaveText(`${appointed} by ${day}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a figure is text of the page, in a table with heads', async ({ page }) => {
    await page.goto('/services/audit');
    const figure = page.getByRole('figure', { name: auditFigure.heading });
    await expect(figure.getByRole('columnheader')).toHaveText([...auditFigure.head]);
    for (const { label, amount, to } of auditFigure.entries)
      await expect(figure.getByRole('row').filter({ hasText: label }).first()).toContainText(
        new RegExp(`${label}.*${amount}.*${to}`, 's'),
      );
    await expect(figure.getByRole('img')).toHaveCount(0);
  });

  test('the certificate is there in so many days', async ({ page }) => {
    test.skip(mostDays === 0, 'no number of days is promised');
    await page.goto(companyIncorporation.path);
    const line = page.getByText(companyIncorporation.appointed);
    expect(await line.innerText()).toBe(`${companyIncorporation.appointed} in ${mostDays} days`);
  });

  test('a service page can be read, its questions open and its links work', async ({ page }) => {
    const [, { question, answer: words }] = itrFiling.faq.items;
    await page.goto(itrFiling.path);
    const answer = page.getByText(words, { exact: true });
    await expect(answer).toBeHidden();
    await page.locator('summary', { hasText: question }).click();
    await expect(answer).toBeVisible();
    await page.getByRole('link', { name: actionsShown(itrFiling.actions).primary }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

type Thing = {
  '@type': string;
  offers?: unknown[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
};

async function structuredData(page: Page): Promise<Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((script) => JSON.parse(script)['@graph']);
}
