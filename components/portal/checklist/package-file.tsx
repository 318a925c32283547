'use client';

import { useId } from 'react';
import { MakeItFit } from '@/components/portal/checklist/make-it-fit';
import { Checkbox } from '@/components/ui/checkbox';
import { formatBytes } from '@/lib/format';
import type { ChecklistItem } from '@/lib/portal/records/checklist';
import type { DocumentEntry } from '@/lib/portal/records/records';

type Props = {
  document: DocumentEntry;
  papers: readonly string[];
  items: readonly ChecklistItem[];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onFitted: (copy: string) => void;
};

/** A document for the package: what it answers, and how to make it fit. */
export function PackageFile({ document, papers, items, isChosen, onChoose, onFitted }: Props) {
  const id = useId();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-rule border-b py-2 *:nth-[n+3]:col-span-2">
      <Checkbox
        label={document.name}
        checked={isChosen}
        aria-describedby={`${id} ${id}-more`}
        className="min-w-0 wrap-anywhere"
        onChange={(event) => onChoose(event.target.checked)}
      />
      <p id={id} className="text-[0.9375rem] text-soft">
        {formatBytes(document.size)}
      </p>
      <div id={`${id}-more`} className="pl-9 text-[0.9375rem] text-soft leading-snug wrap-anywhere">
        {papers.map((paper) => (
          <p key={paper}>For: {paper}</p>
        ))}
      </div>
      {document.type === 'image' && (
        <MakeItFit
          document={document}
          items={items.filter(({ files }) => files.some((file) => file.id === document.id))}
          onFitted={onFitted}
        />
      )}
    </li>
  );
}
