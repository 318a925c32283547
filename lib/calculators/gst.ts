import { allFinite, isGiven } from './given';

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

export const gstDefaults = { rate: 18, type: 'exclusive', interstate: false } as const;

export type GstInput = {
  amount: number | null;
  rate: number | null;
  type: GstCalculationType;
  interstate: boolean;
};

type ReadGstInput = GstInput & { amount: number; rate: number };

export type GstPart = { levy: 'CGST' | 'SGST' | 'IGST'; rate: number; amount: number };

export type GstResult = {
  rate: number;
  type: GstCalculationType;
  interstate: boolean;
  net: number;
  parts: readonly GstPart[];
  total: number;
  gross: number;
};

function gstOf({ amount, rate, type, interstate }: ReadGstInput): GstResult {
  const total = type === 'exclusive' ? (amount * rate) / 100 : (amount * rate) / (100 + rate);
  const net = type === 'exclusive' ? amount : amount - total;
  const gross = type === 'exclusive' ? amount + total : amount;
  return { rate, type, interstate, net, parts: gstParts(total, rate, interstate), total, gross };
}

/** Section 5(1), IGST Act, between States; section 9(1) of the CGST and the SGST Act within one. */
function gstParts(total: number, rate: number, interstate: boolean): readonly GstPart[] {
  if (interstate) return [{ levy: 'IGST', rate, amount: total }];
  return [
    { levy: 'CGST', rate: rate / 2, amount: total / 2 },
    { levy: 'SGST', rate: rate / 2, amount: total / 2 },
  ];
}

export const zeroGst = gstOf({ ...gstDefaults, amount: 0 });

/** GST added to an amount (section 15, CGST Act) or taken out of it (rule 35, CGST Rules). */
export function calculateGst(input: GstInput): GstResult | null {
  const { amount, rate } = input;
  if (!isGiven(amount) || !isGiven(rate)) return null;
  const result = gstOf({ ...input, amount, rate });
  return allFinite(result.total, result.net, result.gross) ? result : null;
}
