import { CartSheet } from '@/components/portal/cart/cart-sheet';
import { SubPage } from '@/components/portal/shell/sub-page';
import { dashboard } from '@/content/dashboard';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/cart');

export default function CartPage() {
  return (
    <SubPage
      path="/dashboard/cart"
      note={<span className="xl:hidden">{dashboard.cart.turnaround}</span>}
    >
      <CartSheet />
    </SubPage>
  );
}
