'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { isMessage } from '@/lib/portal/exchange/fragment';

/** What reads a message is fetched where one has come. */
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

/** Takes a message out of the address bar and the history, once it was read. */
function takeOut(fragment: string) {
  if (window.location.hash !== fragment) return;
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + window.location.search,
  );
}

/** The message that a link to this page carries, opened; nothing where there is none. */
export function IncomingLink() {
  const [fragment, setFragment] = useState<string | null>(null);

  useEffect(() => {
    const look = () => {
      const { hash } = window.location;
      if (isMessage(hash)) setFragment(hash);
    };
    look();
    // A second link may be pasted into the same tab.
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);

  if (fragment === null) return null;
  return (
    <Suspense fallback={<RuledLines lines={1} lineClassName="h-16" />}>
      <OpenedLink key={fragment} fragment={fragment} onRead={takeOut} />
    </Suspense>
  );
}
