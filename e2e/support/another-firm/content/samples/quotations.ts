import { durations } from '@/content/durations';

// Fees are 0: the strict conduct names none.
export const sampleQuotations = [
  {
    services: [{ service: 'Cost audit', price: 0 }],
    withGst: false,
    status: 'expired',
    hoursAgo: 2000,
    validForDays: 20,
    notes: 'One mill.',
  },
  {
    services: [{ service: 'Refund of GST on exports', price: 0 }],
    withGst: false,
    status: 'pending',
    hoursAgo: 6,
    validForDays: null,
    notes: `Quotation prepared within ${durations.quotation}.`,
  },
  {
    services: [
      { service: 'Audit of a trust', price: 0 },
      { service: 'Return of a trust', price: 0 },
      { service: 'Registration under 12A', price: 0 },
    ],
    withGst: false,
    status: 'received',
    hoursAgo: 3,
    validForDays: 45,
    notes: 'Travel to the school included.',
  },
] as const;
