'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { deskExists } from '@/lib/portal/desk/desk-exists';

/** Fetched only on the firm's computer. */
const Desk = lazy(() =>
  import('@/components/dashboard/desk/desk').then(
    (module) => ({ default: module.Desk }),
    () => ({ default: NotLoaded }),
  ),
);

function NotLoaded() {
  return (
    <p role="alert" className="text-danger">
      The firm’s desk did not load. Check your connection and reload the page.
    </p>
  );
}

/** The firm's desk, in a browser set up as the firm's; nothing in any other. */
export function DeskPlace() {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => void deskExists().then(setIsThere), []);

  if (!isThere) return null;
  return (
    <Suspense fallback={<RuledLines lines={3} lineClassName="h-24" />}>
      <Desk />
    </Suspense>
  );
}
