import type { PriceId } from '@/content/prices';

/** Invented: what the client requested, only where the firm's answer differs, by fee. */
export const sampleAsked: { readonly [priceId: string]: { price: PriceId; why: string } } = {
  'itr-2-3': { price: 'itr-1', why: 'You trade besides your salary: that is ITR-3.' },
};
