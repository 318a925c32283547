/** Invented: what the firm reports on the sample quotation once it is accepted. */
export const sampleUpdate = {
  words: 'We have begun, and the first form is filed. Here is what we need for the next.',
  filing: { form: 'LUT (RFD-11)', acknowledgement: 'SAMPLE-0001' },
  needed: ['Sales bills of the last month'],
  pay: { amount: 1180, for: 'LUT filing', invoice: 'SAMPLE-1' },
} as const;
