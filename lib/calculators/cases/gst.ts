import { OURS, type WorkedCase } from '@/lib/calculators/cases/worked-case';
import { calculateGst, type GstCalculationType, type GstRate } from '@/lib/calculators/gst';
import { calculateGstByLaw } from '@/lib/calculators/statutory/gst';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

type Priced = [GstCalculationType, GstRate, amount: number, total: number, gross: number];

/** Amounts in rupees. */
const priced: readonly Priced[] = [
  ['exclusive', 18, 10_000, 1_800, 11_800],
  ['inclusive', 18, 11_800, 1_800, 11_800],
  ['exclusive', 5, 1_000, 50, 1_050],
  ['exclusive', 12, 999, 120, 1_119],
  ['inclusive', 28, 12_800, 2_800, 12_800],
];

/** By section 170, each levy to the rupee: amount without tax, rate, total tax within a State. */
const rounded: readonly [amount: number, rate: number, total: number][] = [
  [10_000, 18, 1_800],
  [10_000, 40, 4_000],
  [16.66, 18, 2],
  [16.67, 18, 4],
];

export const cases: readonly WorkedCase[] = [
  ...priced.map(([type, rate, amount, total, gross]) => ({
    source: OURS,
    isOfficial: false,
    given: `${formatRupees(amount)}, ${type}, ${rate}%`,
    expected: `GST ${formatRupees(total)}, gross ${formatRupees(gross)}`,
    workOut: () => {
      const result = calculateGst({ amount, rate, type, interstate: false });
      return result
        ? `GST ${formatRupees(result.total)}, gross ${formatRupees(result.gross)}`
        : 'no result';
    },
  })),
  ...rounded.map(([amount, rate, total]) => ({
    source: OURS,
    isOfficial: false,
    given: `By law, ${formatRupeesAndPaise(amount)} at ${rate}% within a State, each levy to the rupee`,
    expected: `GST ${formatRupees(total)}`,
    workOut: () => {
      const result = calculateGstByLaw({ amount, rate, type: 'exclusive', supply: 'state' });
      return result ? `GST ${formatRupees(result.total)}` : 'no result';
    },
  })),
];
