import { signUpSchema } from '@/lib/forms/access';
import { contactSchema } from '@/lib/forms/contact';
import { nameFault } from '@/lib/forms/person-name';

test.each([
  ['Latin', 'Asha Rao'],
  ['initials', 'A. P. J. Abdul Kalam'],
  ['a hyphen', 'Anne-Marie'],
  ['an apostrophe', "D'Souza"],
  ['a curly apostrophe', 'D’Souza'],
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
  ['nothing, of which the form speaks itself', ''],
])('a name in %s is taken', (_, name) => {
  expect(nameFault(name)).toBeNull();
});

const UNSEEN = 'Please type the name without characters that cannot be seen';
const PILE = 'Please use at most three marks on a letter of the name';
const LETTERS = 'Please use only letters, spaces, dots, apostrophes and hyphens in the name';

const refused: [string, string, string][] = [
  ['a text turned around', 'Asha \u202eoaR', UNSEEN],
  ['an isolate', '\u2067Asha\u2069', UNSEEN],
  ['a joiner', 'क\u094d\u200dष', UNSEEN],
  ['a non-joiner', 'نامه\u200cای', UNSEEN],
  ['a space of no width', 'Asha\u200bRao', UNSEEN],
  ['a soft hyphen', 'As\u00adha', UNSEEN],
  ['a line break', 'Asha\nRao', UNSEEN],
  ['a tab', 'Asha\tRao', UNSEEN],
  ['a NUL', 'Asha\0', UNSEEN],
  ['a private character', 'Asha\ue000', UNSEEN],
  ['a private character of another plane', 'Asha\u{f0000}', UNSEEN],
  ['half a character', 'Asha\ud83d', UNSEEN],
  ['a letter that shows nothing', 'Asha\u3164', UNSEEN],
  ['a selector of variants', 'Asha\ufe0f', UNSEEN],
  ['a pile of marks', `Z${'\u0351'.repeat(4)}algo`, PILE],
  ['figures', 'Asha 2', LETTERS],
  ['markup', '<b>Asha</b>', LETTERS],
  ['a formula', '=HYPERLINK("x")', LETTERS],
  ['an emoji', 'Asha 🙏', LETTERS],
  ['no letter', "-.'", LETTERS],
];

test.each([
  ...refused,
  ['a pile of thousands', `Z${'\u0301\u0323'.repeat(5000)}`, PILE],
  ['marks alone', '\u0301\u0302', LETTERS],
])('%s is refused', (_, name, sentence) => {
  expect(nameFault(name)).toBe(sentence);
});

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
const said = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => [issue.path[0], issue.message])[0];

test.each(refused)('both forms with a schema say why: %s', (_, name, sentence) => {
  expect(said(contactSchema.safeParse({ ...message, name }))).toEqual(['name', sentence]);
  const signUp = signUpSchema.safeParse({ ...account, firstName: name });
  expect(said(signUp)).toEqual(['firstName', sentence]);
});

test.each(['', 'A', '1', ' A '])('the message for a short name stays: %j', (name) => {
  expect(said(contactSchema.safeParse({ ...message, name }))).toEqual([
    'name',
    'Name must be at least 2 characters',
  ]);
});

test('a name is sent as it was typed', () => {
  const name = 'Nguye\u0302\u0303n D’Souza';
  expect(contactSchema.parse({ ...message, name }).name).toBe(name);
});
