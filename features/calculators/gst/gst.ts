import { mainResults } from '@/content/calculators/names';
import { Exact, type InNumbers, toNumbers, zero } from '@/lib/exact';
import { defineCalculator } from '@/lib/forms/calculator';
import { type InputOf, readFields } from '@/lib/forms/input-fields';
import { areFactors, areRupees, parsePositiveAmount } from '@/lib/forms/inputs';

export const gstRates = [
  { value: 0, label: '0%' },
  { value: 5, label: '5%' },
  { value: 12, label: '12%' },
  { value: 18, label: '18%' },
  { value: 28, label: '28%' },
] as const;

export const gstCalculationTypes = [
  { value: 'exclusive', label: 'Exclusive', hint: 'Add GST' },
  { value: 'inclusive', label: 'Inclusive', hint: 'Extract GST' },
] as const;

export type GstRate = (typeof gstRates)[number]['value'];
export type GstCalculationType = (typeof gstCalculationTypes)[number]['value'];

const fields = {
  amount: { label: 'Amount', kind: 'rupees' },
  rate: { label: 'GST Rate', kind: 'choice', options: gstRates, initial: 18 },
  type: { label: 'Calculation Type', kind: 'choice', options: gstCalculationTypes },
  interstate: { label: 'Interstate', kind: 'tick' },
} as const;

/** The rate may be any, not only one of the form. */
export type GstInput = Omit<InputOf<typeof fields>, 'rate'> & { rate: number | null };

type ReadGstInput = GstInput & { amount: Exact; rate: number };

type ExactGstPart = { levy: 'CGST' | 'SGST' | 'IGST'; rate: number; amount: Exact };

export type ExactGstResult = {
  rate: number;
  type: GstCalculationType;
  interstate: boolean;
  net: Exact;
  parts: readonly ExactGstPart[];
  total: Exact;
  gross: Exact;
};

export type GstResult = InNumbers<ExactGstResult>;

function computeGst({ amount, rate, type, interstate }: ReadGstInput): ExactGstResult {
  const isExclusive = type === 'exclusive';
  const total = amount.times(rate).over(isExclusive ? 100 : Exact.of(100).plus(rate));
  const net = isExclusive ? amount : amount.minus(total);
  const gross = isExclusive ? amount.plus(total) : amount;
  return { rate, type, interstate, net, parts: splitGst(total, rate, interstate), total, gross };
}

/** Between States: section 5(1), IGST Act. Within one: section 9(1) of the CGST and SGST Acts. */
function splitGst(total: Exact, rate: number, interstate: boolean): readonly ExactGstPart[] {
  if (interstate) return [{ levy: 'IGST', rate, amount: total }];
  return [
    { levy: 'CGST', rate: rate / 2, amount: total.over(2) },
    { levy: 'SGST', rate: rate / 2, amount: total.over(2) },
  ];
}

/**
 * Adds GST to an amount (section 15, CGST Act) or extracts it (rule 35). `null` without an amount
 * or rate.
 */
export function workOutGst(input: GstInput): ExactGstResult | null {
  const amount = parsePositiveAmount(input.amount);
  const rate = parsePositiveAmount(input.rate);
  if (!amount || !rate || !areRupees(amount) || !areFactors(rate)) return null;
  return computeGst({ ...input, amount, rate: rate.toNumber() });
}

export function calculateGst(input: GstInput): GstResult | null {
  return toNumbers(workOutGst(input));
}

export const gst = defineCalculator({
  name: 'gst',
  fields,
  lawChoices: { date: 'lasting', lawRate: 'renewed', supply: 'renewed', lawType: 'renewed' },
  workOut: workOutGst,
  zero: computeGst({ ...readFields(fields, {}), amount: zero }),
  outputs: ({ net, parts, total, gross }) => [
    ['Net amount', net],
    ...parts.map(({ levy, amount }) => [levy, amount] as const),
    [mainResults.gst, total],
    ['Gross amount', gross],
  ],
});
