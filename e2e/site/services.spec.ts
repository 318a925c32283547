import { expect, type Page, test } from '@playwright/test';
import { bookkeeping } from '@/content/services/bookkeeping';
import { itrFiling } from '@/content/services/itr-filing';
import { isStrict } from '@/content/words/conduct';
import { actionsShown } from '@/lib/content/services';

const main = (page: Page) => page.getByRole('main');
const chosenSubject = (page: Page) => main(page).getByLabel('Subject').locator('option:checked');

/** Every fact that the specification fixes for a page, and the subject of a message from it. */
const pages: Record<string, { heading: string; subject: string; facts: readonly string[] }> = {
  audit: {
    heading: 'Audit & assurance',
    subject: 'Audit & Assurance',
    facts: [
      ...['Statutory audit', 'from ₹25,000', 'Internal audit', 'from ₹15,000'],
      ...['Tax audit', 'from ₹12,000', 'GST audit', 'from ₹18,000'],
    ],
  },
  taxation: {
    heading: 'Taxation',
    subject: 'Taxation Services',
    facts: ['15 June', '15 September', '15 December', '15 March', '₹999', '₹1,999', '₹2,499'],
  },
  accounting: {
    heading: 'Accounting & bookkeeping',
    subject: 'Accounting & Bookkeeping',
    facts: ['₹3,999 per month', '₹7,999', '₹4,999', '₹299 per employee'],
  },
  bookkeeping: {
    heading: 'Bookkeeping',
    subject: 'Accounting & Bookkeeping',
    facts: [
      ...['₹3,999 per month', 'Payable tracking', 'Receivable management', 'Aging reports'],
      ...['Accurate record keeping', 'Timely reporting', 'Cost effective', 'Expert team'],
      ...['Secure and confidential', 'Scalable solutions'],
    ],
  },
  compliance: {
    heading: 'Regulatory compliance',
    subject: 'Regulatory Compliance',
    facts: [
      ...['ROC annual filing', '₹4,999', 'Board resolution', '₹1,999', 'Share transfer', '₹2,999'],
      ...['Director appointment', '₹3,999', 'Company closure', '₹15,999'],
    ],
  },
  consulting: {
    heading: 'Business consulting',
    subject: 'Business Consulting',
    facts: [
      ...['Business plan', 'from ₹15,000', 'Advisory', '₹5,000 per hour'],
      ...['Due diligence', 'from ₹25,000', 'Valuation', 'from ₹20,000'],
    ],
  },
  'financial-planning': {
    heading: 'Financial planning',
    subject: 'Business Consulting',
    facts: [
      ...['Goal-based planning', 'Retirement', 'Children’s education fund', 'Home purchase'],
      ...['Investment advisory', 'Diversification', 'Risk assessment', 'Market analysis'],
      ...['Risk management', 'Life insurance', 'Health insurance review', 'Emergency fund'],
    ],
  },
  'business-registration': {
    heading: 'Business registration',
    subject: 'Regulatory Compliance',
    facts: [
      ...['Private limited company', 'Partnership firm', '2 or more partners', 'LLP'],
      ...['Sole proprietorship', 'Consultation (free)', 'Documentation', 'Filing', 'Completion'],
    ],
  },
  'gst-registration': {
    heading: 'GST registration',
    subject: 'GST Registration',
    facts: [
      ...['3-7 working days', 'Regular', '₹2,999', 'Composition', '₹3,499'],
      ...['Voluntary', '₹3,999', 'Government fee: free.'],
    ],
  },
  'itr-filing': {
    heading: 'Income tax return filing',
    subject: 'ITR Filing',
    facts: ['24-48 hours', 'ITR-1', '₹999', 'ITR-2/3', '₹2,499', 'ITR-4/5/6', '₹4,999'],
  },
  'company-incorporation': {
    heading: 'Company incorporation',
    subject: 'Regulatory Compliance',
    facts: [
      ...['Day 1', 'Days 2-3', 'Days 4-7', 'Days 8-10', 'Days 12-15', 'Private Limited', '₹8,999'],
      ...['One Person Company', '₹6,999', 'LLP', '₹7,999', 'Partnership Firm', '₹4,999'],
      ...['Proprietorship', '₹2,999'],
    ],
  },
  'tds-return': {
    heading: 'TDS return filing',
    subject: 'Taxation Services',
    facts: [
      ...['24Q', '26Q', '27Q', '27EQ', '31st of the month after quarter end', '31 July'],
      ...['31 October', '31 January', '31 May', 'Quarterly return', '₹2,999', 'Annual return'],
      ...['₹4,999', 'Correction', '₹1,999', 'Certificate', '₹499'],
    ],
  },
};

/** Fees, and what costs nothing, are on no page under the strict conduct. */
const isShown = (fact: string) => !isStrict || !/₹|free/i.test(fact);

for (const [slug, { heading, subject, facts }] of Object.entries(pages)) {
  test.describe(`/services/${slug}`, () => {
    test.beforeEach(async ({ page }) => {
      await page.goto(`/services/${slug}`);
    });

    test('states the facts that are fixed for it', async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      for (const fact of facts.filter(isShown)) {
        await expect(main(page)).toContainText(fact, { useInnerText: true });
      }
    });

    test('leads on to services, calculators and contact, not to itself', async ({ page }) => {
      const onward = (name: string) =>
        main(page).getByRole('heading', { name }).locator('xpath=..').getByRole('link');
      await expect(onward('Services that go with it').first()).toBeVisible();
      await expect(onward('Work it out first').first()).toHaveAttribute('href', /^\/calculators\//);
      await expect(main(page).locator(`a[href="/services/${slug}"]`)).toHaveCount(0);

      const calls = main(page).locator('a[href^="/contact"]');
      await expect(calls).toHaveCount(3);
      const hrefs = await calls.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(new Set(hrefs).size).toBe(1);
      await calls.last().click();
      await expect(page).toHaveURL(({ pathname }) => pathname === '/contact');
      await expect(chosenSubject(page)).toHaveText(subject);
    });

    test('offers in structured data what it shows, and answers what it asks', async ({ page }) => {
      const things = await structuredData(page);
      const service = things.find((thing) => thing['@type'] === 'Service');
      const fees = (service?.offers ?? []).map(
        (offer) => [offer.name, offer.price ?? offer.priceSpecification?.minPrice ?? 0] as const,
      );
      expect(fees.length > 0).toBe(!isStrict && slug !== 'financial-planning');
      for (const [name, fee] of fees) {
        await expect(main(page)).toContainText(name, { useInnerText: true });
        const amount = `₹${fee.toLocaleString('en-IN')}`;
        await expect(main(page)).toContainText(amount, { useInnerText: true });
      }
      const asked = things.find((thing) => thing['@type'] === 'FAQPage')?.mainEntity ?? [];
      expect(asked.map((question) => question.name)).toEqual(
        await main(page).locator('summary').allInnerTexts(),
      );
      expect(asked.map((question) => question.acceptedAnswer.text)).toEqual(
        await main(page).locator('details > p').allTextContents(),
      );
    });
  });
}

test('financial planning ends with Schedule Consultation', async ({ page }) => {
  test.skip(isStrict, 'service pages end with neutral words');
  await page.goto('/services/financial-planning');
  await page.getByRole('link', { name: 'Schedule Consultation' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/contact');
});

test('prices leave the subject of a message open', async ({ page }) => {
  await page.goto('/services/pricing');
  await main(page).getByRole('link', { name: 'Ask for a quotation' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(chosenSubject(page)).toHaveText('Select a subject');
});

test('business registration gives each structure four benefits', async ({ page }) => {
  await page.goto('/services/business-registration');
  for (const name of [
    'Private limited company',
    'Partnership firm',
    'LLP',
    'Sole proprietorship',
  ]) {
    const card = page.getByRole('listitem').filter({
      has: page.getByRole('heading', { level: 3, name, exact: true }),
    });
    await expect(card.getByRole('listitem')).toHaveCount(4);
  }
});

test('bookkeeping names six benefits under one heading', async ({ page }) => {
  await page.goto('/services/bookkeeping');
  const benefits = page.getByRole('heading', { name: 'What you get' }).locator('xpath=../..');
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    ...bookkeeping.benefits.items.map(({ title }) => title),
  ]);
});

test('the TDS calendar ties each quarter to its day', async ({ page }) => {
  await page.goto('/services/tds-return');
  const rows = page.getByRole('table', { name: 'Due dates' }).getByRole('row');
  await expect(rows).toHaveText([
    /Q1 April-June\s*31 July/,
    /Q2 July-September\s*31 October/,
    /Q3 October-December\s*31 January/,
    /Q4 January-March\s*31 May/,
  ]);
});

test('pictures say in words what they draw', async ({ page }) => {
  await page.goto('/services/gst-registration');
  await expect(
    page.getByRole('img', {
      name: 'Inside your state: price ₹10,000, CGST 9% ₹900, SGST 9% ₹900, invoice ₹11,800',
    }),
  ).toBeVisible();
  await expect(
    page.getByRole('img', {
      name: 'To another state: price ₹10,000, IGST 18% ₹1,800, invoice ₹11,800',
    }),
  ).toBeVisible();
  await page.goto('/services/company-incorporation');
  await expect(
    page.getByRole('img', {
      name: 'The 15 days: Day 1 Consultation, Days 2-3 Signatures, Days 4-7 Documents, Days 8-10 Filing, Days 12-15 Certificate',
    }),
  ).toBeVisible();
});

test('questions open and close by key', async ({ page }) => {
  await page.goto('/services/company-incorporation');
  const answer = page.getByText('There is no minimum paid-up capital.');
  await expect(answer).toBeHidden();
  await page.locator('summary', { hasText: 'How much capital do I need?' }).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await page.keyboard.press('Space');
  await expect(answer).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a service page reads, its questions open and its calls lead on', async ({ page }) => {
    await page.goto('/services/itr-filing');
    const answer = page.getByText('A belated return under section 139(4)');
    await expect(answer).toBeHidden();
    await page.locator('summary', { hasText: 'I missed 31 July. Now what?' }).click();
    await expect(answer).toBeVisible();
    await page.getByRole('link', { name: actionsShown(itrFiling.actions).primary }).click();
    await expect(page).toHaveURL(({ pathname }) => pathname === '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

type Thing = {
  '@type': string;
  offers?: {
    name: string;
    price?: number;
    priceSpecification?: { minPrice?: number };
  }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
};

async function structuredData(page: Page): Promise<Thing[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return scripts.flatMap((script) => JSON.parse(script)['@graph']);
}
