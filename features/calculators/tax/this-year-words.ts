import { inText } from '@/features/calculators/frame/law-words';
import type { EstimateStep, EstimateSteps } from '@/features/calculators/tax/estimate-steps';
import { formatList, formatRupees } from '@/lib/format';
import type { RegimeComparison } from '@/lib/law/tax/comparison';
import { assessmentYear } from '@/lib/law/tax/rates-ay-2024-25';
import type { RuleSet } from '@/lib/law/years/rule-set';

/** In which regime and for which year: `You pay nothing in the new regime, tax year 2026-27.` */
export function owedInWords(rules: RuleSet, { cheaper, saving }: RegimeComparison, owed: number) {
  const regime =
    cheaper === null
      ? 'either regime'
      : `the ${cheaper} regime, cheaper by ${formatRupees(saving)}`;
  return `You pay ${owed === 0 ? 'nothing' : 'this'} in ${regime}, ${inText(rules)}.`;
}

/** What the estimate leaves out of the rules of its own year. */
const ownRules: Partial<Record<EstimateStep['kind'], string>> = {
  standardDeduction: 'the standard deduction',
  rebate: 'the rebate',
  rebateRelief: 'the rebate',
  surcharge: 'the surcharge',
};

/** Why the estimate differs from what is owed this year. */
export function differenceInWords({
  estimate,
  steps,
  inYear,
  regimeInYear,
}: EstimateSteps): string {
  if (estimate === inYear) return 'The same as by this year’s law.';
  const kinds = steps.filter(({ amount }) => amount !== 0).map(({ kind }) => kind);
  const left = [...new Set(kinds.flatMap((kind) => ownRules[kind] ?? []))];
  const reasons = [
    ...(kinds.includes('otherRegime')
      ? [`stays in the ${regimeInYear === 'new' ? 'old' : 'new'} regime`]
      : []),
    ...(kinds.some((kind) => /^later(?!Rounding)/.test(kind))
      ? [`uses the rules of AY ${assessmentYear}`]
      : []),
    ...(left.length > 0 ? [`leaves out ${formatList(left)}`] : []),
  ];
  const why = reasons.length === 0 ? 'does not round to ₹10' : formatList(reasons);
  const sum = formatRupees(Math.abs(Math.round((estimate - inYear) * 100) / 100));
  return `Why is this ${sum} ${estimate > inYear ? 'higher' : 'lower'}? It ${why}.`;
}
