'use client';

import { categoryLabels, documentCategories } from '@/lib/portal/database/options';
import { countByCategory } from '@/lib/portal/documents/documents';
import { usePortal } from '@/lib/portal/hooks/use-portal';

/** How many documents are in each of the four categories. */
export function CategoryTiles() {
  const documents = usePortal((kept) => kept.rows('documents'));
  const counts = documents && countByCategory(documents);

  return (
    <dl className="grid columns-two gap-2.5 [--column:7.5rem]">
      {documentCategories.map((category) => (
        <div
          key={category}
          className="flex flex-col-reverse justify-end rounded-panel border border-rule-strong bg-page p-4"
        >
          <dt className="text-[0.9375rem] leading-snug">{categoryLabels[category]}</dt>
          <dd className="amount h-9 text-[1.75rem] leading-none">{counts?.[category]}</dd>
        </div>
      ))}
    </dl>
  );
}
