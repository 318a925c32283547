'use client';

import { useState } from 'react';
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
import { documentFile } from '@/lib/portal/documents';
import type { DocumentEntry } from '@/lib/portal/records';
import { saveFile } from '@/lib/portal/save-file';
import { DocumentPreview } from './document-preview';

/** Opens the file itself, out of the bytes that are kept. */
export function ViewDocument({ document }: { document: DocumentEntry }) {
  const [file, setFile] = useState<Blob | null>(null);

  const load = async (open: boolean) => {
    setFile(open ? await documentFile(document) : null);
  };

  return (
    <Dialog onOpenChange={(open) => void load(open)}>
      <DialogTrigger asChild>
        <Button variant="quiet" size="small">
          View<span className="sr-only"> {document.name}</span>
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-3xl">
        <DialogTitle className="wrap-anywhere">
          <bdi>{document.name}</bdi>
        </DialogTitle>
        <DialogDescription>{formatBytes(document.size)}</DialogDescription>
        <DocumentPreview document={document} file={file} />
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => file && saveFile(document.name, file)}>
            Save file
          </Button>
          <DialogClose asChild>
            <Button variant="quiet" size="small">
              Close
            </Button>
          </DialogClose>
        </div>
      </DialogContent>
    </Dialog>
  );
}
