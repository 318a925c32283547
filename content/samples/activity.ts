/**
 * Invented: the activity on the sample quotations and documents, in any order. Each takes its time
 * from its sample; on a quotation it names its services, and `{number}` is its number.
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
    status: 'pending',
    about: { quotation: 'pending' },
  },
  {
    title: 'Quotation {number} received',
    status: 'new',
    about: { quotation: 'received' },
  },
] as const;
