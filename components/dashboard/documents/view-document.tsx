'use client';

import { useState } from 'react';
import { DocumentPreview } from '@/components/dashboard/documents/document-preview';
import { OperationFailure } from '@/components/dashboard/shell/operation-failure';
import { useOperation } from '@/components/dashboard/shell/use-operation';
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
import { documentFile } from '@/lib/portal/documents/documents';
import { saveFile } from '@/lib/portal/documents/save-file';

/** Opens the kept file itself. */
export function ViewDocument({ document }: { document: DocumentEntry }) {
  const [file, setFile] = useState<Blob | null>(null);
  const { run, failure } = useOperation();

  const load = () => run(async () => setFile(await documentFile(document)));
  const save = () =>
    run(async () => saveFile(document.name, file ?? (await documentFile(document))));

  return (
    <Dialog onOpenChange={(open) => (open ? void load() : setFile(null))}>
      <DialogTrigger asChild>
        <Button variant="quiet" size="small">
          View<span className="sr-only"> {document.name}</span>
        </Button>
      </DialogTrigger>
      {/* The name and the buttons take what they need, the file the rest. */}
      <DialogContent className="h-[calc(100dvh-2rem)] max-h-[52rem] max-w-3xl grid-rows-[auto_auto_minmax(10rem,1fr)_auto]">
        {/* The list shows the whole name; here it must leave room for the file. */}
        <DialogTitle className="line-clamp-2 wrap-anywhere">
          <bdi>{document.name}</bdi>
        </DialogTitle>
        <DialogDescription>{formatBytes(document.size)}</DialogDescription>
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
          <DialogClose asChild>
            <Button variant="quiet" size="small">
              Close
            </Button>
          </DialogClose>
          <OperationFailure sentence={failure} />
        </div>
      </DialogContent>
    </Dialog>
  );
}
