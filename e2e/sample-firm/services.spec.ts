/** The service pages in the words of the specification. */
import { expect, type Page, test } from '@playwright/test';
import { isStrict } from '@/content/words/conduct';

test.skip(isStrict, 'the specification is written for the other conduct');

const main = (page: Page) => page.getByRole('main');
const chosenSubject = (page: Page) => main(page).getByLabel('Subject').locator('option:checked');

/** The facts that the specification fixes for each page, and the subject of a message from it. */
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

for (const [slug, { heading, subject, facts }] of Object.entries(pages)) {
  test(`/services/${slug} states its facts, and fills in the subject of a message`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    for (const fact of facts) {
      await expect(main(page)).toContainText(fact, { useInnerText: true });
    }
    await main(page).locator('a[href^="/contact"]').last().click();
    await expect(chosenSubject(page)).toHaveText(subject);
  });
}

test('financial planning ends with Schedule Consultation', async ({ page }) => {
  await page.goto('/services/financial-planning');
  await page.getByRole('link', { name: 'Schedule Consultation' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/contact');
});

test('business registration gives each structure four benefits', async ({ page }) => {
  await page.goto('/services/business-registration');
  const matrix = page.getByRole('region', { name: 'Four structures' }).getByRole('table');
  await expect(matrix.getByRole('columnheader')).toHaveText([
    'Private limited company',
    'Partnership firm',
    'LLP',
    'Sole proprietorship',
  ]);
  const rows = matrix.locator('tbody').getByRole('row');
  await expect(rows.getByRole('rowheader')).toHaveText([
    'Needs',
    'Debts and say',
    'In law',
    'Money and tax',
    'Each year',
  ]);
  for (const row of await rows.all()) await expect(row.getByRole('cell')).toHaveCount(4);
});

test('bookkeeping names six benefits under one heading', async ({ page }) => {
  await page.goto('/services/bookkeeping');
  const benefits = page.getByRole('heading', { name: 'What you get' }).locator('xpath=../..');
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    'Accurate record keeping',
    'Timely reporting',
    'Cost effective',
    'Expert team',
    'Secure and confidential',
    'Scalable solutions',
  ]);
});

test('the TDS calendar gives the due date of each quarter', async ({ page }) => {
  await page.goto('/services/tds-return');
  const quarters = page.getByRole('table', { name: 'Due dates' }).getByRole('rowgroup');
  await expect(quarters).toHaveText([
    /Q1\s*April-June\s*31 July/,
    /Q2\s*July-September\s*31 October/,
    /Q3\s*October-December\s*31 January/,
    /Q4\s*January-March\s*31 May/,
  ]);
});

test('drawings have text alternatives', async ({ page }) => {
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
  for (const step of [
    /Day 1\s*Consultation/,
    /Days 2-3\s*Signatures/,
    /Days 4-7\s*Documents/,
    /Days 8-10\s*Filing/,
    /Days 12-15\s*Certificate/,
  ]) {
    await expect(main(page)).toContainText(step);
  }
});
