'use client';

import type { ReactNode } from 'react';
import { EmptyPage } from '@/components/portal/parts/empty-page';
import { RuledLines } from '@/components/portal/parts/ruled-lines';
import { useServedClass } from '@/components/portal/parts/samples';
import { useToday } from '@/components/portal/parts/use-now';
import { useWide } from '@/components/portal/parts/use-wide';
import { QuotationCards } from '@/components/portal/quotations/quotation-cards';
import { QuotationRows } from '@/components/portal/quotations/quotation-rows';
import { buttonVariants } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { useSamples } from '@/lib/portal/hooks/use-samples';
import type { Quotation } from '@/lib/portal/records/records';
import { countByStatus, type States, statesOf } from '@/lib/portal/records/stage';
import { cn } from '@/lib/utils';

type Props = {
  waits?: boolean;
  /** Below all of them, and with them, as they would move it. */
  children?: ReactNode;
};

/**
 * The number of quotations by status, then all quotations, latest first. While it `waits`, only
 * their shape.
 */
export function QuotationList({ waits = false, children }: Props) {
  const kept = usePortal(
    async (stored) => ({
      quotations: await stored.rows('quotations'),
      states: statesOf(await stored.rows('threads')),
    }),
    ({ quotations }) => ({ quotations, states: statesOf([]) }),
  );
  const isServed = useSamples() !== null;
  const served = useServedClass();
  const isReady = kept !== undefined && (isServed || !waits);
  const today = useToday();
  const isWide = useWide();

  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:@[42rem]:grid-cols-[clamp(15rem,31.5%,21.75rem)_minmax(0,44.5rem)] lg:@[42rem]:grid-rows-[auto_1fr] lg:@[42rem]:gap-x-11 lg:@[42rem]:gap-y-3">
        <Counts kept={isReady ? kept : null} today={today} className={served} />
        {!isReady && <RuledLines lines={3} lineClassName="h-60 lg:h-28" />}
        {isReady && kept.quotations.length === 0 && (
          <div className="col-span-full">
            <EmptyPage sentence={dashboard.quotations.empty}>
              <Link href="/services/pricing" className={buttonVariants()}>
                {dashboard.cart.browse}
              </Link>
            </EmptyPage>
          </div>
        )}
        {isReady && kept.quotations.length > 0 && isWide !== true && (
          <div className={cn(served, isWide === null && 'lg:hidden')}>
            <QuotationCards {...kept} today={today} />
          </div>
        )}
        {isReady && kept.quotations.length > 0 && isWide !== false && (
          <div className={cn('contents', served, isWide === null && 'max-lg:hidden')}>
            <QuotationRows {...kept} today={today} />
          </div>
        )}
      </div>
      {isReady && <div className={served}>{children}</div>}
    </div>
  );
}

type CountsProps = {
  kept: { quotations: readonly Quotation[]; states: States } | null;
  today: string;
  className: string | undefined;
};

function Counts({ kept, today, className }: CountsProps) {
  const counts = kept && countByStatus(kept.quotations, kept.states, today);
  return (
    <dl className="grid columns-three gap-px overflow-hidden rounded-panel border border-rule-strong bg-rule [--column:5.5rem] lg:rounded-none lg:border-0 lg:bg-transparent lg:[--column:4.25rem]">
      {(['Received', 'Pending', 'Expired'] as const).map((status) => (
        <div
          key={status}
          className="flex flex-col-reverse justify-end bg-page px-3 py-4 sm:px-5 lg:not-first:border-rule-strong lg:not-first:border-l lg:bg-transparent lg:px-3 lg:py-1 lg:first:pl-0"
        >
          <dt className="text-[0.9375rem] text-soft sm:text-base lg:text-[0.9375rem]">{status}</dt>
          <dd className={cn('amount h-9 text-[1.75rem] leading-none', className)}>
            {counts?.[status]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
