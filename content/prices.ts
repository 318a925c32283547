import data from '@/content/data/fees.json' with { type: 'json' };
import type { FeeUnit, Rupees } from '@/content/types/units';
import { isStrict } from '@/content/words/conduct';
import { formatWholeRupees } from '@/content/words/rupees';

export type PriceGroup = {
  title: string;
  /**
   * Goes before a label where the fee is named outside its group; by default the title. `null` if
   * the labels are names of services.
   */
  stem?: string | null;
  note: string;
};

const groups = {
  'gst-registration': {
    title: 'GST registration',
    note: isStrict ? 'For a new GSTIN' : 'Government fee: free',
  },
  // The ITR page and the pricing page group the higher forms differently (ITR-4/5/6 at 4,999
  // against ITR-4 at 3,999 and ITR-5/6/7 at 7,999). Both are the firm's published text, so there
  // are two groups.
  'itr-plans': {
    title: 'ITR filing plans',
    stem: 'ITR filing',
    note: 'As on the ITR filing page',
  },
  'itr-pricing': {
    title: 'ITR filing',
    note: 'Higher forms, as on the pricing page',
  },
  'company-formation': {
    title: 'Company formation',
    note: 'Government fees and stamp duty come on top',
  },
  tds: {
    title: 'TDS',
    note: 'Per return, statement or certificate',
  },
  'gst-services': {
    title: 'GST services',
    note: 'For registered taxpayers',
  },
  'annual-compliance': {
    title: 'Annual compliance',
    stem: null,
    note: 'Under the Companies Act, 2013',
  },
  audit: {
    title: 'Audit',
    stem: null,
    note: isStrict
      ? 'Scope follows the size of the books'
      : 'Lowest fee; the quotation follows the size of the books',
  },
  accounting: {
    title: 'Accounting',
    stem: null,
    note: 'Books, reports and payroll',
  },
  consulting: {
    title: 'Consulting',
    note: 'We agree the scope in writing first',
  },
  packages: {
    title: 'Annual packages',
    stem: 'Annual package',
    note: 'Twelve months, one fee',
  },
} satisfies Record<string, PriceGroup>;

export type PriceGroupId = keyof typeof groups;

export const priceGroups: Readonly<Record<PriceGroupId, PriceGroup>> = groups;

/**
 * Every published fee in whole rupees, from content/data/fees.json. Pages and structured data refer
 * to an entry by its id, so a price is changed only there. Government fees and stamp duty are never
 * included. `from` marks the lowest fee of work that is quoted by scope; `per` is the unit of a
 * recurring fee.
 */
export type Price = {
  group: PriceGroupId;
  label: string;
  /** Its name outside its group, if the label alone is unclear. */
  name?: string;
  covers: string;
  elsewhere?: string;
  rupees: number;
  also?: number;
  from?: true;
  per?: FeeUnit;
  best?: true;
};

/** 0 under the strict conduct, which publishes no fees. */
const getPublishedFee = (id: keyof typeof data.fees): Rupees => (isStrict ? 0 : data.fees[id]);

const gstRegistration = getPublishedFee('gst-regular');

const itrPlan = getPublishedFee('itr-4-5-6');
const itrAlone = { four: getPublishedFee('itr-4'), fiveToSeven: getPublishedFee('itr-5-6-7') };
const list = {
  'gst-regular': {
    group: 'gst-registration',
    label: 'Regular',
    name: 'GST registration',
    covers: 'Above the threshold',
    rupees: gstRegistration,
  },
  'gst-composition': {
    group: 'gst-registration',
    label: 'Composition',
    covers: 'Tax at a small fixed rate',
    rupees: getPublishedFee('gst-composition'),
  },
  'gst-voluntary': {
    group: 'gst-registration',
    label: 'Voluntary',
    covers: 'Below threshold, by choice',
    rupees: getPublishedFee('gst-voluntary'),
  },
  'itr-1': {
    group: 'itr-plans',
    label: 'ITR-1',
    covers:
      'Salary, up to two houses, income up to ₹50 lakh; no lottery, crypto or losses, farm income up to ₹5,000',
    rupees: getPublishedFee('itr-1'),
  },
  'itr-2-3': {
    group: 'itr-plans',
    label: 'ITR-2/3',
    covers: 'Capital gains, business or profession',
    rupees: getPublishedFee('itr-2-3'),
  },
  'itr-4-5-6': {
    group: 'itr-plans',
    label: 'ITR-4/5/6',
    covers: 'Presumptive income of a GST registrant, firms, companies',
    rupees: itrPlan,
  },
  'itr-4': {
    group: 'itr-pricing',
    label: 'ITR-4',
    name: 'ITR filing, ITR-4 (no GST registration)',
    covers: 'Presumptive income (44AD, 44ADA or 44AE, now 58(2)), not registered for GST',
    elsewhere: isStrict
      ? undefined
      : `Registered for GST: ${formatWholeRupees(itrPlan)}, the plan ITR-4/5/6 of the ITR filing page`,
    also: isStrict ? undefined : itrPlan,
    rupees: itrAlone.four,
  },
  'itr-5-6-7': {
    group: 'itr-pricing',
    label: 'ITR-5/6/7',
    covers: 'Firms, companies and trusts, with the accounts',
    elsewhere: isStrict
      ? undefined
      : `ITR-5/6 without the accounts: ${formatWholeRupees(itrPlan)}, the plan ITR-4/5/6 of the ITR filing page`,
    rupees: itrAlone.fiveToSeven,
  },
  'formation-private-limited': {
    group: 'company-formation',
    label: 'Private Limited',
    covers: 'SPICe+, two DSC applications, PAN and TAN',
    rupees: getPublishedFee('formation-private-limited'),
  },
  'formation-opc': {
    group: 'company-formation',
    label: 'One Person Company',
    covers: 'SPICe+ with nominee consent in INC-3',
    rupees: getPublishedFee('formation-opc'),
  },
  'formation-llp': {
    group: 'company-formation',
    label: 'LLP',
    covers: 'FiLLiP and the LLP agreement in Form 3',
    rupees: getPublishedFee('formation-llp'),
  },
  'formation-partnership': {
    group: 'company-formation',
    label: 'Partnership Firm',
    covers: 'Deed, PAN, Registrar of Firms',
    rupees: getPublishedFee('formation-partnership'),
  },
  'formation-proprietorship': {
    group: 'company-formation',
    label: 'Proprietorship',
    covers: 'Udyam, shop licence and bank papers',
    rupees: getPublishedFee('formation-proprietorship'),
  },
  'tds-quarterly': {
    group: 'tds',
    label: 'Quarterly return',
    name: 'TDS quarterly return',
    covers: 'Form 138, 140, 144 or 143 (earlier 24Q, 26Q, 27Q, 27EQ)',
    rupees: getPublishedFee('tds-quarterly'),
  },
  'tds-annual': {
    group: 'tds',
    label: 'Annual return',
    covers: 'The last quarter with the year’s reconciliation',
    rupees: getPublishedFee('tds-annual'),
  },
  'tds-correction': {
    group: 'tds',
    label: 'Correction',
    covers: 'PAN, challan or amount corrected on TRACES',
    rupees: getPublishedFee('tds-correction'),
  },
  'tds-certificate': {
    group: 'tds',
    label: 'Certificate',
    covers: 'Form 130, 131 or 133 (earlier 16, 16A, 27D)',
    rupees: getPublishedFee('tds-certificate'),
  },
  'gst-services-registration': {
    group: 'gst-services',
    label: 'Registration',
    covers: 'REG-01 to GSTIN',
    rupees: gstRegistration,
  },
  'gst-monthly': {
    group: 'gst-services',
    label: 'Monthly return',
    name: 'GST monthly return',
    covers: 'GSTR-1 and GSTR-3B with 2B matching',
    rupees: getPublishedFee('gst-monthly'),
  },
  'gst-annual': {
    group: 'gst-services',
    label: 'Annual return',
    name: 'GST annual return',
    covers: 'GSTR-9',
    rupees: getPublishedFee('gst-annual'),
  },
  'gst-lut': {
    group: 'gst-services',
    label: 'LUT filing',
    covers: 'RFD-11 for exports without payment of tax',
    rupees: getPublishedFee('gst-lut'),
  },
  'roc-annual': {
    group: 'annual-compliance',
    label: 'ROC annual filing',
    covers: 'AOC-4, MGT-7 or MGT-7A',
    rupees: getPublishedFee('roc-annual'),
  },
  'board-resolution': {
    group: 'annual-compliance',
    label: 'Board resolution',
    covers: 'Draft, minutes, MGT-14',
    rupees: getPublishedFee('board-resolution'),
  },
  'share-transfer': {
    group: 'annual-compliance',
    label: 'Share transfer',
    covers: 'SH-4, stamping, register',
    rupees: getPublishedFee('share-transfer'),
  },
  'director-appointment': {
    group: 'annual-compliance',
    label: 'Director appointment',
    covers: 'DIN, DIR-2 and DIR-12',
    rupees: getPublishedFee('director-appointment'),
  },
  'company-closure': {
    group: 'annual-compliance',
    label: 'Company closure',
    covers: 'Strike-off in STK-2',
    rupees: getPublishedFee('company-closure'),
  },
  'audit-statutory': {
    group: 'audit',
    label: 'Statutory audit',
    covers: 'Report under section 143 with CARO where it applies',
    rupees: getPublishedFee('audit-statutory'),
    from: true,
  },
  'audit-internal': {
    group: 'audit',
    label: 'Internal audit',
    covers: 'Controls tested against an agreed plan',
    rupees: getPublishedFee('audit-internal'),
    from: true,
  },
  'audit-tax': {
    group: 'audit',
    label: 'Tax audit',
    covers: 'Form 26 (earlier 3CA or 3CB with 3CD), section 63 (earlier 44AB)',
    rupees: getPublishedFee('audit-tax'),
    from: true,
  },
  'audit-gst': {
    group: 'audit',
    label: 'GST audit',
    covers: 'GSTR-9C reconciliation',
    rupees: getPublishedFee('audit-gst'),
    from: true,
  },
  bookkeeping: {
    group: 'accounting',
    label: 'Bookkeeping',
    covers: 'Entries, bank reconciliation and a monthly close',
    rupees: getPublishedFee('bookkeeping'),
    per: 'month',
  },
  'financial-statements': {
    group: 'accounting',
    label: 'Financial statements',
    covers: 'Balance sheet, profit and loss, notes',
    rupees: getPublishedFee('financial-statements'),
  },
  'mis-reports': {
    group: 'accounting',
    label: 'MIS reports',
    covers: 'Budget against actual, cash and receivables',
    rupees: getPublishedFee('mis-reports'),
  },
  payroll: {
    group: 'accounting',
    label: 'Payroll',
    covers: 'Payslips, PF, ESI and TDS under section 392 (earlier 192)',
    rupees: getPublishedFee('payroll'),
    per: 'employee',
  },
  'consulting-business-plan': {
    group: 'consulting',
    label: 'Business plan',
    covers: 'Projections a bank will read',
    rupees: getPublishedFee('consulting-business-plan'),
    from: true,
  },
  'consulting-advisory': {
    group: 'consulting',
    label: 'Advisory',
    covers: 'A partner’s time, billed by the hour',
    rupees: getPublishedFee('consulting-advisory'),
    per: 'hour',
  },
  'consulting-due-diligence': {
    group: 'consulting',
    label: 'Due diligence',
    covers: 'Financial, tax and compliance review',
    rupees: getPublishedFee('consulting-due-diligence'),
    from: true,
  },
  'consulting-valuation': {
    group: 'consulting',
    label: 'Valuation',
    covers: 'Shares or business, method stated',
    rupees: getPublishedFee('consulting-valuation'),
    from: true,
  },
  'package-startup': {
    group: 'packages',
    label: 'Startup',
    covers: 'For a first-year company',
    rupees: getPublishedFee('package-startup'),
    per: 'year',
  },
  'package-sme': {
    group: 'packages',
    label: 'SME',
    covers: 'For a business with monthly GST and staff',
    rupees: getPublishedFee('package-sme'),
    per: 'year',
    best: true,
  },
  'package-enterprise': {
    group: 'packages',
    label: 'Enterprise',
    covers: 'For groups and larger companies',
    rupees: getPublishedFee('package-enterprise'),
    per: 'year',
  },
} satisfies Record<string, Price>;

export type PriceId = keyof typeof list;

export const prices: Readonly<Record<PriceId, Price>> = list;

export const priceIds = Object.keys(list) as readonly PriceId[];

export const isPriceId = (id: string | undefined): id is PriceId =>
  id !== undefined && Object.hasOwn(list, id);

export const listPriceIds = (group: PriceGroupId): PriceId[] =>
  priceIds.filter((id) => prices[id].group === group);

export const formatFee = (id: PriceId): string => formatWholeRupees(prices[id].rupees);

export const formatLowestFee = (group: PriceGroupId): string =>
  `from ${formatWholeRupees(Math.min(...listPriceIds(group).map((id) => prices[id].rupees)))}`;
