'use client';

import type { ReactNode } from 'react';
import { useHomeRows } from '@/components/dashboard/home/home-rows';

/**
 * The two live counters of the home page, in a card over the edge of its head, or within it on a
 * wide screen.
 */
export function Counters() {
  const rows = useHomeRows();
  const inCart = rows?.cart.length;
  const pending = rows?.quotations.filter(({ status }) => status === 'pending').length;

  return (
    <dl className="relative z-1 -mb-16 grid columns-two gap-px overflow-hidden rounded-panel border border-rule-strong bg-rule text-ink shadow-sheet [--column:8.5rem] lg:mb-0 lg:flex lg:overflow-visible lg:rounded-none lg:border-0 lg:bg-transparent lg:text-white lg:shadow-none">
      <Counter label={inCart === 1 ? 'Service in cart' : 'Services in cart'}>{inCart}</Counter>
      <Counter label={pending === 1 ? 'Pending quotation' : 'Pending quotations'}>
        {pending}
      </Counter>
    </dl>
  );
}

function Counter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end gap-3 bg-page px-4 py-5 lg:flex-row-reverse lg:items-center lg:bg-transparent lg:px-4 lg:py-1 xl:px-8 lg:last:border-white/40 lg:last:border-l">
      <dt className="text-soft leading-snug text-balance lg:w-[5.5rem] lg:text-[0.9375rem] lg:text-white lg:leading-tight">
        {label}
      </dt>
      <dd className="amount h-11 text-[2.25rem] leading-none lg:h-auto lg:min-w-[1ch]">
        {children}
      </dd>
    </div>
  );
}
