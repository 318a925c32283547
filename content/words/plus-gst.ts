/** GST on our fees, in percent (SAC 9982 and 9983). */
export const feeGstRate = 18;

/** Shown with every fee of ours, since fees are before tax. */
export const plusGst = `plus GST ${feeGstRate}%`;
