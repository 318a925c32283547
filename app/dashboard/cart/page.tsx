import { CartSheet } from '@/components/dashboard/cart-sheet';
import { SubPage } from '@/components/dashboard/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/cart');

export default function CartPage() {
  return (
    <SubPage path="/dashboard/cart">
      <CartSheet />
    </SubPage>
  );
}
