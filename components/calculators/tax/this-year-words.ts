import { inText } from '@/components/calculators/shared/law-words';
import type { RegimeComparison } from '@/lib/calculators/law/comparison';
import type { EstimateStep, EstimateSteps } from '@/lib/calculators/law/estimate-steps';
import type { RuleSet } from '@/lib/calculators/law/years/rule-set';
import { formatList, formatRupees } from '@/lib/format';

/** In which regime and for which year: `Nothing to pay in the new regime, tax year 2026-27.` */
export function owedInWords(rules: RuleSet, { cheaper, saving }: RegimeComparison, owed: number) {
  const regime =
    cheaper === null
      ? 'either regime'
      : `the ${cheaper} regime, cheaper by ${formatRupees(saving)}`;
  return `${owed === 0 ? 'Nothing to pay in' : 'In'} ${regime}, ${inText(rules)}.`;
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

/** Why the estimate differs from what is owed this year, in one sentence. */
export function differenceInWords({
  estimate,
  steps,
  inYear,
  regimeInYear,
}: EstimateSteps): string {
  if (estimate === inYear) return 'The same as by this year’s law.';
  const left = steps.flatMap(({ kind, amount }) =>
    amount === 0 ? [] : [kind === 'otherRegime' ? `the ${regimeInYear} regime` : names[kind]],
  );
  const reasons = [...new Set(left)].filter((name) => name !== null);
  const why = reasons.length === 0 ? 'rounding to ₹10' : formatList(reasons);
  const sum = formatRupees(Math.abs(Math.round((estimate - inYear) * 100) / 100));
  return `${sum} ${estimate > inYear ? 'more' : 'less'} than by this year’s law: the estimate leaves out ${why}.`;
}
