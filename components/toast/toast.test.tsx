/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { ToastHost } from '@/components/layout/toast-host';
import { notify } from '@/components/toast/toast';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';

afterEach(() => jest.useRealTimers());

test('a notice replaces the one before it', async () => {
  render(<ToastHost />);
  void notify('First', { description: 'of two', action: { label: 'Undo', onClick() {} } });
  expect(await screen.findByText('First')).toBeInTheDocument();
  void notify('Second');
  expect(await screen.findByText('Second')).toBeInTheDocument();
  expect(screen.queryByText('First')?.closest('li')).toHaveAttribute('data-visible', 'false');
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  expect(screen.queryByText('of two')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

test('a notice remains even if the one before it is still leaving', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  render(<ToastHost />);
  const onClick = jest.fn();
  void notify('First', { action: { label: 'Undo', onClick } });
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.click());
  expect(onClick).toHaveBeenCalledTimes(1);
  void notify('Second');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  expect(screen.getByText('Second')).toBeInTheDocument();
});

test('a notice that offers Undo stays until the next one, which leaves by itself', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  render(<ToastHost />);
  void notify('Removed', { action: { label: 'Undo', onClick() {} } });
  expect(await screen.findByText('Removed')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  void notify('Saved');
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(6_000));
  await waitFor(() => expect(screen.queryByText('Saved')).not.toBeInTheDocument());
});

test('a notice lies over the dialog that gives it, and under one opened later', async () => {
  const dialog = (title: string) => (
    <Dialog key={title} open onOpenChange={() => {}}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{title}</DialogTitle>
      </DialogContent>
    </Dialog>
  );
  const { rerender } = render(<ToastHost />);
  void notify('Before');
  rerender(dialog('First'));
  expect(screen.getByRole('dialog')).not.toHaveAttribute('data-noticed');
  void notify('During');
  expect(screen.getByRole('dialog', { name: 'First' })).toHaveAttribute('data-noticed');
  rerender(dialog('Second'));
  expect(screen.getByRole('dialog', { name: 'Second' })).not.toHaveAttribute('data-noticed');
});
