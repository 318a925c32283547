/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { LockedError } from '@/features/client-area/store/lock-state';
import { db, openStore } from '@/features/client-area/store/store';
import { useOpened } from '@/features/client-area/store/use-opened';

const listeners: (() => void)[] = [];

jest.mock('@/features/client-area/store/store', () => ({
  area: 'own',
  db: {
    on: (_: string, listener?: () => void) => {
      if (listener) listeners.push(listener);
      return {
        unsubscribe: (gone: () => void) => void listeners.splice(listeners.indexOf(gone), 1),
      };
    },
    open: jest.fn(),
  },
  isReplaced: () => false,
  openStore: jest.fn(),
}));

async function findProblem(error: Error) {
  jest.mocked(openStore).mockRejectedValue(error);
  const { result } = renderHook(useOpened);
  await act(async () => {});
  return result.current;
}

test('a lock is not reported as a problem', async () => {
  expect(await findProblem(new LockedError())).toEqual({ isOpen: false, problem: null });
});

test('a database that the browser does not open is reported', async () => {
  const { problem } = await findProblem(new DOMException('', 'SecurityError'));
  expect(problem).toMatch(/^We cannot read what is stored here: a setting of this browser/);
});

test('a connection that the browser closes is opened again once, for all parts of the page', async () => {
  jest.mocked(openStore).mockResolvedValue(db);
  jest.mocked(db.open).mockRejectedValue(new DOMException('', 'SecurityError'));
  const parts = [renderHook(useOpened), renderHook(useOpened)];
  await act(async () => {});
  await act(async () => {
    for (const listener of listeners) listener();
  });
  expect(db.open).toHaveBeenCalledTimes(1);
  for (const { result, unmount } of parts) {
    expect(result.current.problem).toMatch(/a setting of this browser/);
    unmount();
  }
  expect(listeners).toEqual([]);
});
