'use client';

import { useState } from 'react';
import { notify } from '@/components/ui/toast';
import type { PriceId } from '@/content/prices';

type Props = { id: PriceId; service: string };

/** The database is fetched with the first press, so that no public page pays for it on sight. */
export function AddToCartButton({ id, service }: Props) {
  const [isAdding, setIsAdding] = useState(false);

  const add = async () => {
    setIsAdding(true);
    try {
      const [{ addToCart }, { storageStatus }] = await Promise.all([
        import('@/lib/portal/cart'),
        import('@/lib/portal/store'),
      ]);
      const { added, item } = await addToCart(id);
      const status = storageStatus();
      await notify(`${item.service} is ${added ? 'in' : 'already in'} your cart`, {
        description: status.kept ? undefined : status.reason,
        action: { label: 'Open cart', href: '/dashboard/cart' },
      });
    } catch {
      await notify('The cart could not be opened', {
        tone: 'problem',
        description: 'Please check your connection and press the button again.',
      });
    } finally {
      setIsAdding(false);
    }
  };

  return (
    <button
      type="button"
      aria-disabled={isAdding}
      onClick={() => !isAdding && void add()}
      className="-my-1.5 inline-flex min-h-11 items-center rounded-control text-[0.9375rem] text-link print:hidden"
    >
      Add to cart<span className="sr-only"> {service}</span>
    </button>
  );
}
