'use client';

import { useMemo } from 'react';
import { useToday } from '@/components/dashboard/shell/use-now';
import type { PaperLists } from '@/lib/content/papers';
import { presentDocuments } from '@/lib/portal/documents/recently-deleted';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { needsOf } from '@/lib/portal/papers/needs';
import { statesOf } from '@/lib/portal/quotations/stage';

/** What the firm needs as of today, and the documents; `undefined` until read. */
export function useNeeds(book: PaperLists) {
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
    () => kept && { documents: kept.documents, groups: needsOf(kept, book, today) },
    [kept, book, today],
  );
}
