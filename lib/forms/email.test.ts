import fc from 'fast-check';
import { isEmailAddress } from '@/lib/forms/email';

test.each([
  'asha@example.in',
  'a@b.in',
  'Asha.Verma+gst@Example.CO.IN',
  "o'brien_{1}/x=y@mail.example.in",
  'राम@उदाहरण.भारत',
  'ram@उदाहरण.भारत',
  'ram@xn--p1b6ci4b4b3a.xn--h2brj9c',
  'राम@xn--p1b6ci4b4b3a.xn--h2brj9c',
  'राम+कर@उदाहरण.भारत',
  'ரவி@உதாரணம்.இந்தியா',
  'রবি@উদাহরণ.ভারত',
  'రవి@ఉదాహరణ.భారత్',
  'સંજય@ઉદાહરણ.ભારત',
  'سلمان@مثال.بھارت',
  'क्‍ष@उदाहरण.भारत',
  'jörg@müller.de',
  '用户@例子.中国',
  `${'a'.repeat(64)}@example.in`,
  `a@${'b'.repeat(63)}.in`,
])('%s is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  ['nothing', ''],
  ['no @', 'asha.example.in'],
  ['nothing before the @', '@example.in'],
  ['nothing after it', 'asha@'],
  ['two of them', 'asha@verma@example.in'],
  ['a domain of one label', 'asha@localhost'],
  ['a number for a domain', 'asha@127.0.0.1'],
  ['an empty label', 'asha@example..in'],
  ['a dot at the end', 'asha@example.in.'],
  ['a dot in front', '.asha@example.in'],
  ['two dots', 'asha..verma@example.in'],
  ['a dot before the @', 'asha.@example.in'],
  ['a hyphen in front of a label', 'asha@-example.in'],
  ['a space', 'asha verma@example.in'],
  ['a space that does not break', 'asha\u00a0verma@example.in'],
  ['spaces around', ' asha@example.in '],
  ['two addresses', 'asha@example.in,ram@example.in'],
  ['a line break', 'asha@example.in\nBcc: all@example.in'],
  ['a NUL', 'asha\0@example.in'],
  ['a mark that turns the direction', 'asha\u202e@example.in'],
  ['a space of no width in the domain', 'asha@exam\u200bple.in'],
  ['a port', 'asha@example.in:25'],
  ['a path', 'asha@example.in/x'],
  ['an escape', 'asha@%65xample.in'],
  ['a bracket', '<asha@example.in>'],
  ['the wide @', 'asha＠example.in'],
  ['65 characters before the @', `${'a'.repeat(65)}@example.in`],
  ['a label of 64', `a@${'b'.repeat(64)}.in`],
  ['an address of 255', `a@${'b.'.repeat(125)}inn`],
  ['a million characters', `${'a'.repeat(1_000_000)}@example.in`],
])('%s is rejected', (_, text) => {
  expect(isEmailAddress(text)).toBe(false);
});

/** What browsers accept in an email field: the pattern of the HTML standard. */
const HTML_STANDARD =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

test('an ASCII address that the HTML standard rejects is rejected', () => {
  const text = fc
    .tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.domain())
    .map(([before, domain]) => `${before}@${domain}`);
  fc.assert(
    fc.property(fc.oneof(text, fc.string(), fc.emailAddress()), (value) => {
      expect(isEmailAddress(value) && !HTML_STANDARD.test(value)).toBe(false);
    }),
  );
});

test('an address built by the rules passes', () => {
  const word = fc.stringMatching(/^[a-z0-9\u0905-\u0939]{1,8}$/);
  const label = fc.stringMatching(/^[a-z0-9]{1,8}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), label, (text, domain) => {
      expect(isEmailAddress(`${text.join('.')}@${domain}.in`)).toBe(true);
    }),
  );
});
