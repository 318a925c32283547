/** @jest-environment jsdom */

import { announceErased } from '@/lib/browser/erase-signal';
import { writeSession } from '@/lib/forms/session-store';
import { noteStored } from '@/lib/forms/unsaved';

/** Whether the browser would ask before a reload. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const fullStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  announceErased();
});

test('a draft that the browser cannot keep is asked about until it is kept or gone', () => {
  const full = fullStorage();
  writeSession('contact-draft', { message: 'Half a sentence' });
  expect(asks()).toBe(true);
  writeSession('contact-draft', null);
  expect(asks()).toBe(false);
  writeSession('profile-draft', { address: 'Civil Lines' });
  expect(asks()).toBe(true);
  full.mockRestore();
  writeSession('profile-draft', { address: 'Civil Lines' });
  expect(asks()).toBe(false);
});

test('what is kept is left without a question', () => {
  writeSession('contact-draft', { message: 'Half a sentence' });
  expect(asks()).toBe(false);
});

test('the copy of a message that was sent is nothing to ask about', () => {
  fullStorage();
  writeSession('sent-messages', [{ name: 'Asha' }]);
  expect(asks()).toBe(false);
});

test('one thing that is kept does not answer for another', () => {
  noteStored('one', false);
  noteStored('other', false);
  noteStored('one', true);
  expect(asks()).toBe(true);
  noteStored('other', true);
  expect(asks()).toBe(false);
});

test('after an erase there is nothing left to ask about', () => {
  noteStored('one', false);
  announceErased();
  expect(asks()).toBe(false);
});
