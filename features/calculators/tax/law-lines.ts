import { citeRule, type LawSource } from '@/components/sheet/law-sources';
import type { LineReason, SheetLine } from '@/components/sheet/sheet-row';
import { taxByLaw } from '@/content/calculators/tax-by-law';
import { formatPercent, formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { formatRegimeSections, formatSection } from '@/lib/law/format-law';
import { type RegimeComparison, sumTaxLines } from '@/lib/law/tax/comparison';
import { barredDeductions, type GrossIncomeResult } from '@/lib/law/tax/salary';
import type { Rule, RuleSet } from '@/lib/law/years/rule-set';

const names = { old: 'Old regime', new: 'New regime' } as const;

function citeBoth(
  name: string,
  rule: { old: Rule<unknown>; new: Rule<unknown> },
  { act }: RuleSet,
): LawSource[] {
  const [inOld, inNew] = [citeRule(names.old, rule.old, act), citeRule(names.new, rule.new, act)];
  return inOld.sections.join() === inNew.sections.join()
    ? [{ ...inNew, rule: name }]
    : [inOld, inNew];
}

function listReasons(rules: RuleSet) {
  const { standardDeduction, rebate, surcharge, cess, rounding, slabs, defaultRegime } = rules;
  const { old: inOld, new: inNew } = rebate;
  const rounded = `rounded to the nearest ${formatRupees(rounding.value)}`;
  const describeLimit = ({ value }: Rule<{ most: number; incomeLimit: number }>) =>
    `up to ${formatRupees(value.most)} on a taxable income of up to ${formatRupees(value.incomeLimit)}`;
  const relief = inNew.value.hasRelief
    ? ', where just above the limit you pay no more than the income above it'
    : '';
  const copy = taxByLaw.reasons;
  return {
    standard: {
      says: `From your salary or pension ${formatRupees(standardDeduction.old.value)} come off in the old regime and ${formatRupees(standardDeduction.new.value)} in the new, but no more than all of it.`,
      sources: citeBoth('Standard deduction', standardDeduction, rules),
    },
    deductions: {
      says: copy.deductions,
      sources: [
        citeRule('Not in the new regime', barredDeductions, rules.act),
        citeRule('Default regime', defaultRegime, rules.act),
      ],
    },
    taxable: {
      says: `This is your income less what you deduct, ${rounded}.`,
      sources: [citeRule('Rounding', rounding, rules.act)],
    },
    slabs: { says: copy.slabs, sources: citeBoth('Slabs', slabs, rules) },
    rebate: {
      says: `As a resident you get tax back, ${describeLimit(inOld)} in the old regime, and ${describeLimit(inNew)} in the new${relief}.`,
      sources: citeBoth('Rebate', rebate, rules),
    },
    surcharge: {
      says: `Above ${formatRupees(surcharge.new.value[0]?.above ?? 0)} of taxable income you pay a surcharge on the tax, in steps, with relief just above each.`,
      sources: citeBoth('Surcharge', surcharge, rules),
    },
    cess: {
      says: `You pay health and education cess of ${formatPercent(cess.value)} of tax and surcharge.`,
      sources: [citeRule('Cess', cess, rules.act)],
    },
    payable: {
      says: `You pay the tax less the rebate, with surcharge and cess, ${rounded}. ${copy.regime}`,
      sources: [
        citeRule('Default regime', defaultRegime, rules.act),
        citeRule('Rounding', rounding, rules.act),
      ],
    },
  } satisfies Record<string, LineReason>;
}

type Pick = (result: GrossIncomeResult) => number;

/**
 * The computations of both regimes side by side; each column adds up to its tax payable. Lines that
 * are zero in both are left out, except those that every reader expects.
 */
export function listRegimeLines(rules: RuleSet, results: RegimeComparison): SheetLine[] {
  const reasons = listReasons(rules);
  const line = (label: string, pick: Pick, more: Omit<SheetLine, 'label' | 'values'> = {}) => ({
    label,
    values: [results.old, results.new].map((result) => formatRupeesAndPaise(pick(result))),
    ...more,
  });
  const some = (...[label, pick, more]: Parameters<typeof line>) =>
    pick(results.old) === 0 && pick(results.new) === 0 ? [] : [line(label, pick, more)];
  const hasRelief = sumTaxLines(results.new, 'rebateRelief') !== 0;
  return [
    line('Annual income', (result) => result.grossIncome),
    ...some('Standard deduction', (result) => -result.standardDeduction, {
      detail: formatRegimeSections(rules, rules.standardDeduction),
      reason: reasons.standard,
    }),
    line('Deductions', (result) => -Math.min(result.deductions, result.grossIncome), {
      detail: `old regime only, ${formatSection(rules, barredDeductions)}`,
      reason: reasons.deductions,
    }),
    line('Taxable income', (result) => result.totalIncome, {
      strong: true,
      reason: reasons.taxable,
    }),
    line('Tax on the slabs', (result) => result.slabTax, { reason: reasons.slabs }),
    line('Rebate', (result) => -result.rebate, {
      detail: hasRelief
        ? `${formatRegimeSections(rules, rules.rebate)}, as relief just above the limit`
        : formatRegimeSections(rules, rules.rebate),
      reason: reasons.rebate,
    }),
    ...some('Surcharge', (result) => result.surcharge, {
      detail: describeSurcharge(results),
      reason: reasons.surcharge,
    }),
    line(`Cess, ${formatPercent(rules.cess.value)}`, (result) => result.cess, {
      reason: reasons.cess,
    }),
    ...some(`Rounded to ₹${rules.rounding.value}`, (result) => sumTaxLines(result, 'rounding'), {
      detail: formatSection(rules, rules.rounding),
      reason: reasons.taxable,
    }),
  ];
}

export function createPayableLine(rules: RuleSet, { old, new: inNew, cheaper }: RegimeComparison) {
  return {
    label: 'Payable',
    values: [old, inNew].map(({ payable }) => formatRupees(payable)),
    best: cheaper === null ? null : cheaper === 'old' ? 0 : 1,
    reason: listReasons(rules).payable,
  };
}

function describeSurcharge({ old, new: inNew }: RegimeComparison): string {
  const [inOldWords, inNewWords] = [old, inNew].map((result) => {
    const line = result.lines.find(({ kind }) => kind === 'surcharge');
    if (line?.kind !== 'surcharge') return 'none';
    const relief = sumTaxLines(result, 'surchargeRelief') === 0 ? '' : ', less marginal relief';
    return `${formatPercent(line.rate)} of the tax${relief}`;
  });
  return inOldWords === inNewWords ? (inNewWords ?? '') : `old: ${inOldWords}; new: ${inNewWords}`;
}
