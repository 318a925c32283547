/** @jest-environment jsdom */
import '@/lib/test-support/browser-features';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Dexie from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { AddToCartButton } from '@/features/client-area/cart/add-to-cart-button';
import { PortalDatabase } from '@/features/client-area/store/database';
import { OWN_DATABASE, storeAreaPointer } from '@/lib/test-support/area-pointer';

const addToCart = jest.fn();
jest.mock('@/features/client-area/cart/cart', () => ({ addToCart: (id: string) => addToCart(id) }));
jest.mock('@/components/toast/toast', () => ({ notify: jest.fn() }));

const item = { id: 'itr-1', service: 'ITR-1', price: 999, description: '', addedAt: 1 };
let db: PortalDatabase;
beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });
  storeAreaPointer({ shown: 'own', own: OWN_DATABASE, cart: 1 });
  db = new PortalDatabase(OWN_DATABASE);
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

test('shows an added service, and keeps the focus', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart ITR-2/3' }));
  expect(await screen.findByRole('button', { name: 'In your cart ITR-2/3' })).toHaveFocus();
});

test('says beside the button why nothing can be stored', async () => {
  addToCart.mockRejectedValue(new DOMException('', 'SecurityError'));
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart ITR-1' }));
  expect(await screen.findByText(/a setting of this browser does not let/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to cart ITR-1' })).toBeVisible();
});
