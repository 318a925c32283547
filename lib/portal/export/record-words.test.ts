import { formatRupees } from '@/lib/format';
import { recordWords } from '@/lib/portal/export/record-words';
import { validRows } from '@/lib/test-support/good-and-bad-rows';
import {
  answeredEvent,
  answerOf,
  monthlyAndOnce,
  requestedEvent,
  requestOf,
} from '@/lib/test-support/thread-messages';

const noon = new Date(2026, 1, 14, 12).getTime();
const pairs = (lines: ReturnType<typeof recordWords>) =>
  lines.map(({ label, words }) => [label, words]);

test('a quotation shows what its messages say, and what happened', () => {
  const events = [requestedEvent(), answeredEvent()];
  const words = new Map(
    recordWords('threads', { ...validRows.threads, id: 'Q-2026-004', events }).map(
      ({ label, words }) => [label, words],
    ),
  );
  const { total } = answerOf();
  expect(words.get('Number')).toBe('Q-2026-004');
  expect(words.get('Services')).toMatch(/ ₹8,999; .* ₹2,499; Digital signature.* ₹2,000$/);
  expect(words.get('Status')).toMatch(/^(Received|Expired)$/);
  expect(words.get('Date')).toBe('19 Nov 2026');
  expect(words.get('Total')).toBe(formatRupees(total));
  expect(words.get('Valid until')).toBe('19 Dec 2026');
  expect(words.get('Discount and GST')).toMatch(/^Discount −₹500; GST 18% /);
  expect(words.get('What happened')).toMatch(/ on 19 Nov 2026; .* on 19 Nov 2026$/);
  expect(words.get('Note to the firm')).toBe('none');
});

test('a document shows its size in words, without fields that only the database needs', () => {
  const document = { ...validRows.documents, size: 16289, uploadedAt: noon };
  expect(pairs(recordWords('documents', document))).toEqual([
    ['Name', 'Deed.pdf'],
    ['Size', '15.91 KB'],
    ['Category', 'Business Docs'],
    ['Uploaded at', '14 Feb 2026'],
    ['From the firm, for the year', '2026-27'],
  ]);
});

test('an answer to a paper is in the client’s words, and a service shows its computation', () => {
  expect(pairs(recordWords('checklist', { ...validRows.checklist, answeredAt: noon }))).toEqual([
    ['For', 'Q-2026-004'],
    ['Paper', 'Last balance sheet or return'],
    ['Answer', 'by files'],
    ['Files', '1'],
    ['Answered at', '14 Feb 2026'],
  ]);
  const attachment = 'Income tax: ₹1';
  const item = { ...validRows.cart, attachment };
  expect(pairs(recordWords('cart', item))).toContainEqual(['Computation', attachment]);
  const computation = { title: 'Income tax', figures: [{ label: 'Payable', words: '₹1' }] };
  const lines = [{ service: 'ITR-1', fee: 999, computation }];
  const events = [requestedEvent(requestOf({ lines }))];
  expect(pairs(recordWords('threads', { ...validRows.threads, events }))).toContainEqual([
    'Services',
    'ITR-1 ₹999, with Income tax\nPayable: ₹1',
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

test('fees say what they are for, in the cart and in a quotation', () => {
  const item = { ...validRows.cart, price: 299, per: 'employee' as const, quantity: 12 };
  expect(pairs(recordWords('cart', item))).toEqual(
    expect.arrayContaining([
      ['Price is per', 'employee'],
      ['Quantity', '12'],
    ]),
  );
  const events = [requestedEvent(), answeredEvent(monthlyAndOnce())];
  const words = pairs(recordWords('threads', { ...validRows.threads, events }));
  expect(words).toContainEqual(['Fees with GST', '₹4,719 per month and ₹2,949 once']);
  expect(words.find(([label]) => label === 'Services')?.[1]).toMatch(/ ₹3,999 per month; /);
});
