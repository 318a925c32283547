import { contactFormSchema, quickContactSchema } from '@/features/contact/contact';
import { parsePrefilledMessage } from '@/lib/browser/prefilled-message';
import { createContactHref, parseLinkedSubject } from '@/lib/content/contact-options';

const filled = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  subject: 'gst',
  message: 'Please call about GST registration.',
};
type Schema = typeof contactFormSchema | typeof quickContactSchema;
const findMessages = (values: Record<string, string>, schema: Schema = contactFormSchema) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [path[0], message]),
  );

test.each([
  ['name', 'A', 'Name must be at least 2 characters'],
  ['name', '   ', 'Name must be at least 2 characters'],
  ['name', '\u200b\u200b', 'Name must be at least 2 characters'],
  ['name', 'a'.repeat(255), 'Please use at most 254 characters'],
  ['email', 'asha@', 'Please enter a valid email address'],
  ['email', 'राम@भारत', 'Please enter a valid email address'],
  ['email', `${'a'.repeat(65)}@example.in`, 'Please enter a valid email address'],
  ['phone', '987654321', 'Please enter a valid phone number'],
  ['phone', ' '.repeat(10), 'Please enter a valid phone number'],
  ['phone', '9'.repeat(255), 'Please use at most 254 characters'],
  ['subject', '', 'Please select a subject'],
  ['message', 'Too short', 'Message must be at least 10 characters'],
  ['message', '\n'.repeat(10), 'Message must be at least 10 characters'],
  ['message', 'a'.repeat(100_001), 'Please use at most 1,00,000 characters'],
])('%s "%.20s" is refused', (field, value, message) => {
  expect(findMessages({ ...filled, [field]: value })).toEqual({ [field]: message });
});

test.each([
  ['name', 'Om'],
  ['name', 'ओम'],
  ['name', 'a'.repeat(254)],
  ['email', 'asha+gst@example.in'],
  ['email', 'राम@उदाहरण.भारत'],
  ['email', 'ram@उदाहरण.भारत'],
  ['phone', '9876543210'],
  ['message', 'Ten chars.'],
  ['message', 'a'.repeat(100_000)],
  ['message', '<script>alert(1)</script>'],
  ['message', 'مجھے کال کریں'],
  ['message', '🙏🙏🙏🙏🙏'],
])('%s "%.20s" passes', (field, value) => {
  expect(findMessages({ ...filled, [field]: value })).toEqual({});
});

test('the form of the home page asks only that each field be filled in', () => {
  const short = { name: 'A', email: filled.email, phone: '9', service: 'gst', message: 'x' };
  expect(findMessages(short, quickContactSchema)).toEqual({});
  const empty = { name: ' ', email: '', phone: '', service: '', message: '' };
  expect(findMessages(empty, quickContactSchema)).toEqual({
    name: 'Please fill in this field',
    email: 'Please enter a valid email address',
    phone: 'Please fill in this field',
    service: 'Please select a service',
    message: 'Please fill in this field',
  });
});

test.each([
  '?subject=',
  '?subject=astrology',
  '?subject=GST',
  '?subject=toString',
  '?subject=%00',
  '?subject=<script>alert(1)</script>',
  '?subject[]=gst',
  '?subject=astrology&subject=gst',
  `?subject=${'gst'.repeat(1000)}`,
  '?%E0%A4%A',
  '#subject=gst',
])('%.40s names no subject', (query) => {
  expect(parseLinkedSubject(query)).toBe('');
});

test.each(['?notice=<b>', '?notice=', `?notice=${'1'.repeat(13)}`, '?notice=156&notice=245'])(
  '%s names no notice',
  (query) => expect(parsePrefilledMessage(query)).toBe(''),
);

test.each(['143(1)(a)', 'DRC-01'])('a link with the notice %s is read as written', (notice) => {
  const query = new URL(createContactHref('itr', { notice }), 'https://firm.example').search;
  expect(parseLinkedSubject(query)).toBe('itr');
  expect(parsePrefilledMessage(query)).toBe(`Notice ${notice}: `);
});
