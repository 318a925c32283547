import { createLetters } from '@/lib/encryption/passphrase';

/** The number of a quotation: `Q-`, the year, and five random characters or, of a sample, three digits. */
export const QUOTATION_NUMBER = /^Q-\d{4}-(?:[0-9A-HJKMNP-TV-Z]{5}|\d{3})$/;

/** A number that is not among `existing`, such as `Q-2026-7K3XN`; unique without a server. */
export function createQuotationNumber(existing: ReadonlySet<string>, year: number): string {
  const number = `Q-${year}-${createLetters(5).toUpperCase()}`;
  return existing.has(number) ? createQuotationNumber(existing, year) : number;
}

/** The number of the sample quotation at a place in its list, from 1: `Q-2026-001`. */
export const formatSampleNumber = (place: number, year: number): string =>
  `Q-${year}-${String(place).padStart(3, '0')}`;
