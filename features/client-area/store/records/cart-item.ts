import { isPriceId, type Price, type PriceId, priceIds, prices } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import type { CartItem } from '@/features/client-area/store/records/records';
import { getServiceName } from '@/lib/content/prices';

const describeFee = ({ covers, from }: Price): string =>
  from && !isStrict ? `${covers}. Lowest fee; the quotation follows the scope` : covers;

export function createCartItem(id: PriceId): Omit<CartItem, 'addedAt'> {
  const entry = prices[id];
  return {
    id,
    service: getServiceName(id),
    price: entry.rupees,
    // The strict conduct shows no fee.
    ...(entry.from && !isStrict && { from: entry.from }),
    ...(entry.per && { per: entry.per }),
    description: describeFee(entry),
  };
}

const idByName = new Map(priceIds.map((id) => [getServiceName(id), id]));

type Line = { service: string; priceId?: string | undefined };

/** At today's fee; `null` if the service is not in the price list. */
export function createCartItemFromLine({
  priceId,
  service,
}: Line): Omit<CartItem, 'addedAt'> | null {
  const id = isPriceId(priceId) ? priceId : idByName.get(service);
  return id ? createCartItem(id) : null;
}
