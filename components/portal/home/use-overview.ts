'use client';

import { useMemo } from 'react';
import { useHomeRows } from '@/components/portal/home/home-rows';
import { useNow } from '@/components/portal/parts/use-now';
import type { Checklists } from '@/lib/content/checklists';
import { dayInIndia } from '@/lib/days';
import { checklistOf } from '@/lib/portal/records/checklist';
import { quotationsIn } from '@/lib/portal/records/quotation';
import { roundsOf } from '@/lib/portal/records/rounds';

/** The data of the home page as of now; `undefined` until read. */
export function useOverview(checklists: Checklists) {
  const stored = useHomeRows();
  const now = useNow();
  const today = dayInIndia(now);
  return useMemo(() => {
    if (!stored) return undefined;
    const quotations = quotationsIn(stored.threads, today);
    const groups = checklistOf({ ...stored, quotations }, checklists);
    const months = roundsOf(stored, today);
    return { ...stored, quotations, groups, months, today };
  }, [stored, checklists, today]);
}

export type Overview = NonNullable<ReturnType<typeof useOverview>>;
