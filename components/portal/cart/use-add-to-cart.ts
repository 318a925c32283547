'use client';

import { noteInCart, useInCart } from '@/components/portal/cart/use-in-cart';
import { loadToaster } from '@/components/ui/load-toaster';
import { notify } from '@/components/ui/toast';
import { useEarly } from '@/components/ui/use-early';
import { useOperation } from '@/components/ui/use-operation';
import type { PriceId } from '@/content/prices';
import type { Asked } from '@/lib/portal/quotations/cart';

export const loadCart = () =>
  Promise.all([import('@/lib/portal/quotations/cart'), import('@/lib/portal/db/switch')]);

/** Puts a service into the cart of the visitor's own area, whichever is shown. */
export async function putInCart(id: PriceId, asked: Asked) {
  const [{ addToCart }, { changeOwn }] = await loadCart();
  const put = await addToCart(id, asked, changeOwn);
  noteInCart(id);
  return put;
}

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
    const { added, item } = await putInCart(id, { attachment });
    void notify(`${item.service} is ${added ? 'in' : 'already in'} your cart`, {
      action: { label: 'Open cart', href: '/dashboard/cart' },
    });
  };

  return { add: () => void press(work), isInCart, isRunning, failure };
}
