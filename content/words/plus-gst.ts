import type { Percent } from '@/content/types/units';

/** GST on our fees (SAC 9982 and 9983). */
export const feeGstRate: Percent = 18;

/** Shown with each of our fees, which exclude tax. */
export const plusGst = `plus GST ${feeGstRate}%`;
