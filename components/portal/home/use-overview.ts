'use client';

import { useMemo } from 'react';
import { useHomeRows } from '@/components/portal/home/home-rows';
import { useNow } from '@/components/portal/parts/use-now';
import type { Checklists } from '@/lib/content/checklists';
import { dayInIndia } from '@/lib/days';
import { checklistOf } from '@/lib/portal/records/checklist';
import { statesOf } from '@/lib/portal/records/stage';

/** The data of the home page as of now; `undefined` until read. */
export function useOverview(book: Checklists) {
  const stored = useHomeRows();
  const now = useNow();
  const today = dayInIndia(now);
  return useMemo(() => {
    if (!stored) return undefined;
    const states = statesOf(stored.threads);
    const groups = checklistOf({ ...stored, states }, book, today);
    return { ...stored, states, groups, today };
  }, [stored, book, today]);
}

export type Overview = NonNullable<ReturnType<typeof useOverview>>;
