import type { RegimeComparison } from '@/lib/calculators/law/comparison';
import type { EstimateStep, EstimateSteps } from '@/lib/calculators/law/estimate-steps';
import type { RuleSet } from '@/lib/calculators/law/years/rule-set';
import { assessmentYear } from '@/lib/calculators/rates-ay-2024-25';
import { formatRupees } from '@/lib/format';

/** What is to be paid, in which regime and for which year: `Nothing to pay, new regime, ...`. */
export function owedInWords(rules: RuleSet, { cheaper, old }: RegimeComparison, owed: number) {
  const regime =
    cheaper === null
      ? `${old.payable === 0 ? 'either' : 'the same in either'} regime`
      : `${cheaper} regime`;
  return `${owed === 0 ? 'Nothing to pay' : 'To pay'}, ${regime}, ${rules.label.replace('Tax year', 'tax year')}`;
}

const names: Record<Exclude<EstimateStep['kind'], 'otherRegime'>, string | null> = {
  standardDeduction: 'the standard deduction',
  rebate: 'the rebate',
  rebateRelief: 'the rebate',
  surcharge: 'the surcharge',
  rounding: null,
  laterSlabs: 'this year’s slabs',
  laterRebate: 'the rebate',
  laterSurcharge: 'the surcharge',
  laterRounding: null,
};

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Why the estimate differs from what is owed this year, in one sentence. */
export function differenceInWords({
  estimate,
  steps,
  inYear,
  regimeInYear,
}: EstimateSteps): string {
  const said = `The estimate, for AY\u00a0${assessmentYear}, is`;
  if (estimate === inYear) return `${said} the same.`;
  const left = steps.flatMap(({ kind, amount }) =>
    amount === 0 ? [] : [kind === 'otherRegime' ? `the ${regimeInYear} regime` : names[kind]],
  );
  const reasons = [...new Set(left)].filter((name) => name !== null);
  const why = reasons.length === 0 ? 'rounding to ₹10' : list.format(reasons);
  return `${said} ${formatRupees(estimate)}, since it leaves out ${why}.`;
}
