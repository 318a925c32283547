import type { Quotation } from '@/lib/portal/database/records';

/** The fees with what comes to them, in rupees. */
export function totalOf({ services, charges = [] }: Pick<Quotation, 'services' | 'charges'>) {
  const fees = services.reduce((sum, { price }) => sum + price, 0);
  return charges.reduce((sum, { rupees }) => sum + rupees, fees);
}
