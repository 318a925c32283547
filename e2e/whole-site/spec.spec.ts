/**
 * What the specification fixes to the letter, page by page. This is the one test that types sentences
 * of the site; the others read content.
 */

import { expect } from '@playwright/test';
import { site } from '@/content/site';
import { isStrict } from '@/content/words/conduct';
import { test } from '@/e2e/support/test';
import { isSample } from '@/lib/content/sample-marks';

test.skip(isStrict, 'the specification is written for the other conduct');
test.skip(!isSample(site.name), 'the specification is written for the sample firm');

type Row = {
  path: string;
  heading?: string;
  title?: string;
  /** Words that the page shows once its folds are open. */
  says?: readonly string[];
  /** Rows of its tables or of its estimate: words in this order. */
  rows?: readonly string[];
  headings?: readonly string[];
  links?: Readonly<Record<string, string | RegExp>>;
  /** Addresses that its content leads to. */
  leadsTo?: readonly string[];
  buttons?: readonly (string | RegExp)[];
  /** Fields by label, with what they hold at first. */
  fields?: Readonly<Record<string, string>>;
  /** Options of a field or group in order; the first, or one after `>`, is chosen at first. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** Switches and boxes that are on or off at first, after the name of their group if there is one. */
  on?: readonly string[];
  off?: readonly string[];
  counts?: Readonly<Record<string, number>>;
};

const fees = (list: string) => list.split('; ');

const calculators = ['emi', 'tds', 'gst', 'tax', 'hra'].map((name) => `/calculators/${name}`);

const pages: Row[] = [
  {
    path: '/',
    says: [
      ...['2000', 'Established', '25+', 'Years combined experience', '15+', 'Professionals'],
      ...['500+', 'Happy clients', '1000+', 'Projects completed', '98%', 'Success rate'],
      ...['Mon-Sat 9:00 AM - 7:00 PM', 'since 2000', 'More Coming Soon'],
      ...['3-7 working days', '24-48 hours', 'from ₹999', '12-15 days', 'from ₹6,999'],
    ],
    headings: [
      ...['Audit & Assurance', 'Taxation', 'Accounting', 'Compliance', 'GST Registration'],
      ...['ITR Filing', 'Company Incorporation', 'TDS Return Filing', 'Business Consulting'],
      'Financial Planning',
    ],
    links: {
      'Explore Services': '#services',
      'Get Free Consultation': '/contact',
      'Contact us': '/contact',
      'See pricing': '/services/pricing',
    },
    leadsTo: calculators,
    choices: {
      Service: [
        ...['Select Service', 'Audit Services', 'Taxation', 'GST Registration', 'ITR Filing'],
        'Business Consulting',
      ],
    },
    counts: { 'textarea[rows="4"]': 1, 'role=img[name="Rated 5 of 5 stars"]': 3 },
  },
  {
    path: '/about',
    headings: ['Our story', 'Mission', 'Vision', 'Our values', 'Areas of expertise'],
    says: [
      ...['Corporate law', 'Direct and indirect taxation', 'Financial auditing'],
      ...['FEMA compliance', 'SEBI regulations'],
    ],
    rows: [
      ...['Established 2000', 'Professionals 15+', 'Certifications CA, CS, CMA'],
      'Locations Kanpur, Mumbai',
    ],
  },
  {
    path: '/team',
    says: ['Founder and Managing Partner', 'Working Assistant and Associate'],
    links: { 'Write to careers': /^mailto:careers@/ },
    counts: { article: 2, 'article a[href^="mailto:"]': 2, 'article a[href^="tel:+91"]': 2 },
  },
  {
    path: '/contact',
    says: [
      ...[
        'Head office, Kanpur',
        'Branch office, Mumbai',
        'GST registration takes 3-5 working days',
      ],
      ...['Available 24/7 for existing clients', 'Our service is pan-India', 'Call Now'],
    ],
    rows: [
      ...['Mon-Fri 9:00 AM - 6:00 PM', 'Sat 9:00 AM - 2:00 PM', 'Mon-Fri 10:00 AM - 7:00 PM'],
      ...['Sat 10:00 AM - 3:00 PM', 'Sunday Closed'],
    ],
    links: { 'Call Now': /^tel:\+91/, WhatsApp: /^https:/, 'Book Consultation': /./ },
    fields: { Name: '', Email: '', Phone: '', Message: '' },
    choices: {
      Subject: [
        ...['Select a subject', 'Audit & Assurance', 'Taxation Services'],
        ...['Accounting & Bookkeeping', 'Regulatory Compliance', 'Business Consulting'],
        ...['GST Registration', 'ITR Filing', 'Other'],
      ],
    },
    counts: {
      'a[target=_blank][href^="https://"][href*="query="]': 2,
      'role=img[name="Rated 5 of 5 stars"]': 3,
    },
  },
  {
    path: '/privacy',
    heading: 'Privacy policy',
    says: [
      ...['Access', 'Correction', 'Deletion', 'Portability', 'Typically 8 years'],
      ...[
        'For the relationship plus 3 years',
        'About 2 years',
        'sets no cookies',
        'Last updated: ',
      ],
    ],
  },
  {
    path: '/terms',
    heading: 'Terms of service',
    says: [
      'capped at the lower of the fees paid for it or ₹5,00,000',
      ...['typically payable within 15-30 days', "30 days' written notice", 'Last updated: '],
    ],
  },
  {
    path: '/sitemap',
    leadsTo: [
      ...['/', '/about', '/team', '/contact', '/privacy', '/terms', '/sitemap', ...calculators],
      ...['/services/audit', '/services/taxation', '/services/accounting', '/services/bookkeeping'],
      ...['/services/compliance', '/services/consulting', '/services/financial-planning'],
      ...['/services/business-registration', '/services/gst-registration', '/services/itr-filing'],
      ...['/services/company-incorporation', '/services/tds-return', '/services/pricing'],
    ],
  },
  {
    path: '/services/audit',
    heading: 'Audit & assurance',
    rows: fees(
      'Statutory audit from ₹25,000; Internal audit from ₹15,000; Tax audit from ₹12,000; GST audit from ₹18,000',
    ),
  },
  {
    path: '/services/taxation',
    heading: 'Taxation',
    says: fees('15 June; 15 September; 15 December; 15 March; ₹999; ₹1,999; ₹2,499'),
  },
  {
    path: '/services/accounting',
    heading: 'Accounting & bookkeeping',
    says: fees('₹3,999 per month; ₹7,999; ₹4,999; ₹299 per employee'),
  },
  {
    path: '/services/bookkeeping',
    heading: 'Bookkeeping',
    says: fees('₹3,999 per month; Payable tracking; Receivable management; Aging reports'),
    headings: [
      ...['What you get', 'Accurate record keeping', 'Timely reporting', 'Cost effective'],
      ...['Expert team', 'Secure and confidential', 'Scalable solutions'],
    ],
  },
  {
    path: '/services/compliance',
    heading: 'Regulatory compliance',
    rows: fees(
      'ROC annual filing ₹4,999; Board resolution ₹1,999; Share transfer ₹2,999; Director appointment ₹3,999; Company closure ₹15,999',
    ),
  },
  {
    path: '/services/consulting',
    heading: 'Business consulting',
    rows: fees(
      'Business plan from ₹15,000; Advisory ₹5,000 per hour; Due diligence from ₹25,000; Valuation from ₹20,000',
    ),
  },
  {
    path: '/services/financial-planning',
    heading: 'Financial planning',
    says: [
      ...['Goal-based planning', 'Retirement', 'Children’s education fund', 'Home purchase'],
      ...['Investment advisory', 'Diversification', 'Risk assessment', 'Market analysis'],
      ...['Risk management', 'Life insurance', 'Health insurance review', 'Emergency fund'],
    ],
    links: { 'Schedule Consultation': /^\/contact/ },
  },
  {
    path: '/services/business-registration',
    heading: 'Business registration',
    says: [
      ...['Private limited company', 'Partnership firm', '2 or more partners', 'LLP'],
      ...['Sole proprietorship', 'Consultation (free)', 'Documentation', 'Filing', 'Completion'],
    ],
    // Each structure with its benefits, in one table.
    counts: { 'role=region[name=/Four structures/] >> tbody td': 20 },
  },
  {
    path: '/services/gst-registration',
    heading: 'GST registration',
    says: ['3-7 working days', 'Government fee free'],
    rows: fees('Regular ₹2,999; Composition ₹3,499; Voluntary ₹3,999'),
  },
  {
    path: '/services/itr-filing',
    heading: 'Income tax return filing',
    says: ['24-48 hours'],
    rows: fees('ITR-1 ₹999; ITR-2/3 ₹2,499; ITR-4/5/6 ₹4,999'),
  },
  {
    path: '/services/company-incorporation',
    heading: 'Company incorporation',
    says: ['Day 1', 'Days 2-3', 'Days 4-7', 'Days 8-10', 'Days 12-15'],
    rows: fees(
      'Private Limited ₹8,999; One Person Company ₹6,999; LLP ₹7,999; Partnership Firm ₹4,999; Proprietorship ₹2,999',
    ),
  },
  {
    path: '/services/tds-return',
    heading: 'TDS return filing',
    says: [
      ...['24Q', '26Q', '27Q', '27EQ', '31st of the month after quarter end'],
      ...['31 July', '31 October', '31 January', '31 May'],
    ],
    rows: fees(
      'Quarterly return ₹2,999; Annual return ₹4,999; Correction ₹1,999; Certificate ₹499',
    ),
  },
  {
    path: '/services/pricing',
    rows: fees(
      'ITR-1 ₹999; ITR-2/3 ₹2,499; ITR-4 ₹3,999 or ₹4,999; ITR-5/6/7 ₹7,999; Private Limited ₹8,999; One Person Company ₹6,999; LLP ₹7,999; Partnership Firm ₹4,999; Proprietorship ₹2,999; ROC annual filing ₹4,999; Board resolution ₹1,999; Share transfer ₹2,999; Director appointment ₹3,999; Company closure ₹15,999; Statutory audit from ₹25,000; Internal audit from ₹15,000; Tax audit from ₹12,000; GST audit from ₹18,000; Regular ₹2,999; Composition ₹3,499; Voluntary ₹3,999; Registration ₹2,999; Monthly return ₹1,999; Annual return ₹4,999; LUT filing ₹2,499; Quarterly return ₹2,999; Correction ₹1,999; Certificate ₹499; Bookkeeping ₹3,999 per month; Financial statements ₹7,999; MIS reports ₹4,999; Payroll ₹299 per employee; Business plan from ₹15,000; Advisory ₹5,000 per hour; Due diligence from ₹25,000; Valuation from ₹20,000; Fee for the year ₹24,999 per year ₹49,999 per year ₹99,999 per year',
    ),
    says: ['Startup', 'SME', 'Best Value', 'Enterprise'],
  },
  {
    path: '/calculators/emi',
    heading: 'EMI calculator',
    fields: { 'Loan Amount': '', 'Annual Interest Rate (%)': '', 'Tenure (Years)': '' },
    buttons: ['Calculate', 'Reset'],
    rows: ['Monthly EMI ₹0', 'Total Amount Payable ₹0', 'Total Interest Payable ₹0'],
  },
  {
    path: '/calculators/tds',
    heading: 'TDS calculator',
    fields: { 'Income Amount': '' },
    choices: {
      'Income Type': [
        ...['Salary', 'Interest on securities', 'Commission/brokerage', 'Professional fees'],
        ...['Rent', 'Contractor payment'],
      ],
    },
    buttons: ['Calculate', 'Reset'],
    says: ['TDS rate', 'TDS amount', 'Net amount receivable'],
  },
  {
    path: '/calculators/gst',
    heading: 'GST calculator',
    fields: { Amount: '' },
    choices: {
      'GST Rate': ['0%', '5%', '12%', '>18%', '28%'],
      'Calculation Type': ['Exclusive', 'Inclusive'],
    },
    off: ['Interstate'],
    buttons: ['Calculate', 'Reset'],
    rows: ['Net amount ₹0', 'CGST ₹0', 'SGST ₹0', 'Total GST ₹0', 'Gross amount ₹0'],
  },
  {
    path: '/calculators/tax',
    heading: 'Income tax calculator',
    title: 'Income tax calculator 2024-25 to 2026-27',
    fields: { 'Annual Income': '', 'Total Deductions': '' },
    choices: {
      'Age Category': ['Below 60', '60 to 80', 'Above 80'],
      'Tax Regime': ['Old regime', 'New regime'],
    },
    buttons: ['Calculate', 'Reset'],
    rows: ['Income tax ₹0', 'Total tax liability ₹0', 'Net income after tax ₹0'],
    says: ['This result is simplified. Actual tax may vary with TDS, advance tax'],
  },
  {
    path: '/calculators/hra',
    heading: 'HRA exemption calculator',
    fields: { 'Annual Basic Salary': '', 'Annual HRA Received': '', 'Annual Rent Paid': '' },
    choices: { 'City Type': ['Metro', 'Non-metro'] },
    buttons: ['Calculate', 'Reset'],
    says: [
      ...['Mumbai, Delhi, Chennai, Kolkata', 'HRA exemption', 'Taxable HRA'],
      'The exemption applies only if you pay rent and do not live in your own house.',
    ],
  },
  {
    path: '/login',
    heading: 'Client login',
    fields: { Email: '', Password: '' },
    buttons: ['Sign In with Email'],
    links: { 'Forgot password?': '/forgot-password', 'Create account': '/signup' },
    counts: { '[role=tab]': 2 },
  },
  {
    path: '/signup',
    heading: 'Create your account',
    fields: {
      ...{ 'First Name': '', 'Last Name': '', Email: '', Mobile: '', Password: '' },
      'Confirm Password': '',
    },
    buttons: ['Create Account'],
    links: { 'Log in': '/login' },
    counts: { 'input[required]': 6 },
  },
  {
    path: '/forgot-password',
    heading: 'Reset your password',
    fields: { Email: '' },
    buttons: ['Send Reset Link'],
    links: { 'Back to login': '/login' },
  },
  {
    path: '/dashboard',
    heading: 'Namaste, Sample Client',
    leadsTo: [
      ...['/dashboard/cart', '/dashboard/quotations', '/dashboard/documents'],
      ...['/dashboard/calculators', '/dashboard/profile', '/dashboard/settings'],
    ],
    says: ['Pending', 'New', 'Completed'],
  },
  {
    path: '/dashboard/cart',
    heading: 'Service cart',
    rows: [
      'GST return filing ₹2,500',
      'ITR filing ₹1,500',
      'Internal audit ₹15,000',
      'Total ₹19,000',
    ],
    says: ['prepared within 24-48 hours'],
    buttons: ['Request Quotation'],
  },
  {
    path: '/dashboard/quotations',
    heading: 'Quotations',
    says: [...['Received 1', 'Pending 1', 'Expired 1', 'Valid until']],
    buttons: [/^View Q-/, /^Download Q-\d{4}-002$/],
  },
  {
    path: '/dashboard/documents',
    heading: 'Documents',
    says: [
      ...['PDF, JPG, JPEG and PNG, up to 10MB per file.', 'Identity Docs 2', 'Financial Docs 1'],
      ...['Business Docs 0', 'Other Docs 0', '3 files uploaded'],
    ],
    counts: { '[aria-label="Files to upload"][multiple][accept=".pdf,.jpg,.jpeg,.png"]': 1 },
  },
  {
    path: '/dashboard/calculators',
    heading: 'Calculators',
    leadsTo: calculators,
  },
  {
    path: '/dashboard/profile',
    heading: 'Profile',
    says: ['Sample Client', 'Premium Member'],
    fields: {
      'Full name': 'Sample Client',
      Mobile: '+91 98765 43229',
      'Date of birth': '1985-04-01',
      Address: '21 Sample Road, Civil Lines, Kanpur 208001',
      'Company name': 'Sample Traders',
      'GST number': '09AAAPC0000A1Z3',
      'PAN number': 'AAAPC0000A',
    },
    buttons: ['Change Photo', 'Save Changes'],
  },
  {
    path: '/dashboard/settings',
    heading: 'Settings',
    links: {
      'Change password': '/dashboard/change-password',
      Notifications: '/dashboard/notifications',
      'Privacy settings': '/dashboard/privacy-settings',
      'Help & support': '/dashboard/help-support',
      'Back to Dashboard': '/dashboard',
    },
    headings: ['Danger Zone'],
    buttons: ['Sign Out', 'Delete Account'],
  },
  {
    path: '/dashboard/change-password',
    heading: 'Change password',
    fields: { 'Current password': '', 'New password': '', 'Confirm password': '' },
    links: { 'Back to Settings': '/dashboard/settings' },
    buttons: ['Change password'],
  },
  {
    path: '/dashboard/notifications',
    on: ['Email: Quotations', 'Email: Updates', 'SMS: Quotations', 'Push: Push notifications'],
    off: ['Email: Marketing', 'SMS: Updates'],
    buttons: ['Save Notification Settings'],
  },
  {
    path: '/dashboard/privacy-settings',
    heading: 'Privacy settings',
    on: ['Profile visible', 'Cookie tracking'],
    off: ['Share data', 'Marketing communication'],
    buttons: [
      ...['View My Data', 'Download My Data', 'Request Data Deletion', 'Save Privacy Settings'],
    ],
  },
  {
    path: '/dashboard/help-support',
    heading: 'Help & support',
    headings: ['Phone', 'Email', 'Live chat', 'Knowledge Base', 'Video Tutorials', 'Documentation'],
    says: ['Quotations are prepared within 24-48 hours.'],
  },
  {
    path: '/no-such-page',
    heading: 'Oops! Page not found',
    title: 'Page not found',
    says: ['404'],
    links: { 'Return to Home': '/' },
  },
];

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const startingWith = (text: string) => new RegExp(`^${escaped(text)}`);
/** These words in this order, an amount as a whole. */
const inOrder = (text: string) =>
  new RegExp(`${text.split(' ').map(escaped).join('.*')}(?![\\d,])`);

test.describe('the specification', { tag: '@desktop' }, () => {
  for (const { path, heading, title, says = [], rows = [], headings = [], ...row } of pages) {
    test(`${path} has what the specification fixes`, async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      if (title) await expect(page).toHaveTitle(`${title} | ${site.name}`);
      if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.evaluate(() => {
        for (const disclosure of document.querySelectorAll('details')) {
          // Of some lists one is open at a time.
          disclosure.removeAttribute('name');
          disclosure.open = true;
        }
      });
      await expect
        .poll(async () => {
          const text = inOneLine(await page.locator('body').innerText());
          return says.filter((phrase) => !text.includes(phrase));
        }, 'words that are missing')
        .toEqual([]);
      const lines = (await main.locator('tr, .estimate-row').allInnerTexts()).map(inOneLine);
      expect(rows.filter((text) => !lines.some((line) => inOrder(text).test(line)))).toEqual([]);
      for (const name of headings) {
        await expect(main.getByRole('heading', { name, exact: true }).first()).toBeVisible();
      }
      for (const [name, href] of Object.entries(row.links ?? {})) {
        const link = page.getByRole('link', { name, exact: true });
        await expect(link.first(), name).toHaveAttribute('href', href);
      }
      for (const href of row.leadsTo ?? []) {
        await expect(main.locator(`a[href="${href}"]`).first(), href).toBeVisible();
      }
      for (const name of row.buttons ?? []) {
        const button = main.getByRole('button', { name, exact: true });
        await expect(button.first(), String(name)).toBeVisible();
      }
      for (const [label, value] of Object.entries(row.fields ?? {})) {
        const field = main.getByLabel(startingWith(label)).and(main.locator('input, textarea'));
        await expect(field.first(), label).toHaveValue(value);
      }
      for (const [label, marked] of Object.entries(row.choices ?? {})) {
        const options = marked.map((option) => option.replace('>', ''));
        const chosen = Math.max(
          0,
          marked.findIndex((option) => option.startsWith('>')),
        );
        const field = main.locator('select').and(main.getByLabel(label));
        if ((await field.count()) > 0) {
          await expect(field.locator('option')).toHaveText(options);
          await expect(field.locator('option:checked')).toHaveText(options[chosen] ?? '');
        } else {
          const radios = main.locator('fieldset').filter({ hasText: startingWith(label) });
          await expect(radios.locator('label')).toContainText(options);
          await expect(radios.getByRole('radio').nth(chosen)).toBeChecked();
        }
      }
      for (const [state, names] of Object.entries({ on: row.on ?? [], off: row.off ?? [] })) {
        for (const name of names) {
          const [label = '', group] = name.split(': ').reverse();
          const place = group ? main.getByRole('group', { name: group, exact: true }) : main;
          const control = place.getByRole('switch', { name: startingWith(label) });
          const box = place.getByRole('checkbox', { name: startingWith(label) });
          await expect(control.or(box), name).toBeChecked({ checked: state === 'on' });
        }
      }
      for (const [selector, count] of Object.entries(row.counts ?? {})) {
        await expect(page.locator(selector), selector).toHaveCount(count);
      }
    });
  }
});
