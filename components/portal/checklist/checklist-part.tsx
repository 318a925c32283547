'use client';

import { Checklist } from '@/components/portal/checklist/checklist';
import { useChecklist } from '@/components/portal/checklist/use-checklist';
import { useServedClass } from '@/components/portal/parts/samples';
import type { Checklists } from '@/lib/content/checklists';

/**
 * The checklists of the quotations, and the package for the firm, below the documents: with them,
 * as the list above would move whatever is shown here.
 */
export function ChecklistPart({ book }: { book: Checklists }) {
  const items = useChecklist(book);
  const served = useServedClass();

  return (
    <div id="papers" className="scroll-mt-6">
      {items && (
        <div className={served}>
          <Checklist {...items} />
        </div>
      )}
    </div>
  );
}
