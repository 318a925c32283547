import { isStrict } from '@/content/words/conduct';
import { limits } from '@/lib/portal/database/limits';
import type { Quotation, QuotationStatus } from '@/lib/portal/database/records';
import { addDays, daysBetween, formatDay, unbroken } from '@/lib/portal/dates';

/** A received quotation is valid for thirty days. */
export const VALID_FOR_DAYS = 30;

/** The running number of `Q-2026-004`, which is 4; 0 for what is no id. */
function runningNumber(id: string): number {
  return Number(/^Q-\d{4}-(\d{3,9})$/.exec(id)?.[1] ?? 0);
}

/**
 * `Q-2026-004`: the year, then one running number over all years, so that no id returns. Once the
 * numbers are used up, the lowest that is free.
 */
export function nextQuotationId(existing: readonly string[], year: number): string {
  const numbers = new Set(existing.map(runningNumber));
  let next = 1;
  for (const number of numbers) next = Math.max(next, number + 1);
  if (next > limits.quotationNumber) {
    next = 1;
    while (numbers.has(next)) next += 1;
  }
  return `Q-${year}-${String(next).padStart(3, '0')}`;
}

/** The latest first: by date, and by number within a day. */
export function compareQuotations(one: Quotation, other: Quotation): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return runningNumber(other.id) - runningNumber(one.id);
}

/** The status on a day: a received quotation expires by itself when its validity has passed. */
export function statusOn(quotation: Quotation, today: string): QuotationStatus {
  const lapsed = quotation.validUntil !== null && quotation.validUntil < today;
  return quotation.status === 'received' && lapsed ? 'expired' : quotation.status;
}

/** Whether a quotation has its fees: under the strict conduct only once the firm has named them. */
export function namesFees({ total }: Pick<Quotation, 'total'>): boolean {
  return !isStrict || total > 0;
}

/** The validity in words that stay true in a file, whenever it is read. */
export function validityInFile({ validUntil }: Quotation): string {
  if (validUntil === null) return `Not received yet; from then valid for ${VALID_FOR_DAYS} days`;
  return `Valid until ${formatDay(validUntil)}`;
}

/** The validity in words, for the card and the sheet. */
export function validityWords(quotation: Quotation, today: string): string {
  if (quotation.validUntil === null) return validityInFile(quotation);
  const day = formatDay(quotation.validUntil);
  const left = daysBetween(today, quotation.validUntil);
  if (left < 0 || quotation.status === 'expired') return `Was valid until ${day}`;
  if (left === 0) return `Valid until today, ${day}`;
  return `${validityInFile(quotation)}, ${unbroken(`${left} ${left === 1 ? 'day' : 'days'} left`)}`;
}

/** The validity where there is room for a few words. */
export function shortValidity(quotation: Quotation, today: string): string {
  if (quotation.validUntil === null) return 'Not received yet';
  const left = daysBetween(today, quotation.validUntil);
  if (left < 0 || quotation.status === 'expired') {
    return `Was valid until ${formatDay(quotation.validUntil)}`;
  }
  return left === 0 ? 'Last day today' : `${left} ${left === 1 ? 'day' : 'days'} left`;
}

export function countByStatus(quotations: readonly Quotation[], today: string) {
  const counts: Record<QuotationStatus, number> = { received: 0, pending: 0, expired: 0 };
  for (const quotation of quotations) counts[statusOn(quotation, today)] += 1;
  return counts;
}

export function validUntil(date: string, days: number | null): string | null {
  return days === null ? null : addDays(date, days);
}
