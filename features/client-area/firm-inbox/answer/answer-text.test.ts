import {
  formatWhatsappNumber,
  getClientContactLinks,
  writeAnswerText,
} from '@/features/client-area/firm-inbox/answer/answer-text';
import { createSendOptions } from '@/features/client-area/protocol/message-text';
import { formatRupees } from '@/lib/format';
import { createTestAnswer, monthlyAndOnce } from '@/lib/test-support/thread-messages';

test.each([
  ['+91 98765 00000', '919876500000'],
  ['98765 00000', '919876500000'],
  ['098765-00000', '919876500000'],
  ['+44 20 7946 0000', '442079460000'],
  ['+1 987 650 0000', '19876500000'],
  ['', null],
  ['call me', null],
  ['12345', null],
  ['1'.repeat(16), null],
])('"%s" is %p for WhatsApp', (phone, number) => {
  expect(formatWhatsappNumber(phone)).toBe(number);
});

const LINK = 'https://firm.test/dashboard/quotations#v1.abc';
const createWays = (client: { phone: string; email: string }) =>
  createSendOptions(
    writeAnswerText(createTestAnswer()),
    LINK,
    getClientContactLinks({ name: '', ...client }),
  );

test('the answer goes with its link to the client named in the request', () => {
  const { text, whatsapp, mail } = createWays({ phone: '98765 00000', email: 'asha@example.in' });
  expect(text).toContain(formatRupees(createTestAnswer().total));
  expect(text.split('\n')[1]).toBe(LINK);
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/919876500000\?text=/);
  expect(new URL(mail).pathname).toBe('asha@example.in');
});

test('a client’s mail address cannot add a header or another recipient', () => {
  const hostile = { phone: '', email: 'a@b.in?cc=all@firm.in&body=x,c@d.in' };
  const { mail, whatsapp } = createWays(hostile);
  expect([...new URL(mail).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(new URL(mail).pathname).not.toContain(',');
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/);
});

test('the text of an answer states the unit of each fee and sum', () => {
  const [, monthly, once, sums] = writeAnswerText(monthlyAndOnce()).text.split('\n');
  expect(monthly).toMatch(/, ₹3,999 per month$/);
  expect(once).toMatch(/, ₹2,999$/);
  expect(sums).toMatch(/^₹4,719 per month and ₹2,949 once, valid until/);
});
