/** Shown with every fee of ours, since fees are before tax. */
export const plusGst = 'plus GST 18%';

/** The same at the head of a line. */
export const plusGstFirst = `${plusGst.charAt(0).toUpperCase()}${plusGst.slice(1)}`;
