import type { Activity } from '@/lib/portal/records/records';

/**
 * Numbers the entries of a restored file 1, 2, 3, … in order of time. The file's own numbers are
 * ignored: one at the limit would leave no number for the next entry.
 */
export function renumberActivity(entries: readonly Activity[]): Activity[] {
  return [...entries]
    .sort((one, other) => one.at - other.at || one.id - other.id)
    .map((entry, index) => ({ ...entry, id: index + 1 }));
}
