/** The price list as the specification publishes it. */
import { expect, test } from '@playwright/test';
import { isStrict } from '@/content/words/conduct';
import { unfold } from '@/e2e/support/portal';

test.skip(isStrict, 'the specification is written for the other conduct');

/** The published price list: sheet, entry, fee. */
const sheets: Record<string, readonly (readonly [entry: string, fee: string])[]> = {
  'ITR filing': [
    ['ITR-1', '₹999'],
    ['ITR-2/3', '₹2,499'],
    // Its two readings stand side by side.
    ['ITR-4', '₹3,999 or ₹4,999'],
    ['ITR-5/6/7', '₹7,999'],
  ],
  'Company formation': [
    ['Private Limited', '₹8,999'],
    ['One Person Company', '₹6,999'],
    ['LLP', '₹7,999'],
    ['Partnership Firm', '₹4,999'],
    ['Proprietorship', '₹2,999'],
  ],
  'Annual compliance': [
    ['ROC annual filing', '₹4,999'],
    ['Board resolution', '₹1,999'],
    ['Share transfer', '₹2,999'],
    ['Director appointment', '₹3,999'],
    ['Company closure', '₹15,999'],
  ],
  Audit: [
    ['Statutory audit', 'from ₹25,000'],
    ['Internal audit', 'from ₹15,000'],
    ['Tax audit', 'from ₹12,000'],
    ['GST audit', 'from ₹18,000'],
  ],
  'GST registration': [
    ['Regular', '₹2,999'],
    ['Composition', '₹3,499'],
    ['Voluntary', '₹3,999'],
  ],
  'GST services': [
    ['Registration', '₹2,999'],
    ['Monthly return', '₹1,999'],
    ['Annual return', '₹4,999'],
    ['LUT filing', '₹2,499'],
  ],
  TDS: [
    ['Quarterly return', '₹2,999'],
    ['Annual return', '₹4,999'],
    ['Correction', '₹1,999'],
    ['Certificate', '₹499'],
  ],
  Accounting: [
    ['Bookkeeping', '₹3,999 per month'],
    ['Financial statements', '₹7,999'],
    ['MIS reports', '₹4,999'],
    ['Payroll', '₹299 per employee'],
  ],
  Consulting: [
    ['Business plan', 'from ₹15,000'],
    ['Advisory', '₹5,000 per hour'],
    ['Due diligence', 'from ₹25,000'],
    ['Valuation', 'from ₹20,000'],
  ],
};

/** The fee of each package, and the saving against buying its parts singly. */
const packages = [
  ['Startup', '₹24,999', '₹7,991'],
  ['SME', '₹49,999', '₹18,975'],
  ['Enterprise', '₹99,999', '₹1,04,958'],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto('/services/pricing');
  await unfold(page);
});

for (const [sheet, entries] of Object.entries(sheets)) {
  test(`the sheet ${sheet} lists its fees in order`, async ({ page }) => {
    const rows = page.getByRole('table', { name: sheet, exact: true }).getByRole('row');
    await expect(rows).toHaveCount(entries.length);
    for (const [index, [entry, fee]] of entries.entries()) {
      const row = rows.nth(index);
      await expect(row.getByRole('rowheader').locator('b')).toHaveText(entry);
      await expect(row.getByRole('cell').first()).toHaveText(fee);
      // A regular registration is meant where nothing else is said.
      const service = entry === 'Regular' ? sheet : entry;
      const button = new RegExp(`^Add to cart (.+ )?${service}$`, 'i');
      await expect(row.getByRole('button')).toHaveAccessibleName(button);
    }
  });
}

test('each package shows its fee per year and its saving, and SME is the Best Value', async ({
  page,
}) => {
  const sheet = page.getByRole('table', { name: 'Annual packages', exact: true });
  const fees = sheet.getByRole('row', { name: 'Fee for the year' }).getByRole('cell');
  const saved = sheet.getByRole('row', { name: 'Saved' }).getByRole('cell');
  const heads = sheet.getByRole('columnheader');
  for (const [index, [name, fee, saving]] of packages.entries()) {
    await expect(heads.nth(index + 1)).toContainText(name);
    await expect(heads.nth(index + 1).getByText('Best Value')).toHaveCount(name === 'SME' ? 1 : 0);
    await expect(fees.nth(index)).toContainText(`${fee} per year`);
    await expect(saved.nth(index)).toHaveText(saving);
  }
});

test('structured data offers the packages, which no other page does', async ({ page }) => {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  type Offer = { name: string; priceSpecification?: { price: number; unitCode: string } };
  const things: { '@type': string; offers?: Offer[] }[] = scripts.flatMap(
    (script) => JSON.parse(script)['@graph'],
  );
  const offers = things.find((thing) => thing['@type'] === 'Service')?.offers ?? [];
  const amount = (fee: string) => Number(fee.replace(/\D/g, ''));
  expect(offers).toMatchObject(
    packages.map(([name, fee]) => ({
      name,
      priceSpecification: { price: amount(fee), priceCurrency: 'INR', unitCode: 'ANN' },
    })),
  );
});

test('every sheet leads to its service page, and the page to contact', async ({ page }) => {
  for (const [sheet, path] of [
    ['GST registration', '/services/gst-registration'],
    ['ITR filing', '/services/itr-filing'],
    ['Company formation', '/services/company-incorporation'],
    ['TDS', '/services/tds-return'],
    ['GST services', '/services/taxation'],
    ['Annual compliance', '/services/compliance'],
    ['Audit', '/services/audit'],
    ['Accounting', '/services/accounting'],
    ['Consulting', '/services/consulting'],
  ] as const) {
    const table = page.getByRole('table', { name: sheet, exact: true });
    await expect(table.locator('xpath=..').getByRole('link')).toHaveAttribute('href', path);
  }
  await page.getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL('/contact#message');
});
