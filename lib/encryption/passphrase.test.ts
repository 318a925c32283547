import { createPassphrase } from '@/lib/encryption/passphrase';
import { findPassphraseRejection } from '@/lib/forms/new-passphrase';

test('a created passphrase is strong, has no letters that look alike, and differs each time', () => {
  const made = Array.from({ length: 50 }, createPassphrase);
  expect(new Set(made).size).toBe(50);
  for (const each of made) {
    expect(each).toMatch(/^[0-9a-hjkmnp-tv-z]{5}(-[0-9a-hjkmnp-tv-z]{5}){3}$/);
    expect(findPassphraseRejection(each, each)).toBeNull();
  }
});
