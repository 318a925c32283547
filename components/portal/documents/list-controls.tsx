'use client';

import { type ComponentProps, useId } from 'react';
import { Select } from '@/components/ui/select';
import { dashboard } from '@/content/dashboard';
import { type DocumentSort, documentSorts } from '@/lib/portal/documents/listed';
import { categoryLabels, documentCategories } from '@/lib/portal/records/options';
import { cn } from '@/lib/utils';

const words = dashboard.documents;

/** `group` is a category, or the financial year of what came from the firm. */
export type Choice = { group: string | null; sort: DocumentSort };

const categories = documentCategories.map((value) => ({ value, label: categoryLabels[value] }));
const sorts = documentSorts.map((value) => ({ value, label: words.sorts[value] }));

type Props = Choice & {
  /** Those under which documents from the firm stand. */
  years: readonly string[];
  onChange: (change: Partial<Choice>) => void;
  className: string | undefined;
};

/** Which documents are listed, and in which order. */
export function ListControls({ group, sort, years, onChange, className }: Props) {
  return (
    <div
      className={cn(
        'grid columns-two gap-x-3 gap-y-2 border-rule border-b py-3 [--column:8.5rem] print:hidden',
        className,
      )}
    >
      <Control
        label={words.category}
        placeholder={words.allCategories}
        options={[
          ...categories,
          ...years.map((value) => ({ value, label: `${words.fromFirm}, ${value}` })),
        ]}
        value={group ?? ''}
        onChange={({ target }) => onChange({ group: target.value || null })}
      />
      <Control
        label={words.sort}
        options={sorts}
        value={sort}
        onChange={({ target }) =>
          onChange({ sort: documentSorts.find((one) => one === target.value) ?? 'latest' })
        }
      />
    </div>
  );
}

function Control({ label, ...select }: ComponentProps<typeof Select> & { label: string }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm text-soft">
        {label}
      </label>
      <Select {...select} id={id} className="h-11" />
    </div>
  );
}
