'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { failureSentence } from '@/lib/portal/database/operation-failure';
import { isoDay } from '@/lib/portal/dates';
import type { Opened } from '@/lib/portal/exchange/link';

const DeskOpened = lazy(() =>
  import('@/components/dashboard/desk/desk-opened').then((module) => ({
    default: module.DeskOpened,
  })),
);

type FromClient = Extract<Opened, { kind: 'request' | 'decision' }>;
type Brought = { opened: FromClient } | { failure: string };

/** A message of the exchange; nothing that reads one is fetched for another fragment. */
const MESSAGE = /^#v\d{1,3}\./;

function forgetFragment() {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}

async function read(fragment: string): Promise<Brought | null> {
  try {
    const { openFragment } = await import('@/lib/portal/exchange/link');
    const opened = await openFragment(fragment, { today: isoDay(new Date()) });
    return opened.kind === 'answer' ? null : { opened };
  } catch (error) {
    return { failure: failureSentence(error) };
  }
}

/** What a client has sent to the firm, out of the address of the page; answers are for the client. */
export function DeskLink() {
  const [brought, setBrought] = useState<Brought | null>(null);

  useEffect(() => {
    const look = async () => {
      const { hash } = window.location;
      if (!MESSAGE.test(hash)) return;
      const found = await read(hash);
      if (found && 'failure' in found) forgetFragment();
      if (found) setBrought(found);
    };
    void look();
    // A link that is opened where the page is open already.
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);

  if (!brought) return null;
  if ('failure' in brought) {
    return (
      <p role="alert" className="rounded-panel border border-danger border-l-4 bg-page p-4">
        {brought.failure}
      </p>
    );
  }
  return (
    <Suspense fallback={<p role="status">Opening the link</p>}>
      <DeskOpened key={brought.opened.token} opened={brought.opened} onDone={forgetFragment} />
    </Suspense>
  );
}
