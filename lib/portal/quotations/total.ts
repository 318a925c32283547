import type { Quotation } from '@/lib/portal/database/records';

/** The fees of some services, in rupees. */
export const feesOf = (services: readonly { price: number }[]) =>
  services.reduce((sum, { price }) => sum + price, 0);

/** The total of fees, discount and GST, in rupees. */
export function totalOf({ services, charges = [] }: Pick<Quotation, 'services' | 'charges'>) {
  return charges.reduce((sum, { rupees }) => sum + rupees, feesOf(services));
}
