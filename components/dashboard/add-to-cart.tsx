import type { PriceId } from '@/content/prices';
import { priceOf } from '@/lib/prices';
import { AddToCartButton } from './add-to-cart-button';

type Props = { id: PriceId; className?: string };

/** For pages that show a fee: puts the service into the cart of the client area. */
export function AddToCart({ id, className }: Props) {
  return <AddToCartButton id={id} service={priceOf(id).label} className={className} />;
}
