'use client';

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useHomeRows } from '@/components/dashboard/home/home-rows';
import { useToday } from '@/components/dashboard/shell/use-now';
import type { tileFacts } from '@/lib/portal/overview/tile-facts';

const Facts = createContext<ReturnType<typeof tileFacts>>({});

type Props = { calculators: number; children: ReactNode };

/**
 * Works out the facts on the tiles. The code comes after the page; until then tiles are only links.
 */
export function TileFacts({ calculators, children }: Props) {
  const [compute, setCompute] = useState<{ facts: typeof tileFacts } | null>(null);
  const rows = useHomeRows();
  const today = useToday();

  useEffect(() => {
    import('@/lib/portal/overview/tile-facts').then(
      (module) => setCompute({ facts: module.tileFacts }),
      () => {},
    );
  }, []);

  return (
    <Facts value={rows && compute ? compute.facts({ ...rows, calculators }, today) : {}}>
      {children}
    </Facts>
  );
}

/** One fact about a place, in a line reserved for it; only on wide screens. */
export function TileFact({ path }: { path: string }) {
  const fact = useContext(Facts)[path];
  return (
    <span className="hidden min-h-[1.25em] font-normal text-sm text-soft leading-tight lg:block">
      {fact && <span key={fact}>{fact}</span>}
    </span>
  );
}
