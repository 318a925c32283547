'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useOptimistic } from '@/components/actions/use-optimistic';
import { EmptyPage } from '@/components/table/empty-page';
import { useMoreRows } from '@/components/table/more-rows';
import { RuledLines } from '@/components/table/ruled-lines';
import { checklistCopy } from '@/content/client-area/checklist';
import { documentsCopy, recentlyDeletedCopy } from '@/content/client-area/documents';
import { formatCount } from '@/content/words/counts';
import {
  type ChecklistGroup,
  type ChecklistItem,
  groupItemsByDocument,
  listChecklistGroups,
} from '@/features/client-area/checklist/checklist';
import {
  ChecklistPart,
  type ChecklistProps,
} from '@/features/client-area/checklist/checklist-section';
import { EarlierMonths, MonthLinks, NoMonths } from '@/features/client-area/checklist/month-papers';
import { PackageSection } from '@/features/client-area/checklist/package-section';
import { isOver, listMonthlyChecklists } from '@/features/client-area/checklist/rounds';
import { describeChecklistStatus } from '@/features/client-area/checklist/standing';
import { useTicks } from '@/features/client-area/checklist/use-ticks';
import { useWaitingCount } from '@/features/client-area/checklist/use-waiting-count';
import { DocumentRow } from '@/features/client-area/documents/document-row';
import { type Choice, ListControls } from '@/features/client-area/documents/list-controls';
import { filterDocuments, listFirmYears } from '@/features/client-area/documents/listed';
import { DELETED_ID, RecentlyDeleted } from '@/features/client-area/documents/recently-deleted';
import { useCopies } from '@/features/client-area/documents/use-copies';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import { useNow, useToday } from '@/features/client-area/store/areas/use-now';
import { deleteDocument } from '@/features/client-area/store/documents';
import {
  type DeletedDocument,
  isPresent,
  listRecentlyDeleted,
} from '@/features/client-area/store/recently-deleted';
import { getUpdateGroupId } from '@/features/client-area/store/records/checklist-ids';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { usePortal } from '@/features/client-area/store/use-portal';
import type { Checklists } from '@/lib/content/checklists';
import { formatBytes } from '@/lib/format';
import { isMonth } from '@/lib/months';
import { cn } from '@/lib/utils';

const NONE: readonly DocumentEntry[] = [];
const NO_GROUPS: readonly ChecklistGroup[] = [];

type Props = { checklists: Checklists; children: ReactNode };

const GROUPS = 5;

export function DocumentList({ checklists, children }: Props) {
  const storedRows = usePortal(
    async (stored) => ({
      isStored: true,
      cart: await stored.rows('cart'),
      threads: await stored.rows('threads'),
      answers: await stored.rows('checklist'),
      stored: await stored.rows('documents'),
      profile: await stored.row('profile', 'client'),
    }),
    [],
    ({ cart, threads, checklist, documents, profile }) => ({
      isStored: false,
      cart,
      threads,
      answers: checklist,
      stored: documents,
      profile: profile[0],
    }),
  );
  const today = useToday();
  const { shown: stored, change, getFailure } = useOptimistic(storedRows?.stored);
  const rows = useMemo(() => {
    if (!storedRows || !stored) return undefined;
    const documents = stored.filter(isPresent);
    const quotations = computeQuotations(storedRows.threads, today);
    const groups = listChecklistGroups({ ...storedRows, documents, quotations }, checklists);
    return {
      ...storedRows,
      documents,
      quotations,
      groups,
      months: listMonthlyChecklists({ ...storedRows, documents }, today),
      today,
    };
  }, [storedRows, stored, checklists, today]);
  useWaitingCount(rows);
  const served = useServedClass();
  const documents = rows?.documents;
  const copies = useCopies(documents);
  const now = useNow();
  const [choice, setChoice] = useState<Choice>({ category: null, sort: 'job' });
  const [news, setNews] = useState<ReactNode>(null);
  // Take the focus when the button that had it is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  const deletedHeading = useRef<HTMLHeadingElement>(null);
  const isFocusLost = useRef(false);
  const deleted = stored ? listRecentlyDeleted(stored, now) : [];
  const listedFiles = useMemo(
    () => documents && filterDocuments(documents, choice.category, choice.sort),
    [documents, choice],
  );
  const { months = NO_GROUPS, groups = NO_GROUPS } = rows ?? {};
  const open = useMemo(
    () => months.filter((group) => !isOver(group, today)).toReversed(),
    [months, today],
  );
  const all = useMemo(
    () => [...open, ...groups, ...months.filter((group) => !open.includes(group))],
    [open, groups, months],
  );
  const ticks = useTicks(all, documents ?? NONE);

  // The browser could not go to a heading that was not in the page yet.
  const isStored = storedRows?.isStored === true;
  useEffect(() => {
    if (!isStored) return;
    const id = CSS.escape(window.location.hash.slice(1));
    if (id) document.querySelector(`#${id}`)?.scrollIntoView();
  }, [isStored]);

  const announce = (name: string, rest: ReactNode) =>
    setNews(
      <>
        <bdi>{name}</bdi> {rest}
      </>,
    );
  const replaceBy = (changed: DocumentEntry, write: () => Promise<unknown>) =>
    void change(
      stored?.map((each) => (each.id === changed.id ? changed : each)),
      write,
      changed.id,
    );
  const remove = (document: DocumentEntry) => {
    replaceBy({ ...document, deletedAt: Date.now() }, () => deleteDocument(document.id));
    onDeleted(document.name);
  };
  const onDeleted = (name: string) => {
    announce(
      name,
      <>
        {recentlyDeletedCopy.movedTo}{' '}
        <a href={`#${DELETED_ID}`} className="text-link">
          {recentlyDeletedCopy.heading}
        </a>
        .
      </>,
    );
    heading.current?.focus();
  };
  const onGone = ({ name }: DeletedDocument, how: 'restored' | 'gone') => {
    announce(name, recentlyDeletedCopy[how]);
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

  const renderFile = (file: DocumentEntry, item?: ChecklistItem) => {
    const items = all
      .flatMap((group) => group.items)
      .filter(({ files }) => files.some(({ id }) => id === file.id));
    if (item && items[0]?.id !== item.id) {
      return (
        <li key={file.id} className="text-[0.9375rem] text-soft wrap-anywhere">
          <bdi>{file.name}</bdi>, {formatBytes(file.size)}
        </li>
      );
    }
    return (
      <DocumentRow
        key={file.id}
        document={file}
        items={items}
        isTicked={ticks.isTicked(file.id)}
        onTick={ticks.tick}
        copyOf={copies.get(file.id)}
        now={now}
        onChange={replaceBy}
        onDelete={remove}
        failure={getFailure(file.id)}
      />
    );
  };
  const needed = [...open, ...groups];

  return (
    <div className="@container">
      <div className="flex flex-col gap-8 @[56rem]:grid @[56rem]:grid-cols-[minmax(0,1fr)_21rem] @[56rem]:grid-rows-[auto_1fr] @[56rem]:gap-x-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 @[56rem]:col-start-2">{children}</div>
        <div className="min-w-0 @[56rem]:col-start-1 @[56rem]:row-span-2 @[56rem]:row-start-1">
          <section aria-labelledby="recent-files">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-ink border-b pb-3">
              <h2
                id="recent-files"
                ref={heading}
                tabIndex={-1}
                className="text-2xl outline-none md:text-2xl"
              >
                {documentsCopy.recent}
              </h2>
              <Count count={documents?.length} className={served} />
            </div>
            <p role="status" className="mt-3 text-[0.9375rem] text-soft empty:hidden wrap-anywhere">
              {news}
            </p>
            {!documents && <RuledLines lines={3} lineClassName="h-38" />}
            {documents?.length === 0 && (
              <div className="pt-5">
                <EmptyPage sentence={documentsCopy.empty} />
              </div>
            )}
            {documents && documents.length > 1 && (
              <ListControls
                {...choice}
                className={served}
                onChange={(change) => setChoice({ ...choice, ...change })}
              />
            )}
            {documents && documents.length > 0 && listedFiles?.length === 0 && (
              <p className="py-4 text-soft">{documentsCopy.noneOf}</p>
            )}
            {rows && listedFiles && (
              <div id="papers" className={cn('scroll-mt-6', served)}>
                <p role="status" className="py-3 text-[0.9375rem] text-soft">
                  {needed.length > 0 ? describeChecklistStatus(needed) : checklistCopy.none}
                </p>
                {choice.sort === 'job' ? (
                  <ByJob
                    files={listedFiles}
                    open={open}
                    groups={groups}
                    all={all}
                    shared={{
                      documents: rows.documents,
                      listed: choice.category && new Set(listedFiles.map(({ id }) => id)),
                      renderFile,
                      onOnly: ticks.tickOnly,
                    }}
                  />
                ) : (
                  <FileList files={listedFiles} renderFile={renderFile} />
                )}
                {months.length > 0 || rows.profile?.rounds ? (
                  <MonthLinks rounds={rows.profile?.rounds} today={today} />
                ) : (
                  <NoMonths />
                )}
              </div>
            )}
          </section>
          {deleted.length > 0 && (
            <RecentlyDeleted documents={deleted} heading={deletedHeading} onGone={onGone} />
          )}
        </div>
        {rows && all.length + rows.documents.length > 0 && (
          <PackageSection
            groups={all}
            documents={rows.documents}
            profile={rows.profile}
            ticks={ticks}
          />
        )}
      </div>
    </div>
  );
}

type ByJobProps = {
  files: readonly DocumentEntry[];
  open: readonly ChecklistGroup[];
  groups: readonly ChecklistGroup[];
  all: readonly ChecklistGroup[];
  shared: ChecklistProps;
};

function ByJob({ files, open, groups, all, shared }: ByJobProps) {
  const { shown, more } = useMoreRows(groups, -1, GROUPS);
  const papers = groupItemsByDocument(all);
  const others = files.filter(({ id, fromFirm }) => !papers.has(id) && !fromFirm);
  const earlier = all.filter((group) => !open.includes(group) && !groups.includes(group));
  const needed = [...open, ...shown];
  const wanted = needed.filter(
    ({ id, owner, items }) =>
      isMonth(owner) ||
      id === getUpdateGroupId(owner) ||
      items.some(({ files }) => files.length > 0),
  );
  const opened = wanted.length > 0 ? wanted : needed.slice(0, 1);
  const drop = shared.listed === null && needed.length > 0;
  return (
    <>
      {others.length > 0 && (
        <FilePart name={documentsCopy.others} files={others} renderFile={shared.renderFile} />
      )}
      {needed.map((group) => (
        <ChecklistPart key={group.id} group={group} isOpen={opened.includes(group)} {...shared} />
      ))}
      {more}
      {listFirmYears(files).map((year) => (
        <FilePart
          key={year}
          name={`${documentsCopy.fromFirm}, ${year}`}
          files={files.filter(({ id, fromFirm }) => fromFirm === year && !papers.has(id))}
          renderFile={shared.renderFile}
        />
      ))}
      <EarlierMonths groups={earlier} {...shared} />
      {drop && (
        <p className="py-3 text-[0.9375rem] text-soft pointer-coarse:hidden print:hidden">
          {checklistCopy.drop}
        </p>
      )}
    </>
  );
}

type FileListProps = Pick<ChecklistProps, 'renderFile'> & { files: readonly DocumentEntry[] };

function FileList({ files, renderFile }: FileListProps) {
  const { shown, more } = useMoreRows(files);
  return (
    <>
      <ul>{shown.map((file) => renderFile(file))}</ul>
      {more}
    </>
  );
}

function FilePart({ name, ...list }: FileListProps & { name: string }) {
  return (
    <section aria-label={name} className="mb-7 max-md:pt-6">
      <h3 className="border-rule border-b pb-2 text-lg md:text-lg">{name}</h3>
      <FileList {...list} />
    </section>
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
