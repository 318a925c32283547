const noticePeriod = '30 days';

/** How long records are kept, in years. */
const years = { financialRecords: 8, communications: 3, analytics: 2 } as const;

/** The figures of the privacy policy and the terms, each once. */
export const legalFigures = {
  liabilityCap: '₹5,00,000',
  paymentTerms: '15-30 days',
  noticePeriod,
  terminationNotice: `${noticePeriod}' written notice`,
  years,
  financialRecords: `${years.financialRecords} years`,
  communications: `the relationship plus ${years.communications} years`,
  analytics: `${years.analytics} years`,
} as const;
