import { isStrict } from '@/content/words/conduct';
import { inRupees } from '@/content/words/rupees';

/**
 * Every published fee, once, in whole rupees. Pages and structured data refer to an entry by its
 * id, so a price is changed here and nowhere else. Government fees and stamp duty are never
 * included.
 *
 * `from` marks the lowest fee of work that is quoted by scope; `per` the unit of a recurring fee.
 */
export type PriceEntry = {
  id: string;
  label: string;
  /** Its name outside its group, if the label alone is unclear. */
  name?: string;
  /** One line of what the fee covers. */
  covers: string;
  /** Why another page shows a different fee. */
  elsewhere?: string;
  rupees: number;
  /** That other fee, shown beside the first in the price list. */
  also?: number;
  from?: true;
  per?: 'month' | 'employee' | 'hour' | 'year';
  best?: true;
};

export type PriceGroup = {
  id: string;
  title: string;
  /**
   * What stands before a label where the fee is named outside its group; by default the title.
   * Empty where the labels are names of services.
   */
  stem?: string;
  note: string;
  entries: readonly PriceEntry[];
};

/** A fee in rupees; 0 under the strict conduct, which publishes none. */
const published = (rupees: number) => (isStrict ? 0 : rupees);

/** For a regular GSTIN, on the registration page and among the GST services. */
const gstRegistration = published(2999);

/** The plan of the ITR filing page for ITR-4, 5 and 6, and the single fees of the price list. */
const itrPlan = published(4999);
const itrAlone = { four: published(3999), fiveToSeven: published(7999) };
export const priceGroups = [
  {
    id: 'gst-registration',
    title: 'GST registration',
    note: isStrict ? 'For a new GSTIN' : 'Government fee: free',
    entries: [
      {
        id: 'gst-regular',
        label: 'Regular',
        name: 'GST registration',
        covers: 'Turnover above the threshold, REG-01 to GSTIN',
        rupees: gstRegistration,
      },
      {
        id: 'gst-composition',
        label: 'Composition',
        covers: 'REG-01 with the composition option',
        rupees: published(3499),
      },
      {
        id: 'gst-voluntary',
        label: 'Voluntary',
        covers: 'Below the threshold, by choice',
        rupees: published(3999),
      },
    ],
  },
  {
    // The ITR page and the pricing page group the higher forms differently (ITR-4/5/6 at 4,999
    // against ITR-4 at 3,999 and ITR-5/6/7 at 7,999). Both readings are the firm's published
    // text; each page shows its own, so there are two groups here.
    id: 'itr-plans',
    title: 'ITR filing plans',
    stem: 'ITR filing',
    note: 'As on the ITR filing page',
    entries: [
      {
        id: 'itr-1',
        label: 'ITR-1',
        covers: 'Salary, up to two houses, income up to ₹50 lakh',
        rupees: published(999),
      },
      {
        id: 'itr-2-3',
        label: 'ITR-2/3',
        covers: 'Capital gains, business or profession',
        rupees: published(2499),
      },
      {
        id: 'itr-4-5-6',
        label: 'ITR-4/5/6',
        covers: 'Presumptive income, firms and companies',
        elsewhere: isStrict
          ? undefined
          : `Form by form on the pricing page: ITR-4 ${inRupees(itrAlone.four)}, ITR-5/6/7 ${inRupees(itrAlone.fiveToSeven)}. Your quotation names the one that applies.`,
        rupees: itrPlan,
      },
    ],
  },
  {
    // See the comment on 'itr-plans': the reading of the pricing page.
    id: 'itr-pricing',
    title: 'ITR filing',
    note: 'Higher forms, as on the pricing page',
    entries: [
      {
        id: 'itr-4',
        label: 'ITR-4',
        covers: 'Presumptive income under 44AD, 44ADA or 44AE, now 58(2)',
        elsewhere: isStrict
          ? undefined
          : `${inRupees(itrPlan)} as the plan that has one fee for ITR-4, 5 and 6. Your quotation names the one that applies.`,
        rupees: itrAlone.four,
        also: isStrict ? undefined : itrPlan,
      },
      {
        id: 'itr-5-6-7',
        label: 'ITR-5/6/7',
        covers: 'Firms, companies and trusts',
        rupees: itrAlone.fiveToSeven,
      },
    ],
  },
  {
    id: 'company-formation',
    title: 'Company formation',
    note: 'Government fees and stamp duty at actuals',
    entries: [
      {
        id: 'formation-private-limited',
        label: 'Private Limited',
        covers: 'SPICe+, two DSC applications, PAN and TAN',
        rupees: published(8999),
      },
      {
        id: 'formation-opc',
        label: 'One Person Company',
        covers: 'SPICe+ with nominee consent in INC-3',
        rupees: published(6999),
      },
      {
        id: 'formation-llp',
        label: 'LLP',
        covers: 'FiLLiP and the LLP agreement in Form 3',
        rupees: published(7999),
      },
      {
        id: 'formation-partnership',
        label: 'Partnership Firm',
        covers: 'Deed, PAN and registration with the Registrar of Firms',
        rupees: published(4999),
      },
      {
        id: 'formation-proprietorship',
        label: 'Proprietorship',
        covers: 'Udyam, shop licence and bank papers',
        rupees: published(2999),
      },
    ],
  },
  {
    id: 'tds',
    title: 'TDS',
    note: 'Per return, statement or certificate',
    entries: [
      {
        id: 'tds-quarterly',
        label: 'Quarterly return',
        name: 'TDS quarterly return',
        covers: 'One of 138, 140, 144 or 143 (earlier 24Q, 26Q, 27Q, 27EQ)',
        rupees: published(2999),
      },
      {
        id: 'tds-annual',
        label: 'Annual return',
        covers: 'The last quarter with the year’s reconciliation',
        rupees: published(4999),
      },
      {
        id: 'tds-correction',
        label: 'Correction',
        covers: 'PAN, challan or amount corrected on TRACES',
        rupees: published(1999),
      },
      {
        id: 'tds-certificate',
        label: 'Certificate',
        covers: 'Form 130, 131 or 133 (earlier 16, 16A, 27D)',
        rupees: published(499),
      },
    ],
  },
  {
    id: 'gst-services',
    title: 'GST services',
    note: 'For registered taxpayers',
    entries: [
      {
        id: 'gst-services-registration',
        label: 'Registration',
        covers: 'REG-01 to GSTIN',
        rupees: gstRegistration,
      },
      {
        id: 'gst-monthly',
        label: 'Monthly return',
        name: 'GST monthly return',
        covers: 'GSTR-1 and GSTR-3B with 2B matching',
        rupees: published(1999),
      },
      {
        id: 'gst-annual',
        label: 'Annual return',
        name: 'GST annual return',
        covers: 'GSTR-9',
        rupees: published(4999),
      },
      {
        id: 'gst-lut',
        label: 'LUT filing',
        covers: 'RFD-11 for exports without payment of tax',
        rupees: published(2499),
      },
    ],
  },
  {
    id: 'annual-compliance',
    title: 'Annual compliance',
    stem: '',
    note: 'Under the Companies Act, 2013',
    entries: [
      {
        id: 'roc-annual',
        label: 'ROC annual filing',
        covers: 'AOC-4 and MGT-7 or MGT-7A',
        rupees: published(4999),
      },
      {
        id: 'board-resolution',
        label: 'Board resolution',
        covers: 'Draft, minutes and MGT-14 where due',
        rupees: published(1999),
      },
      {
        id: 'share-transfer',
        label: 'Share transfer',
        covers: 'SH-4, stamping and register entries',
        rupees: published(2999),
      },
      {
        id: 'director-appointment',
        label: 'Director appointment',
        covers: 'DIN, DIR-2 and DIR-12',
        rupees: published(3999),
      },
      {
        id: 'company-closure',
        label: 'Company closure',
        covers: 'Strike-off in STK-2',
        rupees: published(15999),
      },
    ],
  },
  {
    id: 'audit',
    title: 'Audit',
    stem: '',
    note: isStrict
      ? 'Scope follows the size of the books'
      : 'Lowest fee; the quotation follows the size of the books',
    entries: [
      {
        id: 'audit-statutory',
        label: 'Statutory audit',
        covers: 'Report under section 143 with CARO where it applies',
        rupees: published(25000),
        from: true,
      },
      {
        id: 'audit-internal',
        label: 'Internal audit',
        covers: 'Controls tested against an agreed plan',
        rupees: published(15000),
        from: true,
      },
      {
        id: 'audit-tax',
        label: 'Tax audit',
        covers: 'Form 26 (earlier 3CA or 3CB with 3CD), section 63 (44AB)',
        rupees: published(12000),
        from: true,
      },
      {
        id: 'audit-gst',
        label: 'GST audit',
        covers: 'GSTR-9C reconciliation',
        rupees: published(18000),
        from: true,
      },
    ],
  },
  {
    id: 'accounting',
    title: 'Accounting',
    stem: '',
    note: 'Books, reports and payroll',
    entries: [
      {
        id: 'bookkeeping',
        label: 'Bookkeeping',
        covers: 'Entries, bank reconciliation and a monthly close',
        rupees: published(3999),
        per: 'month',
      },
      {
        id: 'financial-statements',
        label: 'Financial statements',
        covers: 'Balance sheet, profit and loss, notes',
        rupees: published(7999),
      },
      {
        id: 'mis-reports',
        label: 'MIS reports',
        covers: 'Budget against actual, cash and receivables',
        rupees: published(4999),
      },
      {
        id: 'payroll',
        label: 'Payroll',
        covers: 'Payslips, PF, ESI and TDS under section 392 (192)',
        rupees: published(299),
        per: 'employee',
      },
    ],
  },
  {
    id: 'consulting',
    title: 'Consulting',
    note: 'Scope agreed in writing first',
    entries: [
      {
        id: 'consulting-business-plan',
        label: 'Business plan',
        covers: 'Projections a bank will read',
        rupees: published(15000),
        from: true,
      },
      {
        id: 'consulting-advisory',
        label: 'Advisory',
        covers: 'A partner’s time, billed by the hour',
        rupees: published(5000),
        per: 'hour',
      },
      {
        id: 'consulting-due-diligence',
        label: 'Due diligence',
        covers: 'Financial, tax and compliance review',
        rupees: published(25000),
        from: true,
      },
      {
        id: 'consulting-valuation',
        label: 'Valuation',
        covers: 'Shares or business, method stated',
        rupees: published(20000),
        from: true,
      },
    ],
  },
  {
    id: 'packages',
    title: 'Annual packages',
    stem: 'Annual package',
    note: 'Twelve months, one fee',
    entries: [
      {
        id: 'package-startup',
        label: 'Startup',
        covers: 'For a first-year company',
        rupees: published(24999),
        per: 'year',
      },
      {
        id: 'package-sme',
        label: 'SME',
        covers: 'For a business with monthly GST and staff',
        rupees: published(49999),
        per: 'year',
        best: true,
      },
      {
        id: 'package-enterprise',
        label: 'Enterprise',
        covers: 'For groups and larger companies',
        rupees: published(99999),
        per: 'year',
      },
    ],
  },
] as const satisfies readonly PriceGroup[];

export type PriceGroupId = (typeof priceGroups)[number]['id'];
export type PriceId = (typeof priceGroups)[number]['entries'][number]['id'];
