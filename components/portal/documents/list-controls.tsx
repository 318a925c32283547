'use client';

import { useId } from 'react';
import { Select } from '@/components/ui/select';
import { dashboard } from '@/content/dashboard';
import { type DocumentSort, documentSorts } from '@/lib/portal/documents/listed';
import { categoryLabels, documentCategories } from '@/lib/portal/records/options';
import type { DocumentCategory } from '@/lib/portal/records/records';
import { cn } from '@/lib/utils';

const words = dashboard.documents;

export type Choice = { category: DocumentCategory | null; sort: DocumentSort };

const categories = documentCategories.map((value) => ({ value, label: categoryLabels[value] }));
const sorts = documentSorts.map((value) => ({ value, label: words.sorts[value] }));

type Props = Choice & {
  onChange: (change: Partial<Choice>) => void;
  className: string | undefined;
};

/** Which documents are listed, and in which order. */
export function ListControls({ category, sort, onChange, className }: Props) {
  const id = useId();
  return (
    <div
      className={cn(
        'grid columns-two gap-x-3 gap-y-2 border-rule border-b py-3 [--column:8.5rem] print:hidden',
        className,
      )}
    >
      <div>
        <label htmlFor={`${id}-category`} className="text-sm text-soft">
          {words.category}
        </label>
        <Select
          id={`${id}-category`}
          className="h-11 text-[0.9375rem]"
          placeholder={words.allCategories}
          options={categories}
          value={category ?? ''}
          onChange={({ target }) =>
            onChange({ category: documentCategories.find((one) => one === target.value) ?? null })
          }
        />
      </div>
      <div>
        <label htmlFor={`${id}-sort`} className="text-sm text-soft">
          {words.sort}
        </label>
        <Select
          id={`${id}-sort`}
          className="h-11 text-[0.9375rem]"
          options={sorts}
          value={sort}
          onChange={({ target }) =>
            onChange({ sort: documentSorts.find((one) => one === target.value) ?? 'latest' })
          }
        />
      </div>
    </div>
  );
}
