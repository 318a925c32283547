/** @jest-environment jsdom */

import { act, renderHook } from '@testing-library/react';
import type { Observable } from 'dexie';
import { useLive } from '@/lib/portal/hooks/use-live';

/** A query that answers on demand. */
function query() {
  let onValue: ((value: string) => void) | undefined;
  let onError: ((error: unknown) => void) | undefined;
  const subscribe = (next: typeof onValue, fail: typeof onError) => {
    [onValue, onError] = [next, fail];
    const unsubscribe = () => {
      [onValue, onError] = [undefined, undefined];
    };
    return { unsubscribe };
  };
  return {
    observable: { subscribe } as unknown as Observable<string>,
    answer: (value: string) => act(() => onValue?.(value)),
    fail: (error: unknown) => act(() => onError?.(error)),
    isFollowed: () => onValue !== undefined,
  };
}

const render = (first: Observable<string> | null) =>
  renderHook(({ of }) => useLive(of), { initialProps: { of: first } });

test('shows each answer, and stops when unmounted', () => {
  const { observable, answer, isFollowed } = query();
  const { result, unmount } = render(observable);
  expect(result.current).toBeUndefined();
  answer('one');
  answer('two');
  expect(result.current).toBe('two');
  unmount();
  expect(isFollowed()).toBe(false);
});

test('keeps the last answer until the next query answers', () => {
  const [first, second] = [query(), query()];
  const { result, rerender } = render(first.observable);
  first.answer('old');
  rerender({ of: second.observable });
  expect([result.current, first.isFollowed()]).toEqual(['old', false]);
  second.answer('new');
  expect(result.current).toBe('new');
});

test('forgets the answer when there is no query, as after an erase', () => {
  const [first, second] = [query(), query()];
  const { result, rerender } = render(first.observable);
  first.answer('erased');
  rerender({ of: null });
  expect(result.current).toBeUndefined();
  rerender({ of: second.observable });
  expect(result.current).toBeUndefined();
});

test('throws the error of the query when rendering', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { observable, fail } = query();
  render(observable);
  expect(() => fail(new Error('no such table'))).toThrow('no such table');
});

test('keeps what it has read if the storage fails later', () => {
  const { observable, answer, fail } = query();
  const { result } = render(observable);
  answer('read');
  fail(new DOMException('', 'UnknownError'));
  expect(result.current).toBe('read');
});
