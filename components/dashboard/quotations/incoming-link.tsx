'use client';

import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
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
  const [incoming, setIncoming] = useState<{ fragment: string; turn: number } | null>(null);
  /** The fragment that is being read; `null` once it was. */
  const reading = useRef<string | null>(null);
  const onRead = useCallback((fragment: string) => {
    reading.current = null;
    takeOut(fragment);
  }, []);

  useEffect(() => {
    const look = () => {
      const { hash } = window.location;
      if (!isMessage(hash) || hash === reading.current) return;
      reading.current = hash;
      setIncoming((before) => ({ fragment: hash, turn: (before?.turn ?? 0) + 1 }));
    };
    look();
    // Another link, or the same once more, may be pasted into the same tab.
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);

  if (!incoming) return null;
  return (
    <Suspense fallback={<RuledLines lines={1} lineClassName="h-16" />}>
      <OpenedLink key={incoming.turn} fragment={incoming.fragment} onRead={onRead} />
    </Suspense>
  );
}
