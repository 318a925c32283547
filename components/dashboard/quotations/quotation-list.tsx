'use client';

import { QuotationCard } from '@/components/dashboard/quotations/quotation-card';
import { statusWords } from '@/components/dashboard/quotations/quotation-status';
import { EmptyPage } from '@/components/dashboard/shell/empty-page';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useNow } from '@/components/dashboard/shell/use-now';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { quotationStatuses } from '@/lib/portal/database/options';
import { isoDay } from '@/lib/portal/dates';
import { stateOf } from '@/lib/portal/exchange/state';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { useRupeeFont } from '@/lib/portal/hooks/use-rupee-font';
import { countByStatus } from '@/lib/portal/quotations/quotation-rules';

/** How many quotations have each status, and a card for each, the latest first. */
export function QuotationList() {
  const kept = usePortal(async (stored) => ({
    quotations: await stored.rows('quotations'),
    states: new Map((await stored.rows('exchanges')).map((row) => [row.id, stateOf(row.events)])),
  }));
  const quotations = useRupeeFont() ? kept?.quotations : undefined;
  const today = isoDay(new Date(useNow()));
  const counts = quotations && countByStatus(quotations, today);

  return (
    <>
      <dl className="grid columns-three gap-px overflow-hidden rounded-panel border border-rule-strong bg-rule [--column:5.5rem]">
        {quotationStatuses.map((status) => (
          <div key={status} className="flex flex-col-reverse justify-end bg-page px-3 py-4 sm:px-5">
            <dt className="text-[0.9375rem] text-soft sm:text-base">{statusWords[status].word}</dt>
            <dd className="amount h-9 text-[1.75rem] leading-none">{counts?.[status]}</dd>
          </div>
        ))}
      </dl>
      {!quotations && <RuledLines lines={3} lineClassName="h-60" />}
      {quotations?.length === 0 && (
        <EmptyPage sentence={dashboard.quotations.empty}>
          <Link href="/services/pricing" className={buttonVariants()}>
            {dashboard.cart.browse}
          </Link>
        </EmptyPage>
      )}
      {quotations && quotations.length > 0 && (
        <ul className="grid columns-two gap-5">
          {quotations.map((quotation) => (
            <li key={quotation.id}>
              <QuotationCard
                quotation={quotation}
                today={today}
                state={kept?.states.get(quotation.id) ?? null}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
