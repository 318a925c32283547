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
      <div className="lg:hidden print:hidden">
        <Link href="/dashboard/cart" className="flex min-h-11 w-fit items-center text-link">
          {dashboard.quotations.toCart}
        </Link>
        <p className="mt-1 text-[0.9375rem] text-soft">{dashboard.quotations.answers}</p>
      </div>
    </SubPage>
  );
}
