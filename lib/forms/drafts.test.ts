/** @jest-environment jsdom */
import { createStorageKey } from '@/lib/browser/storage-names';
import {
  createTabDraft,
  forgetParts,
  getChangedFields,
  hasPart,
  pickKnownFields,
} from '@/lib/forms/drafts';

const fields = { fullName: '', address: '' };
const profile = createTabDraft<typeof fields>('profile-draft');
const write = (changes: Partial<typeof fields>) =>
  profile.write(changes, { ...fields, ...changes });

beforeEach(() => window.sessionStorage.clear());

test('a draft is read back as written, and an empty one is dropped', () => {
  write({ address: 'Half a sentence' });
  expect(profile.read()).toEqual({ address: 'Half a sentence' });
  write({});
  expect(window.sessionStorage).toHaveLength(0);
  expect(profile.read()).toEqual({});
});

test('parts under one key are stored and forgotten separately', () => {
  type Reply = { words: string };
  const part = (name: string) => createTabDraft<Reply>('replies', name);
  const typed = (text: string): [Reply, Reply] => [{ words: text }, { words: text }];
  part('Q-2026-003/1 change').write(...typed('Less'));
  part('Q-2026-003/1 decline').write(...typed('Dear'));
  part('Q-2026-004/1 decline').write(...typed('Late'));
  part('Q-2026-003/10 change').write(...typed('More'));
  expect(part('Q-2026-003/1 decline').read()).toEqual({ words: 'Dear' });
  part('Q-2026-003/1 decline').write({}, { words: '' });
  expect(hasPart('replies', 'Q-2026-003/1 decline')).toBe(false);
  expect(hasPart('replies', 'Q-2026-003/1 change')).toBe(true);
  forgetParts('replies', 'Q-2026-003/1');
  expect(part('Q-2026-003/1 change').read()).toEqual({});
  expect(part('Q-2026-004/1 decline').read()).toEqual({ words: 'Late' });
  expect(part('Q-2026-003/10 change').read()).toEqual({ words: 'More' });
});

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['text', '"fullName"'],
  ['a list', '["fullName"]'],
  ['fields that the form does not have', '{"password":"x","toString":"y","__proto__":{"a":"b"}}'],
  ['values of another type', '{"fullName":1,"address":{"a":"b"}}'],
])('%s in the storage fills no field', async (_, stored) => {
  window.sessionStorage.setItem(createStorageKey('profile-draft'), stored);
  expect(pickKnownFields(await profile.read(), fields)).toEqual({});
});

test('a value equal to the saved one does not count as changed', () => {
  expect(getChangedFields({ a: true, b: false }, { a: true, b: true })).toEqual({ b: false });
  expect(getChangedFields({ lines: [{ fee: '1' }] }, { lines: [{ fee: '1' }] })).toEqual({});
});
