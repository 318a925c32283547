/**
 * Invented: the activity on the sample quotations and documents, in any order. Each takes its time
 * from its sample; `{number}` is the number of the quotation.
 */
export const sampleActivity = [
  {
    title: 'Form 16.pdf uploaded',
    detail: 'Financial Docs',
    status: 'completed',
    about: { document: 'Form 16.pdf' },
  },
  {
    title: 'Request {number} ready to send',
    detail: 'Company formation',
    status: 'pending',
    about: { quotation: 'pending' },
  },
  {
    title: 'Quotation {number} received',
    detail: 'LUT filing, ITR filing',
    status: 'new',
    about: { quotation: 'received' },
  },
] as const;
