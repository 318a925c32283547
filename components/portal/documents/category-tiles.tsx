'use client';

import { useServedClass } from '@/components/portal/parts/samples';
import { inFigures } from '@/content/words/rupees';
import { presentDocuments } from '@/lib/portal/db/recently-deleted';
import { countByCategory } from '@/lib/portal/documents/documents';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import { categoryLabels, documentCategories } from '@/lib/portal/records/options';
import { cn } from '@/lib/utils';

/** How many documents are in each of the four categories. */
export function CategoryTiles() {
  const documents = usePortal(presentDocuments, [], (samples) => samples.documents);
  const served = useServedClass();
  const counts = documents && countByCategory(documents);

  return (
    <dl className="grid columns-two gap-x-4 border-ink border-t [--column:7.5rem]">
      {documentCategories.map((category) => (
        <div
          key={category}
          className="flex min-h-11 flex-row-reverse items-center justify-end gap-x-3 border-rule border-b"
        >
          <dt className="text-[0.9375rem] leading-snug">{categoryLabels[category]}</dt>
          <dd className={cn('amount min-w-6 text-xl leading-none', served)}>
            {counts && inFigures(counts[category])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
