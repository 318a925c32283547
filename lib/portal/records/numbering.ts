import type { Quotation } from '@/lib/portal/records/records';

/** Sorts the latest first: by date, then by the moment of writing, then by number. */
export function compareQuotations(one: Quotation, other: Quotation): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  const later = (other.writtenAt ?? 0) - (one.writtenAt ?? 0);
  return later || other.id.localeCompare(one.id, 'en', { numeric: true });
}
