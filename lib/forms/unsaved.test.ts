/** @jest-environment jsdom */

import { announceErased } from '@/lib/browser/erase-signal';
import { writeSession } from '@/lib/forms/session-store';
import { noteStored } from '@/lib/forms/unsaved';

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const fullStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

afterEach(() => {
  jest.restoreAllMocks();
  announceErased();
});

test('the browser asks about a draft that it cannot store, until it is stored or removed', () => {
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

test('a page whose drafts are stored can be left without a question', () => {
  writeSession('contact-draft', { message: 'Half a sentence' });
  expect(asks()).toBe(false);
});

test('the browser does not ask about the copy of a sent message', () => {
  fullStorage();
  writeSession('sent-messages', [{ name: 'Asha' }]);
  expect(asks()).toBe(false);
});

test('storing one thing does not end the question about another', () => {
  noteStored('one', false);
  noteStored('other', false);
  noteStored('one', true);
  expect(asks()).toBe(true);
  noteStored('other', true);
  expect(asks()).toBe(false);
});

test('after an erase the browser does not ask', () => {
  noteStored('one', false);
  announceErased();
  expect(asks()).toBe(false);
});
