/**
 * Invented samples: what the sample quotations and documents stand for, oldest first. `{received}`
 * stands for the number of the received quotation.
 */
export const sampleActivity = [
  { title: 'Form 16.pdf uploaded', detail: 'Financial Docs', status: 'completed', hoursAgo: 26 },
  {
    title: 'Company incorporation requested',
    detail: 'Quotation due in 24-48 hours',
    status: 'pending',
    hoursAgo: 4,
  },
  {
    title: 'Quotation {received} received',
    detail: 'GST registration, ITR filing',
    status: 'new',
    hoursAgo: 2,
  },
] as const;
