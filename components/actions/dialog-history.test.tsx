/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { watchDialogHistory } from '@/components/actions/dialog-history';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';

const change = jest.fn();

const sheets = (first: boolean, second = false) => (
  <>
    <Dialog open={first} onOpenChange={(open) => change('first', open)}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>First</DialogTitle>
        <a href="#there">There</a>
      </DialogContent>
    </Dialog>
    <Dialog open={second} onOpenChange={(open) => change('second', open)}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Second</DialogTitle>
      </DialogContent>
    </Dialog>
  </>
);

const entries = () => window.history.state?.dialogs ?? 0;
const expectEntries = (count: number) => waitFor(() => expect(entries()).toBe(count));

async function goBack() {
  await act(async () => {
    const arrived = new Promise((resolve) =>
      window.addEventListener('popstate', resolve, { once: true }),
    );
    window.history.back();
    await arrived;
  });
}

let page = 0;
let stopWatching: () => void;
beforeEach(() => {
  change.mockClear();
  page += 1;
  window.history.pushState({ page: 'before' }, '', '/');
  window.history.pushState({ page: 'tested' }, '', `/page-${page}`);
  stopWatching = watchDialogHistory();
});
afterEach(() => stopWatching());

test('Back closes the open dialog and stays on the page', async () => {
  const { rerender, unmount } = render(sheets(true));
  await expectEntries(1);
  await goBack();
  expect(change.mock.calls).toEqual([['first', false]]);
  rerender(sheets(false));
  expect(window.location.pathname).toBe(`/page-${page}`);
  expect(window.history.state).toEqual({ page: 'tested' });
  unmount();
});

test('a dialog closed in another way leaves no entry behind', async () => {
  const { rerender, unmount } = render(sheets(true));
  await expectEntries(1);
  rerender(sheets(false));
  await waitFor(() => expect(window.history.state).toEqual({ page: 'tested' }));
  expect(change).not.toHaveBeenCalled();
  unmount();
});

test('a dialog opened while the step back over another one is under way stays open', async () => {
  const { rerender, unmount } = render(sheets(true));
  await expectEntries(1);
  const go = window.history.go.bind(window.history);
  const step = jest.spyOn(window.history, 'go').mockImplementationOnce((entries) => {
    go(entries);
    act(() => rerender(sheets(false, true)));
  });
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true }),
  );
  rerender(sheets(false));
  await arrived;
  step.mockRestore();
  await expectEntries(1);
  expect(change).not.toHaveBeenCalled();
  unmount();
});

test('a second dialog above the first is closed alone', async () => {
  const { rerender, unmount } = render(sheets(true));
  await expectEntries(1);
  rerender(sheets(true, true));
  await expectEntries(2);
  await goBack();
  expect(change.mock.calls).toEqual([['second', false]]);
  rerender(sheets(true));
  await goBack();
  expect(change.mock.calls[1]).toEqual(['first', false]);
  rerender(sheets(false));
  expect(window.history.state).toEqual({ page: 'tested' });
  unmount();
});

test('a dialog opened in place of the first takes over its entry', async () => {
  const { rerender, unmount } = render(sheets(true));
  await expectEntries(1);
  const { length } = window.history;
  rerender(sheets(false, true));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect([entries(), window.history.length]).toEqual([1, length]);
  unmount();
  await expectEntries(0);
});

test('a link in a dialog is followed from the page', async () => {
  const { unmount } = render(sheets(true));
  await expectEntries(1);
  fireEvent.click(screen.getByRole('link', { name: 'There' }));
  await waitFor(() => expect(window.location.hash).toBe('#there'));
  await goBack();
  expect(window.history.state).toEqual({ page: 'tested' });
  unmount();
});

test('Forward to the entry of a closed dialog returns to the page', async () => {
  const { rerender, unmount } = render(sheets(true));
  await expectEntries(1);
  await goBack();
  rerender(sheets(false));
  const seen: unknown[] = [];
  const note = () => seen.push(entries());
  window.addEventListener('popstate', note);
  window.history.forward();
  await waitFor(() => expect(seen).toEqual([1, 0]));
  window.removeEventListener('popstate', note);
  unmount();
});

test('an entry left by a reload is removed', async () => {
  window.history.pushState({ dialogs: 1 }, '');
  stopWatching();
  stopWatching = watchDialogHistory();
  await waitFor(() => expect(window.history.state).toEqual({ page: 'tested' }));
});
