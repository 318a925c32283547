import type { IsoDate, Rupees } from '@/content/types/units';
import { compareRegimes, type RegimeComparison } from '@/lib/law/tax/comparison';
import { findCrossover } from '@/lib/law/tax/crossover';
import { getRuleSet, getStatutoryYear } from '@/lib/law/tax/rule-sets';
import type { GrossIncomeInput } from '@/lib/law/tax/salary';

type ThisYear = {
  rules: ReturnType<typeof getRuleSet>;
  comparison: RegimeComparison;
  owed: Rupees;
};

/** The tax by the law of the year of `today`. `null` if the income is not valid. */
export function computeThisYearTax(
  person: Omit<GrossIncomeInput, 'regime' | 'year'>,
  today: IsoDate,
): ThisYear | null {
  const year = getStatutoryYear(today);
  const comparison = compareRegimes({ ...person, year });
  if (!comparison) return null;
  const rules = getRuleSet(year);
  const owed = comparison[comparison.cheaper ?? rules.defaultRegime.value].payable;
  return { rules, comparison, owed };
}

export type BothRegimes = {
  /** The year's tax, with the standard deduction alone. */
  inOld: Rupees;
  inNew: Rupees;
  /** The deductions from which the old regime costs less; `null` if the new one costs nothing. */
  cheaperFrom: Rupees | null;
  label: string;
};

/** Both regimes on a salary, for a person below 60, by the law of the year of `today`. */
export function computeBothRegimes(salary: Rupees, today: IsoDate): BothRegimes | null {
  const person = { ageCategory: 'below60', grossIncome: salary, isSalary: true } as const;
  const thisYear = computeThisYearTax({ ...person, deductions: 0 }, today);
  if (!thisYear) return null;
  const { rules, comparison } = thisYear;
  const crossover = findCrossover({ ...person, year: rules.year });
  return {
    inOld: comparison.old.payable,
    inNew: comparison.new.payable,
    cheaperFrom: crossover?.cheaperFrom ?? null,
    label: rules.label,
  };
}
