import type { Percent, Rupees } from '@/content/types/units';
import { feeGstRate } from '@/content/words/plus-gst';
import { calculateGstByLaw, type GstBill } from '@/lib/law/gst/gst';

type Priced = ({ price: Rupees } | { fee: Rupees }) & { quantity?: number | undefined };

export const sumFees = (services: readonly Priced[]): Rupees =>
  services.reduce(
    (sum, line) => sum + ('fee' in line ? line.fee : line.price) * (line.quantity ?? 1),
    0,
  );

/** `none` for a firm without a GSTIN. */
export type Supply = 'intra' | 'inter' | 'none';

export type GstBreakdown = {
  levies: GstBill['levies'];
  gst: Rupees;
  /** Brings the total to a whole rupee, outside value and tax: section 170, CGST Act. */
  roundOff: Rupees;
  total: Rupees;
};

const suppliesByLaw = { intra: 'state', inter: 'interstate' } as const;

export function computeGstBreakdown(
  taxable: Rupees,
  supply: Supply,
  rate: Percent = feeGstRate,
): GstBreakdown {
  const law =
    supply === 'none'
      ? null
      : calculateGstByLaw({
          amount: taxable,
          rate,
          type: 'exclusive',
          supply: suppliesByLaw[supply],
        });
  if (!law) return { levies: [], gst: 0, roundOff: 0, total: taxable };
  return { levies: law.levies, gst: law.total, roundOff: law.roundOff, total: law.bill };
}

export const withGst = (fees: Rupees): Rupees => computeGstBreakdown(fees, 'intra').total;

export const addPaise = (...rupees: readonly number[]): number =>
  rupees.reduce((sum, part) => sum + Math.round(part * 100), 0) / 100;

type Charge = { label: string; rupees: number };

export const listGstCharges = (
  gst: number,
  roundOff: number,
  rate: number = feeGstRate,
): Charge[] => [
  { label: `GST ${rate}%`, rupees: gst },
  ...(roundOff === 0 ? [] : [{ label: 'Round-off', rupees: roundOff }]),
];

type Stated = {
  services: readonly Priced[];
  charges?: readonly { rupees: number }[] | undefined;
};

export const computeTotalWithCharges = ({ services, charges = [] }: Stated): Rupees =>
  addPaise(sumFees(services), ...charges.map(({ rupees }) => rupees));
