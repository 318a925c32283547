import { isStrict } from '@/content/words/conduct';
import { feeGstRate } from '@/content/words/plus-gst';

type SampleFees = { services: readonly { price: number }[]; withGst: boolean };

/** The fees of some services, in rupees. */
export const feesOf = (services: readonly { price: number }[]) =>
  services.reduce((sum, { price }) => sum + price, 0);

/**
 * GST in whole rupees on a taxable value in whole rupees. Within a State it is CGST and SGST, each
 * at half the rate and each rounded half up (section 170, CGST Act).
 */
export function gstOn(taxable: number, supply: 'intra' | 'inter' | 'none', rate: number): number {
  if (supply === 'none') return 0;
  if (supply === 'inter') return Math.floor((taxable * rate + 50) / 100);
  return 2 * Math.floor((taxable * rate + 100) / 200);
}

/** Fees with the GST that comes on top, as for a client of the firm’s own State, in rupees. */
export const withGst = (fees: number): number => fees + gstOn(fees, 'intra', feeGstRate);

type Stated = {
  services: readonly { price: number }[];
  charges?: readonly { rupees: number }[] | undefined;
};

/** The total of fees, discount and GST, in rupees. */
export function totalOf({ services, charges = [] }: Stated) {
  return charges.reduce((sum, { rupees }) => sum + rupees, feesOf(services));
}

/** The GST that a sample quotation states; the strict conduct, which shows no fee, states none. */
export function sampleCharges({ services, withGst: hasGst }: SampleFees) {
  if (!hasGst || isStrict) return [];
  return [{ label: `GST ${feeGstRate}%`, rupees: gstOn(feesOf(services), 'intra', feeGstRate) }];
}
