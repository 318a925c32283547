'use client';

import { useObjectUrl } from '@/lib/portal/hooks/use-object-url';
import type { DocumentEntry } from '@/lib/portal/records/records';

type Props = { document: DocumentEntry; file: Blob | null };

/** A picture, or a PDF in the browser's own reader. */
export function DocumentPreview({ document, file }: Props) {
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

/** Most phones cannot show a PDF inside a page: they get only the link. */
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
