import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import { Exact } from '@/lib/exact';
import type { OfferedIncomeType } from '@/lib/law/tds/income-types';
import { getGoverningAct, getTdsForm } from '@/lib/law/tds/tds';
import { getDepositDay, getStatementDay, type TdsDues, tdsDues } from '@/lib/law/tds/tds-dues';
import type { Rule } from '@/lib/law/years/rule-set';

/**
 * Rent paid to a non-resident who is not a company: 30% with cess of 4%, without a threshold, the
 * same for every payer. Surcharge is added when income in the year exceeds `noSurchargeUpTo`.
 */
export const nonResidentRent = {
  value: { rate: 31.2, noSurchargeUpTo: 50_00_000 },
  section1961: '195',
  section2025: '393(2), Table Sl. 17',
  source: 'Finance Act, 2026, First Schedule, Part II',
  mark: 'primary',
  checkedOn: '2026-11-23',
} as const satisfies Rule<{ rate: Percent; noSurchargeUpTo: Rupees }>;

export type NonResidentTds = {
  act: '1961' | '2025';
  /** `null` if the rate depends on the income, the payee or a treaty. */
  deducted: { rate: Percent; tds: Rupees } | null;
  dues: TdsDues;
  depositBy: IsoDate;
  statement: { form: string; dueBy: IsoDate };
};

/** Only the rate of rent is the same for every non-resident. */
export function decideNonResident(
  incomeType: Exclude<OfferedIncomeType, 'salary'>,
  date: IsoDate,
  amount: Rupees,
): NonResidentTds {
  const { rate, noSurchargeUpTo } = nonResidentRent.value;
  const dues = tdsDues.nonResident;
  return {
    act: getGoverningAct(date),
    deducted:
      incomeType === 'rent' && amount <= noSurchargeUpTo
        ? { rate, tds: Exact.of(amount).times(rate).over(100).toNumber() }
        : null,
    dues,
    depositBy: getDepositDay(dues, date),
    statement: { form: getTdsForm(date, dues), dueBy: getStatementDay(dues, date) },
  };
}
