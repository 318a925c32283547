import { isStrict } from '@/content/words/conduct';

/** Invented, at fees of its own. A row is left out if its page is unlisted. */
export const sampleCart = [
  {
    id: 'sample-gst-return',
    page: '/services/taxation',
    service: 'GST return filing',
    price: isStrict ? 0 : 2500,
    description: 'GSTR-1 and GSTR-3B for one month',
  },
  {
    id: 'sample-itr',
    page: '/services/itr-filing',
    service: 'ITR filing',
    price: isStrict ? 0 : 1500,
    description: 'Salary and trade',
  },
  {
    id: 'sample-internal-audit',
    page: '/services/audit',
    service: 'Internal audit',
    price: isStrict ? 0 : 15000,
    description: 'Controls tested against an agreed plan',
  },
] as const;
