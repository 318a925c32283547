import { cartCopy } from '@/content/client-area/cart';
import { CartSheet } from '@/features/client-area/cart/cart-sheet';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard/cart');

export default function CartPage() {
  return (
    <SubPage path="/dashboard/cart" note={<span className="xl:hidden">{cartCopy.turnaround}</span>}>
      <CartSheet />
    </SubPage>
  );
}
