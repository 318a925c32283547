import { calculateTaxOnGrossIncome } from '@/lib/calculators/law/salary';
import type { Rule } from '@/lib/calculators/law/years/rule-set';
import { type Amount, Exact } from '@/lib/exact';
import { type AdvanceTaxPlan, planAdvanceTax } from '@/lib/planners/advance-tax';
import { type PlanYear, type PlanYearId, planYearOf } from '@/lib/planners/plan-years';
import { Reading, type Refused } from '@/lib/planners/reading';

/** The second employer deducts on both salaries if this form tells it of the first. */
export const earlierEmployer = {
  value: 'Form 122',
  section1961: '192(2), Form 12B',
  section2025: '392(4), rule 204, Form 122',
  source: 'Income-tax Act, 2025, section 392(4); Income-tax Rules, 2026, rule 204',
  mark: 'primary',
  checkedOn: '2026-11-23',
} as const satisfies Rule<string>;

export type TwoEmployersInput = {
  year: PlanYearId;
  /** Each employer's salary of the year before any deduction, and the TDS on it, in rupees. */
  salaryA: Amount | null;
  deductedA: Amount | null;
  salaryB: Amount | null;
  deductedB: Amount | null;
};

export type TwoEmployers = {
  year: PlanYear;
  deductedA: Exact;
  deductedB: Exact;
  standardDeduction: number;
  totalIncome: number;
  /** On both salaries together, by the new regime. */
  tax: Exact;
  /** Tax less TDS; negative if too much was deducted. */
  short: Exact;
  /** What comes on top if nothing is paid until the return is due, and filed then. */
  unpaid: AdvanceTaxPlan;
};

/** The tax that two employers, each unaware of the other, leave to be paid: the new regime. */
export function planTwoEmployers(
  input: TwoEmployersInput,
): TwoEmployers | Refused<keyof TwoEmployersInput> {
  const reading = new Reading<keyof TwoEmployersInput>();
  const salaryA = reading.required('salaryA', input.salaryA, 'Enter the salary of the year.');
  const salaryB = reading.required('salaryB', input.salaryB, 'Enter the salary of the year.');
  const deductedA = reading.amount('deductedA', input.deductedA);
  const deductedB = reading.amount('deductedB', input.deductedB);
  const both = salaryA.plus(salaryB);
  const result = calculateTaxOnGrossIncome({
    year: input.year,
    regime: 'new',
    ageCategory: 'below60',
    grossIncome: both.toNumber(),
    isSalary: true,
    deductions: 0,
  });
  if (!result)
    reading.refuse('salaryB', 'Both salaries together are more than is worked out here.');
  const refused = reading.refused();
  if (refused || !result) return refused ?? { refusals: [{ field: 'salaryB', sentence: '' }] };

  const year = planYearOf(input.year);
  const tax = Exact.of(result.payable);
  const deducted = deductedA.plus(deductedB);
  const unpaid = planAdvanceTax({
    year: input.year,
    taxpayer: 'individual',
    // Without tax there is no advance tax either; the least amount stands for it.
    tax: tax.isAbove(0) ? tax : 1,
    deducted,
    paidJune: null,
    paidSeptember: null,
    paidDecember: null,
    paidMarch: null,
    paidLater: null,
    paidOn: '',
    filedOn: year.returnDue.others,
  });
  if ('refusals' in unpaid) throw new RangeError('Two salaries that passed make a plan.');
  const { standardDeduction, totalIncome } = result;
  const short = tax.minus(deducted);
  return { year, deductedA, deductedB, standardDeduction, totalIncome, tax, short, unpaid };
}
