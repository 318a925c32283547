/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';

test('a press of Back on Android closes a dialog, and only one that is open is closed', () => {
  const watchers = new Set<{ onclose: () => void }>();
  class CloseWatcher {
    onclose = () => {};
    constructor() {
      watchers.add(this);
    }
    destroy() {
      watchers.delete(this);
    }
  }
  Object.assign(window, { CloseWatcher });
  const change = jest.fn();
  const dialog = (open: boolean) => (
    <Dialog open={open} onOpenChange={change}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>My data</DialogTitle>
      </DialogContent>
    </Dialog>
  );
  const { rerender } = render(dialog(false));
  expect(watchers.size).toBe(0);
  rerender(dialog(true));
  expect(screen.getByRole('dialog', { name: 'My data' })).toBeVisible();
  act(() => [...watchers][0]?.onclose());
  expect(change).toHaveBeenCalledWith(false);
  rerender(dialog(false));
  expect(watchers.size).toBe(0);
});
