/** What each page of the sample firm must say of the law. An adopting firm has its own sentences. */

import { gstCalculator } from '@/content/calculators/gst';
import { hraCalculator } from '@/content/calculators/hra';
import { planners } from '@/content/calculators/planners';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { tdsByLaw } from '@/content/calculators/tds-by-law';
import { contact } from '@/content/contact';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import { prices } from '@/content/prices';
import { sampleProfile } from '@/content/samples/profile';
import { accounting } from '@/content/services/accounting';
import { audit } from '@/content/services/audit';
import { bookkeeping } from '@/content/services/bookkeeping';
import { businessRegistration } from '@/content/services/business-registration';
import { companyIncorporation } from '@/content/services/company-incorporation';
import { compliance } from '@/content/services/compliance';
import { consulting } from '@/content/services/consulting';
import { financialPlanning } from '@/content/services/financial-planning';
import { gstRegistration } from '@/content/services/gst-registration';
import { itrFiling } from '@/content/services/itr-filing';
import { pricing } from '@/content/services/pricing';
import { taxation } from '@/content/services/taxation';
import { tdsReturn } from '@/content/services/tds-return';
import { queriesAreIncluded } from '@/content/words/queries';
import { gstFigure } from '@/lib/content/figures/gst-registration';
import { itrFigure } from '@/lib/content/figures/itr-filing';

const pages = {
  Audit: audit,
  'ITR filing': itrFiling,
  'Forms of ITR': itrFigure,
  'Fee of ITR-1': prices['itr-1'],
  Taxation: taxation,
  'TDS return': tdsReturn,
  Compliance: compliance,
  Incorporation: companyIncorporation,
  'Business registration': businessRegistration,
  Pricing: pricing,
  Consulting: consulting,
  'GST registration': gstRegistration,
  'Who must register for GST': gstFigure,
  Accounting: accounting,
  Bookkeeping: bookkeeping,
  'Financial planning': financialPlanning,
  'Tax calculator': taxByLaw,
  'TDS calculator': tdsByLaw,
  Planners: planners,
  'GST calculator': gstCalculator,
  'HRA calculator': hraCalculator,
  Terms: terms,
  Privacy: privacy,
  Contact: contact,
  'Sample client': sampleProfile,
} as const;

const facts: readonly (readonly [page: keyof typeof pages, what: string, ...says: string[]])[] = [
  // Audit
  [
    'Audit',
    'the fee for a late tax audit report',
    '₹75,000 up to one month late',
    '₹1,50,000 after',
    'section 428(c)',
  ],
  ['Audit', 'the penalty of earlier years', 'For earlier years section 271B of the 1961 Act'],
  [
    'Audit',
    'who approves and who adopts the accounts',
    'The board approves the accounts, the annual general meeting adopts them',
  ],

  // Returns of income
  [
    'ITR filing',
    'the dates of AY 2026-27',
    'For AY 2026-27: 31 July for ITR-1 and ITR-2',
    '31 August for a business without audit and for partners of such firms',
    '31 October for companies and where accounts are audited',
    '30 November with transfer pricing',
  ],
  [
    'ITR filing',
    'the belated return',
    'section 139(4), now 263(4)',
    'until 31 December 2026',
    '₹5,000, or ₹1,000',
  ],
  [
    'ITR filing',
    'the revised return',
    'section 139(5), now 263(5)',
    'until 31 March 2027, with a fee after December',
  ],
  [
    'Forms of ITR',
    'ITR-1: two houses and gains',
    'More than salary, two houses and interest?',
    'gains under section 112A, now 198, up to ₹1.25 lakh',
  ],
  ['Forms of ITR', 'ITR-2 and ITR-4: houses', 'a third house', 'up to ₹50 lakh, two houses'],
  ['Fee of ITR-1', 'the fee of ITR-1 is for two houses', 'up to two houses'],

  // Taxation
  [
    'Taxation',
    'the dates of the year',
    '"31 July"',
    '"31 August"',
    '"31 October"',
    '"30 November"',
    'Updated returns, 139(8A), now 263(6): 48 months from the end of the assessment year',
  ],
  [
    'Taxation',
    'advance tax: the ₹10,000',
    'where the year’s tax after TDS is ₹10,000 or more: section 404 (earlier 208)',
  ],
  ['Taxation', 'advance tax: the instalments', 'In four instalments, section 408 (earlier 211)'],
  [
    'Taxation',
    'advance tax: who is exempt',
    'Residents of 60 and more without business income are exempt',
  ],
  ['Taxation', 'presumptive income in both Acts', '44AD and 44ADA, now 58(2)'],
  [
    'Taxation',
    'small suppliers',
    'the agreed date, but at most 45 days, and 15 days where nothing is agreed',
    '37(2)(g)',
  ],
  [
    'Taxation',
    'papers for a letter of undertaking',
    'Import Export Code, last year’s undertaking and two witnesses',
  ],
  ['Taxation', 'what to send with a notice', 'its section, its DIN and its date'],
  ['Taxation', 'the exemption from GSTR-9', 'up to ₹2 crore of turnover'],
  ['Pricing', 'the exemption from GSTR-9', 'Not asked for up to ₹2 crore of turnover'],

  // Tax deducted
  [
    'TDS return',
    'Form 143 has the dates of the others',
    'Form 143 (earlier 27EQ) follows the same dates',
    'rule 219',
  ],
  [
    'TDS return',
    'the penalty begins after one month',
    'One month after the due date',
    'section 271H, now 461(2)',
  ],
  [
    'TDS return',
    'corrections end after two years',
    'within two years from the end of the year in which it was due',
    'section 397(3)(f)',
  ],
  ['TDS return', 'payments to partners', '194T, now 393(3), Table Sl. 7: 10% above ₹20,000'],
  [
    'TDS return',
    'the numbers of both Acts',
    'section 195, now 393(2)',
    'section 206C, now 394',
    'section 197, now 395(1), in Form 128',
  ],
  ['TDS return', 'the certificate of a lower rate', 'on a certificate from the Assessing Officer'],
  [
    'TDS return',
    'a flat: steps and fee',
    'Form 141 (earlier 26QB) within 30 days of the end of the month',
    'Our fee for it is quoted',
  ],

  [
    'TDS return',
    'the rate of rent and price paid to a non-resident',
    '31.2%',
    '₹12,480 of ₹40,000',
    '₹11,44,000 of ₹80 lakh',
  ],
  ['TDS calculator', 'rent paid to a non-resident', 'from rent 31.2%'],
  [
    'ITR filing',
    'the old regime in a late return',
    'the tax is that of the new regime',
    'from tax year 2026-27 in the return itself',
  ],
  [
    'Tax calculator',
    'the old regime in a late return',
    'A belated return is taxed by the new regime',
  ],
  ['Planners', 'the old regime in a late return', 'the new regime (section 202(4), was 115BAC(6))'],
  [
    'ITR filing',
    'what an updated return may do, and costs',
    '139(8A), now 263(6), is open for 48 months from the end of the assessment year',
    'reduces a loss claimed in a return filed in time',
    'section 140B, now 267, is 25, 50, 60 or 70% of tax and interest',
    'ten points more in reply to a notice under section 148, now 280',
    'After 36 months',
    '148A, now 281',
  ],
  [
    'Planners',
    'what an updated return may do, and costs',
    '263(6), was 139(8A)',
    'reduce a loss that was claimed in a return filed in time',
    '25, 50, 60 or 70% (section 267, was 140B)',
    'ten points more in reply to a notice under section 280, was 148',
  ],
  ...(['ITR filing', 'Financial planning', 'Tax calculator'] as const).map(
    (page) => [page, 'interest on a let-out house', 'counts against its rent in'] as const,
  ),
  ['Accounting', 'the wage ceiling of EPF', '₹25,000 since 17 September 2026'],
  ['Accounting', 'the employees’ share of PF', '29(1)(e)', 'by the due date of the return'],
  [
    'Bookkeeping',
    'cash payments in both Acts',
    '40A(3), now 36(4)',
    '₹10,000, to carriers ₹35,000',
  ],
  ['Taxation', 'bills of traders', 'Traders on Udyam', 'fall outside'],
  ['Compliance', 'share transfers', '0.015% of the price', 'within 60 days', 'rule 9B'],

  // Companies, LLPs and firms
  ['Compliance', 'the KYC of directors', 'DIR-3 KYC every third year, by 30 June'],
  [
    'Compliance',
    'the limits of a small company',
    'Up to ₹10 crore of paid-up capital and ₹100 crore of turnover',
    'G.S.R. 880(E) since 1 December 2025',
  ],
  ['Compliance', 'the forms of an LLP', 'Form 11 by 30 May and Form 8 by 30 October, by quotation'],
  ['Compliance', 'who keeps the signature', 'own DSC, which stays with them'],
  [
    'Incorporation',
    'the KYC of directors',
    'every third year, by 30 June, the KYC of each director',
  ],
  ['Incorporation', 'queries', queriesAreIncluded],
  [
    'Business registration',
    'payments to partners',
    '10% above ₹20,000 a year: section 194T, now 393(3), Table Sl. 7',
  ],
  ['Business registration', 'presumptive income in both Acts', '44AD or 44ADA, now 58(2)'],
  [
    'Business registration',
    'the numbers of both Acts',
    'section 40(b), now 35(e)',
    'section 115BAA, now 200',
    'section 47(xiv) of the 1961 Act',
  ],
  ['Business registration', 'queries', queriesAreIncluded],
  ['Pricing', 'queries', queriesAreIncluded],
  ['Pricing', 'GST on our fee', 'plus GST 18%', 'We charge nothing beyond it'],
  [
    'Pricing',
    'how a client is taken on, and how one pays',
    'both sides sign an engagement letter; you authorise us on the portals',
    'bank transfer, UPI or cheque',
  ],

  // Valuations, GST and payroll
  [
    'Consulting',
    'what a valuation is for',
    'Companies Act: a registered valuer under section 247',
    'FEMA pricing',
    'an ESOP',
    'a gift of shares',
  ],
  [
    'Who must register for GST',
    'selling through a marketplace',
    'sell goods to another State or through a marketplace?',
    'whatever the turnover, save where a notification exempts you',
  ],
  ['GST registration', 'queries', queriesAreIncluded],
  ['Accounting', 'wages under the labour codes', 'labour codes have them since 21 November 2025'],
  [
    'GST calculator',
    'the rates and their days',
    '12% and 28% ended on 21 September 2025',
    '5% and 18%, and 40% on a few goods',
    'until 31 January 2026',
  ],
  ['HRA calculator', 'the cities of 50%', 'rule 279', 'Hyderabad, Pune, Ahmedabad and Bengaluru'],

  // The firm
  [
    'Terms',
    'who keeps passwords and signatures',
    'You keep your passwords, OTPs and digital signature. We work as your authorised representative.',
  ],
  ['Privacy', 'who keeps signatures', 'Digital signature certificates stay with their owners'],
  ['Contact', 'the languages', 'in English or Hindi'],
  [
    'Sample client',
    'an address in Kanpur has a GSTIN of Uttar Pradesh',
    'Kanpur',
    '"gstNumber":"09',
  ],
];

test.each(facts.map(([page, what, ...says]) => ({ page, what, says })))(
  '$page: $what',
  ({ page, says }) => {
    const text = JSON.stringify(pages[page]);
    expect(says.filter((words) => !text.includes(words))).toEqual([]);
  },
);

test('no package sells a KYC that is not due', () => {
  expect(JSON.stringify(pricing.packages)).not.toMatch(/KYC|DIR-3/);
});
