import { limits } from '@/lib/portal/database/limits';
import type { Quotation } from '@/lib/portal/database/records';

/** The running number of an id, 4 for `Q-2026-004`; 0 for anything else. */
function runningNumber(id: string): number {
  return Number(/^Q-\d{4}-(\d{3,9})$/.exec(id)?.[1] ?? 0);
}

/**
 * The next id, such as `Q-2026-004`: the year, then a running number over all years, so that no id
 * is used twice. Once the numbers are used up, the lowest free one.
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

/** Sorts the latest first, by date and then by number. */
export function compareQuotations(one: Quotation, other: Quotation): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1;
  return runningNumber(other.id) - runningNumber(one.id);
}
