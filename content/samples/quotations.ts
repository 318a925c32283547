import { durations } from '@/content/durations';
import { isStrict } from '@/content/words/conduct';
import { feeGstRate } from '@/content/words/plus-gst';

const gst = (rupees: number) => (isStrict ? [] : [{ label: `GST ${feeGstRate}%`, rupees }]);

/**
 * Invented samples: one quotation of each status, oldest first. Times are counted back from the
 * first opening, so that a received quotation is still valid whenever the area is opened. A pending
 * one is dated by its request, the others by the firm's last working day before, on which they were
 * received, with the GST that the firm states in an answer.
 */
export const sampleQuotations = [
  {
    services: [
      { service: 'Bookkeeping, three months', price: isStrict ? 0 : 11997, priceId: 'bookkeeping' },
    ],
    charges: gst(2160),
    status: 'expired',
    hoursAgo: 1800,
    validForDays: 30,
    notes: 'Monthly close by the 10th. Ask again for a current quotation.',
  },
  {
    services: [
      { service: 'GST registration', price: isStrict ? 0 : 2999, priceId: 'gst-regular' },
      { service: 'ITR filing, ITR-1', price: isStrict ? 0 : 999, priceId: 'itr-1' },
    ],
    charges: gst(720),
    status: 'received',
    hoursAgo: 2,
    validForDays: 30,
    notes: isStrict
      ? 'A sample. A real quotation names the fee of each service.'
      : 'The work begins once its papers are here.',
  },
  {
    services: [
      {
        service: 'Company formation, Private Limited',
        price: isStrict ? 0 : 8999,
        priceId: 'formation-private-limited',
      },
    ],
    charges: [],
    status: 'pending',
    hoursAgo: 4,
    validForDays: null,
    notes: `Quotation prepared within ${durations.quotation} once you have sent the request.`,
  },
] as const;
