import type { Activity } from '@/lib/portal/database/records';

/**
 * Gives the entries of a restored file the numbers 1, 2, 3, … in the order in which they happened.
 * The file's own numbers count for nothing: one at the limit would leave no number for the next.
 */
export function renumberActivity(entries: readonly Activity[]): Activity[] {
  return [...entries]
    .sort((one, other) => one.at - other.at || one.id - other.id)
    .map((entry, index) => ({ ...entry, id: index + 1 }));
}
