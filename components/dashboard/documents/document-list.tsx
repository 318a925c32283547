'use client';

import { useRef } from 'react';
import { DocumentRow } from '@/components/dashboard/documents/document-row';
import { CHOOSER_ID } from '@/components/dashboard/documents/upload-area';
import { useCopies } from '@/components/dashboard/documents/use-copies';
import { EmptyPage } from '@/components/dashboard/shell/empty-page';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useNow } from '@/components/dashboard/shell/use-now';
import { Button } from '@/components/ui/button';
import { dashboard } from '@/content/dashboard';
import { usePortal } from '@/lib/portal/hooks/use-portal';

const words = dashboard.documents;

/** The kept documents, latest first, and their number. */
export function DocumentList() {
  const documents = usePortal((kept) => kept.rows('documents'));
  const copies = useCopies(documents);
  const now = useNow();
  // Takes the focus when the button that had it is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  const count = documents?.length;

  return (
    <section aria-labelledby="recent-files">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b pb-3">
        <h2
          id="recent-files"
          ref={heading}
          tabIndex={-1}
          className="text-2xl outline-none md:text-2xl"
        >
          {words.recent}
        </h2>
        {/* Two paragraphs, not one that grows: growing to the left would be a layout shift. */}
        {count === undefined ? (
          <p key="room" className="text-[0.9375rem]">
            &nbsp;
          </p>
        ) : (
          <p key="count" className="text-[0.9375rem] text-soft">
            {`${count} ${count === 1 ? 'file' : 'files'} uploaded`}
          </p>
        )}
      </div>
      {!documents && <RuledLines lines={3} lineClassName="h-38" />}
      {count === 0 && (
        <div className="pt-5">
          <EmptyPage sentence={words.empty}>
            <Button onClick={() => window.document.getElementById(CHOOSER_ID)?.click()}>
              {words.choose}
            </Button>
          </EmptyPage>
        </div>
      )}
      {documents && (
        <ul>
          {documents.map((document) => (
            <DocumentRow
              key={document.id}
              document={document}
              copyOf={copies.get(document.id)}
              now={now}
              onGone={() => heading.current?.focus()}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
