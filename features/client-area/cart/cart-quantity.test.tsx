/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { CartSheet } from '@/features/client-area/cart/cart-sheet';
import type { PortalDatabase } from '@/features/client-area/store/database';
import { fillCart, freshArea } from '@/lib/test-support/fresh-area';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));
jest.mock('@/content/site', () => jest.requireActual('@/lib/test-support/demo-site').demoSite);

let db: PortalDatabase;
beforeEach(async () => {
  db = await freshArea();
  await db.cart.clear();
});

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^(\\d )?${name}`) });

test('fees of different units have no total until a quantity is given', async () => {
  await fillCart('gst-regular', 'payroll');
  render(<CartSheet />);
  expect(await screen.findByRole('cell', { name: '₹299 per employee' })).toBeVisible();
  expect(within(row('Per employee')).getByText('₹299')).toBeVisible();
  expect(within(row('Once')).getByText('₹2,999')).toBeVisible();
  expect(screen.queryByText('Total')).toBeNull();

  type('How many employees, Payroll', '12');
  expect(await screen.findByText(/^12 employees at ₹299\./)).toBeVisible();
  expect(within(row('Total')).getByText('₹6,587')).toBeVisible();
  expect(await db.cart.get('payroll')).toMatchObject({ quantity: 12 });
});

test('an invalid quantity is named beside its field and not stored', async () => {
  await fillCart('bookkeeping');
  render(<CartSheet />);
  const label = 'How many months, Bookkeeping';
  await screen.findByLabelText(label);
  type(label, '3');
  await waitFor(async () =>
    expect(await db.cart.get('bookkeeping')).toMatchObject({ quantity: 3 }),
  );
  type(label, '1.5');
  await screen.findByText(/^Enter a whole number/);
  expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/from 1 to 9,999, or nothing$/);
  await waitFor(async () => expect((await db.cart.get('bookkeeping'))?.quantity).toBeUndefined());
  await waitFor(() => expect(within(row('Total per month')).getByText('₹3,999')).toBeVisible());
});

test('a service that is paid once has no quantity', async () => {
  await fillCart('gst-regular');
  render(<CartSheet />);
  expect(await screen.findByText('Total')).toBeVisible();
  expect(screen.queryByLabelText(/How many/)).toBeNull();
});
