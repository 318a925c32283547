'use client';

import { useEffect, useRef, useState } from 'react';
import { useOptimistic } from '@/components/actions/use-optimistic';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { CartContent, CartSkeleton } from '@/features/client-area/cart/cart-content';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import { usePortal } from '@/features/client-area/store/use-portal';

const SendRequested = createLazyComponent<{ id: string }>(() =>
  import('@/features/client-area/quotations/send-quotation').then((module) => module.SendRequested),
);

export function CartSheet() {
  const cart = useOptimistic(
    usePortal(
      (stored) => stored.rows('cart'),
      [],
      ({ cart }) => cart,
    ),
  );
  const served = useServedClass();
  const region = useRef<HTMLElement>(null);
  const [requested, setRequested] = useState<string | null>(null);
  // The way to send it is at the top, where the notice does not cover it.
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
      {cart.shown ? (
        <div className={served}>
          <CartContent
            items={cart.shown}
            change={cart.change}
            getFailure={cart.getFailure}
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
