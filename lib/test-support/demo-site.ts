import { demoQuotationKey } from '@/content/samples/quotation-key';

const actual = jest.requireActual('@/content/site');
const { x, y } = demoQuotationKey;

/**
 * content/site.ts with the demo key, published fees, the client area and every service. Tests that
 * are about none of these choices mock the file with this, so that they hold for any firm.
 */
export const demoSite = {
  ...actual,
  conduct: 'specified',
  clientArea: true,
  unlisted: [],
  quotationKeys: [{ x, y, from: '2026-01-01', until: null, demo: true }],
};

/** With the firm in Latin letters: others are drawn as pictures in a PDF, which needs a browser. */
export const latinSite = {
  ...demoSite,
  site: {
    ...actual.site,
    name: 'Rao & Co.',
    kind: 'Chartered Accountants',
    offices: [{ ...actual.site.offices[0], street: '1 Station Road', city: 'Pune' }],
  },
};
