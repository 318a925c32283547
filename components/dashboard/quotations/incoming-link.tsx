'use client';

import { lazy, Suspense } from 'react';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useIncomingFragment } from '@/components/layout/use-incoming-fragment';
import { isMessage } from '@/lib/portal/exchange/fragment';

/** Fetched only if there is a message. */
const OpenedLink = lazy(() =>
  import('@/components/dashboard/quotations/opened-link').then(
    (module) => ({ default: module.OpenedLink }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded() {
  return (
    <p role="alert" className="text-danger">
      The link was not opened: a part of this page did not load. Check your connection and reload
      the page.
    </p>
  );
}

/** Opens the message in a link to this page; nothing if there is none. */
export function IncomingLink() {
  const { incoming, onRead } = useIncomingFragment(isMessage);

  if (!incoming) return null;
  return (
    <Suspense fallback={<RuledLines lines={1} lineClassName="h-16" />}>
      <OpenedLink key={incoming.turn} fragment={incoming.fragment} onRead={onRead} />
    </Suspense>
  );
}
