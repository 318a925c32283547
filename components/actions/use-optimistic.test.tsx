/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useOptimistic } from '@/components/actions/use-optimistic';
import { announceErased } from '@/lib/browser/erase-signal';
import { OperationError } from '@/lib/browser/operation-failure';

/** A write that ends when told. */
function createWrite() {
  let end = () => {};
  let fail = (_: Error) => {};
  const done = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return {
    write: () => done,
    end: () => act(async () => end()),
    fail: (e: Error) => act(async () => fail(e)),
  };
}

const render = (stored: readonly string[]) =>
  renderHook(({ stored }) => useOptimistic(stored), { initialProps: { stored } });

// Writes that a test left open.
afterEach(announceErased);

const [ROWS, LEFT] = [['a', 'b'], ['b']] as const;

test('a change is shown before it is written, and until the query has read it', async () => {
  const { result, rerender } = render(ROWS);
  const { write, end } = createWrite();
  act(() => void result.current.change(LEFT, write));
  expect(result.current.shown).toBe(LEFT);
  await end();
  expect(result.current.shown).toBe(LEFT);
  const read = ['b'];
  rerender({ stored: read });
  expect(result.current.shown).toBe(read);
  // From now on what is stored counts, even what was stored before.
  rerender({ stored: ROWS });
  expect(result.current.shown).toBe(ROWS);
});

test('what another tab stores meanwhile does not hide a change that is still being written', () => {
  const { result, rerender } = render(ROWS);
  const { write } = createWrite();
  act(() => void result.current.change(LEFT, write));
  rerender({ stored: ['a', 'b', 'c'] });
  expect(result.current.shown).toBe(LEFT);
});

test('a failed write shows again what is stored, with its sentence beside the row', async () => {
  const { result } = render(ROWS);
  const { write, fail } = createWrite();
  act(() => void result.current.change(LEFT, write, 'a'));
  await fail(new OperationError('The disk is full.'));
  expect(result.current.shown).toBe(ROWS);
  expect(result.current.getFailure('a')).toBe('The disk is full.');
  expect(result.current.getFailure('b')).toBeNull();
  act(() => void result.current.change(LEFT, createWrite().write, 'b'));
  expect(result.current.getFailure('a')).toBeNull();
});

test('the failure of an earlier change does not take back a later one', async () => {
  const { result } = render(ROWS);
  const first = createWrite();
  act(() => void result.current.change(LEFT, first.write, 'a'));
  act(() => void result.current.change([], createWrite().write, 'b'));
  await first.fail(new OperationError('The disk is full.'));
  expect(result.current.shown).toEqual([]);
  expect(result.current.getFailure('a')).toBe('The disk is full.');
});

test('the browser asks before a page is left whose change is not written yet', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { result } = render(ROWS);
  const [first, second] = [createWrite(), createWrite()];
  act(() => void result.current.change(LEFT, first.write));
  expect(asks()).toBe(true);
  act(() => void result.current.change(ROWS, second.write));
  await first.end();
  expect(asks()).toBe(true);
  await second.fail(new OperationError('The disk is full.'));
  expect(asks()).toBe(false);
});
