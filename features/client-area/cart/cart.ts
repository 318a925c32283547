import type { PriceId } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { createCartItem } from '@/features/client-area/records/cart-item';
import type { CartItem } from '@/features/client-area/records/records';
import { recordActivity } from '@/features/client-area/store/activity';
import { changeArea } from '@/features/client-area/store/store';
import { createGoneError } from '@/lib/browser/operation-failure';
import { formatPrice, getUnitFee } from '@/lib/fees/units';

/** What a service is asked with: a computation, the State, the number of people, papers at hand. */
export type Asked = Pick<CartItem, 'attachment' | 'state' | 'people' | 'ready'>;

/** The part of an item or a line that says what it is asked with, without empty fields. */
export const pickRequestDetails = ({ attachment, state, people, ready }: Asked): Asked => ({
  ...(attachment && { attachment }),
  ...(state && { state }),
  ...(people && { people }),
  ...(ready && ready.length > 0 && { ready }),
});

/**
 * Puts a priced service into the cart, unless it is there already. What it is asked with replaces
 * what it was asked with before.
 */
export function addToCart(
  id: PriceId,
  asked: Asked = {},
  run = changeArea,
): Promise<{ added: boolean; item: CartItem }> {
  return run((db, stored) =>
    db.transaction('rw', db.cart, db.activity, async () => {
      const existing = await stored.row('cart', id);
      const given = pickRequestDetails(asked);
      if (existing) {
        const item = { ...existing, ...given };
        if (Object.keys(given).length > 0) await db.cart.put(item);
        return { added: false, item };
      }
      const item = { ...createCartItem(id), addedAt: Date.now(), ...given };
      await db.cart.put(item);
      const detail = isStrict ? '' : formatPrice(getUnitFee(item));
      await recordActivity(db, `${item.service} added to the cart`, detail, 'new');
      return { added: true, item };
    }),
  );
}

/** How many months, employees or hours of an item are asked for; `null` leaves that open. */
export function setCartQuantity(id: string, quantity: number | null): Promise<void> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.cart, async () => {
      const item = await stored.row('cart', id);
      if (!item) throw createGoneError();
      const { quantity: _, ...bare } = item;
      await db.cart.put(quantity === null ? bare : { ...bare, quantity });
    }),
  );
}

/** Removes an item and returns it for `restoreCartItem`; `null` when it is gone already. */
export function removeFromCart(id: string): Promise<CartItem | null> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.cart, async () => {
      const item = await stored.row('cart', id);
      if (!item) return null;
      await db.cart.delete(id);
      return item;
    }),
  );
}

/** Removes the computation attached to an item; returns the item as it was, for `reattachToCartItem`. */
export function detachFromCartItem(id: string): Promise<CartItem> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.cart, async () => {
      const item = await stored.row('cart', id);
      if (!item) throw createGoneError();
      const { attachment: _, ...bare } = item;
      await db.cart.put(bare);
      return item;
    }),
  );
}

/** Undoes `removeFromCart`. An item that was added again in the meantime stays as it is. */
export function restoreCartItem(item: CartItem): Promise<void> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.cart, async () => {
      if (!(await stored.row('cart', item.id))) await db.cart.add(item);
    }),
  );
}

/** Undoes `detachFromCartItem`. A computation that was attached in the meantime stays. */
export function reattachToCartItem({ id, attachment }: CartItem): Promise<void> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.cart, async () => {
      const item = await stored.row('cart', id);
      if (!item) throw createGoneError();
      if (attachment && !item.attachment) await db.cart.put({ ...item, attachment });
    }),
  );
}
