import type { SourceMark } from '@/lib/calculators/statutory/rule-set';

/** The cities whose limit is half of the salary, from a day on. */
export type HraRule = {
  from: string;
  cities: readonly string[];
  section: string;
  source: string;
  mark: SourceMark;
  checkedOn: string;
};

const checkedOn = '2026-11-21';
const four = ['Mumbai', 'Kolkata', 'Delhi', 'Chennai'] as const;

/** Oldest first. Everywhere else the limit is two fifths. */
export const hraRules: readonly HraRule[] = [
  {
    from: '1962-04-01',
    cities: four,
    section: '10(13A), Income-tax Act, 1961',
    source: 'Rule 2A, Income-tax Rules, 1962',
    mark: 'primary',
    checkedOn,
  },
  {
    from: '2026-04-01',
    cities: [...four, 'Hyderabad', 'Pune', 'Ahmedabad', 'Bengaluru'],
    section: 'Schedule III, Table Sl. 11, Income-tax Act, 2025',
    source: 'Rule 279, Income-tax Rules, 2026',
    mark: 'primary',
    checkedOn,
  },
];

export function hraRuleOn(date: string): HraRule {
  const rule = hraRules.filter(({ from }) => from <= date).at(-1);
  if (!rule) throw new Error(`No rule for house rent allowance on ${date}.`);
  return rule;
}

/** Some months in which salary, allowance, rent and city did not change. Amounts a month, in rupees. */
export type HraPeriod = {
  /** ISO date of the first day. */
  from: string;
  months: number;
  /** Basic salary and dearness allowance that counts for retirement. */
  salary: number;
  hra: number;
  rent: number;
  city: string;
};

export type HraLimit = 'received' | 'salaryShare' | 'rentOverSalary';

export type HraPeriodResult = {
  period: HraPeriod;
  rule: HraRule;
  /** Percent of the salary: 50 or 40. */
  share: number;
  /** The three limits for the whole period, in rupees. */
  limits: Record<HraLimit, number>;
  binding: HraLimit;
  exempt: number;
  /**
   * More rent, in rupees a month, after which another limit binds; `null` where rent does not
   * bind.
   */
  rentToNextLimit: number | null;
};

export type HraByLaw = { periods: readonly HraPeriodResult[]; exempt: number; taxable: number };

const inPaise = (rupees: number) => Math.round(rupees * 100);
const order: readonly HraLimit[] = ['received', 'salaryShare', 'rentOverSalary'];

function ofPeriod(period: HraPeriod): HraPeriodResult {
  const rule = hraRuleOn(period.from);
  const share = rule.cities.includes(period.city) ? 50 : 40;
  const salary = inPaise(period.salary);
  // Tenths of a paisa keep a tenth of the salary whole.
  const perMonth: Record<HraLimit, number> = {
    received: inPaise(period.hra) * 10,
    salaryShare: (salary * share) / 10,
    rentOverSalary: Math.max(0, inPaise(period.rent) * 10 - salary),
  };
  const binding = order.reduce((least, limit) =>
    perMonth[limit] < perMonth[least] ? limit : least,
  );
  const rupees = (tenths: number) => tenths / 1000;
  const next = Math.min(perMonth.received, perMonth.salaryShare) - perMonth.rentOverSalary;
  return {
    period,
    rule,
    share,
    limits: {
      received: rupees(perMonth.received * period.months),
      salaryShare: rupees(perMonth.salaryShare * period.months),
      rentOverSalary: rupees(perMonth.rentOverSalary * period.months),
    },
    binding,
    exempt: rupees(perMonth[binding] * period.months),
    rentToNextLimit:
      binding === 'rentOverSalary'
        ? rupees(next + Math.max(0, salary - inPaise(period.rent) * 10))
        : null,
  };
}

const isAmount = (value: number) => Number.isFinite(value) && value >= 0 && value <= 10 ** 10;

/**
 * House rent allowance exempt in the old regime, month by month as the law has it: a raise, another
 * rent or a move starts a new period. `null` where an amount is none.
 */
export function calculateHraByLaw(periods: readonly HraPeriod[]): HraByLaw | null {
  const amounts = periods.flatMap(({ salary, hra, rent, months }) => [salary, hra, rent, months]);
  if (periods.length === 0 || !amounts.every(isAmount)) return null;
  const results = periods.map(ofPeriod);
  const exempt = results.reduce((sum, result) => sum + result.exempt, 0);
  const received = results.reduce((sum, result) => sum + result.limits.received, 0);
  return { periods: results, exempt, taxable: received - exempt };
}
