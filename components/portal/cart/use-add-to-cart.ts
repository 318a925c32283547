'use client';

import { noteInCart, useInCart } from '@/components/portal/cart/use-in-cart';
import { loadToaster } from '@/components/ui/load-toaster';
import { notify } from '@/components/ui/toast';
import { useEarly } from '@/components/ui/use-early';
import { useOperation } from '@/components/ui/use-operation';
import type { PriceId } from '@/content/prices';

const loadCart = () =>
  Promise.all([import('@/lib/portal/quotations/cart'), import('@/lib/portal/db/switch')]);

/**
 * Puts a service into the cart, with its computation if there is one, and says so. The database
 * library is fetched in idle time, or at the first press. A service already
 * in the cart is not added again: a second press says so and links to the cart.
 */
export function useAddToCart(id: PriceId, attachment?: string) {
  const isInCart = useInCart(id);
  useEarly(loadCart);
  useEarly(loadToaster);
  const { press, isRunning, failure } = useOperation();

  const work = async () => {
    const [{ addToCart }, { changeOwn }] = await loadCart();
    // What a visitor chooses is the visitor's own, whichever area was shown.
    const { added, item } = await addToCart(id, attachment, changeOwn);
    noteInCart(id);
    void notify(`${item.service} is ${added ? 'in' : 'already in'} your cart`, {
      action: { label: 'Open cart', href: '/dashboard/cart' },
    });
  };

  return { add: () => void press(work), isInCart, isRunning, failure };
}
