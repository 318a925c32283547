import fc from 'fast-check';
import { signUpSchema } from '@/features/access/access';
import { contactFormSchema, quickContactSchema } from '@/features/contact/contact';
import { tidyName } from '@/lib/forms/person-name';

const message = {
  email: 'asha@example.in',
  phone: '9876543210',
  subject: 'gst',
  message: 'Please call me back',
};
const account = {
  ...message,
  mobile: '9876543210',
  lastName: 'Rao',
  password: 'a b',
  confirmPassword: 'a b',
};
type Result = { error?: { issues: { path: PropertyKey[]; message: string }[] } };
const getFirstError = (result: Result) =>
  result.error?.issues.map((issue) => [issue.path[0], issue.message])[0];

/** The name as each of the three forms that ask for one sends it. */
const sendName = (name: string) => [
  contactFormSchema.parse({ ...message, name }).name,
  quickContactSchema.parse({ ...message, service: 'gst', name }).name,
  signUpSchema.parse({ ...account, firstName: name }).firstName,
];

test.each([
  ['Latin', 'Asha Rao'],
  ['initials', 'A. P. J. Abdul Kalam'],
  ['a hyphen', 'Anne-Marie'],
  ['an apostrophe', "D'Souza"],
  ['a curly apostrophe', 'D\u2019Souza'],
  ['Devanagari', 'आशा राव'],
  ['three marks in a row', 'ड़ें'],
  ['a conjunct', 'लक्ष्मी'],
  ['Tamil', 'சுப்பிரமணியன்'],
  ['Bengali', 'কৃষ্ণেন্দু'],
  ['Malayalam', 'ശ്രീകുമാർ'],
  ['Telugu', 'వెంకటేశ్వర్లు'],
  ['Gurmukhi', 'ਗੁਰਪ੍ਰੀਤ'],
  ['Urdu', 'محمد سلمان'],
  ['Urdu with its marks', 'مُحَمَّد'],
  ['Vietnamese in pieces', 'Nguye\u0302\u0303n'],
  ['Han with a wide space', '山田\u3000太郎'],
  ['a firm', 'M/s Sharma & Sons'],
  ['a company', 'Gupta Traders (India) Pvt. Ltd.'],
  ['figures', '3M India Ltd'],
  ['commas and brackets', 'Rao, Asha (Karta), HUF'],
  ['a society', "Residents' Welfare Assn. \u2013 Sector 21/A, No. 7"],
  ['a trade mark', 'Sri Sai\u00ae Stores #4 @ Kukatpally'],
  ['a firm in Hindi', 'मे. शर्मा एण्ड सन्स (दिल्ली)'],
  ['a joiner of Hindi', 'पुष्प\u0915\u094d\u200dष'],
  ['a chillu of Malayalam', 'രാജന്\u200d നായര്\u200d'],
  ['a non-joiner of Telugu', 'రామ్\u200cచరణ్'],
  ['a non-joiner of Urdu', 'نامه\u200cای'],
  ['ra with ya in Bengali', 'র\u200d্যাচেল'],
  ['markup, which is only text', '<b>Asha</b>'],
  ['a formula, which is only text', '=HYPERLINK("x")'],
  ['an emoji', 'Asha 🙏'],
])('a name with %s is sent as it was typed', (_, name) => {
  expect(sendName(name)).toEqual([name, name, name]);
});

test.each([
  ['a text turned around', 'Asha \u202eoaR', 'Asha oaR'],
  ['an isolate', '\u2067Asha\u2069', 'Asha'],
  ['a joiner that joins nothing', 'As\u200dha', 'Asha'],
  ['a space of no width', 'Asha\u200b Rao', 'Asha Rao'],
  ['a soft hyphen', 'As\u00adha', 'Asha'],
  ['a byte order mark', '\ufeffAsha Rao', 'Asha Rao'],
  ['a private character', 'Asha\ue000', 'Asha'],
  ['a private character of another plane', 'Asha\u{f0000}', 'Asha'],
  ['half a character', 'Asha\ud83d', 'Asha'],
  ['a letter that shows nothing', 'Asha\u3164', 'Asha'],
  ['a selector of variants', 'Asha\ufe0f', 'Asha'],
  ['a line separator', 'Asha\u2028Rao', 'Asha Rao'],
  ['a mark of direction from a contact list', '\u200eM/s Sharma & Sons\u200e', 'M/s Sharma & Sons'],
  ['a pile of marks', `Z${'\u0351'.repeat(4)}algo`, 'Z\u0351\u0351\u0351algo'],
  ['a pile of thousands', `Z${'\u0301\u0323'.repeat(5000)}`, 'Z\u0301\u0323\u0301'],
])('%s is removed without an error', (_, typed, name) => {
  expect(sendName(typed)).toEqual([name, name, name]);
});

test.each([
  ['a tab', 'Asha\tRao'],
  ['a line break', 'Asha\nRao'],
  ['NUL', 'Asha\0Rao'],
  ['the end of a line of another kind', 'Asha\u0085Rao'],
  ['an escape', 'Asha\u001b[31m'],
])('%s is rejected, and the forms say why', (_, name) => {
  const sentence = 'Please type the name without tabs and line breaks';
  expect(getFirstError(contactFormSchema.safeParse({ ...message, name }))).toEqual([
    'name',
    sentence,
  ]);
  const signUp = signUpSchema.safeParse({ ...account, firstName: name });
  expect(getFirstError(signUp)).toEqual(['firstName', sentence]);
});

test.each(['', 'A', '1', ' A ', '\u200bA', '\u3164\u3164', '\u2800\u2800', '\u0301\u0302'])(
  'the message for a short name, or one that shows nothing, stays: %j',
  (name) => {
    expect(getFirstError(contactFormSchema.safeParse({ ...message, name }))).toEqual([
      'name',
      'Name must be at least 2 characters',
    ]);
  },
);

test('tidying a name twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = tidyName(typed);
      expect(tidyName(once)).toBe(once);
    }),
    { numRuns: 1000 },
  );
});
