import { createRemovalToast } from '@/components/actions/removal-toast';
import { notify } from '@/components/toast/toast';
import { forgetInThisTab } from '@/lib/browser/erase-signal';
import { OperationError } from '@/lib/browser/operation-failure';

jest.mock('@/components/toast/toast', () => ({ notify: jest.fn() }));

type Shown = { onGone: () => void; action: { onClick: () => void } };
const shown = jest.mocked(notify);
const latest = () => shown.mock.lastCall as unknown as [string, Shown];

const restored: string[] = [];
const removal = (name: string) => ({
  name,
  restore: async () => {
    restored.push(name);
  },
});
const undo = () =>
  new Promise<void>((resolve) => {
    onUndone.mockImplementation(resolve);
    latest()[1].action.onClick();
  });
const onUndone = jest.fn();
let notice: ReturnType<typeof createRemovalToast>;

beforeEach(() => {
  restored.length = 0;
  notice = createRemovalToast({ singular: 'was deleted', plural: 'files were deleted' });
});

test('one item is named, several are counted, and undo restores all of them', async () => {
  await notice(removal('A.pdf'), onUndone);
  expect(latest()[0]).toBe('A.pdf was deleted');
  await notice(removal('B.pdf'), onUndone);
  expect(latest()[0]).toBe('2 files were deleted');
  await undo();
  expect(restored).toEqual(['A.pdf', 'B.pdf']);
});

test('items already restored, or whose notice is gone, are not counted again', async () => {
  await notice(removal('A.pdf'), onUndone);
  await undo();
  await notice(removal('B.pdf'), onUndone);
  expect(latest()[0]).toBe('B.pdf was deleted');
  latest()[1].onGone();
  await notice(removal('C.pdf'), onUndone);
  expect(latest()[0]).toBe('C.pdf was deleted');
});

test('a notice replaced by one that includes its items does not count as gone', async () => {
  await notice(removal('A.pdf'), onUndone);
  const [, first] = latest();
  await notice(removal('B.pdf'), onUndone);
  first.onGone();
  await notice(removal('C.pdf'), onUndone);
  expect(latest()[0]).toBe('3 files were deleted');
});

test('what another tab has erased does not come back, and the notice says why', async () => {
  await notice(removal('A.pdf'), onUndone);
  const [, offer] = latest();
  forgetInThisTab();
  expect(latest()[0]).toBe('Everything was erased');
  const undone = new Promise<void>((resolve) => {
    onUndone.mockImplementation(resolve);
  });
  offer.action.onClick();
  await undone;
  expect(restored).toEqual([]);
  await notice(removal('B.pdf'), onUndone);
  expect(latest()[0]).toBe('B.pdf was deleted');
});

test('only what an undo could not restore is offered again, with the reason', async () => {
  const broken = { ...removal('B.pdf'), restore: jest.fn(removal('B.pdf').restore) };
  broken.restore.mockRejectedValueOnce(new OperationError('The disk said no.'));
  await notice(removal('A.pdf'), onUndone);
  await notice(broken, onUndone);
  await notice(removal('C.pdf'), onUndone);
  await undo();
  expect(restored).toEqual(['A.pdf']);
  expect(latest()).toEqual([
    'Not undone',
    expect.objectContaining({ description: 'The disk said no.', tone: 'problem' }),
  ]);
  await undo();
  expect(restored).toEqual(['A.pdf', 'B.pdf', 'C.pdf']);
});
