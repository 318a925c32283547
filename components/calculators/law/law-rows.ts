import { sectionOf } from '@/components/calculators/law/law-words';
import { amountOf } from '@/lib/calculators/statutory/comparison';
import type { RuleSet } from '@/lib/calculators/statutory/rule-set';
import type { GrossIncomeResult } from '@/lib/calculators/statutory/salary';
import type { TaxRegime } from '@/lib/calculators/tax';
import { formatPercent } from '@/lib/format';

export type LawRow = {
  key: string;
  label: string;
  /** The rule behind the entry in each regime. */
  detail: Record<TaxRegime, string>;
  amount: Record<TaxRegime, number>;
  /** A subtotal, not an entry. */
  strong?: boolean;
};

type Results = Record<TaxRegime, GrossIncomeResult>;

const each = (results: Results, pick: (result: GrossIncomeResult) => number) => ({
  old: pick(results.old),
  new: pick(results.new),
});

/**
 * The computations of both regimes side by side; each column adds up to its tax payable. Lines that
 * are zero in both are left out, except those that every reader expects.
 */
export function lawRows(rules: RuleSet, results: Results): LawRow[] {
  const { standardDeduction, rebate, cess, rounding } = rules;
  const none = { old: '', new: '' };
  const rows: (LawRow & { always?: boolean })[] = [
    {
      key: 'income',
      label: 'Annual income',
      detail: none,
      amount: each(results, (result) => result.grossIncome),
      always: true,
    },
    {
      key: 'standard',
      label: 'Standard deduction',
      detail: {
        old: sectionOf(rules, standardDeduction.old),
        new: sectionOf(rules, standardDeduction.new),
      },
      amount: each(results, (result) => -result.standardDeduction),
    },
    {
      key: 'deductions',
      label: 'Deductions',
      detail: { old: '', new: `not allowed, ${sectionOf(rules, rules.defaultRegime)}` },
      amount: each(results, (result) => -Math.min(result.deductions, result.grossIncome)),
      always: true,
    },
    {
      key: 'taxable',
      label: 'Taxable income',
      detail: { old: roundingDetail(rules, results.old), new: roundingDetail(rules, results.new) },
      amount: each(results, (result) => result.totalIncome),
      strong: true,
      always: true,
    },
    {
      key: 'slabs',
      label: 'Tax on the slabs',
      detail: none,
      amount: each(results, (result) => result.slabTax),
      always: true,
    },
    {
      key: 'rebate',
      label: 'Rebate',
      detail: {
        old: sectionOf(rules, rebate.old),
        new: `${sectionOf(rules, rebate.new)}${
          amountOf(results.new, 'rebateRelief') === 0 ? '' : ', as relief just above the limit'
        }`,
      },
      amount: each(results, (result) => -result.rebate),
      always: true,
    },
    {
      key: 'surcharge',
      label: 'Surcharge',
      detail: {
        old: surchargeDetail(results.old),
        new: surchargeDetail(results.new),
      },
      amount: each(results, (result) => result.surcharge),
    },
    {
      key: 'cess',
      label: `Cess, ${formatPercent(cess.value)}`,
      detail: none,
      amount: each(results, (result) => result.cess),
      always: true,
    },
    {
      key: 'rounding',
      label: `Rounded to ₹${rounding.value}`,
      detail: { old: sectionOf(rules, rounding), new: sectionOf(rules, rounding) },
      amount: each(results, (result) => amountOf(result, 'rounding')),
    },
  ];
  return rows.filter(({ always, amount }) => always || amount.old !== 0 || amount.new !== 0);
}

/** Why the taxable income is not quite what the lines above it leave. */
function roundingDetail(rules: RuleSet, result: GrossIncomeResult): string {
  const { grossIncome, standardDeduction, deductions, totalIncome } = result;
  const left = Math.max(0, grossIncome - standardDeduction - deductions);
  const { rounding } = rules;
  return left === totalIncome ? '' : `rounded to ₹${rounding.value}, ${sectionOf(rules, rounding)}`;
}

function surchargeDetail(result: GrossIncomeResult): string {
  const line = result.lines.find(({ kind }) => kind === 'surcharge');
  if (line?.kind !== 'surcharge') return '';
  const relief = amountOf(result, 'surchargeRelief') === 0 ? '' : ', less marginal relief';
  return `${formatPercent(line.rate)} of the tax${relief}`;
}
