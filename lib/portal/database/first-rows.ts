import type { Meta } from '@/lib/portal/database/records';
import { seedRows } from '@/lib/portal/database/seed';
import { readMarker } from '@/lib/portal/database/visit-marker';

/**
 * The rows of a new database: the samples on a first visit, none after an erase. If the browser has
 * cleared what was kept, the date on which this was found is noted instead.
 */
export function firstRows(): Record<string, unknown[]> {
  const marker = readMarker();
  const now = new Date();
  if (!marker) return seedRows(now);
  const cleared: Meta = { key: 'clearedAt', value: now.getTime() };
  return marker.erasing ? {} : { meta: [cleared] };
}
