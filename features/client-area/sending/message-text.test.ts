import fc from 'fast-check';
import type { Choice } from '@/features/client-area/protocol/messages';
import { createAcceptance } from '@/features/client-area/protocol/totals';
import { createSendOptions, writeMessageText } from '@/features/client-area/sending/message-text';
import {
  createTestDecision,
  createTestRequest,
  monthlyAndOnce,
} from '@/lib/test-support/thread-messages';

const firm = { whatsapp: 'https://wa.me/919876543200', email: 'office@firm.example' };
const subject = 'Request for quotation Q-2026-7K3XN, 19 Nov 2026';
const linkOf = (length: number) =>
  `https://firm.test/dashboard/quotations#v1.${'a'.repeat(length)}`;
const textsOf = ({ whatsapp, mail }: ReturnType<typeof createSendOptions>) => [
  new URL(whatsapp).searchParams.get('text') ?? '',
  new URL(mail).searchParams.get('body')?.replaceAll('\r\n', '\n') ?? '',
];

test('a sentence of what it is comes first, then the link, then the words', () => {
  const made = createSendOptions({ subject, text: 'Please send me a quotation.' }, linkOf(9), firm);
  for (const text of [...textsOf(made), made.text]) {
    expect(text.split('\n')[0]).toBe(`${subject}. Open this link to read it:`);
    expect(text.split('\n')[1]).toBe(linkOf(9));
    expect(text).toContain('Please send me a quotation.');
  }
  expect(made.isWhole).toBe(true);
});

test('the name of a firm that ends in a full stop gets no second one', () => {
  const [chat] = textsOf(
    createSendOptions({ subject: 'Quotation of Rao & Co.', text: '' }, linkOf(9), firm),
  );
  expect(chat?.split('\n')[0]).toBe('Quotation of Rao & Co. Open this link to read it:');
});

test.each([
  ['English', 'Please call after five. '.repeat(60)],
  ['Hindi', 'कृपया पाँच बजे के बाद फ़ोन करें। '.repeat(9)],
  ['emoji', '🙏'.repeat(200)],
  ['line breaks', '\n'.repeat(900)],
])('words that make an address too long give way to one line: %s', (_, text) => {
  const made = createSendOptions({ subject, text }, linkOf(900), firm);
  expect(made.isWhole).toBe(false);
  for (const short of textsOf(made)) {
    const [head, ...lines] = short.split('\n');
    expect(head).toMatch(subject);
    expect(lines).toEqual([linkOf(900), expect.stringMatching(/^The link holds all of it/)]);
  }
  expect(made.text).toContain(text);
});

test('a sample says so in that line too', () => {
  const sample = 'Sample: nothing in this message is real.';
  const made = createSendOptions(
    { subject, text: `${sample}\n\n${'a'.repeat(3000)}` },
    linkOf(9),
    firm,
  );
  for (const short of textsOf(made)) expect(short).toContain(sample);
});

test('an address stays under 2,000 characters, or holds the link and a line more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 3000 }), fc.nat(3000), (text, length) => {
      const link = linkOf(length);
      const made = createSendOptions(
        { subject, text: text.replaceAll(/\p{Surrogate}/gu, '') },
        link,
        firm,
      );
      for (const address of [made.whatsapp, made.mail]) {
        const isShort = address.length < 2000;
        expect(isShort || (!made.isWhole && address.length < 600 + link.length)).toBe(true);
      }
      for (const sent of textsOf(made)) expect(sent.split('\n')[1]).toBe(link);
    }),
  );
});

test('a request says what each fee is for, and how many are asked for', () => {
  const lines = [
    { service: 'Bookkeeping', fee: 3999, per: 'month' as const },
    { service: 'Payroll', fee: 299, per: 'employee' as const, quantity: 12 },
    { service: 'Advisory', per: 'hour' as const, quantity: 2 },
    { service: 'Tax audit', fee: 12_000, from: true as const },
    { service: 'Registration', fee: 2999 },
  ];
  expect(writeMessageText(createTestRequest({ lines })).text.split('\n').slice(1, 6)).toEqual([
    '1. Bookkeeping, ₹3,999 per month',
    '2. Payroll, ₹3,588 (12 employees at ₹299)',
    '3. Advisory (2 hours)',
    '4. Tax audit, from ₹12,000',
    '5. Registration, ₹2,999',
  ]);
});

test('an acceptance says what its sum is for', () => {
  const { id } = monthlyAndOnce();
  const { text } = writeMessageText(
    createTestDecision(createAcceptance(monthlyAndOnce(), 'Asha Rao')),
  );
  expect(text).toBe(`I accept quotation ${id} of ₹4,719 per month and ₹2,949 once.\nAsha Rao`);
});

test.each<[Choice, string]>([
  [{ step: 'accepted', name: 'Asha Rao', total: 3540 }, 'Acceptance of quotation'],
  [{ step: 'declined', reason: 'fee', words: '' }, 'Refusal of quotation'],
  [{ step: 'change', wishes: [], words: 'Less' }, 'Change asked in quotation'],
  [{ step: 'undone', undid: 'accepted' }, 'Withdrawn reply to quotation'],
])('a reply %j is named for what it is: %s', (choice, what) => {
  const { id } = monthlyAndOnce();
  expect(writeMessageText(createTestDecision(choice)).subject).toMatch(`${what} ${id}, `);
});
