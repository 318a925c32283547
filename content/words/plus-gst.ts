/** Said wherever a fee of ours is shown: fees are before tax. */
export const plusGst = 'plus GST 18%';
