/** @jest-environment jsdom */

import { announceErased } from '@/lib/browser/erase-signal';
import { readSession, type SessionKey, sessionKeys, writeSession } from '@/lib/forms/session-store';

const raw = (key: SessionKey, value: string) => window.sessionStorage.setItem(key, value);
afterEach(() => window.sessionStorage.clear());

test('a written value is read back, and null removes it', () => {
  writeSession('contact-draft', { name: 'Asha' });
  expect(readSession('contact-draft')).toEqual({ name: 'Asha' });
  writeSession('contact-draft', null);
  expect(window.sessionStorage).toHaveLength(0);
});

test.each(sessionKeys)('a foreign value under %s is ignored', (key) => {
  for (const value of ['5', '"x"', '[1]', '{"name":5}', '{"name":{}}', 'null', '{', 'true']) {
    raw(key, value);
    expect([value, readSession(key)]).toEqual([value, null]);
  }
});

test('erasing removes every value', () => {
  for (const key of sessionKeys) raw(key, '{}');
  announceErased();
  expect(window.sessionStorage).toHaveLength(0);
});
