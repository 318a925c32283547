'use client';

import { useAddToCart } from '@/components/dashboard/cart/use-add-to-cart';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import type { PriceId } from '@/content/prices';
import type { MARKER_KEY } from '@/lib/portal/database/visit-marker';

type Props = { id: PriceId; service: string };

/** The visit marker's key, without importing it: with no marker, nothing can be in the cart. */
const VISITED: typeof MARKER_KEY = 'client-area';
/** In the marker of an area of the client's own, not in the mark of a look at the sample area. */
const OWN = 'keptSince';

/** For pages that show a fee. The price list draws it without a frame: app/globals.css. */
export function AddToCartButton({ id, service }: Props) {
  const { add, isInCart, isRunning, failure } = useAddToCart(id);

  return (
    <span data-kept={`${VISITED} ${OWN}`} className="grid justify-items-end print:hidden">
      <button
        type="button"
        aria-disabled={isRunning || undefined}
        data-in-cart={isInCart || undefined}
        onClick={add}
        className="inline-flex min-h-11 w-34 items-center justify-center gap-1.5 rounded-control border border-rule-strong bg-page px-2 font-semibold text-[0.9375rem] text-red leading-tight transition-colors duration-150 hover:border-red data-in-cart:border-transparent data-in-cart:text-green data-in-cart:hover:border-green"
      >
        {isInCart ? <InCart /> : 'Add to cart'}
        <span className="sr-only">{` ${service}`}</span>
      </button>
      <OperationFailure sentence={failure} />
    </span>
  );
}

function InCart() {
  return (
    <>
      <svg viewBox="0 0 12 10" aria-hidden="true" className="w-3 fill-none stroke-2 stroke-current">
        <path d="m1 5 3.5 3.5L11 1.5" />
      </svg>
      In your cart
    </>
  );
}
