/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { AddToCartButton } from '@/components/portal/cart/add-to-cart-button';
import { PortalDatabase } from '@/lib/portal/db/database';

const addToCart = jest.fn();
let isStored = true;
jest.mock('@/lib/portal/quotations/cart', () => ({ addToCart: (id: string) => addToCart(id) }));
jest.mock('@/lib/portal/db/store', () => ({ showArea: async () => {} }));
jest.mock('@/lib/portal/db/in-use', () => ({
  ...jest.requireActual('@/lib/portal/db/in-use'),
  storageStatus: () => ({ stored: isStored, reason: '' }),
}));
jest.mock('@/components/ui/toast', () => ({ notify: jest.fn() }));

const item = { id: 'itr-1', service: 'ITR-1', price: 999, description: '', addedAt: 1 };
let db: PortalDatabase;
beforeEach(async () => {
  isStored = true;
  globalThis.indexedDB = new IDBFactory();
  db = new PortalDatabase('own-area', { indexedDB });
  await db.cart.clear();
  addToCart.mockImplementation(async () => ({ added: true, item }));
});

const comeBack = () => fireEvent.focus(window);
const open = () =>
  render(
    <>
      <AddToCartButton id="itr-1" service="ITR-1" />
      <AddToCartButton id="itr-2-3" service="ITR-2/3" />
    </>,
  );

test('shows at once which services are in the cart', async () => {
  await db.cart.add(item);
  open();
  expect(await screen.findByRole('button', { name: 'In your cart ITR-1' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to cart ITR-2/3' })).toBeVisible();
});

test('shows changes by another tab once the client returns', async () => {
  open();
  await screen.findByRole('button', { name: 'Add to cart ITR-1' });
  await db.cart.add(item);
  comeBack();
  expect(await screen.findByRole('button', { name: 'In your cart ITR-1' })).toBeVisible();
  await db.cart.clear();
  comeBack();
  expect(await screen.findByRole('button', { name: 'Add to cart ITR-1' })).toBeVisible();
});

test('shows an added service and keeps the focus, even if the browser stores nothing', async () => {
  isStored = false;
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart ITR-2/3' }));
  const button = await screen.findByRole('button', { name: 'In your cart ITR-2/3' });
  expect(button).toHaveFocus();
  await act(async () => comeBack());
  expect(button).toHaveAccessibleName('In your cart ITR-2/3');
});
