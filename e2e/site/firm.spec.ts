import { expect, type Page, test } from '@playwright/test';

/** The facts about the firm, in the words that were agreed, on the pages where they belong. */
async function expectFacts(page: Page, facts: readonly string[]) {
  const main = page.getByRole('main');
  for (const fact of facts) await expect(main).toContainText(fact);
}

test.describe('home', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('has its nine sections in order', async ({ page }) => {
    const main = page.getByRole('main');
    const places = [
      main.getByRole('link', { name: 'Explore Services' }),
      main.getByText('500+'),
      main.getByRole('heading', { name: 'What we keep in order' }),
      main.getByRole('heading', { name: 'Careful work, plainly explained' }),
      main.getByRole('heading', { name: 'Specialised services' }),
      main.getByRole('heading', { name: 'Free calculators' }),
      main.getByRole('heading', { name: 'In clients’ words' }),
      main.getByRole('form', { name: 'Quick contact' }),
      main.getByRole('heading', { name: 'Bring us your books as they are.' }),
    ];
    const tops: number[] = [];
    for (const place of places) tops.push((await place.boundingBox())?.y ?? Number.NaN);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(tops).not.toContain(Number.NaN);
  });

  for (const [figure, label] of [
    ['2000', 'Established'],
    ['25+', 'Years combined experience'],
    ['15+', 'Professionals'],
    ['500+', 'Happy clients'],
    ['1000+', 'Projects completed'],
    ['98%', 'Success rate'],
  ] as const) {
    test(`claims ${figure} ${label}`, async ({ page }) => {
      const claim = page.getByRole('main').locator('dl > div').filter({ hasText: label });
      await expect(claim.getByRole('definition')).toHaveText(figure);
      await expect(claim.getByRole('term')).toHaveText(label);
    });
  }

  test('gives the hours and the year', async ({ page }) => {
    await expectFacts(page, ['Mon-Sat 9:00 AM - 7:00 PM', 'since 2000']);
  });

  for (const [name, duration, fee] of [
    ['GST Registration', '3-7 working days', '₹2,999'],
    ['ITR Filing', '24-48 hours', 'from ₹999'],
    ['Company Incorporation', '12-15 days', 'from ₹6,999'],
    ['TDS Return Filing', 'Quarterly', '₹2,999'],
    ['Business Consulting', 'By scope', 'from ₹5,000'],
    ['Financial Planning', 'By scope', 'Quotation'],
  ] as const) {
    test(`offers ${name} in ${duration} at ${fee}`, async ({ page }) => {
      const entry = page
        .getByRole('main')
        .getByRole('listitem')
        .filter({
          has: page.getByRole('heading', { name, exact: true }),
        });
      await expect(entry).toContainText(duration);
      await expect(entry).toContainText(fee);
      await expect(entry.getByRole('link')).toHaveCount(1);
    });
  }

  test('leads to services, calculators and contact', async ({ page }) => {
    const main = page.getByRole('main');
    for (const [name, href] of [
      ['Explore Services', '#services'],
      ['Get Free Consultation', '/contact'],
      ['Contact us', '/contact'],
      ['See pricing', '/services/pricing'],
    ] as const) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const services = main.locator('#services').getByRole('link');
    expect(await services.evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual(
      ['/services/audit', '/services/taxation', '/services/accounting', '/services/compliance'],
    );
    for (const name of ['Income tax', 'GST', 'EMI', 'TDS', 'HRA']) {
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
        'href',
        /^\/calculators\//,
      );
    }
    await expect(main.getByText('More Coming Soon')).toBeVisible();
    await expect(main.getByRole('img', { name: 'Rated 5 of 5 stars' })).toHaveCount(3);
  });
});

test('about: story, mission, vision, values, highlights and expertise', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  for (const name of ['Our story', 'Mission', 'Vision', 'Our values', 'Areas of expertise']) {
    await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const name of [
    'Established 2000',
    'Professionals 15+',
    'Certifications CA, CS, CMA',
    'Locations Kanpur, Mumbai',
  ]) {
    await expect(main.getByRole('row', { name })).toBeVisible();
  }
  for (const area of [
    'Corporate law',
    'Direct and indirect taxation',
    'Financial auditing',
    'FEMA compliance',
    'SEBI regulations',
  ]) {
    await expect(main.getByRole('listitem').filter({ hasText: area })).toHaveCount(1);
  }
});

test('team: two people to mail and to call, and careers', async ({ page }) => {
  await page.goto('/team');
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.nth(0)).toContainText('Founder and Managing Partner');
  await expect(cards.nth(1)).toContainText('Working Assistant and Associate');
  for (const card of await cards.all()) {
    expect(await card.getByRole('listitem').count()).toBeGreaterThan(2);
    await expect(card.getByRole('link', { name: /^Mail / })).toHaveAttribute('href', /^mailto:/);
    await expect(card.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+91/);
  }
  await expect(main.getByRole('link', { name: 'Write to careers' })).toHaveAttribute(
    'href',
    /^mailto:careers@satyalekh\.example/,
  );
});

const legalPages = {
  '/privacy': {
    headings: [
      'Information we collect',
      'How we use it',
      'Sharing',
      'Security',
      'Your rights',
      'Cookies and storage in your browser',
      'Retention',
      'Updates to this policy',
      'Contact',
    ],
    facts: [
      'Access',
      'Correction',
      'Deletion',
      'Portability',
      'Typically 8 years',
      'For the relationship plus 3 years',
      'About 2 years',
      'sets no cookies',
    ],
  },
  '/terms': {
    headings: [
      'Acceptance',
      'Services',
      'Professional standards',
      'Client duties',
      'Fees and payment',
      'Liability',
      'Confidentiality',
      'Intellectual property',
      'Termination',
      'Disputes',
      'Amendments',
    ],
    facts: [
      'capped at the lower of the fees paid or ₹5,00,000',
      'typically payable within 15-30 days',
      "30 days' written notice",
    ],
  },
} as const;

for (const [path, { headings, facts }] of Object.entries(legalPages)) {
  test(`${path} has its topics and figures, each with a link of its own`, async ({ page }) => {
    await page.goto(path);
    await expectFacts(page, facts);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    for (const name of headings) {
      const link = contents.getByRole('link', { name, exact: true });
      const id = (await link.getAttribute('href'))?.slice(1);
      await expect(page.locator(`h2[id="${id}"]`)).toContainText(name);
    }
    await contents.getByRole('link').last().click();
    await expect(page.getByRole('main').getByRole('heading').last()).toBeInViewport();
  });

  test.describe(`${path}, last updated`, () => {
    // Late in the evening of 31 March in London it is already 1 April in India.
    const night = new Date('2026-03-31T20:00:00Z');

    test('is the date of the visitor before any script file has arrived', async ({ page }) => {
      await page.clock.setFixedTime(night);
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(path);
      await expect(page.getByText('Last updated: 1 April 2026', { exact: true })).toBeVisible();
    });

    test('stays as it is when the page comes to life', async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.clock.setFixedTime(night);
      await page.goto(path);
      await page.keyboard.press('Tab');
      await expect(page.getByText('Last updated: 1 April 2026', { exact: true })).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('is there after a link from another page', async ({ page }) => {
      await page.clock.setFixedTime(night);
      await page.goto('/');
      await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByText('Last updated: 1 April 2026', { exact: true })).toBeVisible();
    });

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false });

      test('says what is true on any day', async ({ page }) => {
        await page.goto(path);
        const sentence = page.getByRole('main').locator('noscript');
        await expect(sentence).toBeVisible();
        expect(await sentence.textContent()).toBe('the day you read this');
      });
    });
  });
}

test('the site map lists every public, service, calculator and legal page', async ({ page }) => {
  await page.goto('/sitemap');
  const links = page.getByRole('main').locator('section[id] a');
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(listed.sort()).toEqual(
    [
      ...['/', '/about', '/team', '/contact', '/privacy', '/terms', '/sitemap'],
      ...['/calculators/emi', '/calculators/tds', '/calculators/gst', '/calculators/tax'],
      ...['/calculators/hra', '/services/audit', '/services/taxation', '/services/accounting'],
      ...['/services/bookkeeping', '/services/compliance', '/services/consulting'],
      ...['/services/financial-planning', '/services/business-registration'],
      ...['/services/gst-registration', '/services/itr-filing'],
      ...['/services/company-incorporation', '/services/tds-return', '/services/pricing'],
    ].sort(),
  );
});
