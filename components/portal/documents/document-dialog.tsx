'use client';

import { DocumentFile } from '@/components/portal/documents/document-file';
import type { useDocumentFile } from '@/components/portal/documents/use-document-file';
import type { LateDialogProps } from '@/components/portal/parts/use-late-dialog';
import {
  Dialog,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogTitle,
  returnFocus,
} from '@/components/ui/dialog';
import { formatBytes } from '@/lib/format';
import type { DocumentEntry } from '@/lib/portal/records/records';

type Props = { document: DocumentEntry; from: ReturnType<typeof useDocumentFile> };

/** A document over the page. */
export function DocumentDialog({
  document,
  from,
  isOpen,
  onOpenChange,
  opener,
}: Props & LateDialogProps) {
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      {/* The name and the buttons take what they need, the file the rest. */}
      <DialogContent
        className="h-[calc(100dvh-2rem)] max-h-[52rem] max-w-3xl grid-rows-[auto_auto_minmax(10rem,1fr)_auto]"
        onCloseAutoFocus={returnFocus(opener)}
      >
        {/* The list shows the whole name; here it must leave room for the file. */}
        <DialogTitle className="line-clamp-2 wrap-anywhere">
          <bdi>{document.name}</bdi>
        </DialogTitle>
        <DialogDescription>{formatBytes(document.size)}</DialogDescription>
        <DocumentFile document={document} from={from}>
          <DialogCloseButton />
        </DocumentFile>
      </DialogContent>
    </Dialog>
  );
}
