'use client';

import { type ReactNode, useRef } from 'react';
import { FileChooser } from '@/components/dashboard/papers/file-chooser';
import { NamedButton } from '@/components/dashboard/shell/named-button';
import { QuietSelect } from '@/components/dashboard/shell/quiet-select';
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

/** Answers a paper with an existing document, or a file from the device. */
export function PaperControls({ paper, documents, onChoose, onUpload, children }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap items-center gap-x-3.5">
      <NamedButton of={paper} onClick={() => chooser.current?.click()}>
        {words.upload}
      </NamedButton>
      {documents.length > 0 && (
        <QuietSelect
          aria-label={`${words.choose} ${paper}`}
          placeholder={words.choose}
          options={documents.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onChange={(event) => event.target.value && onChoose(event.target.value)}
        />
      )}
      {children}
      <FileChooser ref={chooser} paper={paper} onFiles={onUpload} />
    </div>
  );
}
