import type { Activity } from '@/lib/portal/records';

/**
 * Numbers the activity from 1, in its order. The database counts on from the highest id it has
 * seen, and after the highest there is (2^53) nothing can be added.
 */
export function renumberActivity(rows: readonly Activity[]): Activity[] {
  return [...rows].sort((a, b) => a.id - b.id).map((row, index) => ({ ...row, id: index + 1 }));
}
