import type { StatutoryYear } from '@/lib/calculators/law/rule-sets';
import type { SourceMark } from '@/lib/calculators/law/years/rule-set';

const returnKinds = ['others', 'noAudit', 'audit', 'transferPricing'] as const;

/** Kinds of due date of a return of income. */
export type ReturnKind = (typeof returnKinds)[number];

/** The due dates of a year's return, ISO dates. */
export type PlanYear = {
  year: StatutoryYear;
  label: string;
  act: '1961' | '2025';
  /** First and last day of the year in which the income is earned. */
  from: string;
  to: string;
  returnDue: Record<ReturnKind, string>;
  /** Due dates before a notification moved them; interest may still run from them. */
  movedFrom: Partial<Record<ReturnKind, { day: string; by: string }>>;
  /** The last day of a belated return. */
  belatedUntil: string;
  /** The last day of a revised return. */
  revisedUntil: string;
  /** The last day of an updated return; after it none can be filed. */
  updatedUntil: string;
  section1961: string;
  section2025: string;
  source: string;
  mark: SourceMark;
  checkedOn: string;
};

const checkedOn = '2026-11-21';
const sections = {
  section1961: '139(1), (4), (5) and (8A)',
  section2025: '263(1), (4), (5) and (6)',
} as const;

/** Oldest first. A future Budget may move the dates of later years. */
export const planYears = [
  {
    year: '2026-27',
    label: 'AY 2026-27',
    act: '1961',
    from: '2025-04-01',
    to: '2026-03-31',
    returnDue: {
      others: '2026-07-31',
      noAudit: '2026-08-31',
      audit: '2026-11-21',
      transferPricing: '2026-11-30',
    },
    movedFrom: { audit: { day: '2026-10-31', by: 'CBDT Circular 7/2026 of 28 September 2026' } },
    belatedUntil: '2026-12-31',
    revisedUntil: '2027-03-31',
    updatedUntil: '2031-03-31',
    ...sections,
    source: 'Dates of AY 2026-27 and of CBDT Circular 7/2026 as reported',
    mark: 'secondary',
    checkedOn,
  },
  {
    year: 'TY2026-27',
    label: 'Tax year 2026-27',
    act: '2025',
    from: '2026-04-01',
    to: '2027-03-31',
    returnDue: {
      others: '2027-07-31',
      noAudit: '2027-08-31',
      audit: '2027-10-31',
      transferPricing: '2027-11-30',
    },
    movedFrom: {},
    belatedUntil: '2027-12-31',
    revisedUntil: '2028-03-31',
    updatedUntil: '2032-03-31',
    ...sections,
    source: 'Income-tax Act, 2025, section 263, as amended in 2026',
    mark: 'primary',
    checkedOn,
  },
] as const satisfies readonly PlanYear[];

export type PlanYearId = (typeof planYears)[number]['year'];

export function planYearOf(id: PlanYearId): PlanYear {
  return planYears.find(({ year }) => year === id) ?? planYears[0];
}
