'use client';

import { OperationFailure } from '@/components/actions/operation-failure';
import { Button } from '@/components/ui/button';
import type { PriceId } from '@/content/prices';
import { useAddToCart } from '@/features/client-area/cart/use-add-to-cart';

type Props = { id: PriceId; add: string; added: string };

export function AddPackage({ id, add: label, added }: Props) {
  const { add, isInCart, failure } = useAddToCart(id);
  return (
    <>
      <Button onClick={add} className="min-h-13.5 w-full">
        {isInCart ? added : label}
      </Button>
      <OperationFailure sentence={failure} />
    </>
  );
}
