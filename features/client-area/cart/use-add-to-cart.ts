'use client';

import { useOptimistic } from '@/components/actions/use-optimistic';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { loadToaster } from '@/components/toast/load-toaster';
import { notify } from '@/components/toast/toast';
import type { PriceId } from '@/content/prices';
import type { Asked } from '@/features/client-area/cart/cart';
import { markInCart, useIsInCart } from '@/features/client-area/cart/use-in-cart';

export const loadCart = () =>
  Promise.all([
    import('@/features/client-area/cart/cart'),
    import('@/features/client-area/store/areas/switch'),
  ]);

export async function putInCart(id: PriceId, asked: Asked) {
  const [{ addToCart }, { changeOwnArea }] = await loadCart();
  const put = await addToCart(id, asked, changeOwnArea);
  markInCart(id);
  return put;
}

/** The database library is fetched in idle time, or at the first press. */
export function useAddToCart(id: PriceId, attachment?: string) {
  const { shown: isInCart, change, getFailure } = useOptimistic(useIsInCart(id));
  usePrefetch(loadCart);
  usePrefetch(loadToaster);

  const work = async () => {
    const { added, item } = await putInCart(id, { attachment });
    void notify(`${item.service} is ${added ? 'in' : 'already in'} your cart`, {
      action: { label: 'Open cart', href: '/dashboard/cart' },
    });
  };

  return { add: () => void change(true, work), isInCart, failure: getFailure() };
}
