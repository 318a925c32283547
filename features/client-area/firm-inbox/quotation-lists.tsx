'use client';

import { useEffect, useState } from 'react';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { RuledLines } from '@/components/table/ruled-lines';
import { Link } from '@/components/text/link';
import { quotationsCopy } from '@/content/client-area/quotations';
import { hasInbox } from '@/features/client-area/firm-inbox/inbox-exists';
import { QuotationList } from '@/features/client-area/quotations/quotation-list';
import { type ListName, useListName } from '@/features/client-area/quotations/use-address';
import { cn } from '@/lib/utils';

const Inbox = createLazyComponent(
  () => import('@/features/client-area/firm-inbox/inbox-page').then((module) => module.Inbox),
  <RuledLines lines={3} lineClassName="h-24" />,
);

const { lists } = quotationsCopy;

/**
 * A browser that is set up as the firm also shows the firm's inbox, on a page of its own and never
 * beside the client's quotations.
 */
export function QuotationLists() {
  const [isFirm, setIsFirm] = useState<boolean | null>(null);
  useEffect(() => void hasInbox().then(setIsFirm), []);
  const named = useListName();

  const list: ListName = isFirm ? (named ?? 'firm') : 'own';
  return (
    <>
      {isFirm && <ListLinks current={list} />}
      {list === 'firm' ? <Inbox /> : <QuotationList waits={isFirm === null} />}
    </>
  );
}

function ListLinks({ current }: { current: ListName }) {
  return (
    <nav aria-label={lists.name} className="flex flex-wrap gap-x-6 print:hidden">
      {(['firm', 'own'] as const).map((each) => (
        <Link
          key={each}
          href={`#${each}`}
          aria-current={each === current ? 'true' : undefined}
          className={cn(
            'inline-flex min-h-11 items-center border-transparent border-b-2',
            each === current ? 'border-red font-semibold' : 'text-link',
          )}
        >
          {lists[each]}
        </Link>
      ))}
    </nav>
  );
}
