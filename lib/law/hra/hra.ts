import type { IsoDate, Percent } from '@/content/types/units';
import {
  type Amount,
  clampToZero,
  Exact,
  type InNumbers,
  pickLeast,
  sum,
  toNumbers,
} from '@/lib/exact';
import { MOST_RUPEES } from '@/lib/forms/inputs';
import { fourCities, hraCities } from '@/lib/law/hra/hra-cities';
import type { SourceMark } from '@/lib/law/years/rule-set';

export type HraRule = {
  from: string;
  cities: readonly string[];
  section: string;
  notInNewRegime: string;
  source: string;
  mark: SourceMark;
  checkedOn: string;
};

const checkedOn = '2026-11-21';

/** Oldest first. Everywhere else the limit is two fifths. */
export const hraRules: readonly [HraRule, ...HraRule[]] = [
  {
    from: '1962-04-01',
    cities: fourCities,
    section: '10(13A), Income-tax Act, 1961',
    notInNewRegime: '115BAC(2)(i)',
    source: 'Rule 2A, Income-tax Rules, 1962',
    mark: 'primary',
    checkedOn,
  },
  {
    from: '2026-04-01',
    cities: hraCities,
    section: 'Schedule III, Table Sl. 11, Income-tax Act, 2025',
    notInNewRegime: '202(2)(a)(i)',
    source: 'Rule 279, Income-tax Rules, 2026',
    mark: 'primary',
    checkedOn,
  },
];

export function getHraRule(date: string): HraRule {
  const rule = hraRules.filter(({ from }) => from <= date).at(-1);
  if (!rule) throw new Error(`No rule for house rent allowance on ${date}.`);
  return rule;
}

/**
 * A period of whole months without a change of salary, allowance, rent or city. Amounts are rupees
 * a month, exact where a month is a twelfth of a year.
 */
export type HraPeriod = {
  from: IsoDate;
  months: number;
  /** Basic salary and dearness allowance that counts for retirement. */
  salary: Amount;
  hra: Amount;
  rent: Amount;
  city: string;
};

export type HraLimit = 'received' | 'salaryShare' | 'rentOverSalary';

export type ExactHraPeriodResult = {
  period: HraPeriod;
  rule: HraRule;
  /** 50 or 40 percent of the salary. */
  share: Percent;
  limits: Record<HraLimit, Exact>;
  /** If several are the lowest, the first in the order of the rule. */
  binding: HraLimit;
  level: readonly HraLimit[];
  exempt: Exact;
  /**
   * Rupees a month by which the rent can rise until another limit binds; `null` if the rent limit
   * does not bind.
   */
  rentToNextLimit: Exact | null;
  /**
   * Rupees a month by which the rent can fall until the rent limit binds; `null` if it binds
   * already.
   */
  rentToSpare: Exact | null;
};

export type ExactHraByLaw = {
  periods: readonly ExactHraPeriodResult[];
  exempt: Exact;
  taxable: Exact;
};

export type HraByLaw = InNumbers<ExactHraByLaw>;

export const hraLimits: readonly HraLimit[] = ['received', 'salaryShare', 'rentOverSalary'];

function computePeriod(period: HraPeriod): ExactHraPeriodResult {
  const rule = getHraRule(period.from);
  const share = rule.cities.includes(period.city) ? 50 : 40;
  const salary = Exact.of(period.salary);
  const rent = Exact.of(period.rent);
  const overSalary = rent.minus(salary.over(10));
  const perMonth: Record<HraLimit, Exact> = {
    received: Exact.of(period.hra),
    salaryShare: salary.times(share).over(100),
    rentOverSalary: clampToZero(overSalary),
  };
  const exempt = pickLeast(perMonth.received, perMonth.salaryShare, perMonth.rentOverSalary);
  const level = hraLimits.filter((limit) => perMonth[limit].compare(exempt) === 0);
  const others = pickLeast(perMonth.received, perMonth.salaryShare);
  const rentBinds = others.isAbove(overSalary);
  return {
    period,
    rule,
    share,
    limits: {
      received: perMonth.received.times(period.months),
      salaryShare: perMonth.salaryShare.times(period.months),
      rentOverSalary: perMonth.rentOverSalary.times(period.months),
    },
    binding: level[0] ?? 'received',
    level,
    exempt: exempt.times(period.months),
    rentToNextLimit: rentBinds ? others.minus(overSalary) : null,
    rentToSpare: rentBinds ? null : overSalary.minus(others),
  };
}

function isAmount(amount: Amount): boolean {
  if (typeof amount === 'number' && !Number.isFinite(amount)) return false;
  const exact = Exact.of(amount);
  return exact.compare(0) >= 0 && exact.compare(MOST_RUPEES) <= 0;
}

const isMonths = (months: number) => Number.isInteger(months) && months >= 1 && months <= 12;

/**
 * House rent allowance exempt in the old regime, counted month by month as the law does: a raise, a
 * new rent or a move starts a new period. `null` if an amount or a number of months is not valid.
 */
export function workOutHraByLaw(periods: readonly HraPeriod[]): ExactHraByLaw | null {
  const amounts = periods.flatMap(({ salary, hra, rent }) => [salary, hra, rent]);
  const areMonths = periods.every(({ months }) => isMonths(months));
  if (periods.length === 0 || !areMonths || !amounts.every(isAmount)) return null;
  const results = periods.map(computePeriod);
  const exempt = sum(results.map((result) => result.exempt));
  const received = sum(results.map(({ limits }) => limits.received));
  return { periods: results, exempt, taxable: received.minus(exempt) };
}

export function calculateHraByLaw(periods: readonly HraPeriod[]): HraByLaw | null {
  return toNumbers(workOutHraByLaw(periods));
}

/** A change from a month of the year on, counted from 1. Amounts are rupees a month. */
export type HraChange = {
  month: number;
  rent: Amount;
  city: string;
  /** Left out or `null`: unchanged. */
  salary?: Amount | null;
  hra?: Amount | null;
};

const MONTHS = 12;

/** `month` is counted from 1, in a year that begins on `from`. */
export function getFirstDayOfMonth(from: IsoDate, month: number): IsoDate {
  const start = new Date(from);
  return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + month - 1, 1))
    .toISOString()
    .slice(0, 10);
}

/**
 * What is paid in each month of a year, counted from 1. With `isByMonth` the months before the
 * first change get a twelfth of `total` each; otherwise they share what the later months leave.
 */
function spreadOverMonths(
  total: Exact,
  changes: readonly { month: number; amount: Amount }[],
  isByMonth: boolean,
): (month: number) => Exact {
  const [first] = changes;
  const later = sum(
    changes.map(({ month, amount }, index) =>
      Exact.of(amount).times((changes[index + 1]?.month ?? MONTHS + 1) - month),
    ),
  );
  const before =
    first && !isByMonth
      ? clampToZero(total.minus(later)).over(Math.max(1, first.month - 1))
      : total.over(MONTHS);
  return (month) => {
    const last = changes.findLast((change) => change.month <= month);
    return last ? Exact.of(last.amount) : before;
  };
}

/**
 * A year of twelve months, divided at its changes. `year` has basic pay and allowance of the whole
 * year, and the rent as if nothing had changed; a change in the first month replaces that rent and
 * city. By the month all three are as if nothing had changed.
 */
export function splitHraYear(
  year: {
    from: string;
    salary: Exact;
    hra: Exact;
    rent: Exact;
    city: string;
    isByMonth?: boolean | undefined;
  },
  changes: readonly HraChange[],
): HraPeriod[] {
  const first: HraChange = { month: 1, rent: year.rent.over(MONTHS), city: year.city };
  const starts = [first, ...changes]
    .sort((a, b) => a.month - b.month)
    .filter(({ month }, index, all) => month !== all[index + 1]?.month);
  const listChanges = (name: 'salary' | 'hra') =>
    starts.flatMap(({ month, [name]: amount }) =>
      amount === null || amount === undefined ? [] : [{ month, amount }],
    );
  const [salaryIn, hraIn] = [
    spreadOverMonths(year.salary, listChanges('salary'), year.isByMonth ?? false),
    spreadOverMonths(year.hra, listChanges('hra'), year.isByMonth ?? false),
  ];
  return starts.map(({ month, rent, city }, index) => ({
    from: getFirstDayOfMonth(year.from, month),
    months: (starts[index + 1]?.month ?? MONTHS + 1) - month,
    salary: salaryIn(month),
    hra: hraIn(month),
    rent,
    city,
  }));
}
