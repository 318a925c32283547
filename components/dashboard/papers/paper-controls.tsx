'use client';

import { type ReactNode, useRef } from 'react';
import { FileChooser } from '@/components/dashboard/papers/file-chooser';
import { NamedButton } from '@/components/dashboard/shell/named-button';
import { Select } from '@/components/ui/select';
import { dashboard } from '@/content/dashboard';
import type { DocumentEntry } from '@/lib/portal/database/records';

const words = dashboard.papers;

type Props = {
  paper: string;
  documents: readonly DocumentEntry[];
  onChoose: (id: string) => void;
  onUpload: (files: readonly File[]) => void;
  /** Other ways to answer. */
  children: ReactNode;
};

/** A document that is here, or one from the device. */
export function PaperControls({ paper, documents, onChoose, onUpload, children }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5">
      {documents.length > 0 && (
        <Select
          aria-label={`${words.choose} ${paper}`}
          placeholder={words.choose}
          className="mt-1 h-11 lg:h-10 text-[0.9375rem]"
          options={documents.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onChange={(event) => event.target.value && onChoose(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-x-4">
        <NamedButton of={paper} onClick={() => chooser.current?.click()}>
          {words.upload}
        </NamedButton>
        {children}
      </div>
      <FileChooser ref={chooser} paper={paper} onFiles={onUpload} />
    </div>
  );
}
