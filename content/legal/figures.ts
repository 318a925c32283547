/** The figures of the privacy policy and the terms, each once. */
export const legalFigures = {
  liabilityCap: '₹5,00,000',
  paymentTerms: '15-30 days',
  terminationNotice: "30 days' written notice",
  financialRecords: '8 years',
  communications: 'the relationship plus 3 years',
  analytics: '2 years',
} as const;
