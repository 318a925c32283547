/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { DialogButton } from '@/components/actions/dialog-button';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { Dialog, DialogContent, DialogTitle, returnFocus } from '@/components/ui/dialog';

type Part = ComponentType<{ title: string } & LateDialogProps>;

function Sheet({ title, isOpen, onOpenChange, opener }: { title: string } & LateDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent aria-describedby={undefined} onCloseAutoFocus={returnFocus(opener)}>
        <DialogTitle>{title}</DialogTitle>
        <button type="button">First</button>
      </DialogContent>
    </Dialog>
  );
}

function Opener({ title, load }: { title: string; load: () => Promise<Part> }) {
  return (
    <DialogButton load={load} dialogProps={{ title }}>
      Open {title}
    </DialogButton>
  );
}

function onItsWay() {
  let come = () => {};
  const code = new Promise<Part>((resolve) => {
    come = () => resolve(Sheet);
  });
  return { load: () => code, come: () => act(async () => come()) };
}

const button = (title: string) => screen.getByRole('button', { name: `Open ${title}` });
const press = (title: string) => userEvent.click(button(title));

test('a press before the dialog has come opens it then, and closing gives the focus back', async () => {
  const { load, come } = onItsWay();
  render(<Opener title="one" load={load} />);
  await press('one');
  expect(button('one')).toHaveAttribute('aria-expanded', 'false');
  await come();
  expect(screen.getByRole('dialog', { name: 'one' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'First' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(button('one')).toHaveFocus());
  expect(button('one')).toHaveAttribute('aria-expanded', 'false');
});

test('of two dialogs asked for before they have come, the later one opens', async () => {
  const { load, come } = onItsWay();
  render(
    <>
      <Opener title="one" load={load} />
      <Opener title="two" load={load} />
    </>,
  );
  await press('one');
  await press('two');
  await come();
  expect(screen.getByRole('dialog', { name: 'two' })).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('a dialog that does not come says so beside its button, and the next press opens it', async () => {
  let isOnline = false;
  const missing = Object.assign(new Error(), { name: 'ChunkLoadError' });
  const load = () => (isOnline ? Promise.resolve<Part>(Sheet) : Promise.reject(missing));
  render(<Opener title="one" load={load} />);
  await press('one');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A part of this page did not load. Check your connection and try again.',
  );
  expect(button('one')).toHaveFocus();

  isOnline = true;
  await press('one');
  expect(await screen.findByRole('dialog', { name: 'one' })).toBeVisible();
  expect(screen.queryByText(/did not load/)).not.toBeInTheDocument();
});
