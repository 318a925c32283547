import { recordWords } from '@/lib/portal/record-words';

const linesOf = (record: object) => recordWords(record).map(({ label, words }) => [label, words]);
const noon = new Date(2026, 1, 14, 12).getTime();

test('a service of the cart has its fee in rupees and no key', () => {
  const item = {
    id: 'sample-audit',
    service: 'Audit',
    price: 15000,
    description: '',
    addedAt: noon,
  };
  expect(linesOf(item)).toEqual([
    ['Service', 'Audit'],
    ['Price', '₹15,000'],
    ['Description', 'none'],
    ['Added at', '14 Feb 2026'],
  ]);
});

test('a quotation has its number, its lines and its days', () => {
  const quotation = {
    id: 'Q-2026-002',
    services: [
      { service: 'GST registration', price: 2999 },
      { service: 'ITR filing', price: 999 },
    ],
    status: 'received',
    date: '2026-02-14',
    total: 3998,
    validUntil: null,
  };
  expect(linesOf(quotation)).toEqual([
    ['Number', 'Q-2026-002'],
    ['Services', 'GST registration ₹2,999; ITR filing ₹999'],
    ['Status', 'received'],
    ['Date', '14 Feb 2026'],
    ['Total', '₹3,998'],
    ['Valid until', 'none'],
  ]);
});

test('a document has its size in words, and what serves the database is left out', () => {
  const document = {
    id: 'sample-1',
    name: 'PAN card.png',
    type: 'image',
    mime: 'image/png',
    size: 16289,
    category: 'identity',
    uploadedAt: noon,
    path: 'documents/001 PAN card.png',
  };
  expect(linesOf(document)).toEqual([
    ['Name', 'PAN card.png'],
    ['Size', '15.91 KB'],
    ['Category', 'Identity Docs'],
    ['Uploaded at', '14 Feb 2026'],
  ]);
});

test.each([
  [
    { id: 7, title: 'Profile saved', at: noon },
    [
      ['Title', 'Profile saved'],
      ['When', '14 Feb 2026'],
    ],
  ],
  [
    { id: 'client', gstNumber: '', panNumber: 'A' },
    [
      ['GST number', 'none'],
      ['PAN number', 'A'],
    ],
  ],
  [{ id: 'notifications', values: { smsUpdates: false } }, [['SMS updates', 'off']]],
  [{ key: 'passwordChangedAt', value: noon }, [['Password changed at', '14 Feb 2026']]],
])('%j', (record, lines) => {
  expect(linesOf(record)).toEqual(lines);
});
