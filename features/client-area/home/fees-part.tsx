'use client';

import { Part, PartLink } from '@/components/layout/part';
import { feesCopy as copy } from '@/content/client-area/home';
import { type Fees, sumFeesToDate } from '@/features/client-area/home/fees';
import type { Overview } from '@/features/client-area/home/use-overview';
import { listSums } from '@/lib/fees/units';
import { cn } from '@/lib/utils';

const kinds = ['accepted', 'waiting', 'asked'] as const;

/** The totals of the client's quotations, by their state. */
export function FeesPart({ overview: { quotations } }: { overview: Overview }) {
  const fees = sumFeesToDate(quotations);
  return (
    <Part heading={copy.heading}>
      <dl>
        {kinds.map((kind) => (
          <div
            key={kind}
            className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 border-rule border-b py-2.5"
          >
            <dt>
              {copy[kind]} <span className="text-sm text-soft">{fees[kind].count}</span>
            </dt>
            <dd>
              <Sum fees={fees[kind]} className={kind === 'accepted' ? 'text-red' : ''} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-soft">{copy.foot}</p>
        <PartLink href="/dashboard/quotations#years">{copy.years}</PartLink>
      </div>
    </Part>
  );
}

function Sum({ fees: { count, sums }, className }: { fees: Fees; className: string }) {
  if (sums)
    return listSums(sums).map((sum) => (
      <span key={sum} className={cn('amount block text-right', className)}>
        {sum}
      </span>
    ));
  return <span className="text-soft">{count > 0 ? copy.later : copy.none}</span>;
}
