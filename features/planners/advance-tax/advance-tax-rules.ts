import type { Percent, Rupees } from '@/content/types/units';
import type { ReturnKind } from '@/features/planners/frame/plan-years';
import type { Rule } from '@/lib/law/years/rule-set';

const checkedOn = '2026-11-21';
const citeAct2025 = (sections: string) =>
  ({ source: `Income-tax Act, 2025, ${sections}`, mark: 'primary', checkedOn }) as const;

export type Instalment = {
  month: number;
  day: number;
  /** The cumulative share of the year's tax that is due. */
  percent: Percent;
  /** The cumulative share of it that avoids interest. */
  enough: Percent;
  months: number;
};

export type AdvanceDuty = 'instalments' | 'presumptive' | 'none';

export const taxpayers = [
  { value: 'individual', label: 'Salary or other income', duty: 'instalments', due: 'others' },
  { value: 'senior', label: 'Resident of 60 or over, no business', duty: 'none', due: 'others' },
  { value: 'business', label: 'Business, no audit', duty: 'instalments', due: 'noAudit' },
  {
    value: 'presumptive',
    label: 'Presumptive income, not goods carriages',
    duty: 'presumptive',
    due: 'noAudit',
  },
  { value: 'audit', label: 'Company or audit case', duty: 'instalments', due: 'audit' },
  {
    value: 'transferPricing',
    label: 'Transfer pricing report',
    duty: 'instalments',
    due: 'transferPricing',
  },
] as const satisfies readonly {
  value: string;
  label: string;
  duty: AdvanceDuty;
  due: ReturnKind;
}[];

export type Taxpayer = (typeof taxpayers)[number]['value'];

/** The least tax of a year, after TDS and TCS, on which advance tax is due. */
export const advanceTaxFrom = {
  value: 10_000,
  section1961: '208; not those of 207(2)',
  section2025: '403 and 404',
  ...citeAct2025('sections 403 and 404'),
} as const satisfies Rule<Rupees>;

/** Interest on the shortfall of an instalment, in percent a month. */
export const instalmentInterest = {
  value: 1,
  section1961: '234C',
  section2025: '425',
  ...citeAct2025('sections 408 and 425'),
} as const satisfies Rule<number>;

export const instalments = {
  value: {
    instalments: [
      { month: 6, day: 15, percent: 15, enough: 12, months: 3 },
      { month: 9, day: 15, percent: 45, enough: 36, months: 3 },
      { month: 12, day: 15, percent: 75, enough: 75, months: 3 },
      { month: 3, day: 15, percent: 100, enough: 100, months: 1 },
    ],
    presumptive: [{ month: 3, day: 15, percent: 100, enough: 100, months: 1 }],
    none: [],
  },
  section1961: '211',
  section2025: '408',
  ...citeAct2025('section 408'),
} as const satisfies Rule<Record<AdvanceDuty, readonly Instalment[]>>;

/**
 * Interest on the whole gap if less than `enough` percent was paid in the year; `rate` is in
 * percent a month.
 */
export const shortfallInterest = {
  value: { rate: 1, enough: 90 },
  section1961: '234B',
  section2025: '424',
  ...citeAct2025('section 424'),
} as const satisfies Rule<{ rate: number; enough: number }>;

export const delayInterest = {
  value: 1,
  section1961: '234A',
  section2025: '423',
  ...citeAct2025('section 423; self-assessment tax by Circular 2/2015'),
} as const satisfies Rule<number>;
