const noticePeriod = '30 days';

const years = { financialRecords: 8, communications: 3, analytics: 2 } as const;

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
