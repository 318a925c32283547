'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { DocumentRow } from '@/components/portal/documents/document-row';
import { type Choice, ListControls } from '@/components/portal/documents/list-controls';
import { DELETED_ID, RecentlyDeleted } from '@/components/portal/documents/recently-deleted';
import { useCopies } from '@/components/portal/documents/use-copies';
import { EmptyPage } from '@/components/portal/parts/empty-page';
import { useMoreRows } from '@/components/portal/parts/more-rows';
import { RuledLines } from '@/components/portal/parts/ruled-lines';
import { useServedClass } from '@/components/portal/parts/samples';
import { useNow } from '@/components/portal/parts/use-now';
import { dashboard } from '@/content/dashboard';
import { formatCount } from '@/content/words/counts';
import { type DeletedDocument, isPresent, recentlyDeleted } from '@/lib/portal/db/recently-deleted';
import { listed, yearsFromFirm } from '@/lib/portal/documents/listed';
import { usePortal } from '@/lib/portal/hooks/use-portal';
import type { DocumentEntry } from '@/lib/portal/records/records';
import { cn } from '@/lib/utils';

const words = dashboard.documents;
const NONE: readonly DocumentEntry[] = [];

/** The documents and their number. */
export function DocumentList() {
  const stored = usePortal(
    (rows) => rows.rows('documents'),
    [],
    (samples) => samples.documents,
  );
  const served = useServedClass();
  const documents = useMemo(() => stored?.filter(isPresent), [stored]);
  const copies = useCopies(documents);
  const now = useNow();
  const [choice, setChoice] = useState<Choice>({ group: null, sort: 'latest' });
  const [news, setNews] = useState<ReactNode>(null);
  // One of them takes the focus when the button that had it is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  const deletedHeading = useRef<HTMLHeadingElement>(null);
  const isFocusLost = useRef(false);
  const deleted = stored ? recentlyDeleted(stored, now) : [];
  const chosen = useMemo(
    () => documents && listed(documents, choice.group, choice.sort),
    [documents, choice],
  );
  const { shown, more } = useMoreRows(chosen ?? NONE);

  const announce = (name: string, rest: ReactNode) =>
    setNews(
      <>
        <bdi>{name}</bdi> {rest}
      </>,
    );
  const onDeleted = (name: string) => {
    announce(
      name,
      <>
        {words.deleted.movedTo}{' '}
        <a href={`#${DELETED_ID}`} className="text-link">
          {words.deleted.heading}
        </a>
        .
      </>,
    );
    heading.current?.focus();
  };
  const onGone = ({ name }: DeletedDocument, how: 'restored' | 'gone') => {
    announce(name, words.deleted[how]);
    isFocusLost.current = true;
  };
  // Once its row and its dialog are off the page, which hold the focus until then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a row has gone
  useEffect(() => {
    const { activeElement } = window.document;
    // Not a control: the body, or the list around the row that is gone (keep-focus.ts).
    const isLost = activeElement instanceof HTMLElement && activeElement.tabIndex < 0;
    if (!isFocusLost.current || !isLost) return;
    isFocusLost.current = false;
    (deletedHeading.current ?? heading.current)?.focus();
  }, [deleted.length, news]);

  return (
    <div className="min-w-0">
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
          <Count count={documents?.length} className={served} />
        </div>
        <p role="status" className="mt-3 text-[0.9375rem] text-soft empty:hidden wrap-anywhere">
          {news}
        </p>
        {!documents && <RuledLines lines={3} lineClassName="h-38" />}
        {documents?.length === 0 && (
          <div className="pt-5">
            <EmptyPage sentence={words.empty} />
          </div>
        )}
        {documents && documents.length > 1 && (
          <ListControls
            {...choice}
            years={yearsFromFirm(documents)}
            className={served}
            onChange={(change) => setChoice({ ...choice, ...change })}
          />
        )}
        {documents && documents.length > 0 && chosen?.length === 0 && (
          <p className="py-4 text-soft">{words.noneOf}</p>
        )}
        {chosen && (
          <ul className={served}>
            {shown.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                copyOf={copies.get(document.id)}
                now={now}
                onDeleted={onDeleted}
              />
            ))}
          </ul>
        )}
        {more}
      </section>
      {deleted.length > 0 && (
        <RecentlyDeleted documents={deleted} heading={deletedHeading} onGone={onGone} />
      )}
    </div>
  );
}

type CountProps = { count: number | undefined; className: string | undefined };

function Count({ count, className }: CountProps) {
  // Two paragraphs, not one that grows: growing to the left would be a layout shift.
  return count === undefined ? (
    <p key="room" className="text-[0.9375rem]">
      &nbsp;
    </p>
  ) : (
    <p
      key="count"
      className={cn('text-[0.9375rem] text-soft', className)}
    >{`${formatCount(count, 'file')} uploaded`}</p>
  );
}
