import type { Meta } from '@/lib/portal/database/records';
import { seedRows } from '@/lib/portal/database/seed';
import { readMarker } from '@/lib/portal/database/visit-marker';

/**
 * What a new database begins with: the samples on a first visit, nothing after an erase, and the
 * day on which it was found gone when the browser has cleared what was kept.
 */
export function firstRows(): Record<string, unknown[]> {
  const marker = readMarker();
  const now = new Date();
  if (!marker) return seedRows(now);
  const cleared: Meta = { key: 'clearedAt', value: now.getTime() };
  return marker.erasing ? {} : { meta: [cleared] };
}
