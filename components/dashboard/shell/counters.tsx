'use client';

import type { ReactNode } from 'react';
import { usePortal } from '@/lib/portal/hooks/use-portal';

/** The two live counters of the home page. */
export function Counters() {
  const inCart = usePortal(async (kept) => (await kept.rows('cart')).length);
  const pending = usePortal(
    async (kept) =>
      (await kept.rows('quotations')).filter((row) => row.status === 'pending').length,
  );

  return (
    <dl className="grid columns-two gap-px overflow-hidden rounded-panel border border-rule-strong bg-rule shadow-sheet [--column:8.5rem]">
      <Counter label={inCart === 1 ? 'Service in cart' : 'Services in cart'}>{inCart}</Counter>
      <Counter label={pending === 1 ? 'Pending quotation' : 'Pending quotations'}>
        {pending}
      </Counter>
    </dl>
  );
}

function Counter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-3 bg-page px-4 py-5">
      <dt className="text-soft leading-snug">{label}</dt>
      <dd className="amount h-11 text-[2.25rem] leading-none">{children}</dd>
    </div>
  );
}
