import type { PriceId } from '@/content/prices';
import { isStrict } from '@/content/words/conduct';
import { recordActivity } from '@/features/client-area/store/activity';
import { createCartItem } from '@/features/client-area/store/records/cart-item';
import type { CartItem } from '@/features/client-area/store/records/records';
import { changeArea } from '@/features/client-area/store/store';
import { createGoneError } from '@/lib/browser/operation-failure';
import { formatPrice, getUnitFee } from '@/lib/fees/units';

export type Asked = Pick<CartItem, 'attachment' | 'state' | 'people' | 'ready'>;

export const pickRequestDetails = ({ attachment, state, people, ready }: Asked): Asked => ({
  ...(attachment && { attachment }),
  ...(state && { state }),
  ...(people && { people }),
  ...(ready && ready.length > 0 && { ready }),
});

/** A service is in the cart once; what it is asked with replaces what it was asked with before. */
export function addToCart(
  id: PriceId,
  asked: Asked = {},
  run = changeArea,
): Promise<{ added: boolean; item: CartItem }> {
  return run((db, stored) =>
    db.transaction('rw', db.cart, db.activity, async () => {
      const existing = await stored.row('cart', id);
      const details = pickRequestDetails(asked);
      if (existing) {
        const item = { ...existing, ...details };
        if (Object.keys(details).length > 0) await db.cart.put(item);
        return { added: false, item };
      }
      const item = { ...createCartItem(id), addedAt: Date.now(), ...details };
      await db.cart.put(item);
      const detail = isStrict ? '' : formatPrice(getUnitFee(item));
      await recordActivity(db, `${item.service} added to the cart`, detail, 'new');
      return { added: true, item };
    }),
  );
}

/** `null` leaves the number open. */
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

/** Returns the item for `restoreCartItem`; `null` if it was gone already. */
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

/** An item that was added again meanwhile stays as it is. */
export function restoreCartItem(item: CartItem): Promise<void> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.cart, async () => {
      if (!(await stored.row('cart', item.id))) await db.cart.add(item);
    }),
  );
}

/** A computation that was attached meanwhile stays. */
export function reattachToCartItem({ id, attachment }: CartItem): Promise<void> {
  return changeArea((db, stored) =>
    db.transaction('rw', db.cart, async () => {
      const item = await stored.row('cart', id);
      if (!item) throw createGoneError();
      if (attachment && !item.attachment) await db.cart.put({ ...item, attachment });
    }),
  );
}
