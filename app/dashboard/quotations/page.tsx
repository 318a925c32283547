import { IncomingLink } from '@/components/dashboard/quotations/incoming-link';
import { QuotationPlaces } from '@/components/dashboard/quotations/quotation-places';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/quotations');

export default function QuotationsPage() {
  return (
    <SubPage path="/dashboard/quotations">
      <IncomingLink />
      <QuotationPlaces />
    </SubPage>
  );
}
