import type { PriceId } from '@/content/prices';

/**
 * Invented sample: what the client had requested where the firm's answer differs, by the fee in the
 * sample quotation. The rest was requested as answered.
 */
export const sampleAsked: { readonly [priceId: string]: { price: PriceId; why: string } } = {
  'itr-2-3': { price: 'itr-1', why: 'You trade besides your salary: that is ITR-3.' },
};
