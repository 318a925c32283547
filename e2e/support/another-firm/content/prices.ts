import { isStrict } from '@/content/words/conduct';

/** Other fees for the same work, and other names for some of it. */
export type PriceEntry = {
  id: string;
  label: string;
  /** What it is called away from its group, where the label alone would not say. */
  name?: string;
  /** One line of what the fee covers. */
  covers: string;
  rupees: number;
  from?: true;
  per?: 'month' | 'employee' | 'hour' | 'year';
  best?: true;
  /** Why another page asks another fee for the same, in one line. */
  elsewhere?: string;
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

/** Charged for a regular GSTIN, on the registration page and among the GST services alike. */
const gstRegistration = published(6100);

export const priceGroups = [
  {
    id: 'gst-registration',
    title: 'A GSTIN',
    note: 'For a new GSTIN',
    entries: [
      {
        id: 'gst-regular',
        label: 'Ordinary',
        covers: 'Turnover above the threshold, REG-01 to GSTIN',
        rupees: gstRegistration,
      },
      {
        id: 'gst-composition',
        label: 'Composition',
        covers: 'REG-01 with the composition option',
        rupees: published(7448),
      },
      {
        id: 'gst-voluntary',
        label: 'Voluntary',
        covers: 'Below the threshold, by choice',
        rupees: published(8499),
      },
    ],
  },
  {
    // The ITR page and the pricing page group the higher forms differently (ITR-4/5/6 at 4,999
    // against ITR-4 at 3,999 and ITR-5/6/7 at 7,999). Both readings are the firm's published text;
    // each page shows its own, so there are two groups here.
    id: 'itr-plans',
    title: 'ITR filing plans',
    note: 'As on the ITR filing page',
    entries: [
      {
        id: 'itr-1',
        label: 'ITR-1',
        covers: 'Salary, up to two houses, income up to ₹50 lakh',
        rupees: published(2200),
      },
      {
        id: 'itr-2-3',
        label: 'ITR-2/3',
        covers: 'Capital gains, business or profession',
        rupees: published(5351),
      },
      {
        id: 'itr-4-5-6',
        label: 'ITR-4/5/6',
        covers: 'Presumptive income, firms and companies',
        rupees: published(10602),
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
        rupees: published(8503),
      },
      {
        id: 'itr-5-6-7',
        label: 'ITR-5/6/7',
        covers: 'Firms, companies and trusts',
        rupees: published(16904),
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
        label: 'Company',
        covers: 'SPICe+, two DSC applications, PAN and TAN',
        rupees: published(19005),
      },
      {
        id: 'formation-opc',
        label: 'One Person Company',
        covers: 'SPICe+ with nominee consent in INC-3',
        rupees: published(14806),
      },
      {
        id: 'formation-llp',
        label: 'LLP',
        covers: 'FiLLiP and the LLP agreement in Form 3',
        rupees: published(16907),
      },
      {
        id: 'formation-partnership',
        label: 'Partnership Firm',
        covers: 'Deed, PAN and registration with the Registrar of Firms',
        rupees: published(10608),
      },
      {
        id: 'formation-proprietorship',
        label: 'Proprietorship',
        covers: 'Udyam, shop licence and bank papers',
        rupees: published(6409),
      },
    ],
  },
  {
    id: 'tds',
    title: 'Tax deducted at source',
    note: 'Per return, statement or certificate',
    entries: [
      {
        id: 'tds-quarterly',
        label: 'Quarterly return',
        name: 'TDS quarterly return',
        covers: 'One of 138, 140, 144 or 143 (earlier 24Q, 26Q, 27Q, 27EQ)',
        rupees: published(6410),
      },
      {
        id: 'tds-annual',
        label: 'Annual return',
        covers: 'The last quarter with the year’s reconciliation',
        rupees: published(10611),
      },
      {
        id: 'tds-correction',
        label: 'Correction',
        covers: 'PAN, challan or amount corrected on TRACES',
        rupees: published(4312),
      },
      {
        id: 'tds-certificate',
        label: 'Certificate',
        covers: 'Form 130, 131 or 133 (earlier 16, 16A, 27D)',
        rupees: published(1163),
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
        rupees: published(4314),
      },
      {
        id: 'gst-annual',
        label: 'Annual return',
        name: 'GST annual return',
        covers: 'GSTR-9',
        rupees: published(10615),
      },
      {
        id: 'gst-lut',
        label: 'LUT filing',
        covers: 'RFD-11 for exports without payment of tax',
        rupees: published(5366),
      },
    ],
  },
  {
    id: 'annual-compliance',
    title: 'Annual compliance',
    note: 'Under the Companies Act, 2013',
    entries: [
      {
        id: 'roc-annual',
        label: 'ROC annual filing',
        covers: 'AOC-4 and MGT-7 or MGT-7A',
        rupees: published(10617),
      },
      {
        id: 'board-resolution',
        label: 'Board resolution',
        covers: 'Draft, minutes and MGT-14 where due',
        rupees: published(4318),
      },
      {
        id: 'share-transfer',
        label: 'Share transfer',
        covers: 'SH-4, stamping and register entries',
        rupees: published(6419),
      },
      {
        id: 'director-appointment',
        label: 'Director appointment',
        covers: 'DIN, DIR-2 and DIR-12',
        rupees: published(8520),
      },
      {
        id: 'company-closure',
        label: 'Company closure',
        covers: 'Strike-off in STK-2',
        rupees: published(33721),
      },
    ],
  },
  {
    id: 'audit',
    title: 'Audit',
    stem: '',
    note: 'Scope follows the size of the books',
    entries: [
      {
        id: 'audit-statutory',
        label: 'Statutory audit',
        covers: 'Report under section 143 with CARO where it applies',
        rupees: published(52625),
        from: true,
      },
      {
        id: 'audit-internal',
        label: 'Internal audit',
        covers: 'Controls tested against an agreed plan',
        rupees: published(31626),
        from: true,
      },
      {
        id: 'audit-tax',
        label: 'Tax audit',
        covers: 'Form 26 (earlier 3CA or 3CB with 3CD), section 63 (44AB)',
        rupees: published(25327),
        from: true,
      },
      {
        id: 'audit-gst',
        label: 'GST audit',
        covers: 'GSTR-9C reconciliation',
        rupees: published(37928),
        from: true,
      },
    ],
  },
  {
    id: 'accounting',
    title: 'Accounting',
    note: 'Books, reports and payroll',
    entries: [
      {
        id: 'bookkeeping',
        label: 'Bookkeeping',
        covers: 'Entries, bank reconciliation and a monthly close',
        rupees: published(8526),
        per: 'month',
      },
      {
        id: 'financial-statements',
        label: 'Financial statements',
        covers: 'Balance sheet, profit and loss, notes',
        rupees: published(16927),
      },
      {
        id: 'mis-reports',
        label: 'MIS reports',
        covers: 'Budget against actual, cash and receivables',
        rupees: published(10628),
      },
      {
        id: 'payroll',
        label: 'Payroll',
        covers: 'Payslips, PF, ESI and TDS under section 392 (192)',
        rupees: published(759),
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
        rupees: published(31633),
        from: true,
      },
      {
        id: 'consulting-advisory',
        label: 'Advisory',
        covers: 'A partner’s time, billed by the hour',
        rupees: published(10634),
        per: 'hour',
      },
      {
        id: 'consulting-due-diligence',
        label: 'Due diligence',
        covers: 'Financial, tax and compliance review',
        rupees: published(52635),
        from: true,
      },
      {
        id: 'consulting-valuation',
        label: 'Valuation',
        covers: 'Shares or business, method stated',
        rupees: published(42136),
        from: true,
      },
    ],
  },
  {
    id: 'packages',
    title: 'Annual packages',
    note: 'Twelve months, one fee',
    entries: [
      {
        id: 'package-startup',
        label: 'Desk',
        covers: 'For a first-year company',
        rupees: published(52634),
        per: 'year',
      },
      {
        id: 'package-sme',
        label: 'Works',
        covers: 'For a business with monthly GST and staff',
        rupees: published(105135),
        per: 'year',
        best: true,
      },
      {
        id: 'package-enterprise',
        label: 'Mill',
        covers: 'For groups and audited companies',
        rupees: published(210136),
        per: 'year',
      },
    ],
  },
] as const satisfies readonly PriceGroup[];

export type PriceGroupId = (typeof priceGroups)[number]['id'];
export type PriceId = (typeof priceGroups)[number]['entries'][number]['id'];
