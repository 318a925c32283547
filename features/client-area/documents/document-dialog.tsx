'use client';

import { type ComponentProps, useCallback, useEffect, useState } from 'react';
import { OperationFailure } from '@/components/actions/operation-failure';
import type { LateDialogProps } from '@/components/actions/use-lazy-dialog';
import { useOperation } from '@/components/actions/use-operation';
import { useObjectUrl } from '@/components/form/use-object-url';
import { askToSave } from '@/components/layout/save-file';
import { notify } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogCloseButton,
  DialogContent,
  DialogDescription,
  DialogTitle,
  returnFocus,
} from '@/components/ui/dialog';
import { shrinkPictureCopy } from '@/content/client-area/documents';
import { answerWithFile } from '@/features/client-area/checklist/answers';
import type { ChecklistItem } from '@/features/client-area/checklist/checklist';
import { addDocument, readDocumentFile } from '@/features/client-area/store/documents';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { OperationError } from '@/lib/browser/operation-failure';
import { formatBytes } from '@/lib/format';

type Props = ComponentProps<typeof ShrinkPicture>;

export function DocumentDialog({ isOpen, onOpenChange, opener, ...file }: Props & LateDialogProps) {
  const { document } = file;
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent
        className="h-[calc(100dvh-2rem)] max-h-[52rem] max-w-3xl grid-rows-[auto_auto_minmax(10rem,1fr)_auto]"
        onCloseAutoFocus={returnFocus(opener)}
      >
        {/* The list shows the whole name; here it leaves room for the file. */}
        <DialogTitle className="line-clamp-2 wrap-anywhere">
          <bdi>{document.name}</bdi>
        </DialogTitle>
        <DialogDescription>{formatBytes(document.size)}</DialogDescription>
        <DocumentFile {...file} />
      </DialogContent>
    </Dialog>
  );
}

function DocumentFile(props: Props) {
  const { document } = props;
  const { id, name, mime } = document;
  const [file, setFile] = useState<Blob | null>(null);
  const { run, failure } = useOperation();
  const load = useCallback(
    () => run(async () => setFile(await readDocumentFile({ id, mime }))),
    [run, id, mime],
  );
  useEffect(() => void load(), [load]);
  const save = () => run(async () => askToSave(name, file ?? (await readDocumentFile(document))));

  return (
    <>
      <Preview document={document} file={file} />
      <div className="flex flex-wrap items-center gap-3">
        {failure !== null && !file && (
          <Button size="sm" variant="secondary" onClick={() => void load()}>
            Try again
          </Button>
        )}
        <Button size="sm" onClick={() => void save()}>
          Save file
        </Button>
        <DialogCloseButton />
        <OperationFailure sentence={failure} />
        {document.type === 'image' && <ShrinkPicture {...props} />}
      </div>
    </>
  );
}

function Preview({ document, file }: Pick<Props, 'document'> & { file: Blob | null }) {
  const url = useObjectUrl(file);
  return (
    <div
      data-slot="document-preview"
      className="grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-panel border border-rule-strong bg-muted ivory"
    >
      {url && document.type === 'image' && (
        // biome-ignore lint/performance/noImgElement: the picture is a file in this browser
        <img src={url} alt={document.name} className="max-h-full max-w-full object-contain" />
      )}
      {url && document.type === 'pdf' && <PdfPreview url={url} name={document.name} />}
    </div>
  );
}

/**
 * PDF open parameters. Without toolbars the viewer fits the page to the frame, and does not show
 * the blob's address as a file name.
 */
const FIT_WIDTH = '#toolbar=0&navpanes=0&view=FitH';

/** Most phones cannot show a PDF inside a page. */
function PdfPreview({ url, name }: { url: string; name: string }) {
  if (!navigator.pdfViewerEnabled) {
    return (
      <a href={url} target="_blank" rel="noopener" className="text-link">
        Open the PDF in a new tab
      </a>
    );
  }
  return <iframe src={`${url}${FIT_WIDTH}`} title={name} className="size-full" />;
}

type ShrinkPictureProps = {
  document: DocumentEntry;
  items: readonly ChecklistItem[];
  onShrunk: (copy: string) => void;
};

function ShrinkPicture({ document, items, onShrunk }: ShrinkPictureProps) {
  const { press, isRunning, failure } = useOperation();

  const makeCopy = async () => {
    const { createFittedCopy } = await import('@/features/client-area/documents/fit-picture');
    const file = await createFittedCopy(document);
    if (!file) throw new OperationError(shrinkPictureCopy.failed);
    const { category } = document;
    const outcome = await addDocument(file, { category });
    if (outcome.result === 'refused') throw new OperationError(shrinkPictureCopy.failed);
    for (const item of items) await answerWithFile(item, outcome.document.id);
    onShrunk(outcome.document.id);
    void notify(`${file.name} is beside the original`);
  };

  return (
    <details className="basis-full">
      <summary className="flex min-h-11 cursor-pointer items-center rounded-control text-[0.9375rem] text-link">
        {shrinkPictureCopy.heading}
      </summary>
      <p className="text-[0.9375rem] text-soft">{shrinkPictureCopy.lead}</p>
      <Button
        variant="outline"
        size="sm"
        className="my-2"
        aria-disabled={isRunning}
        onClick={() => void press(makeCopy)}
      >
        {shrinkPictureCopy.limit}
      </Button>
      <OperationFailure sentence={failure} />
    </details>
  );
}
