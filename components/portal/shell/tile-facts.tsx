'use client';

import { createContext, type ReactNode, useContext } from 'react';
import { useHomeRows } from '@/components/portal/home/home-rows';
import { useToday } from '@/components/portal/parts/use-now';
import { tileFacts } from '@/lib/portal/overview/tile-facts';

const Facts = createContext<ReturnType<typeof tileFacts>>({});

type Props = { calculators: number; children: ReactNode };

/** Works out the facts on the tiles. */
export function TileFacts({ calculators, children }: Props) {
  const rows = useHomeRows();
  const today = useToday();

  return <Facts value={rows ? tileFacts({ ...rows, calculators }, today) : {}}>{children}</Facts>;
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
