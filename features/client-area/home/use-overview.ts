'use client';

import { useMemo } from 'react';
import { listChecklistGroups } from '@/features/client-area/checklist/checklist';
import { listMonthlyChecklists } from '@/features/client-area/checklist/rounds';
import { useHomeRows } from '@/features/client-area/home/home-rows';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { useNow } from '@/features/client-area/store/areas/use-now';
import type { Checklists } from '@/lib/content/checklists';
import { getDayInIndia } from '@/lib/days';

/** `undefined` until read. */
export function useOverview(checklists: Checklists) {
  const stored = useHomeRows();
  const now = useNow();
  const today = getDayInIndia(now);
  return useMemo(() => {
    if (!stored) return undefined;
    const quotations = computeQuotations(stored.threads, today);
    const groups = listChecklistGroups({ ...stored, quotations }, checklists);
    const months = listMonthlyChecklists(stored, today);
    return { ...stored, quotations, groups, months, today };
  }, [stored, checklists, today]);
}
