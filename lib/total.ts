import { feeGstRate } from '@/content/words/plus-gst';

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
