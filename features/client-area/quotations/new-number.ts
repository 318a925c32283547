import { createQuotationNumber } from '@/features/client-area/protocol/number';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { getDayInIndia } from '@/lib/days';

/** The tables that name a quotation; a new number is given in a transaction over them. */
export const getNumberingTables = ({ threads, checklist }: PortalDatabase) => [threads, checklist];

/**
 * A number for a new quotation, of the year in India. A quotation that was lost leaves its
 * papers behind, which a later one must not take for its own.
 */
export async function createQuotationId(db: PortalDatabase, now: number): Promise<string> {
  const [threads, answers] = await Promise.all([
    db.threads.toCollection().primaryKeys(),
    db.checklist.toArray(),
  ]);
  const named = [...threads, ...answers.map(({ quotation }) => quotation)];
  return createQuotationNumber(new Set(named), Number(getDayInIndia(now).slice(0, 4)));
}
