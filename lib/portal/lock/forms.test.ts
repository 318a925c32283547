import { newPassphraseSchema, storedSchema } from '@/lib/portal/lock/forms';

const refusal = (passphrase: string) =>
  newPassphraseSchema.safeParse({ passphrase, again: passphrase }).error?.issues[0]?.message ??
  null;

const UNSEEN = 'Use at least 12 characters that can be seen.';

test.each([
  ['four plain words here', null],
  ['x'.repeat(11), 'Use at least 12 characters.'],
  ['x'.repeat(12), null],
  ['चार सरल शब्द यहाँ', null],
  ['க்ஷ மூன்று சொற்கள்', null],
  ['\u200b'.repeat(12), UNSEEN],
  ['\u3164'.repeat(20), UNSEEN],
  ['\u2800'.repeat(12), UNSEEN],
  ['\u0007\u202e\u2060'.repeat(5), UNSEEN],
  [`short${'\u00ad'.repeat(12)}`, UNSEEN],
  [' '.repeat(20), 'Use at least 12 characters.'],
])('a new passphrase %j gets %s', (passphrase, sentence) => {
  expect(refusal(passphrase)).toBe(sentence);
});

test('nothing is sealed before the code is said to be kept', () => {
  expect(storedSchema.safeParse({ isStored: false }).success).toBe(false);
  expect(storedSchema.safeParse({ isStored: true }).success).toBe(true);
});
