'use client';

import { useState } from 'react';
import { useDocumentFile } from '@/components/portal/documents/use-document-file';
import { DialogButton } from '@/components/portal/parts/dialog-button';
import type { DocumentEntry } from '@/lib/portal/records/records';

const loadDialog = () =>
  import('@/components/portal/documents/document-dialog').then((module) => module.DocumentDialog);

type Props = { document: DocumentEntry; label: string };

/** Opens a document over the page. */
export function ViewDocument({ document, label }: Props) {
  const from = useDocumentFile(document);
  const [isOpen, setIsOpen] = useState(false);
  const change = (isNowOpen: boolean) => {
    setIsOpen(isNowOpen);
    if (isNowOpen) void from.load();
    else from.forget();
  };

  return (
    <DialogButton
      variant="quiet"
      size="small"
      load={loadDialog}
      given={{ document, from }}
      isOpen={isOpen}
      onOpenChange={change}
    >
      {label}
      <span className="sr-only"> {document.name}</span>
    </DialogButton>
  );
}
