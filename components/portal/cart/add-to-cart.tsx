import { AddToCartButton } from '@/components/portal/cart/add-to-cart-button';
import type { PriceId } from '@/content/prices';
import { serviceName } from '@/lib/content/prices';

/** For pages that show a fee: puts the service into the cart of the client area. */
export function AddToCart({ id }: { id: PriceId }) {
  return <AddToCartButton id={id} service={serviceName(id)} />;
}
