'use client';

import { type ReactNode, useRef } from 'react';
import { Select } from '@/components/ui/select';
import { dashboard } from '@/content/dashboard';
import type { DocumentEntry } from '@/lib/portal/database/records';
import { ACCEPTED_FILES } from '@/lib/portal/documents/file-type';

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
          className="mt-1 h-11 text-[0.9375rem]"
          options={documents.map(({ id, name }) => ({ value: id, label: name }))}
          value=""
          onChange={(event) => event.target.value && onChoose(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-x-4">
        <button
          type="button"
          onClick={() => chooser.current?.click()}
          className="min-h-11 rounded-control text-[0.9375rem] text-link"
        >
          {words.upload}
          <span className="sr-only"> {paper}</span>
        </button>
        {children}
      </div>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={ACCEPTED_FILES}
        aria-label={`File for ${paper}`}
        hidden
        onChange={(event) => {
          onUpload(Array.from(event.target.files ?? []));
          event.target.value = '';
        }}
      />
    </div>
  );
}
