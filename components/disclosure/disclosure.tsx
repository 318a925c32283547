'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LOADS } from '@/lib/browser/attributes';

type Props = {
  id?: string;
  summary: string;
  noScript: string;
  first?: ReactNode;
  children: ReactNode;
};

export function Disclosure({ id, summary, noScript, first, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    setOpen(details.current?.open === true);
    const look = () => {
      if (!id || window.location.hash !== `#${id}` || !details.current) return;
      details.current.open = true;
      details.current.scrollIntoView({ block: 'start' });
    };
    look();
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, [id]);
  return (
    <details
      ref={details}
      id={id}
      suppressHydrationWarning
      className="scroll-mt-25 border-rule-strong border-y"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpen(true);
      }}
    >
      <summary {...{ [LOADS]: '' }} className="rounded-control py-4 font-semibold">
        {summary}
      </summary>
      {first}
      <noscript>
        <p className="pb-5 text-soft">{noScript}</p>
      </noscript>
      {isOpen && children}
    </details>
  );
}
