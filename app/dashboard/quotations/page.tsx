import { IncomingLink } from '@/components/portal/links/incoming-link';
import { QuotationPlaces } from '@/components/portal/links/quotation-places';
import { SubPage } from '@/components/portal/shell/sub-page';
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
