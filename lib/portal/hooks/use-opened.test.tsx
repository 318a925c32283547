/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { LockedError } from '@/lib/portal/db/lock-state';
import { openStore } from '@/lib/portal/db/store';
import { useOpened } from '@/lib/portal/hooks/use-opened';

jest.mock('@/lib/portal/db/store', () => ({
  area: 'own',
  db: { on: () => ({ unsubscribe: () => {} }) },
  isReplaced: () => false,
  openStore: jest.fn(),
}));

async function problemOf(error: Error) {
  jest.mocked(openStore).mockRejectedValue(error);
  const { result } = renderHook(useOpened);
  await act(async () => {});
  return result.current;
}

test('a lock is no failure: its screen says all', async () => {
  expect(await problemOf(new LockedError())).toEqual({ isOpen: false, problem: null });
});

test('what the browser does not open is said', async () => {
  const { problem } = await problemOf(new DOMException('', 'SecurityError'));
  expect(problem).toMatch(/^What is kept here cannot be read: a setting of this browser/);
});
