import { priceOf } from '@/lib/content/prices';
import type { PortalDatabase } from '@/lib/portal/database/database';
import { freshArea } from '@/lib/portal/database/fresh-area.test-support';
import { recordWords } from '@/lib/portal/database/record-words';
import type { Quotation } from '@/lib/portal/database/records';
import { addToCart } from '@/lib/portal/quotations/cart';
import {
  buildPdfParts,
  fontFromDisk,
  partsOf,
  readPdf,
  textsOf,
} from '@/lib/portal/quotations/pdf/pdf.test-support';
import { quotationPdf } from '@/lib/portal/quotations/quotation-pdf';
import { requestQuotation } from '@/lib/portal/quotations/quotations';

// Whatever conduct this firm has chosen, these tests hold for the strict one.
jest.mock('@/content/site', () => ({ ...jest.requireActual('@/content/site'), conduct: 'strict' }));

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
});

test('the samples have no fees', async () => {
  const prices = (await db.cart.toArray()).map(({ price }) => price);
  const totals = (await db.quotations.toArray()).map(({ total }) => total);
  expect(new Set([...prices, ...totals])).toEqual(new Set([0]));
});

test('a service goes into the cart without its fee', async () => {
  const { item } = await addToCart('payroll');
  expect(item).toMatchObject({ price: 0, description: priceOf('payroll').covers });
  const latest = await db.activity.orderBy('id').last();
  expect(latest?.detail).toBe('');
});

test('a fee that the cart kept from before the change is left out of a request', async () => {
  await db.cart.add({ id: 'old', service: 'Audit', price: 25_000, description: '', addedAt: 1 });
  const quotation = await requestQuotation();
  expect(quotation).toMatchObject({ total: 0 });
  expect(new Set(quotation?.services.map(({ price }) => price))).toEqual(new Set([0]));
});

const quotation: Quotation = {
  id: 'Q-2024-001',
  services: [{ service: 'Statutory audit', price: 0 }],
  status: 'received',
  date: '2024-01-15',
  total: 0,
  validUntil: '2024-02-14',
  notes: '',
};
const named = { ...quotation, services: [{ service: 'Audit', price: 25_000 }], total: 25_000 };

test('View My Data says where the fee is', () => {
  const words = recordWords('quotations', quotation).map(({ words }) => words);
  expect(words).toContain('Statutory audit');
  expect(words).toContain('by quotation');
  expect(recordWords('quotations', named).map(({ words }) => words)).toContain('₹25,000');
});

test('a PDF has fees once the firm has named them, and no column for them before', async () => {
  buildPdfParts();
  const rowsOf = async (of: Quotation) => {
    const pdf = readPdf(await quotationPdf(of, { client: '', loadFont: fontFromDisk }));
    expect(textsOf(await pdf, 'H1')).toEqual(['Quotation Q-2024-001']);
    return partsOf(await pdf, 'TR').map(({ children }) => children.map(({ text }) => text));
  };
  expect(await rowsOf(quotation)).toEqual([
    ['No.', 'Service'],
    ['1', 'Statutory audit'],
  ]);
  expect(await rowsOf(named)).toEqual([
    ['No.', 'Service', 'Professional fee'],
    ['1', 'Audit', '₹25,000'],
    ['Total', '₹25,000'],
  ]);
}, 180_000);
