'use client';

import { OperationFailure } from '@/components/actions/operation-failure';
import { CartIcon } from '@/components/icons/cart-icon';
import type { PriceId } from '@/content/prices';
import { useAddToCart } from '@/features/client-area/cart/use-add-to-cart';
import { IN_CART, STORED } from '@/lib/browser/attributes';
import { getPointerKey } from '@/lib/browser/storage-names';

type Props = { id: PriceId; service: string };

export function AddToCartButton({ id, service }: Props) {
  const { add, isInCart, failure } = useAddToCart(id);

  return (
    <span {...{ [STORED]: getPointerKey('own') }} className="relative block print:hidden">
      <button
        type="button"
        {...{ [IN_CART]: isInCart || undefined }}
        onClick={add}
        className="inline-grid size-11 place-items-center rounded-control text-red transition-colors duration-150 hover:bg-muted data-in-cart:text-green"
      >
        <CartIcon>
          <path d={isInCart ? 'm8.5 6.5 2.5 2.5 4-5' : 'M11.5 3v6M8.5 6h6'} />
        </CartIcon>
        <span className="sr-only">{`${isInCart ? 'In your cart' : 'Add to cart'} ${service}`}</span>
      </button>
      <OperationFailure
        sentence={failure}
        className="absolute top-full right-0 z-10 w-60 border border-danger bg-page p-3"
      />
    </span>
  );
}
