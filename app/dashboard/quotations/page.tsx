import { quotationsCopy } from '@/content/client-area/quotations';
import { LazyInboxOpened } from '@/features/client-area/firm-inbox/lazy-inbox-opened';
import { QuotationLists } from '@/features/client-area/firm-inbox/quotation-lists';
import { IncomingLink } from '@/features/client-area/quotations/incoming-link';
import { SubPage } from '@/features/client-area/shell/sub-page';
import { createPageMetadata } from '@/lib/seo/metadata';

export const metadata = createPageMetadata('/dashboard/quotations');

export default function QuotationsPage() {
  return (
    <SubPage
      path="/dashboard/quotations"
      note={<span className="print:hidden">{quotationsCopy.answers}</span>}
    >
      <IncomingLink FromClient={LazyInboxOpened} />
      <QuotationLists />
    </SubPage>
  );
}
