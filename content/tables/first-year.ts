import { governmentFees } from '@/content/government-fees';
import { formatWholeRupees } from '@/content/words/rupees';

/**
 * The first twelve months of a business that begins in financial year 2026-27. `when` counts days
 * or months from the first day, is a fixed day after it, or counts from the end of the first year;
 * left out if there is no day.
 */
export type FirstStep = {
  kinds: readonly FirstKind[];
  what: string;
  law: string;
  fee: string;
  when?:
    | { days: number }
    | { months: number }
    | { on: string }
    /** Months and days after the end of the first financial year of a company. */
    | { yearEnd: number; days?: number };
};

export const firstKinds = [
  { value: 'company', label: 'Private company' },
  { value: 'opc', label: 'OPC' },
  { value: 'llp', label: 'LLP' },
  { value: 'firm', label: 'Firm' },
  { value: 'proprietor', label: 'Proprietor' },
] as const;

export type FirstKind = (typeof firstKinds)[number]['value'];

const companies = ['company', 'opc'] as const;
const all = ['company', 'opc', 'llp', 'firm', 'proprietor'] as const;
const formFee = `${governmentFees.companyForm.amount.map(formatWholeRupees).join(' to ')}, by capital`;
const llpFee = '₹50 to ₹600, by contribution';

export const firstSteps: readonly FirstStep[] = [
  {
    kinds: companies,
    what: 'Get the name, incorporation, PAN and TAN',
    law: 'Companies Act 4, 7',
    fee: `Name ${formatWholeRupees(governmentFees.companyName.amount)}; up to ₹15 lakh of capital no fee, but stamp duty of the State; PAN and TAN about ${formatWholeRupees(governmentFees.companyPanAndTan.amount)}`,
  },
  {
    kinds: ['llp'],
    what: 'Get the name and incorporation',
    law: 'LLP Act 11, 15',
    // LLP Rules, 2009, Annexure A, as substituted in 2022.
    fee: 'Name ₹200; by contribution up to ₹1 lakh ₹500, ₹5 lakh ₹2,000, ₹10 lakh ₹4,000, ₹25 lakh ₹5,000, ₹1 crore ₹10,000, above it ₹25,000',
  },
  {
    kinds: ['firm'],
    what: 'Sign the deed, register the firm',
    law: 'Partnership Act 58',
    fee: 'Stamp duty and fee of the State',
  },
  {
    kinds: ['llp'],
    what: 'File the LLP agreement, Form 3',
    law: 'LLP Act 23',
    fee: llpFee,
    when: { days: 30 },
  },
  {
    kinds: ['company'],
    what: 'Hold the first board meeting: MBP-1, DIR-8',
    law: 'Companies Act 173, 184, 164',
    fee: 'none',
    when: { days: 30 },
  },
  {
    kinds: ['opc'],
    what: 'Take MBP-1 and DIR-8; with one director a resolution in the minutes book stands for the first board meeting',
    law: 'Companies Act 122(4), 184, 164',
    fee: 'none',
    when: { days: 30 },
  },
  {
    kinds: companies,
    what: 'Appoint the first auditor, by the board',
    law: 'Companies Act 139(6)',
    fee: 'none',
    when: { days: 30 },
  },
  {
    kinds: companies,
    what: 'File ADT-1 for the first auditor, within 15 days of the appointment',
    law: 'Companies Act 139',
    fee: formFee,
    when: { days: 45 },
  },
  {
    kinds: companies,
    what: 'Issue share certificates',
    law: 'Companies Act 56',
    fee: 'stamp duty of 0.005%',
    when: { months: 2 },
  },
  {
    kinds: companies,
    what: 'Declare commencement, INC-20A',
    law: 'Companies Act 10A',
    fee: `${formFee}; missed, a penalty of ₹50,000 and ₹1,000 a day up to ₹1 lakh`,
    when: { days: 180 },
  },
  {
    kinds: all,
    what: 'Register for Udyam, and GST where you need it',
    law: 'MSMED Act; CGST Act 22',
    fee: 'none',
  },
  {
    kinds: companies,
    what: 'Report deposits and loans, DPT-3',
    law: 'Deposit rule 16',
    fee: formFee,
    when: { on: '06-30' },
  },
  {
    kinds: ['llp'],
    what: 'File the annual return, LLP-11',
    law: 'LLP Act 35',
    fee: llpFee,
    when: { on: '05-30' },
  },
  {
    kinds: ['proprietor', 'firm', 'llp'],
    what: 'File the income tax return; 31 October if audited',
    law: 'section 263, was 139',
    fee: 'none',
    when: { on: '08-31' },
  },
  {
    kinds: companies,
    what: 'File the income tax return',
    law: 'section 263, was 139',
    fee: 'none',
    when: { on: '10-31' },
  },
  {
    kinds: ['llp'],
    what: 'File accounts and solvency, LLP-8',
    law: 'LLP Act 34',
    fee: llpFee,
    when: { on: '10-30' },
  },
  {
    kinds: ['opc'],
    what: 'File the accounts, AOC-4; you hold no annual meeting',
    law: 'Companies Act 137',
    fee: formFee,
    when: { yearEnd: 0, days: 180 },
  },
  {
    kinds: ['opc'],
    what: 'File the annual return, MGT-7A, within 60 days of the day an annual meeting counts as held',
    law: 'Companies Act 92',
    fee: formFee,
  },
  {
    kinds: ['company'],
    what: 'Hold the first annual general meeting',
    law: 'Companies Act 96',
    fee: 'none',
    when: { yearEnd: 9 },
  },
  {
    kinds: ['company'],
    what: 'File the accounts, AOC-4, within 30 days of the meeting',
    law: 'Companies Act 137',
    fee: formFee,
    when: { yearEnd: 9, days: 30 },
  },
  {
    kinds: ['company'],
    what: 'File the annual return, MGT-7A or MGT-7, within 60 days of the meeting',
    law: 'Companies Act 92',
    fee: formFee,
    when: { yearEnd: 9, days: 60 },
  },
  {
    kinds: [...companies, 'llp'],
    what: 'File DIR-3 KYC for a DIN given in 2026-27, then every third year by 30 June',
    law: 'Directors’ rule 12A',
    fee: 'none',
    when: { on: '2030-06-30' },
  },
];

export const firstYear = {
  id: 'first-year',
  heading: 'The first year',
  lead: 'Choose who begins and the first day: the dates follow, with the fees of the government.',
  kind: 'Who begins',
  day: 'First day',
  refused:
    'Choose a day from 1 April 2026 to 31 March 2027: the rules here are those of that year.',
  calendar: 'Save the dates for your calendar',
  noDay: 'no fixed day',
  columns: [
    { key: 'day', label: 'By' },
    { key: 'what', label: 'What' },
    { key: 'law', label: 'Law' },
    { key: 'fee', label: 'Government fee' },
  ],
  foot: [
    'In the list: dates with the Registrar, and the return. Not in it, where they fall due: advance tax on 15 December and 15 March, TDS payments and statements, GST returns, the tax audit report by 30 September, professional tax, EPF and ESI, PAS-3 and INC-22.',
    'A company formed from January to March closes its first accounts on 31 March of the next year. An LLP formed after 30 September may do so.',
    'A company is always audited; an LLP above a turnover of ₹40 lakh or a contribution of ₹25 lakh (LLP rule 24(8)); a firm or proprietor by section 63, was 44AB.',
  ],
} as const;
