import { isPriceId } from '@/content/prices';
import { getServiceName } from '@/lib/content/prices';

/** The name of a service: its own words, or else its name in the price list, or else its id. */
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

/** For which State and how many people a service is asked: `Uttar Pradesh, 2 people`. */
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
