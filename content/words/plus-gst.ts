import type { Percent } from '@/content/types/units';

/** GST on our fees (SAC 9982 and 9983). */
export const feeGstRate: Percent = 18;

export const plusGst = `plus GST ${feeGstRate}%`;
