'use client';

import { useMemo } from 'react';
import { Disclosure } from '@/components/disclosure/disclosure';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { EmptyPage } from '@/components/table/empty-page';
import { RuledLines } from '@/components/table/ruled-lines';
import { Link } from '@/components/text/link';
import { buttonVariants } from '@/components/ui/button';
import { cartCopy } from '@/content/client-area/cart';
import { quotationsCopy as copy, filingsCopy, yearsCopy } from '@/content/client-area/quotations';
import { shellCopy } from '@/content/client-area/shell';
import { ListedQuotations } from '@/features/client-area/quotations/listed-quotations';
import { computeQuotations, type Quotation } from '@/features/client-area/quotations/quotation';
import { countByStatus } from '@/features/client-area/quotations/stage';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import { useToday } from '@/features/client-area/store/areas/use-now';
import { usePortal } from '@/features/client-area/store/use-portal';
import { useSamples } from '@/features/client-area/store/use-samples';
import { cn } from '@/lib/utils';

const Filings = createLazyComponent<{ quotations: readonly Quotation[] }>(() =>
  import('@/features/client-area/quotations/filings-section').then((part) => part.Filings),
);
const hasFilings = ({ state }: Quotation) =>
  state.updates.some(({ message }) => message.filed.length > 0);

const Year = createLazyComponent(() =>
  import('@/features/client-area/quotations/year/year-section').then((part) => part.Year),
);

export function QuotationList({ waits = false }: { waits?: boolean }) {
  const threads = usePortal(
    (stored) => stored.rows('threads'),
    [],
    ({ threads }) => threads,
  );
  const isServed = useSamples() !== null;
  const served = useServedClass();
  const today = useToday();
  const isReady = threads !== undefined && (isServed || !waits);
  // Some milliseconds for a few hundred quotations, and the page is rendered again every minute.
  const all = useMemo(() => computeQuotations(threads ?? [], today), [threads, today]);
  const quotations = isReady ? all : [];

  return (
    <div className="@container">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:@[42rem]:grid-cols-[clamp(15rem,31.5%,21.75rem)_minmax(0,44.5rem)] lg:@[42rem]:grid-rows-[auto_1fr] lg:@[42rem]:gap-x-11 lg:@[42rem]:gap-y-3">
        <Counts quotations={isReady ? quotations : null} className={served} />
        {!isReady && <RuledLines lines={3} lineClassName="h-60 lg:h-28" />}
        {isReady && quotations.length === 0 && (
          <div className="col-span-full">
            <EmptyPage sentence={copy.empty}>
              <Link href="/services/pricing" className={buttonVariants()}>
                {cartCopy.browse}
              </Link>
            </EmptyPage>
            <CartLink />
          </div>
        )}
        {quotations.length > 0 && (
          <ListedQuotations quotations={quotations} today={today}>
            <CartLink />
          </ListedQuotations>
        )}
      </div>
      {quotations.length > 0 && (
        <div className={cn('mt-8 max-w-178', served)}>
          {quotations.some(hasFilings) && (
            <Disclosure summary={filingsCopy.heading} noScript={shellCopy.noScript}>
              <Filings quotations={quotations} />
            </Disclosure>
          )}
          <Disclosure id="years" summary={yearsCopy.heading} noScript={shellCopy.noScript}>
            <Year />
          </Disclosure>
        </div>
      )}
    </div>
  );
}

const CartLink = () => (
  <Link
    href="/dashboard/cart"
    className="mt-8 flex min-h-11 w-fit items-center text-link lg:mt-4 lg:min-h-8 print:hidden"
  >
    {copy.toCart}
  </Link>
);

type CountsProps = {
  quotations: readonly Quotation[] | null;
  className: string | undefined;
};

function Counts({ quotations, className }: CountsProps) {
  const counts = quotations && countByStatus(quotations);
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
