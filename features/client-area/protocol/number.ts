import { createLetters } from '@/lib/encryption/passphrase';

/** `Q-`, the year, and five random characters or, for a sample, three digits. */
export const QUOTATION_NUMBER = /^Q-\d{4}-(?:[0-9A-HJKMNP-TV-Z]{5}|\d{3})$/;

/** Not among `existing`; random, so unique without a server: `Q-2026-7K3XN`. */
export function createQuotationNumber(existing: ReadonlySet<string>, year: number): string {
  const number = `Q-${year}-${createLetters(5).toUpperCase()}`;
  return existing.has(number) ? createQuotationNumber(existing, year) : number;
}

export const formatSampleNumber = (position: number, year: number): string =>
  `Q-${year}-${String(position).padStart(3, '0')}`;
