'use client';

import type { ReactNode } from 'react';
import { useServedClass } from '@/features/client-area/areas/samples';
import { useToday } from '@/features/client-area/areas/use-now';
import { useHomeRows } from '@/features/client-area/home/home-rows';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { countByStatus } from '@/features/client-area/quotations/stage';

/** The two live counters of the home page, in its head. */
export function Counters() {
  const rows = useHomeRows();
  const served = useServedClass();
  const inCart = rows?.cart.length;
  const today = useToday();
  const pending = rows && countByStatus(computeQuotations(rows.threads, today)).Pending;

  return (
    <dl className="mt-3 mb-5 flex flex-wrap gap-x-5 gap-y-2 lg:my-0">
      <Counter label={inCart === 1 ? 'Service in cart' : 'Services in cart'}>
        <span className={served}>{inCart}</span>
      </Counter>
      <Counter label={pending === 1 ? 'Pending quotation' : 'Pending quotations'}>
        <span className={served}>{pending}</span>
      </Counter>
    </dl>
  );
}

function Counter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-row-reverse items-center justify-end gap-3 border-white/40 last:border-l last:pl-5 lg:px-4 xl:px-8">
      <dt className="w-[5.5rem] text-[0.9375rem] leading-tight">{label}</dt>
      <dd className="amount min-w-[1ch] text-[2.25rem] leading-none">{children}</dd>
    </div>
  );
}
