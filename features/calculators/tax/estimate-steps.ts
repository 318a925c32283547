import type { Rupees } from '@/content/types/units';
import { calculateTax } from '@/features/calculators/tax/tax';
import { roundPaise, roundRupees } from '@/lib/format';
import { compareRegimes } from '@/lib/law/tax/comparison';
import type { TaxRegime } from '@/lib/law/tax/regimes';
import { getRuleSet, type StatutoryYear } from '@/lib/law/tax/rule-sets';
import {
  calculateTaxOnGrossIncome,
  type GrossIncomeInput,
  type GrossIncomeResult,
} from '@/lib/law/tax/salary';
import type { RuleSet } from '@/lib/law/years/rule-set';

export type EstimateStep = {
  kind:
    | 'standardDeduction'
    | 'rebate'
    | 'rebateRelief'
    | 'surcharge'
    | 'rounding'
    | 'otherRegime'
    | 'laterSlabs'
    | 'laterRebate'
    | 'laterSurcharge'
    | 'laterRounding';
  /** What the step adds; negative if it subtracts. */
  amount: Rupees;
  section: string;
};

export type EstimateSteps = {
  /** The specified total tax liability as shown, in whole rupees. */
  estimate: Rupees;
  /** From the estimate to the law's figure for AY 2024-25, then to the figure for the year asked for. */
  steps: readonly EstimateStep[];
  /** Tax payable by law for AY 2024-25, in the regime of the estimate. */
  byLaw: Rupees;
  /** Tax payable by law for the year asked for, in the regime that is cheaper then. */
  inYear: Rupees;
  /** The cheaper regime; the estimate's own if both cost the same. */
  regimeInYear: TaxRegime;
};

const ESTIMATED: StatutoryYear = '2024-25';

/**
 * ₹5 of income at the highest rate with surcharge and cess, ₹5 of tax, and paise. A larger
 * difference would mean a rule without a step, and then nothing is shown.
 */
const MOST_ROUNDING: Rupees = 10;

const formatOldSection = (rule: { section1961: string }) =>
  `1961 Act, ${formatSection(rule.section1961)}`;

function citeSection(rules: RuleSet, rule: { section1961: string; section2025: string }): string {
  return rules.act === '2025'
    ? `2025 Act, ${formatSection(rule.section2025)}`
    : formatOldSection(rule);
}

const formatSection = (number: string) => (/^\d/.test(number) ? `section ${number}` : number);
const sum = (steps: readonly EstimateStep[]) =>
  steps.reduce((total, step) => total + step.amount, 0);

/**
 * From the estimate to the law of its own year: the change in tax and cess by each rule. `null` if
 * a rule has no step here.
 */
function listStepsToLaw(input: GrossIncomeInput, law: GrossIncomeResult): EstimateStep[] | null {
  const { regime, ageCategory, grossIncome, deductions } = input;
  const rules = getRuleSet(ESTIMATED);
  const estimated = calculateTax({ income: grossIncome, ageCategory, regime, deductions });
  const income = Math.max(0, grossIncome - law.standardDeduction);
  const reduced = calculateTax({ income, ageCategory, regime, deductions });
  if (!estimated || !reduced) return null;
  const withCess = createCess(rules);
  const isRelief = law.lines.some((line) => line.kind === 'rebateRelief');
  const rebate = -withCess(law.rebate);
  const steps: EstimateStep[] = [
    {
      kind: 'standardDeduction',
      amount: roundPaise(reduced.total - estimated.total),
      section: formatOldSection(rules.standardDeduction[regime]),
    },
    {
      kind: 'rebate',
      amount: isRelief ? 0 : rebate,
      section: formatOldSection(rules.rebate[regime]),
    },
    {
      kind: 'rebateRelief',
      amount: isRelief ? rebate : 0,
      section: formatOldSection(rules.rebate[regime]),
    },
    {
      kind: 'surcharge',
      amount: withCess(law.surcharge),
      section: formatOldSection(rules.surcharge[regime]),
    },
  ];
  const left = roundPaise(law.payable - Number(roundRupees(estimated.total)) - sum(steps));
  return [...steps, { kind: 'rounding', amount: left, section: formatOldSection(rules.rounding) }];
}

const createCess = (rules: RuleSet) => (amount: number) =>
  roundPaise(amount * (1 + rules.cess.value / 100));

function listStepsToYear(
  year: StatutoryYear,
  regime: TaxRegime,
  before: GrossIncomeResult,
  after: GrossIncomeResult,
): EstimateStep[] {
  const rules = getRuleSet(year);
  const withCess = createCess(rules);
  const slabs = regime === 'new' ? rules.slabs.new : rules.slabs.old;
  const steps: EstimateStep[] = [
    {
      kind: 'laterSlabs',
      amount: withCess(after.slabTax - before.slabTax),
      section: citeSection(rules, slabs),
    },
    {
      kind: 'laterRebate',
      amount: -withCess(after.rebate - before.rebate),
      section: citeSection(rules, rules.rebate[regime]),
    },
    {
      kind: 'laterSurcharge',
      amount: withCess(after.surcharge - before.surcharge),
      section: citeSection(rules, rules.surcharge[regime]),
    },
  ];
  const left = roundPaise(after.payable - before.payable - sum(steps));
  return [
    ...steps,
    { kind: 'laterRounding', amount: left, section: citeSection(rules, rules.rounding) },
  ];
}

/**
 * What the estimate leaves out, and how much that is: the rules of its own year, then the cheaper
 * regime and the law of the year asked for. `null` if an amount is not valid or a rule has no step
 * here.
 */
export function explainEstimate(input: GrossIncomeInput): EstimateSteps | null {
  const { year, regime, ...person } = input;
  const law = calculateTaxOnGrossIncome({ ...input, year: ESTIMATED });
  const toLaw = law && listStepsToLaw(input, law);
  const compared = compareRegimes({ year, ...person });
  if (!law || !toLaw || !compared) return null;
  const regimeInYear = compared.cheaper ?? regime;
  const inRegime = calculateTaxOnGrossIncome({ ...input, year: ESTIMATED, regime: regimeInYear });
  if (!inRegime) return null;
  const inYear = compared[regimeInYear];
  const steps: EstimateStep[] = [
    ...toLaw,
    {
      kind: 'otherRegime',
      amount: inRegime.payable - law.payable,
      section: '1961 Act, section 115BAC, AY 2024-25',
    },
    ...listStepsToYear(year, regimeInYear, inRegime, inYear),
  ];
  const roundings = steps.filter(({ kind }) => kind === 'rounding' || kind === 'laterRounding');
  if (roundings.some(({ amount }) => Math.abs(amount) > MOST_ROUNDING)) return null;
  return {
    estimate: roundPaise(law.payable - sum(toLaw)),
    steps,
    byLaw: law.payable,
    inYear: inYear.payable,
    regimeInYear,
  };
}
