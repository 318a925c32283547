'use client';

import { DocumentFile } from '@/components/dashboard/documents/document-file';
import { useDocumentFile } from '@/components/dashboard/documents/use-document-file';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { formatBytes } from '@/lib/format';
import type { DocumentEntry } from '@/lib/portal/database/records';

type Props = { document: DocumentEntry; label: string };

/** Opens the kept file itself, over the page. */
export function ViewDocument({ document, label }: Props) {
  const from = useDocumentFile(document);

  return (
    <Dialog onOpenChange={(open) => (open ? void from.load() : from.forget())}>
      <DialogTrigger asChild>
        <Button variant="quiet" size="small">
          {label}
          <span className="sr-only"> {document.name}</span>
        </Button>
      </DialogTrigger>
      {/* The name and the buttons take what they need, the file the rest. */}
      <DialogContent className="h-[calc(100dvh-2rem)] max-h-[52rem] max-w-3xl grid-rows-[auto_auto_minmax(10rem,1fr)_auto]">
        {/* The list shows the whole name; here it must leave room for the file. */}
        <DialogTitle className="line-clamp-2 wrap-anywhere">
          <bdi>{document.name}</bdi>
        </DialogTitle>
        <DialogDescription>{formatBytes(document.size)}</DialogDescription>
        <DocumentFile document={document} from={from}>
          <DialogClose asChild>
            <Button variant="quiet" size="small">
              Close
            </Button>
          </DialogClose>
        </DocumentFile>
      </DialogContent>
    </Dialog>
  );
}
