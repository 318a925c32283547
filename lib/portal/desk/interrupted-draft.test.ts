import { firstDraft } from '@/lib/portal/desk/answer-draft';
import {
  copiedUntilSaved,
  forgetInterrupted,
  INTERRUPTED_KEY,
  interruptedDraft,
} from '@/lib/portal/desk/interrupted-draft';
import { RID, requestOf } from '@/lib/portal/exchange/exchange.test-support';

const kept = new Map<string, string>();
const sessionStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
// jsdom lacks the text encoder that signing needs.
Object.assign(globalThis, { window: { sessionStorage } });

const draft = firstDraft(RID, requestOf());
const later = { ...draft, notes: 'Two houses' };
const never = () => new Promise(() => {});

afterEach(() => {
  jest.restoreAllMocks();
  forgetInterrupted(null);
});

test('copies a draft at once, for its own request only, until it is saved', async () => {
  let end = () => {};
  const saving = copiedUntilSaved(
    draft,
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  expect(interruptedDraft(RID)).toEqual(draft);
  expect(interruptedDraft('another')).toBeNull();
  end();
  await saving;
  expect(interruptedDraft(RID)).toBeNull();
});

test('keeps the copy of a later change when the earlier one is saved', async () => {
  const saving = copiedUntilSaved(draft, async () => {});
  void copiedUntilSaved(later, never);
  await saving;
  expect(interruptedDraft(RID)).toEqual(later);
});

test('keeps the copy when saving fails', async () => {
  const saving = copiedUntilSaved(draft, () => Promise.reject(new Error('full')));
  await expect(saving).rejects.toThrow('full');
  expect(interruptedDraft(RID)).toEqual(draft);
});

test.each(['', '{', '[]', '{"request":"x"}', JSON.stringify({ ...draft, lines: 1 })])(
  'takes %j for no copy',
  (stored) => {
    kept.set(INTERRUPTED_KEY, stored);
    expect(interruptedDraft(RID)).toBeNull();
  },
);

test('saves all the same in a browser that stores nothing for a tab', async () => {
  jest.spyOn(sessionStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const save = jest.fn(async () => {});
  await copiedUntilSaved(draft, save);
  expect(save).toHaveBeenCalledTimes(1);
  expect(interruptedDraft(RID)).toBeNull();
});

test('forgets the copy of an answered request, and no other', () => {
  void copiedUntilSaved(draft, never);
  forgetInterrupted('another');
  expect(interruptedDraft(RID)).toEqual(draft);
  forgetInterrupted(RID);
  expect(interruptedDraft(RID)).toBeNull();
});
