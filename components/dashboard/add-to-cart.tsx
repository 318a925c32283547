import type { PriceId } from '@/content/prices';
import { serviceName } from '@/lib/content/prices';
import { AddToCartButton } from './add-to-cart-button';

/** For pages that show a fee: puts the service into the cart of the client area. */
export function AddToCart({ id }: { id: PriceId }) {
  return <AddToCartButton id={id} service={serviceName(id)} />;
}
