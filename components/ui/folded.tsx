'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = {
  id?: string;
  summary: string;
  /** Shown without script. */
  noScript: string;
  /** Fetched only when opened. */
  children: ReactNode;
};

/** A folded part of the page, fetched when it is opened. */
export function Folded({ id, summary, noScript, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  // Opening it loads the framework, so it may already be open.
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
      <summary data-loads="" className="rounded-control py-4 font-semibold">
        {summary}
      </summary>
      <noscript>
        <p className="pb-5 text-soft">{noScript}</p>
      </noscript>
      {isOpen && children}
    </details>
  );
}
