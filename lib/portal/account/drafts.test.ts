/** @jest-environment jsdom */
import { changedFields, readDraft, writeDraft } from '@/lib/portal/account/drafts';

const fields = { fullName: '', address: '' };

beforeEach(() => window.sessionStorage.clear());

test('a draft is read back as written, and an empty one is dropped', () => {
  writeDraft('profile-draft', { address: 'Half a sentence' });
  expect(readDraft('profile-draft', fields)).toEqual({ address: 'Half a sentence' });
  writeDraft('profile-draft', {});
  expect(window.sessionStorage).toHaveLength(0);
  expect(readDraft('profile-draft', fields)).toEqual({});
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['text', '"fullName"'],
  ['a list', '["fullName"]'],
  ['fields that the form does not have', '{"password":"x","toString":"y","__proto__":{"a":"b"}}'],
  ['values of another type', '{"fullName":1,"address":{"a":"b"}}'],
])('%s in the storage is not taken for a draft', (_, stored) => {
  window.sessionStorage.setItem('profile-draft', stored);
  expect(readDraft('profile-draft', fields)).toEqual({});
});

test('a value equal to the saved one does not count as changed', () => {
  expect(changedFields({ a: true, b: false }, { a: true, b: true })).toEqual({ b: false });
});
