/** @jest-environment jsdom */

import { announceErased } from '@/lib/browser/erase-signal';
import { createStorageKey } from '@/lib/browser/storage-names';
import {
  encryptDrafts,
  readSession,
  type SessionKey,
  sessionKeys,
  writeSession,
} from '@/lib/forms/session-store';

const raw = (key: SessionKey, value: string) =>
  window.sessionStorage.setItem(createStorageKey(key), value);
afterEach(() => window.sessionStorage.clear());

test('a written value is read back, and null removes it', () => {
  writeSession('contact-draft', { name: 'Asha' });
  expect(readSession('contact-draft')).toEqual({ name: 'Asha' });
  writeSession('contact-draft', null);
  expect(window.sessionStorage).toHaveLength(0);
});

test.each(sessionKeys)('a value of another shape under %s is ignored', (key) => {
  for (const value of ['5', '"x"', '[1]', '{"name":5}', '{"name":{}}', 'null', '{', 'true']) {
    raw(key, value);
    expect([value, readSession(key)]).toEqual([value, null]);
  }
});

test('under a lock every draft of the client area is encrypted, and no other value', () => {
  const turned = (text: string) => [...text].reverse().join('');
  const values = {
    'profile-draft': { fullName: 'private' },
    'notifications-draft': { private: true },
    'privacy-draft': { private: true },
    replies: { 'Q-2026-001': 'private' },
    'contact-draft': { name: 'Asha' },
  } as const;
  const keys = Object.keys(values) as (keyof typeof values)[];
  for (const key of keys) writeSession(key, values[key]);
  encryptDrafts({ encrypt: turned, decrypt: turned });
  const stored = keys.map((key) => window.sessionStorage.getItem(createStorageKey(key)) ?? '');
  expect(stored.filter((text) => text.includes('private'))).toEqual([]);
  expect(stored.at(-1)).toBe('{"name":"Asha"}');
  for (const key of keys) expect(readSession(key)).toEqual(values[key]);
  encryptDrafts(null);
});

test('erasing removes every value', () => {
  for (const key of sessionKeys) raw(key, '{}');
  announceErased();
  expect(window.sessionStorage).toHaveLength(0);
});
