'use client';

import { useMemo } from 'react';
import { useToday } from '@/components/portal/parts/use-now';
import type { Checklists } from '@/lib/content/checklists';
import { presentDocuments } from '@/lib/portal/db/recently-deleted';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { checklistOf } from '@/lib/portal/records/checklist';
import { statesOf } from '@/lib/portal/records/stage';

/** What the firm needs as of today, and the documents; `undefined` until read. */
export function useChecklist(book: Checklists) {
  const kept = usePortal(
    async (stored) => ({
      quotations: await stored.rows('quotations'),
      answers: await stored.rows('papers'),
      documents: await presentDocuments(stored),
      states: statesOf(await stored.rows('exchanges')),
    }),
    ({ quotations, papers, documents }) => ({
      quotations,
      answers: papers,
      documents,
      states: statesOf([]),
    }),
  );
  const today = useToday();
  return useMemo(
    () => kept && { documents: kept.documents, groups: checklistOf(kept, book, today) },
    [kept, book, today],
  );
}
