/** The sample firm on its pages, in the words of the specification. */
import { expect, type Page, test } from '@playwright/test';
import { isStrict } from '@/content/words/conduct';

test.skip(isStrict, 'the specification is written for the other conduct');

/** Facts about the firm and the pages that give them. */
async function expectFacts(page: Page, facts: readonly string[]) {
  const main = page.getByRole('main');
  for (const fact of facts) await expect(main).toContainText(fact);
}

test('home: claims, hours, services and where they lead', async ({ page }) => {
  await page.goto('/');
  for (const [figure, label] of [
    ['2000', 'Established'],
    ['25+', 'Years combined experience'],
    ['15+', 'Professionals'],
    ['500+', 'Happy clients'],
    ['1000+', 'Projects completed'],
    ['98%', 'Success rate'],
  ] as const) {
    const claim = page.getByRole('main').locator('dl > div').filter({ hasText: label });
    await expect(claim.getByRole('definition')).toHaveText(figure);
    await expect(claim.getByRole('term')).toHaveText(label);
  }
  await expectFacts(page, ['Mon-Sat 9:00 AM - 7:00 PM', 'since 2000']);
  for (const [name, duration, fee] of [
    ['GST Registration', '3-7 working days', '₹2,999'],
    ['ITR Filing', '24-48 hours', 'from ₹999'],
    ['Company Incorporation', '12-15 days', 'from ₹6,999'],
    ['TDS Return Filing', 'Quarterly', '₹2,999'],
    ['Business Consulting', 'By scope', 'from ₹5,000'],
    ['Financial Planning', 'By scope', 'Quotation'],
  ] as const) {
    const entry = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(entry).toContainText(duration);
    await expect(entry).toContainText(fee);
    await expect(entry.getByRole('link')).toHaveCount(1);
  }
  const main = page.getByRole('main');
  for (const [name, href] of [
    ['Explore Services', '#services'],
    ['Get Free Consultation', '/contact'],
    ['Contact us', '/contact'],
    ['See pricing', '/services/pricing'],
  ] as const) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const services = main.locator('#services li').getByRole('link');
  expect(await services.evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual([
    '/services/audit',
    '/services/taxation',
    '/services/accounting',
    '/services/compliance',
  ]);
  for (const name of ['Income tax', 'GST', 'EMI', 'TDS', 'HRA']) {
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      /^\/calculators\//,
    );
  }
  await expect(main.getByText('More Coming Soon')).toBeVisible();
  await expect(main.getByRole('img', { name: 'Rated 5 of 5 stars' })).toHaveCount(3);
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

test('team: two people with mail and phone links, and a careers link', async ({ page }) => {
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

for (const [path, facts] of [
  [
    '/privacy',
    [
      ...['Access', 'Correction', 'Deletion', 'Portability', 'Typically 8 years'],
      ...['For the relationship plus 3 years', 'About 2 years', 'sets no cookies'],
    ],
  ],
  [
    '/terms',
    [
      'capped at the lower of the fees paid for it or ₹5,00,000',
      'typically payable within 15-30 days',
      "30 days' written notice",
    ],
  ],
] as const) {
  test(`${path} gives its figures`, async ({ page }) => {
    await page.goto(path);
    await expectFacts(page, facts);
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
