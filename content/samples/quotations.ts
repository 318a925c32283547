/**
 * Invented samples: one quotation of each status, oldest first. Dates are counted in days from
 * the first opening, so that a received quotation is still valid whenever the area is opened.
 */
export const sampleQuotations = [
  {
    services: [{ service: 'Bookkeeping, three months', price: 11997 }],
    status: 'expired',
    daysAgo: 75,
    validForDays: 30,
    notes: 'Monthly close by the 10th. Ask again for a current quotation.',
  },
  {
    services: [
      { service: 'GST registration', price: 2999 },
      { service: 'ITR filing', price: 999 },
    ],
    status: 'received',
    daysAgo: 1,
    validForDays: 30,
    notes: 'Government fee for GST registration: free.',
  },
  {
    services: [{ service: 'Company incorporation, Private Limited', price: 8999 }],
    status: 'pending',
    daysAgo: 0,
    validForDays: null,
    notes: 'Quotation prepared within 24-48 hours.',
  },
] as const;
