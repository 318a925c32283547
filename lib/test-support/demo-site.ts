import { demoQuotationKey } from '@/content/samples/quotation-key';

const actual = jest.requireActual('@/content/site');
const { x, y } = demoQuotationKey;

/**
 * Tests that depend on none of these choices mock content/site.ts with this, so that they hold for
 * any firm.
 */
export const demoSite = {
  ...actual,
  conduct: 'specified',
  clientArea: true,
  unlisted: [],
  quotationKeys: [{ x, y, from: '2026-01-01', until: null, demo: true }],
};

/** Names in other scripts are drawn as pictures in a PDF, which needs a browser. */
export const latinSite = {
  ...demoSite,
  site: {
    ...actual.site,
    name: 'Rao & Co.',
    kind: 'Chartered Accountants',
    offices: [{ ...actual.site.offices[0], street: '1 Station Road', city: 'Pune' }],
  },
};
