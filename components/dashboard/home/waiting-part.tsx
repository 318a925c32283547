'use client';

import { NoLines, Part } from '@/components/dashboard/home/part';
import type { Overview } from '@/components/dashboard/home/use-overview';
import { AskedLedger } from '@/components/dashboard/quotations/asked-ledger';
import { DownloadQuotation } from '@/components/dashboard/quotations/download-quotation';
import { useWide } from '@/components/dashboard/shell/use-wide';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import type { Quotation } from '@/lib/portal/database/records';
import { waitingOf } from '@/lib/portal/overview/standing';
import { validityWords } from '@/lib/portal/quotations/quotation-rules';

const words = dashboard.waiting;

/**
 * The received quotation that awaits the client's answer, as a sheet; answering is on its own page.
 */
export function WaitingPart({ overview }: { overview: Overview }) {
  const { quotations, states, today } = overview;
  const [first, ...others] = waitingOf(quotations, states, today);
  const more = others.length > 0 ? `${others.length} more` : undefined;

  return (
    <Part heading={words.heading} note={more} isPlain={first !== undefined}>
      {first ? <Sheet quotation={first} today={today} /> : <NoLines>{words.empty}</NoLines>}
    </Part>
  );
}

type SheetProps = { quotation: Quotation; today: string };

function Sheet({ quotation, today }: SheetProps) {
  // On a phone only the card with the counters has a shadow.
  const isWide = useWide('sheet');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 pt-4">
      <AskedLedger
        quotation={quotation}
        title={`Quotation ${quotation.id}`}
        note={validityWords(quotation, today)}
        flat={!isWide}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Link href={`/dashboard/quotations#${quotation.id}`} className={buttonVariants()}>
          {words.view}
          <span className="sr-only"> {quotation.id}</span>
        </Link>
        <DownloadQuotation quotation={quotation} variant="quiet" />
      </div>
    </div>
  );
}
