'use client';

import { useEffect, useRef, useState } from 'react';
import { CartSkeleton } from '@/components/dashboard/cart/cart-skeleton';
import { later } from '@/components/dashboard/quotations/later';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { useRupeeFont } from '@/lib/portal/hooks/use-rupee-font';

const SendRequested = later<{ id: string }>(() =>
  import('@/components/dashboard/quotations/send-quotation').then((module) => module.SendRequested),
);

const loadContent = () =>
  import('@/components/dashboard/cart/cart-content').then((module) => module.CartContent);
const CartContent = later(loadContent, <CartSkeleton />);

/** The cart: its services, their total, and the button to request a quotation. */
export function CartSheet() {
  const items = usePortal((kept) => kept.rows('cart'));
  const canSetAmounts = useRupeeFont();
  // Takes the focus when the focused button disappears.
  const region = useRef<HTMLElement>(null);
  const [requested, setRequested] = useState<string | null>(null);
  // Loaded in parallel with the database; if it fails, the part that needs it says so.
  useEffect(() => void loadContent().catch(() => {}), []);
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
      {items && canSetAmounts ? (
        <CartContent
          items={items}
          region={region}
          isSending={requested !== null}
          onRequested={setRequested}
        />
      ) : (
        <CartSkeleton />
      )}
    </section>
  );
}
