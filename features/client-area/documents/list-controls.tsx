'use client';

import { type ComponentProps, useId } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import { documentsCopy as copy } from '@/content/client-area/documents';
import { type DocumentSort, documentSorts } from '@/features/client-area/documents/listed';
import { categoryLabels, documentCategories } from '@/features/client-area/store/records/options';
import type { DocumentCategory } from '@/features/client-area/store/records/records';
import { cn } from '@/lib/utils';

export type Choice = { category: DocumentCategory | null; sort: DocumentSort };

const categories = documentCategories.map((value) => ({ value, label: categoryLabels[value] }));
const sorts = documentSorts.map((value) => ({ value, label: copy.sorts[value] }));

type Props = Choice & {
  onChange: (change: Partial<Choice>) => void;
  className: string | undefined;
};

export function ListControls({ category, sort, onChange, className }: Props) {
  return (
    <div
      className={cn(
        'grid columns-two gap-x-3 gap-y-2 border-rule border-b py-3 [--column:8.5rem] print:hidden',
        className,
      )}
    >
      <Control
        label={copy.category}
        placeholder={copy.allCategories}
        options={categories}
        value={category ?? ''}
        onChange={({ target }) =>
          onChange({
            category: documentCategories.find((candidate) => candidate === target.value) ?? null,
          })
        }
      />
      <Control
        label={copy.sort}
        options={sorts}
        value={sort}
        onChange={({ target }) =>
          onChange({ sort: documentSorts.find((candidate) => candidate === target.value) ?? 'job' })
        }
      />
    </div>
  );
}

function Control({ label, ...select }: ComponentProps<typeof NativeSelect> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm text-soft">
        {label}
      </label>
      <NativeSelect {...select} id={id} className="h-11" />
    </div>
  );
}
