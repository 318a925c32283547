'use client';

import { Folded } from '@/components/ui/folded';
import { lazyComponent } from '@/components/ui/lazy-component';
import { dashboard } from '@/content/dashboard';
import { updates as words } from '@/content/words/updates';
import type { Quotation } from '@/lib/portal/records/quotation';

/** Fetched when its fold is opened. */
const Filings = lazyComponent<{ quotations: readonly Quotation[] }>(() =>
  import('@/components/portal/updates/filings').then((part) => part.Filings),
);

/** What the firm says it has filed, folded; nothing if it never said so. */
export function FilingsFold({ quotations }: { quotations: readonly Quotation[] }) {
  const hasAny = quotations.some(({ state }) =>
    state.updates.some(({ message }) => message.filed.length > 0),
  );
  if (!hasAny) return null;
  return (
    <div className="mt-4">
      <Folded summary={words.filings} noScript={dashboard.noScript}>
        <Filings quotations={quotations} />
      </Folded>
    </div>
  );
}
