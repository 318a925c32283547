import { durations } from '@/content/durations';

export const sampleQuotations = [
  {
    services: [{ service: 'Cost audit', price: 44000 }],
    status: 'expired',
    hoursAgo: 2000,
    validForDays: 20,
    notes: 'One mill.',
  },
  {
    services: [{ service: 'Refund of GST on exports', price: 12500 }],
    status: 'pending',
    hoursAgo: 6,
    validForDays: null,
    notes: `Quotation prepared within ${durations.quotation}.`,
  },
  {
    services: [
      { service: 'Audit of a trust', price: 31250 },
      { service: 'Return of a trust', price: 7100 },
      { service: 'Registration under 12A', price: 9050 },
    ],
    status: 'received',
    hoursAgo: 3,
    validForDays: 45,
    notes: 'Travel to the school included.',
  },
] as const;
