'use client';

import type { DocumentEntry } from '@/lib/portal/database/records';
import { useObjectUrl } from '@/lib/portal/hooks/use-object-url';

type Props = { document: DocumentEntry; file: Blob | null };

/** A picture as a picture, a PDF in the browser's own reader. */
export function DocumentPreview({ document, file }: Props) {
  const url = useObjectUrl(file);

  return (
    <div
      data-slot="document-preview"
      className="grid grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden rounded-panel border border-rule-strong bg-wash"
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
 * PDF open parameters. Without its own bars the reader shows the page as wide as the frame, and not
 * the blob's address, which it takes for the name of a file.
 */
const FIT_WIDTH = '#toolbar=0&navpanes=0&view=FitH';

/** Phones mostly have no reader inside a page: they get the link alone. */
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
