'use client';

import { useToday } from '@/features/client-area/areas/use-now';
import { useHomeRows } from '@/features/client-area/home/home-rows';
import { getTileFacts } from '@/features/client-area/home/tile-facts';
import { computeQuotations } from '@/features/client-area/quotations/quotation';

type Props = { path: string; calculators: number };

/** One fact about a place, in a line reserved for it; only on wide screens. */
export function TileFact({ path, calculators }: Props) {
  const rows = useHomeRows();
  const today = useToday();
  const quotations = rows && computeQuotations(rows.threads, today);
  const fact = quotations && getTileFacts({ ...rows, quotations, calculators })[path];
  return (
    <span className="hidden min-h-[1.25em] font-normal text-sm text-soft leading-tight lg:block">
      {fact && <span key={fact}>{fact}</span>}
    </span>
  );
}
