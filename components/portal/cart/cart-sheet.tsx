'use client';

import { useEffect, useRef, useState } from 'react';
import { CartContent, CartSkeleton } from '@/components/portal/cart/cart-content';
import { useServedClass } from '@/components/portal/parts/samples';
import { lazyComponent } from '@/components/ui/lazy-component';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const SendRequested = lazyComponent<{ id: string }>(() =>
  import('@/components/portal/quotations/send-quotation').then((module) => module.SendRequested),
);

/** The cart: its services, their total, and the button to request a quotation. */
export function CartSheet() {
  const items = usePortal(
    (stored) => stored.rows('cart'),
    [],
    ({ cart }) => cart,
  );
  const served = useServedClass();
  // Takes the focus when the focused button disappears.
  const region = useRef<HTMLElement>(null);
  const [requested, setRequested] = useState<string | null>(null);
  // The way to send it is above the cart, where the notice leaves it in view.
  useEffect(() => {
    if (requested) document.documentElement.scrollTop = 0;
  }, [requested]);

  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-label="Services in the cart"
      className="@container/cart outline-none"
    >
      {requested && <SendRequested key={requested} id={requested} />}
      {items ? (
        <div className={served}>
          <CartContent
            items={items}
            region={region}
            isSending={requested !== null}
            onRequested={setRequested}
          />
        </div>
      ) : (
        <CartSkeleton />
      )}
    </section>
  );
}
