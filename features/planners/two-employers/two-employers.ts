import type { IsoDate, Rupees } from '@/content/types/units';
import { type AdvanceTaxPlan, planAdvanceTax } from '@/features/planners/advance-tax/advance-tax';
import { getPlanYear, type PlanYear, type PlanYearId } from '@/features/planners/frame/plan-years';
import { planReturnFee } from '@/features/planners/return-fee/return-fee';
import { formatDay } from '@/lib/dates';
import { addDays } from '@/lib/days';
import { type Amount, Exact, zero } from '@/lib/exact';
import { Reading, type Rejected } from '@/lib/forms/reading';
import { calculateTaxOnGrossIncome } from '@/lib/law/tax/salary';
import type { Rule } from '@/lib/law/years/rule-set';

/** The second employer deducts on both salaries if this form tells it of the first. */
export const earlierEmployerForm = {
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
  /** The day on which the rest is paid and the return filed; the due date if empty. */
  filedOn: IsoDate;
};

export type TwoEmployers = {
  year: PlanYear;
  /** Whether the year has ended, so that nothing more can be deducted or paid as advance tax. */
  isOver: boolean;
  /** Due dates of the instalments of advance tax from today on. */
  instalmentsLeft: readonly IsoDate[];
  deductedA: Exact;
  deductedB: Exact;
  standardDeduction: Rupees;
  totalIncome: Rupees;
  tax: Exact;
  /** Tax less TDS; negative if too much was deducted. */
  short: Exact;
  filedOn: IsoDate;
  advanceTaxPlan: AdvanceTaxPlan;
  /** For filing late, section 428(a), was 234F. */
  fee: Exact;
};

/** The day of paying and filing; it must be entered once the due date has passed. */
function readFiling(
  reading: Reading<keyof TwoEmployersInput>,
  year: PlanYear,
  filedOn: string,
  today: string,
): string {
  const due = year.returnDue.others;
  if (filedOn === '' && due < today) {
    reading.reject(
      'filedOn',
      `Enter the day on which you pay and file: the return was due on ${formatDay(due)}.`,
    );
  }
  const day = reading.day('filedOn', filedOn, {
    first: addDays(year.to, 1),
    last: year.belatedUntil,
    early: `You file a return after the year ends, on ${formatDay(year.to)}.`,
    late: `After ${formatDay(year.belatedUntil)} you can file only an updated return: ask us.`,
  });
  return day ?? due;
}

/** The tax of the new regime that is left to pay if neither employer knows of the other. */
export function planTwoEmployers(
  input: TwoEmployersInput,
  today: string,
): TwoEmployers | Rejected<keyof TwoEmployersInput> {
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
  if (!result) reading.reject('salaryB', 'Both salaries together are more than we work out here.');
  const year = getPlanYear(input.year);
  const filedOn = readFiling(reading, year, input.filedOn, today);
  const rejected = reading.getRejected();
  if (rejected || !result) return rejected ?? { rejections: [{ field: 'salaryB', sentence: '' }] };

  const tax = Exact.of(result.payable);
  const deducted = deductedA.plus(deductedB);
  const advanceTaxPlan = planAdvanceTax({
    year: input.year,
    taxpayer: 'individual',
    // The planner of advance tax needs a tax above zero: one rupee, which is not due.
    tax: tax.isAbove(0) ? tax : 1,
    deducted,
    paidJune: null,
    paidSeptember: null,
    paidDecember: null,
    paidMarch: null,
    paidLater: null,
    paidOn: '',
    filedOn,
  });
  const late = planReturnFee({
    ...{ year: input.year, kind: 'others', filing: 'first', isRequired: false, filedOn },
    income: result.totalIncome,
  });
  if ('rejections' in advanceTaxPlan) throw new RangeError('Two salaries that passed make a plan.');
  const { standardDeduction, totalIncome } = result;
  const short = tax.minus(deducted);
  const fee = 'rejections' in late ? zero : late.fee;
  const instalmentsLeft = advanceTaxPlan.lines.flatMap((line) =>
    line.kind === 'instalment' && line.day >= today ? [line.day] : [],
  );
  return {
    ...{ isOver: year.to < today, instalmentsLeft },
    ...{ year, deductedA, deductedB, standardDeduction, totalIncome, tax, short },
    ...{ filedOn, advanceTaxPlan, fee },
  };
}
