import { rulesCheckedUntil } from '@/content/tax-year';
import type { Rule } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-21';

/** The period for which these rules were checked. */
export const lateTdsDays = { from: '2023-04-01', until: rulesCheckedUntil } as const;

/** In percent a month: for late deduction, then for late payment of deducted tax. */
export const lateTdsInterest = {
  value: { notDeducted: 1, notPaid: 1.5 },
  section1961: '201(1A)',
  section2025: '398(3)',
  source: 'Income-tax Act, 2025, section 398(3)',
  mark: 'primary',
  checkedOn,
} as const satisfies Rule<{ notDeducted: number; notPaid: number }>;

/**
 * How months are counted, which the law does not define. TRACES counts calendar months from the day
 * after; some rulings count thirty days. Demands of 2012 to 2015 counted the month of deduction
 * too, which differs only for its last day.
 */
export const lateTdsMonths = {
  value: ['calendar', 'thirtyDays'],
  section1961: '201(1A), rule 119A',
  section2025: '398(3), rule 269',
  source: 'Questions and answers of TRACES and rulings on months of thirty days, as reported',
  mark: 'secondary',
  checkedOn: '2026-11-23',
} as const satisfies Rule<readonly string[]>;

export type MonthCount = (typeof lateTdsMonths)['value'][number];

/** For a late statement, in rupees a day, capped at the tax in it. */
export const lateStatementFee = {
  value: 200,
  section1961: '234E',
  section2025: '427',
  source: 'Income-tax Act, 2025, section 427',
  mark: 'primary',
  checkedOn,
} as const satisfies Rule<number>;

/** The months of delay after which a penalty is also possible, by filing date; oldest first. */
export const statementPenalty = {
  value: [
    { filedFrom: '2023-04-01', months: 12 },
    { filedFrom: '2025-04-01', months: 1 },
  ],
  section1961: '271H',
  section2025: '461(2)',
  source: 'Income-tax Act, 2025, section 461(2)',
  mark: 'primary',
  checkedOn,
} as const satisfies Rule<readonly { filedFrom: string; months: number }[]>;

export const deductors = [
  { value: 'other', label: 'Business, company or other' },
  { value: 'government', label: 'Government, by challan' },
  { value: 'form141', label: 'Individual or HUF, Form 141 (was 26QB to 26QE)' },
] as const;

export type Deductor = (typeof deductors)[number]['value'];
