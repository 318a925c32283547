import { recordWords } from '@/lib/portal/export/record-words';
import { validRows } from '@/lib/test-support/good-and-bad-rows';

const noon = new Date(2026, 1, 14, 12).getTime();
const pairs = (lines: ReturnType<typeof recordWords>) =>
  lines.map(({ label, words }) => [label, words]);

test('a quotation shows its number, its lines and its dates', () => {
  const services = [
    { service: 'GST registration', price: 2999 },
    { service: 'ITR filing', price: 999 },
  ];
  const quotation = {
    ...validRows.quotations,
    services,
    status: 'pending',
    total: 3998,
    validUntil: null,
  } as const;
  expect(pairs(recordWords('quotations', quotation))).toEqual([
    ['Number', 'Q-2026-004'],
    ['Services', 'GST registration ₹2,999; ITR filing ₹999'],
    ['Status', 'pending'],
    ['Date', '14 Feb 2026'],
    ['Total', '₹3,998'],
    ['Valid until', 'none'],
    ['Notes', 'none'],
  ]);
});

test('a document shows its size in words, without fields that only the database needs', () => {
  const document = { ...validRows.documents, size: 16289, uploadedAt: noon };
  expect(pairs(recordWords('documents', document))).toEqual([
    ['Name', 'Deed.pdf'],
    ['Size', '15.91 KB'],
    ['Category', 'Business Docs'],
    ['Uploaded at', '14 Feb 2026'],
  ]);
});

test('an answer to a paper is in the client’s words, and a service shows its computation', () => {
  expect(pairs(recordWords('checklist', { ...validRows.checklist, answeredAt: noon }))).toEqual([
    ['Quotation', 'Q-2026-004'],
    ['Paper', 'Last balance sheet or return'],
    ['Answer', 'by files'],
    ['Files', '1'],
    ['Answered at', '14 Feb 2026'],
  ]);
  const attachment = 'Income tax: ₹1';
  const item = { ...validRows.cart, attachment };
  expect(pairs(recordWords('cart', item))).toContainEqual(['Computation', attachment]);
  const services = [{ service: 'ITR-1', price: 999, priceId: 'itr-1', attachment }];
  expect(pairs(recordWords('quotations', { ...validRows.quotations, services }))).toContainEqual([
    'Services',
    `ITR-1 ₹999, with ${attachment}`,
  ]);
});

test('activity, choices and dates are in the words of the pages', () => {
  const activity = { ...validRows.activity, at: noon };
  expect(pairs(recordWords('activity', activity))).toContainEqual(['When', '14 Feb 2026']);
  expect(pairs(recordWords('preferences', validRows.preferences))).toContainEqual([
    'Share data',
    'off',
  ]);
  const date = { key: 'passwordChangedAt', value: noon } as const;
  expect(pairs(recordWords('meta', date))).toEqual([['Password changed at', '14 Feb 2026']]);
});

test.each(['2024-99-99', '1e12', '1700000000000', 'Q-2026-001', 'null', '₹5', ''])(
  'a name that reads like something else, %j, is shown as typed',
  (typed) => {
    const [fullName] = recordWords('profile', { ...validRows.profile, fullName: typed });
    expect(fullName).toEqual({ label: 'Full name', words: typed || 'none' });
  },
);

test.each([
  ['1985-04-01', '1 Apr 1985'],
  ['2024-99-99', '2024-99-99'],
  ['20245-01-01', '20245-01-01'],
  ['', 'none'],
])('the date of birth %j is shown as %j', (dateOfBirth, words) => {
  const lines = recordWords('profile', { ...validRows.profile, dateOfBirth });
  expect(lines).toContainEqual({ label: 'Date of birth', words });
});
