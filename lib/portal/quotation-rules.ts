import { addDays, daysBetween, formatDay, unbroken } from '@/lib/portal/dates';
import type { Quotation, QuotationStatus } from '@/lib/portal/records';

/** A received quotation stands for thirty days. */
export const VALID_FOR_DAYS = 30;

/** `Q-2026-004`: the year, then one running number over all years, so that no id returns. */
export function nextQuotationId(existing: readonly string[], year: number): string {
  const numbers = existing.map((id) => Number(id.slice(id.lastIndexOf('-') + 1)));
  const next = Math.max(0, ...numbers) + 1;
  return `Q-${year}-${String(next).padStart(3, '0')}`;
}

/** The status on a day: a received quotation expires by itself when its validity has passed. */
export function statusOn(quotation: Quotation, today: string): QuotationStatus {
  const lapsed = quotation.validUntil !== null && quotation.validUntil < today;
  return quotation.status === 'received' && lapsed ? 'expired' : quotation.status;
}

/** The validity in words that stay true in a file, whenever it is read. */
export function validityInFile({ validUntil }: Quotation): string {
  if (validUntil === null) return `Valid for ${VALID_FOR_DAYS} days once received`;
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

export function countByStatus(quotations: readonly Quotation[], today: string) {
  const counts: Record<QuotationStatus, number> = { received: 0, pending: 0, expired: 0 };
  for (const quotation of quotations) counts[statusOn(quotation, today)] += 1;
  return counts;
}

export function validUntil(date: string, days: number | null): string | null {
  return days === null ? null : addDays(date, days);
}
