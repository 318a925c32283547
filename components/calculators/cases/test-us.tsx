'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Calculator } from '@/components/calculators/cases/case-list';

const CaseList = lazy(() =>
  import('@/components/calculators/cases/case-list').then(
    (part) => ({ default: part.CaseList }),
    () => ({ default: () => <p>The cases did not load. Please reload the page.</p> }),
  ),
);

/** The cases that the figures are tested with, folded; nothing of them loads before it is opened. */
export function TestUs({ calculator }: { calculator: Calculator }) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Opening it is what brings script to the page, and comes first.
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details
      ref={details}
      suppressHydrationWarning
      className="border-rule-strong border-y"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpen(true);
      }}
    >
      <summary data-wakes="" className="rounded-control py-4 font-semibold">
        Test us: the cases our figures are tested with
      </summary>
      <noscript>
        <p className="pb-5 text-soft">The cases are listed and run with JavaScript.</p>
      </noscript>
      {isOpen && (
        <Suspense fallback={<p className="pb-5 text-soft">Fetching the cases.</p>}>
          <CaseList calculator={calculator} />
        </Suspense>
      )}
    </details>
  );
}
