/**
 * Invented sample: what was asked where the firm's answer differs, by the price that the sample
 * quotation has now. The rest was asked as it was answered.
 */
export const sampleAsked: {
  readonly [priceId: string]: { price: string; fee: number; why: string };
} = {
  'itr-1': { price: 'itr-2-3', fee: 2499, why: 'Salary and one house: ITR-1 is enough.' },
};
