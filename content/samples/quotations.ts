import { durations } from '@/content/durations';
import { prices } from '@/content/prices';

/**
 * Invented: one quotation of each status, oldest first. Times count back from the first opening, so
 * that a received quotation is valid whenever the area is opened. A pending one is dated by its
 * request, the others by the firm's last working day before. `withGst` marks those that state the
 * GST. `instead` is the line where the firm offers none of the services.
 */
export const sampleQuotations = [
  {
    services: [
      {
        service: 'Bookkeeping, three months',
        price: 3 * prices.bookkeeping.rupees,
        priceId: 'bookkeeping',
      },
    ],
    instead: {
      service: 'GST return, three months',
      price: 3 * prices['gst-monthly'].rupees,
      priceId: 'gst-monthly',
    },
    withGst: true,
    status: 'expired',
    hoursAgo: 1800,
    validForDays: 30,
    notes: 'Monthly close by the 10th. Ask again for a current quotation.',
  },
  {
    services: [
      { service: 'LUT filing', price: prices['gst-lut'].rupees, priceId: 'gst-lut' },
      { service: 'ITR filing, ITR-3', price: prices['itr-2-3'].rupees, priceId: 'itr-2-3' },
    ],
    withGst: true,
    status: 'received',
    hoursAgo: 2,
    validForDays: 30,
    notes: 'The work begins once its papers are here.',
  },
  {
    services: [
      {
        service: 'Company formation, Private Limited',
        price: prices['formation-private-limited'].rupees,
        priceId: 'formation-private-limited',
      },
    ],
    instead: {
      service: 'TDS return, one quarter',
      price: prices['tds-quarterly'].rupees,
      priceId: 'tds-quarterly',
    },
    withGst: false,
    status: 'pending',
    hoursAgo: 4,
    validForDays: null,
    notes: `Quotation prepared within ${durations.quotation} once you have sent the request.`,
  },
] as const;
