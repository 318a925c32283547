import { ownCase, type WorkedCase } from '@/lib/calculators/cases/worked-case';
import { calculateGst, type GstCalculationType, type GstRate } from '@/lib/calculators/gst';
import { calculateGstByLaw, type GstByLawInput } from '@/lib/calculators/statutory/gst';
import { formatRupees, formatRupeesAndPaise } from '@/lib/format';

const inWords = (input: GstByLawInput) => {
  const result = calculateGstByLaw(input);
  return result
    ? result.levies.map(({ levy, amount }) => `${levy} ${formatRupees(amount)}`).join(', ')
    : 'no result';
};

const published: readonly WorkedCase[] = [
  {
    source: 'caknowledge, question on section 170: ₹2,15,235.50 of tax',
    isOfficial: false,
    given: 'By law, ₹43,04,710 at 5% across States, which is ₹2,15,235.50 of tax',
    expected: 'IGST ₹2,15,236',
    workOut: () => inWords({ amount: 43_04_710, rate: 5, type: 'exclusive', supply: 'interstate' }),
  },
];

type Priced = [
  type: GstCalculationType,
  rate: GstRate,
  amount: number,
  total: number,
  gross: number,
  working: string,
];

/** Amounts in rupees. */
const priced: readonly Priced[] = [
  ['exclusive', 18, 10_000, 1_800, 11_800, '10,000 × 18 ÷ 100 = 1,800; 10,000 + 1,800 = 11,800'],
  ['inclusive', 18, 11_800, 1_800, 11_800, '11,800 × 18 ÷ 118 = 1,800'],
  ['exclusive', 5, 1_000, 50, 1_050, '1,000 × 5 ÷ 100 = 50; 1,000 + 50 = 1,050'],
  ['exclusive', 12, 999, 120, 1_119, '999 × 12 ÷ 100 = 119.88; 999 + 119.88 = 1,118.88'],
  ['inclusive', 28, 12_800, 2_800, 12_800, '12,800 × 28 ÷ 128 = 2,800'],
];

type Rounded = [amount: number, rate: number, each: number, working: string];

/**
 * Each levy rounded to the rupee (section 170): amount before tax, rate, and CGST, equal to SGST.
 */
const rounded: readonly Rounded[] = [
  [10_000, 18, 900, '10,000 × 9 ÷ 100 = 900 each'],
  [10_000, 40, 2_000, '10,000 × 20 ÷ 100 = 2,000 each'],
  [16.66, 18, 1, '16.66 × 9 ÷ 100 = 1.4994 each: below 50 paise, dropped'],
  [16.67, 18, 2, '16.67 × 9 ÷ 100 = 1.5003 each: 50 paise or more, up'],
];

export const cases: readonly WorkedCase[] = [
  ...published,
  ...priced.map(([type, rate, amount, total, gross, working]) =>
    ownCase({
      working,
      given: `${formatRupees(amount)}, ${type}, ${rate}%`,
      expected: `GST ${formatRupees(total)}, gross ${formatRupees(gross)}`,
      workOut: () => {
        const result = calculateGst({ amount, rate, type, interstate: false });
        return result
          ? `GST ${formatRupees(result.total)}, gross ${formatRupees(result.gross)}`
          : 'no result';
      },
    }),
  ),
  ...rounded.map(([amount, rate, each, working]) =>
    ownCase({
      working,
      given: `By law, ${formatRupeesAndPaise(amount)} at ${rate}% within a State, each levy to the rupee`,
      expected: `CGST ${formatRupees(each)}, SGST ${formatRupees(each)}`,
      workOut: () => inWords({ amount, rate, type: 'exclusive', supply: 'state' }),
    }),
  ),
];
