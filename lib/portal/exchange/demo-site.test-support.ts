import { demoQuotationKey } from '@/content/samples/quotation-key';

const { x, y } = demoQuotationKey;

/**
 * content/site.ts as it is, but with the demo key and with fees that are published. A test that
 * plays both sides mocks the file by this, for whichever firm it runs.
 */
export const demoSite = {
  ...jest.requireActual('@/content/site'),
  conduct: 'specified',
  quotationKeys: [{ x, y, from: '2026-01-01', until: null, demo: true }],
};
