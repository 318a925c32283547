'use client';

import { useEffect, useRef } from 'react';
import { DocumentFile } from '@/components/portal/documents/document-file';
import { useDocumentFile } from '@/components/portal/documents/use-document-file';
import { ViewDocument } from '@/components/portal/documents/view-document';
import { dashboard } from '@/content/dashboard';
import { formatBytes } from '@/lib/format';
import type { DocumentEntry } from '@/lib/portal/records/records';

const words = dashboard.documents;

/** The viewed document beside the list, if there is room. */
export function PreviewPane({ document }: { document: DocumentEntry | undefined }) {
  return (
    <section aria-labelledby="preview" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="preview" className="border-ink border-b pb-3 text-2xl md:text-2xl">
        {words.preview}
      </h2>
      {/* On the page from the start, so that screen readers announce changes. */}
      <p role="status" className="text-[0.9375rem] text-soft wrap-anywhere">
        {document ? (
          <>
            <bdi>{document.name}</bdi>, {formatBytes(document.size)}
          </>
        ) : (
          words.choosePreview
        )}
      </p>
      {document ? (
        <Shown key={document.id} document={document} />
      ) : (
        <div
          aria-hidden="true"
          className="ruled-page h-80 rounded-panel border border-rule-strong bg-page"
        />
      )}
    </section>
  );
}

function Shown({ document }: { document: DocumentEntry }) {
  const from = useDocumentFile(document);
  const { load } = from;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => void load(), [load]);
  // With enlarged text it is below the list.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <div ref={place} className="grid grid-cols-[minmax(0,1fr)] grid-rows-[26rem_auto] gap-3">
      <DocumentFile document={document} from={from}>
        <ViewDocument document={document} label={words.larger} />
      </DocumentFile>
    </div>
  );
}
