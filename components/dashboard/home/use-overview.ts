'use client';

import { useMemo } from 'react';
import { useHomeRows } from '@/components/dashboard/home/home-rows';
import { useNow } from '@/components/dashboard/shell/use-now';
import type { PaperLists } from '@/lib/content/papers';
import { dayInIndia } from '@/lib/days';
import { needsOf } from '@/lib/portal/papers/needs';
import { statesOf } from '@/lib/portal/quotations/stage';

/** The data of the home page as of now; `undefined` until read. */
export function useOverview(book: PaperLists) {
  const kept = useHomeRows();
  const now = useNow();
  const today = dayInIndia(now);
  return useMemo(() => {
    if (!kept) return undefined;
    const states = statesOf(kept.exchanges);
    const groups = needsOf({ ...kept, states }, book, today);
    return { ...kept, states, groups, today };
  }, [kept, book, today]);
}

export type Overview = NonNullable<ReturnType<typeof useOverview>>;
