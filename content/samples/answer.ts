/**
 * Invented sample: what the client had requested where the firm's answer differs, by the fee in the
 * sample quotation. The rest was requested as answered.
 */
export const sampleAsked: {
  readonly [priceId: string]: { price: string; fee: number; why: string };
} = {
  'itr-1': { price: 'itr-2-3', fee: 2499, why: 'Salary and one house: ITR-1 is enough.' },
};
