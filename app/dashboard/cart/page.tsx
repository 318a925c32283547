import { cartCopy } from '@/content/client-area/cart';
import { CartSheet } from '@/features/client-area/cart/cart-sheet';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/cart');

export default function CartPage() {
  return (
    <SubPage path="/dashboard/cart" note={<span className="xl:hidden">{cartCopy.turnaround}</span>}>
      <CartSheet />
    </SubPage>
  );
}
