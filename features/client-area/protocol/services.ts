import { isPriceId } from '@/content/prices';
import { getServiceName } from '@/lib/content/prices';

/** The name in the message, or else in the price list, or else the id. */
export function getLineServiceName({
  price,
  service,
}: {
  price?: string;
  service?: string;
}): string {
  if (service !== undefined) return service;
  return isPriceId(price) ? getServiceName(price) : (price ?? '');
}

/** `Uttar Pradesh, 2 people` */
export function formatRequestDetails({
  state,
  people,
}: {
  state?: string;
  people?: number;
}): string {
  const signing = people && `${people} ${people === 1 ? 'person' : 'people'}`;
  return [state, signing].filter(Boolean).join(', ');
}
