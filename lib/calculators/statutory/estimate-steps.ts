import type { StatutoryYear } from '@/lib/calculators/statutory/rule-set';
import { ruleSetOf } from '@/lib/calculators/statutory/rule-sets';
import { calculateTaxOnGrossIncome } from '@/lib/calculators/statutory/salary';
import { type AgeCategory, calculateTax, type TaxRegime } from '@/lib/calculators/tax';
import { roundPaise, roundRupees } from '@/lib/format';

/** Why the specified estimate of AY 2024-25 and the law's figure differ, in the law's own order. */
export type EstimateStep = {
  kind: 'standardDeduction' | 'rebate' | 'rebateRelief' | 'surcharge' | 'rounding' | 'laterLaw';
  /** What the step adds to the figure, in rupees; negative where it takes off. */
  amount: number;
  /** Of the Income-tax Act, 1961; for later law the year it is of. */
  section: string;
};

export type EstimateSteps = {
  /** The specified total tax liability as it is shown, in whole rupees. */
  estimate: number;
  /** From the estimate to the law's figure for AY 2024-25. */
  steps: readonly EstimateStep[];
  /** Tax payable by law for AY 2024-25. */
  byLaw: number;
  /** From there to the year asked for. */
  later: EstimateStep;
  /** Tax payable by law for that year. */
  inYear: number;
};

export type EstimateInput = {
  year: StatutoryYear;
  regime: TaxRegime;
  ageCategory: AgeCategory;
  grossIncome: number;
  isSalary: boolean;
  deductions: number;
};

const ESTIMATED: StatutoryYear = '2024-25';

/**
 * In rupees: ₹5 of income at the highest rate with surcharge and cess, ₹5 of tax, and paise. More
 * would be a rule that has no step, and then nothing is shown.
 */
const MOST_ROUNDING = 10;

/**
 * What the estimate leaves out, and by how much: each step is the change of tax and cess when one
 * more rule is applied. `null` where an amount is none.
 */
export function explainEstimate(input: EstimateInput): EstimateSteps | null {
  const { regime, ageCategory, grossIncome, deductions } = input;
  const tax = calculateTax({ income: grossIncome, ageCategory, regime, deductions });
  const law = calculateTaxOnGrossIncome({ ...input, year: ESTIMATED });
  const inYear = calculateTaxOnGrossIncome(input);
  if (!tax || !law || !inYear) return null;
  const estimate = roundRupees(tax.total);
  const rules = ruleSetOf(ESTIMATED);
  const standardDeduction = rules.standardDeduction[regime];
  const afterDeduction = calculateTax({
    income: Math.max(0, grossIncome - law.standardDeduction),
    ageCategory,
    regime,
    deductions,
  });
  if (!afterDeduction) return null;

  const withCess = (amount: number) => roundPaise(amount * (1 + rules.cess.value / 100));
  const rebateSection = rules.rebate[regime].section1961;
  const isRelief = law.lines.some((line) => line.kind === 'rebateRelief');
  const before: EstimateStep[] = [
    {
      kind: 'standardDeduction',
      amount: roundPaise(afterDeduction.total - tax.total),
      section: standardDeduction.section1961,
    },
    { kind: 'rebate', amount: isRelief ? 0 : -withCess(law.rebate), section: rebateSection },
    { kind: 'rebateRelief', amount: isRelief ? -withCess(law.rebate) : 0, section: rebateSection },
    {
      kind: 'surcharge',
      amount: withCess(law.surcharge),
      section: rules.surcharge[regime].section1961,
    },
  ];
  const named = before.reduce((sum, step) => sum + step.amount, 0);
  // Income and tax to ₹10, and the paise of the estimate as it is shown.
  const rounding = roundPaise(law.payable - estimate - named);
  if (Math.abs(rounding) > MOST_ROUNDING) return null;
  return {
    estimate,
    steps: [...before, { kind: 'rounding', amount: rounding, section: rules.rounding.section1961 }],
    byLaw: law.payable,
    later: {
      kind: 'laterLaw',
      amount: inYear.payable - law.payable,
      section: ruleSetOf(input.year).label,
    },
    inYear: inYear.payable,
  };
}
