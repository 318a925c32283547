import { findPassphraseRejection } from '@/lib/forms/new-passphrase';
import { createStoredSchema } from '@/lib/forms/secret';

const UNSEEN = 'Use at least 12 visible characters.';

test.each([
  ['four plain words here', null],
  ['x'.repeat(11), 'Use at least 12 characters.'],
  ['x'.repeat(12), null],
  ['\u{1f511}'.repeat(11), 'Use at least 12 characters.'],
  ['\u{1f511}'.repeat(12), null],
  [`  ${'a'.repeat(11)}  `, 'Use at least 12 characters.'],
  ['a'.repeat(200), null],
  ['a'.repeat(201), 'Use at most 200 characters.'],
  ['चार सरल शब्द यहाँ', null],
  ['க்ஷ மூன்று சொற்கள்', null],
  ['\u200b'.repeat(12), UNSEEN],
  ['\u3164'.repeat(20), UNSEEN],
  ['\u2800'.repeat(12), UNSEEN],
  ['\u0007\u202e\u2060'.repeat(5), UNSEEN],
  [`short${'\u00ad'.repeat(12)}`, UNSEEN],
  [' '.repeat(20), 'Use at least 12 characters.'],
])('a new passphrase %j gets %s', (passphrase, sentence) => {
  expect(findPassphraseRejection(passphrase, passphrase)).toBe(sentence);
});

test('the two passphrases must be the same', () => {
  const passphrase = 'four plain words here';
  expect(findPassphraseRejection(passphrase, `${passphrase} `)).toBe(
    'The two passphrases are not the same.',
  );
});

test('nothing is encrypted before the client confirms that the code is stored', () => {
  const storedSchema = createStoredSchema('Tick the box.');
  expect(storedSchema.safeParse({ isStored: false }).success).toBe(false);
  expect(storedSchema.safeParse({ isStored: true }).success).toBe(true);
});
