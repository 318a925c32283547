'use client';

import { formatWholeAmount } from '@/content/words/rupees';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import { countByCategory } from '@/features/client-area/store/documents';
import { listPresentDocuments } from '@/features/client-area/store/recently-deleted';
import { categoryLabels, documentCategories } from '@/features/client-area/store/records/options';
import { usePortal } from '@/features/client-area/store/use-portal';
import { cn } from '@/lib/utils';

export function CategoryTiles() {
  const documents = usePortal(listPresentDocuments, [], (samples) => samples.documents);
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
            {counts && formatWholeAmount(counts[category])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
