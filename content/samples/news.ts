/** Invented samples: what the firm says of the sample quotation once it is accepted. */
export const sampleNews = {
  working: 'We have begun. The papers that you gave are enough for now.',
  filing: { form: 'LUT (RFD-11)', acknowledgement: 'SAMPLE-0001' },
  invoice: 'SAMPLE-1',
} as const;
