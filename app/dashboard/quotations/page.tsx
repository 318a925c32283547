import { DeskPlace } from '@/components/dashboard/desk/desk-place';
import { IncomingLink } from '@/components/dashboard/quotations/incoming-link';
import { QuotationList } from '@/components/dashboard/quotations/quotation-list';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/quotations');

export default function QuotationsPage() {
  return (
    <SubPage path="/dashboard/quotations">
      <IncomingLink />
      <DeskPlace />
      <QuotationList />
      <p className="lg:hidden">
        <Link href="/dashboard/cart" className="inline-flex min-h-11 items-center text-link">
          {dashboard.quotations.toCart}
        </Link>
      </p>
    </SubPage>
  );
}
