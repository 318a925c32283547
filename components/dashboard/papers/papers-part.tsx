'use client';

import { Papers } from '@/components/dashboard/papers/papers';
import { useNeeds } from '@/components/dashboard/papers/use-needs';
import { useServedClass } from '@/components/dashboard/shell/samples';
import type { PaperLists } from '@/lib/content/papers';

/**
 * The checklists of the quotations, and the package for the firm, below the documents: with them,
 * as the list above would move whatever is shown here.
 */
export function PapersPart({ book }: { book: PaperLists }) {
  const needs = useNeeds(book);
  const served = useServedClass();

  return (
    <div id="papers" className="scroll-mt-6">
      {needs && (
        <div className={served}>
          <Papers {...needs} />
        </div>
      )}
    </div>
  );
}
