import { isPriceId } from '@/content/prices';
import { getServiceName } from '@/lib/content/prices';

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
