import { createQuotationNumber } from '@/features/client-area/protocol/number';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { getDayInIndia } from '@/lib/days';

/** These tables name quotations; a new number is created in a transaction over them. */
export const getNumberingTables = ({ threads, checklist }: PortalDatabase) => [threads, checklist];

/**
 * Of the year in India. A lost quotation leaves its checklist answers behind, which a new one must
 * not inherit.
 */
export async function createQuotationId(db: PortalDatabase, now: number): Promise<string> {
  const [threads, answers] = await Promise.all([
    db.threads.toCollection().primaryKeys(),
    db.checklist.toArray(),
  ]);
  const named = [...threads, ...answers.map(({ quotation }) => quotation)];
  return createQuotationNumber(new Set(named), Number(getDayInIndia(now).slice(0, 4)));
}
