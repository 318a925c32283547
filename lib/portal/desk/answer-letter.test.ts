import { waysToClient, whatsappNumber } from '@/lib/portal/desk/answer-letter';
import { answerOf } from '@/lib/portal/exchange/exchange.test-support';

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
  expect(whatsappNumber(phone)).toBe(number);
});

const LINK = 'https://firm.test/dashboard/quotations#v1.abc';

test('the answer goes out with its link, to the client who is named', () => {
  const client = { name: 'Asha & Rao', phone: '98765 00000', email: 'asha@example.in' };
  const { text, whatsapp, mail } = waysToClient(answerOf(), client, LINK);
  expect(text.endsWith(LINK)).toBe(true);
  expect(new URL(whatsapp).searchParams.get('text')).toBe(text);
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/919876500000\?/);
  const written = new URL(mail);
  expect(written.pathname).toBe('asha@example.in');
  expect(written.searchParams.get('body')).toBe(text.replaceAll('\n', '\r\n'));
});

test('what a client writes as mail adds no header and no other receiver', () => {
  const client = { name: '', phone: '', email: 'a@b.in?cc=all@firm.in&body=x,c@d.in' };
  const { mail, whatsapp } = waysToClient(answerOf(), client, LINK);
  expect([...new URL(mail).searchParams.keys()]).toEqual(['subject', 'body']);
  expect(mail).not.toContain(',c');
  expect(whatsapp).toMatch(/^https:\/\/wa\.me\/\?text=/);
});
