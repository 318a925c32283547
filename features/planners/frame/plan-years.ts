import { findDateChange, getNotifiedDate } from '@/content/moved-dates';
import type { IsoDate } from '@/content/types/units';
import type { StatutoryYear } from '@/lib/law/tax/rule-sets';
import type { SourceMark } from '@/lib/law/years/rule-set';

const returnKinds = ['others', 'noAudit', 'audit', 'transferPricing'] as const;

export type ReturnKind = (typeof returnKinds)[number];

type YearInLaw = {
  year: StatutoryYear;
  label: string;
  act: '1961' | '2025';
  /** First and last day of the year in which the income is earned. */
  from: IsoDate;
  to: IsoDate;
  returnDue: Record<ReturnKind, IsoDate>;
  belatedUntil: IsoDate;
  revisedUntil: IsoDate;
  /** The last day of an updated return; after it none can be filed. */
  updatedUntil: IsoDate;
  section1961: string;
  section2025: string;
  source: string;
  mark: SourceMark;
  checkedOn: IsoDate;
};

const checkedOn = '2026-11-21';
const sections = {
  section1961: '139(1), (4), (5) and (8A)',
  section2025: '263(1), (4), (5) and (6)',
} as const;

/** Oldest first. A future Budget may move the dates of later years. */
const inLaw = [
  {
    year: '2026-27',
    label: 'AY 2026-27',
    act: '1961',
    from: '2025-04-01',
    to: '2026-03-31',
    returnDue: {
      others: '2026-07-31',
      noAudit: '2026-08-31',
      audit: '2026-10-31',
      transferPricing: '2026-11-30',
    },
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
    belatedUntil: '2027-12-31',
    revisedUntil: '2028-03-31',
    updatedUntil: '2032-03-31',
    ...sections,
    source: 'Income-tax Act, 2025, section 263, as amended in 2026',
    mark: 'primary',
    checkedOn,
  },
] as const satisfies readonly YearInLaw[];

export type PlanYearId = (typeof inLaw)[number]['year'];

export type PlanYear = YearInLaw & {
  year: PlanYearId;
  /** Due dates before a notification moved them; interest may still run from them. */
  movedFrom: Partial<Record<ReturnKind, { day: IsoDate; by: string }>>;
};

/** The rules of the calendar, in content/due-dates.ts, that have the same days. */
const rulesOf = {
  others: ['itr-others'],
  noAudit: ['itr-no-audit'],
  audit: ['itr-audit'],
  transferPricing: ['itr-transfer-pricing', 'itr-transfer-pricing-2026-27'],
  belated: ['belated', 'belated-2026-27'],
  revised: ['revised', 'revised-2026-27'],
} as const;

function withMoves(year: YearInLaw & { year: PlanYearId }): PlanYear {
  const days = returnKinds.map((kind) => [kind, year.returnDue[kind]] as const);
  const moves = days.flatMap(([kind, day]) => {
    const by = findDateChange(day, ...rulesOf[kind])?.by;
    return by ? [[kind, { day, by }]] : [];
  });
  return {
    ...year,
    returnDue: Object.fromEntries(
      days.map(([kind, day]) => [kind, getNotifiedDate(day, ...rulesOf[kind])]),
    ) as PlanYear['returnDue'],
    movedFrom: Object.fromEntries(moves),
    belatedUntil: getNotifiedDate(year.belatedUntil, ...rulesOf.belated),
    revisedUntil: getNotifiedDate(year.revisedUntil, ...rulesOf.revised),
  };
}

export const planYears = inLaw.map(withMoves) as [PlanYear, PlanYear, ...PlanYear[]];

export function getPlanYear(id: PlanYearId): PlanYear {
  return planYears.find(({ year }) => year === id) ?? planYears[0];
}
