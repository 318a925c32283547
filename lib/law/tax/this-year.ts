import type { IsoDate, Rupees } from '@/content/types/units';
import { compareRegimes, type RegimeComparison } from '@/lib/law/tax/comparison';
import { getRuleSet, getStatutoryYear } from '@/lib/law/tax/rule-sets';
import type { GrossIncomeInput } from '@/lib/law/tax/salary';

export type ThisYear = {
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
