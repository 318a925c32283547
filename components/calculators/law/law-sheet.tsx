'use client';

import { type ReactNode, useId, useState } from 'react';
import { formatDay } from '@/lib/portal/dates';
import { cn } from '@/lib/utils';

/** A browser that goes to what is folded opens it. */
const WORKING = 'by-law-working';

type Props = {
  title: string;
  /** ISO date on which the rules were checked. */
  checkedOn: string;
  /** The answer in a sentence, and what it takes for granted where it is one. */
  verdict: string;
  taken: string;
  /** The working, folded until it is wanted. */
  children: ReactNode;
};

/**
 * The law's answer below the specified result, with its working folded. On paper it begins a sheet
 * of its own, and is there only when it is open.
 */
export function LawSheet({ title, checkedOn, verdict, taken, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={cn('band border-rule border-t print:break-before-page', !isOpen && 'print:hidden')}
    >
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
          <h2 id={heading}>{title}</h2>
          <p className="text-[0.9375rem] text-soft">Law as on {formatDay(checkedOn)}</p>
        </div>
        <p role="status" className="mt-4 max-w-3xl font-semibold text-lg">
          {verdict}
        </p>
        {taken && <p className="mt-1 max-w-3xl text-[0.9375rem] text-soft">{taken}</p>}
        <details
          className="mt-3"
          onToggle={(event) => {
            if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
          }}
        >
          <summary className="text-link inline-flex min-h-11 items-center print:hidden">
            {isOpen ? 'Fold the working' : 'Change the answers, see the working'}
          </summary>
          <div id={WORKING} className="mt-5 grid scroll-mt-64 grid-cols-[minmax(0,1fr)] gap-y-12">
            {children}
          </div>
        </details>
      </div>
    </section>
  );
}

/** The law's answer in a line of the specified sheet; it leads to the law's, and opens that. */
export function LawLine({ children }: { children: ReactNode }) {
  return (
    <a
      href={`#${WORKING}`}
      className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 font-semibold text-red hover:underline"
    >
      <span>{children}</span>
      <span>See below</span>
    </a>
  );
}
