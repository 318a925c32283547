'use client';

import { useEffect, useState } from 'react';
import { RuledLines } from '@/components/portal/parts/ruled-lines';
import { QuotationList } from '@/components/portal/quotations/quotation-list';
import { type Place, usePlace } from '@/components/portal/quotations/use-address';
import { lazyComponent } from '@/components/ui/lazy-component';
import { Link } from '@/components/ui/link';
import { dashboard } from '@/content/dashboard';
import { inboxExists } from '@/lib/portal/firm/inbox-exists';
import { cn } from '@/lib/utils';

/** Fetched only on the firm's computer. */
const Inbox = lazyComponent(
  () => import('@/components/portal/firm/inbox').then((module) => module.Inbox),
  <RuledLines lines={3} lineClassName="h-24" />,
);

const { places } = dashboard.quotations;

/**
 * The quotations of this browser's client; in a browser that is set up as the firm, the requests to
 * the firm, which are a place of their own and never beside a client's.
 */
export function QuotationPlaces() {
  const [isFirm, setIsFirm] = useState<boolean | null>(null);
  useEffect(() => void inboxExists().then(setIsFirm), []);
  const named = usePlace();

  const place: Place = isFirm ? (named ?? 'firm') : 'own';
  return (
    <>
      {isFirm && <Places place={place} />}
      {place === 'firm' ? <Inbox /> : <QuotationList waits={isFirm === null} />}
    </>
  );
}

function Places({ place }: { place: Place }) {
  return (
    <nav aria-label={places.name} className="flex flex-wrap gap-x-6 print:hidden">
      {(['firm', 'own'] as const).map((each) => (
        <Link
          key={each}
          href={`#${each}`}
          aria-current={each === place ? 'true' : undefined}
          className={cn(
            'inline-flex min-h-11 items-center border-transparent border-b-2',
            each === place ? 'border-red font-semibold' : 'text-link',
          )}
        >
          {places[each]}
        </Link>
      ))}
    </nav>
  );
}
