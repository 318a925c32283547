export const sampleActivity = [
  {
    title: 'Trust deed.pdf uploaded',
    detail: 'Business Docs',
    status: 'completed',
    about: { document: 'Trust deed.pdf' },
  },
  {
    title: 'Quotation {number} received',
    detail: 'Audit and return of a trust',
    status: 'new',
    about: { quotation: 'received' },
  },
] as const;
