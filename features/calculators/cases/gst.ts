import type { Percent, Rupees } from '@/content/types/units';
import { createOwnCase, type WorkedCase } from '@/features/calculators/cases/worked-case';
import {
  calculateGst,
  type GstCalculationType,
  type GstRate,
} from '@/features/calculators/gst/gst';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';
import { calculateGstByLaw, type GstByLawInput } from '@/lib/law/gst/gst';

const formatTaxes = (input: GstByLawInput) => {
  const result = calculateGstByLaw(input);
  if (!result) return 'no result';
  const taxes = result.levies.map(({ levy, amount }) => `${levy} ${formatRupeesAndPaise(amount)}`);
  return [...taxes, `bill ${formatRupees(result.bill)}`].join(', ');
};

type Priced = [
  type: GstCalculationType,
  rate: GstRate,
  amount: Rupees,
  total: Rupees,
  gross: Rupees,
  working: string,
];

const priced: readonly Priced[] = [
  ['exclusive', 18, 10_000, 1_800, 11_800, '10,000 × 18 ÷ 100 = 1,800; 10,000 + 1,800 = 11,800'],
  ['inclusive', 18, 11_800, 1_800, 11_800, '11,800 × 18 ÷ 118 = 1,800'],
  ['exclusive', 5, 1_000, 50, 1_050, '1,000 × 5 ÷ 100 = 50; 1,000 + 50 = 1,050'],
  ['exclusive', 12, 999, 120, 1_119, '999 × 12 ÷ 100 = 119.88; 999 + 119.88 = 1,118.88'],
  ['inclusive', 28, 12_800, 2_800, 12_800, '12,800 × 28 ÷ 128 = 2,800'],
];

type ByLaw = [
  type: GstCalculationType,
  rate: Percent,
  amount: Rupees,
  expected: string,
  working: string,
];

const byLaw: readonly ByLaw[] = [
  ['exclusive', 18, 10_000, 'CGST ₹900, SGST ₹900, bill ₹11,800', '10,000 × 9 ÷ 100 = 900 each'],
  ['inclusive', 5, 105, 'CGST ₹2.50, SGST ₹2.50, bill ₹105', '105 × 2.5 ÷ 105 = 2.50 each'],
  ['inclusive', 18, 999, 'CGST ₹76.19, SGST ₹76.19, bill ₹999', '999 × 9 ÷ 118 = 76.1949 each'],
  [
    'exclusive',
    5,
    999,
    'CGST ₹24.98, SGST ₹24.98, bill ₹1,049',
    '999 × 2.5 ÷ 100 = 24.975 each; 999 + 49.96 = 1,048.96, round-off 0.04',
  ],
];

export const cases: readonly WorkedCase[] = [
  ...priced.map(([type, rate, amount, total, gross, working]) =>
    createOwnCase({
      working,
      description: `${formatRupees(amount)}, ${type}, ${rate}%`,
      expected: `GST ${formatRupees(total)}, gross ${formatRupees(gross)}`,
      workOut: () => {
        const result = calculateGst({ amount, rate, type, interstate: false });
        return result
          ? `GST ${formatRupees(result.total)}, gross ${formatRupees(result.gross)}`
          : 'no result';
      },
    }),
  ),
  ...byLaw.map(([type, rate, amount, expected, working]) =>
    createOwnCase({
      working,
      expected,
      description: `By law, ${formatRupees(amount)}, ${type}, ${rate}% within a State`,
      workOut: () => formatTaxes({ amount, rate, type, supply: 'state' }),
    }),
  ),
];
