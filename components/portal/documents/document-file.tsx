'use client';

import { type ReactNode, useMemo } from 'react';
import { HandOver } from '@/components/portal/checklist/hand-over';
import { DocumentPreview } from '@/components/portal/documents/document-preview';
import type { useDocumentFile } from '@/components/portal/documents/use-document-file';
import { NotFromSamples } from '@/components/portal/parts/not-from-samples';
import { Button } from '@/components/ui/button';
import { OperationFailure } from '@/components/ui/operation-failure';
import { documentText } from '@/lib/portal/checklist/send';
import type { DocumentEntry } from '@/lib/portal/records/records';

type Props = {
  document: DocumentEntry;
  from: ReturnType<typeof useDocumentFile>;
  /** Further buttons. */
  children: ReactNode;
};

/** A document and its actions. */
export function DocumentFile({ document, from, children }: Props) {
  const { file, failure, load, save } = from;
  const { name, mime } = document;
  const shared = useMemo(() => file && new File([file], name, { type: mime }), [file, name, mime]);
  return (
    <>
      <DocumentPreview document={document} file={file} />
      <div className="flex flex-wrap items-center gap-3">
        {failure !== null && !file && (
          <Button size="small" variant="outline" onClick={() => void load()}>
            Try again
          </Button>
        )}
        <Button size="small" onClick={() => void save()}>
          Save file
        </Button>
        {children}
        <OperationFailure sentence={failure} />
        {shared && (
          <NotFromSamples>
            <HandOver file={shared} text={documentText(shared)} />
          </NotFromSamples>
        )}
      </div>
    </>
  );
}
