'use client';

import { useHomeRows } from '@/components/portal/home/home-rows';
import { useToday } from '@/components/portal/parts/use-now';
import { tileFacts } from '@/lib/portal/overview/tile-facts';
import { quotationsIn } from '@/lib/portal/records/quotation';

type Props = { path: string; calculators: number };

/** One fact about a place, in a line reserved for it; only on wide screens. */
export function TileFact({ path, calculators }: Props) {
  const rows = useHomeRows();
  const today = useToday();
  const quotations = rows && quotationsIn(rows.threads, today);
  const fact = quotations && tileFacts({ ...rows, quotations, calculators })[path];
  return (
    <span className="hidden min-h-[1.25em] font-normal text-sm text-soft leading-tight lg:block">
      {fact && <span key={fact}>{fact}</span>}
    </span>
  );
}
