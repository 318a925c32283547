import type { IsoDate, Percent, Rupees } from '@/content/types/units';
import { Exact } from '@/lib/exact';
import type { AgeCategory, TaxRegime } from '@/lib/law/tax/regimes';
import { getRuleSet, getStatutoryYear } from '@/lib/law/tax/rule-sets';
import { calculateTaxOnGrossIncome, type GrossIncomeResult } from '@/lib/law/tax/salary';
import { getGoverningAct, getTdsForm } from '@/lib/law/tds/tds';
import { getDepositDay, getStatementDay, tdsDues } from '@/lib/law/tds/tds-dues';
import type { Rule } from '@/lib/law/years/rule-set';

export const salaryRule = {
  value: 'average rate',
  section1961: '192(1)',
  section2025: '392(1)',
  source: 'Income-tax Act, 2025, section 392(1)',
  mark: 'primary',
  checkedOn: '2026-11-21',
} as const satisfies Rule<'average rate'>;

export type SalaryTdsInput = {
  date: IsoDate;
  salary: Rupees;
  regime: TaxRegime;
  ageCategory: AgeCategory;
  deductions: Rupees;
};

export type SalaryTds = {
  rules: ReturnType<typeof getRuleSet>;
  tax: GrossIncomeResult;
  /** Percent of the salary that goes in the year's tax. */
  averageRate: Percent;
  /** A twelfth of the year's tax, not rounded. */
  eachMonth: Rupees;
  section: string;
  depositBy: IsoDate;
  statement: { form: string; dueBy: IsoDate };
};

/**
 * Tax deducted from a salary that is the employee's only income and paid in twelve equal parts.
 * `null` if the salary is not valid or too large.
 */
export function decideSalaryTds(input: SalaryTdsInput): SalaryTds | null {
  const { date, salary, ...person } = input;
  const year = getStatutoryYear(date);
  if (!(salary > 0)) return null;
  const tax = calculateTaxOnGrossIncome({ ...person, year, grossIncome: salary, isSalary: true });
  if (!tax) return null;
  const dues = tdsDues.salary;
  return {
    rules: getRuleSet(year),
    tax,
    averageRate: Exact.of(tax.payable).times(100).over(salary).toNumber(),
    eachMonth: Exact.of(tax.payable).over(12).toNumber(),
    section: getGoverningAct(date) === '2025' ? salaryRule.section2025 : salaryRule.section1961,
    depositBy: getDepositDay(dues, date),
    statement: { form: getTdsForm(date, dues), dueBy: getStatementDay(dues, date) },
  };
}
