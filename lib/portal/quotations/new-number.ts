import { encode } from 'jose/base64url';
import { dayInIndia } from '@/lib/days';
import type { PortalDatabase } from '@/lib/portal/db/database';
import { newNumber } from '@/lib/portal/thread/number';

/** The tables that name a quotation; a new number is given in a transaction over them. */
export const namingTables = ({ quotations, threads, checklist }: PortalDatabase) => [
  quotations,
  threads,
  checklist,
];

/**
 * A number for a new quotation, of the year in India. A quotation that was removed leaves its
 * messages and papers behind, which a later one must not take for its own.
 */
export async function newQuotationId(db: PortalDatabase, now: number): Promise<string> {
  const [quotations, threads, answers] = await Promise.all([
    db.quotations.toCollection().primaryKeys(),
    db.threads.toCollection().primaryKeys(),
    db.checklist.toArray(),
  ]);
  const named = [...quotations, ...threads, ...answers.map(({ quotation }) => quotation)];
  return newNumber(new Set(named), Number(dayInIndia(now).slice(0, 4)));
}

/** 128 random bits that identify a quotation in messages. */
export const newRandomId = (): string => encode(crypto.getRandomValues(new Uint8Array(16)));
