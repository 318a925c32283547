import { IncomingLink } from '@/components/dashboard/quotations/incoming-link';
import { QuotationPlaces } from '@/components/dashboard/quotations/quotation-places';
import { SubPage } from '@/components/dashboard/shell/sub-page';
import { dashboard } from '@/content/dashboard';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/dashboard/quotations');

export default function QuotationsPage() {
  return (
    <SubPage
      path="/dashboard/quotations"
      note={<span className="print:hidden">{dashboard.quotations.answers}</span>}
    >
      <IncomingLink />
      <QuotationPlaces />
    </SubPage>
  );
}
