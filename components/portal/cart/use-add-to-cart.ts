'use client';

import { noteInCart, useInCart } from '@/components/portal/cart/use-in-cart';
import { notify } from '@/components/ui/toast';
import { useOperation } from '@/components/ui/use-operation';
import type { PriceId } from '@/content/prices';

/**
 * Puts a service into the cart, with its computation if there is one, and says so. The database
 * library is fetched at the first press, so that public pages need not load it. A service already
 * in the cart is not added again: a second press says so and links to the cart.
 */
export function useAddToCart(id: PriceId, attachment?: string) {
  const isInCart = useInCart(id);
  const { press, isRunning, failure } = useOperation();

  const work = async () => {
    const [{ addToCart }, { storageStatus }, { showArea }] = await Promise.all([
      import('@/lib/portal/quotations/cart'),
      import('@/lib/portal/db/in-use'),
      import('@/lib/portal/db/store'),
      // Fetched beside them, not after.
      import('@/lib/portal/db/engine'),
    ]);
    // What a visitor chooses is the visitor's own, whichever area was shown.
    await showArea('own');
    const { added, item } = await addToCart(id, attachment);
    const status = storageStatus();
    noteInCart(id, status.stored);
    void notify(`${item.service} is ${added ? 'in' : 'already in'} your cart`, {
      description: status.stored ? undefined : status.reason,
      action: { label: 'Open cart', href: '/dashboard/cart' },
    });
  };

  return { add: () => void press(work), isInCart, isRunning, failure };
}
