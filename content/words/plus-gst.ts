/** Shown with every fee of ours, since fees are before tax. */
export const plusGst = 'plus GST 18%';
