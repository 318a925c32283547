import { demoQuotationKey } from '@/content/samples/quotation-key';

const { x, y } = demoQuotationKey;

/**
 * content/site.ts with the demo key, published fees and the client area. Tests that play both sides mock the file
 * with this, so that they hold for any firm.
 */
export const demoSite = {
  ...jest.requireActual('@/content/site'),
  conduct: 'specified',
  clientArea: true,
  quotationKeys: [{ x, y, from: '2026-01-01', until: null, demo: true }],
};
