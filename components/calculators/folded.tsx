'use client';

import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type Props = {
  id?: string;
  summary: string;
  /** Said until what is folded is there, and where there is no script. */
  waiting: string;
  noScript: string;
  /** A lazy component: nothing of it loads before it is opened. */
  children: ReactNode;
};

/** A part of the page that is folded, and is fetched when it is opened. */
export function Folded({ id, summary, waiting, noScript, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Opening it is what brings script to the page, and comes first.
  useEffect(() => setOpen(details.current?.open === true), []);
  return (
    <details
      ref={details}
      id={id}
      suppressHydrationWarning
      className="border-rule-strong border-y"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpen(true);
      }}
    >
      <summary data-wakes="" className="rounded-control py-4 font-semibold">
        {summary}
      </summary>
      <noscript>
        <p className="pb-5 text-soft">{noScript}</p>
      </noscript>
      {isOpen && (
        <Suspense fallback={<p className="pb-5 text-soft">{waiting}</p>}>{children}</Suspense>
      )}
    </details>
  );
}
