import type { PriceId } from '@/content/prices';

/**
 * Invented sample: what the client had requested where the firm's answer differs, by the fee in the
 * sample quotation. The rest was requested as answered.
 */
export const sampleAsked: { readonly [priceId: string]: { price: PriceId; why: string } } = {
  'itr-1': { price: 'itr-2-3', why: 'Salary and one house: ITR-1 is enough.' },
};
