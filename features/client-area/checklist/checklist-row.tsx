'use client';

import { type ReactNode, useRef, useState } from 'react';
import { FileChooser } from '@/components/actions/file-chooser';
import { NamedButton } from '@/components/actions/named-button';
import { OperationFailure } from '@/components/actions/operation-failure';
import { PlainSelect } from '@/components/form/plain-select';
import { checklistCopy as copy, monthlyChecklistCopy } from '@/content/client-area/checklist';
import type { ChecklistItem } from '@/features/client-area/checklist/checklist';
import { formatMonthlyDeadline } from '@/features/client-area/checklist/rounds';
import { useChecklistItem } from '@/features/client-area/checklist/use-checklist-item';
import type { DocumentEntry } from '@/features/client-area/store/records/records';
import { formatDay } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { isMonth } from '@/lib/months';
import { cn } from '@/lib/utils';

export type FilesShown = {
  documents: readonly DocumentEntry[];
  /** By id; `null` if all files are listed, and what is missing too. */
  listed: ReadonlySet<string> | null;
  /** Under the second paper that a file answers, its name alone. */
  renderFile: (document: DocumentEntry, item?: ChecklistItem) => ReactNode;
};

type Props = FilesShown & { item: ChecklistItem };

export const isListed = ({ files }: ChecklistItem, listed: FilesShown['listed']): boolean =>
  listed === null || files.some(({ id }) => listed.has(id));

export function ChecklistRow({ item: stored, documents, listed, renderFile }: Props) {
  const row = useRef<HTMLLIElement>(null);
  const [isAdding, setIsAdding] = useState(false);
  const { item, give, choose, without, withdraw, failure, isOver, handlers } = useChecklistItem(
    stored,
    () => {
      setIsAdding(false);
      row.current?.focus();
    },
  );
  const { paper, isAnswered } = item;

  return (
    <li
      ref={row}
      tabIndex={-1}
      {...handlers}
      className={cn('flex gap-3 border-rule border-b py-3 outline-none has-[ul]:col-span-full', {
        'bg-muted': isOver,
      })}
    >
      <ChecklistIcon isAnswered={isAnswered} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-1">
        <p className="leading-snug wrap-anywhere">
          {paper.text}
          {item.isReady && <span className="block text-[0.9375rem] text-green">{copy.have}</span>}
          {item.round && !isAnswered && (
            <span className="block text-[0.9375rem] text-soft">
              {formatMonthlyDeadline(item.round)}
            </span>
          )}
        </p>
        {isAnswered && (
          <Answered item={item} listed={listed} renderFile={renderFile}>
            {item.files.length > 0 && !isAdding && (
              <NamedButton subject={paper.text} onClick={() => setIsAdding(true)}>
                Add another
              </NamedButton>
            )}
            <NamedButton
              subject={paper.text}
              className="max-lg:min-w-11 text-left"
              onClick={withdraw}
            >
              Undo
            </NamedButton>
          </Answered>
        )}
        {(!isAnswered || isAdding) && (
          <ChecklistControls
            item={item}
            documents={documents.filter(({ id }) => item.files.every((file) => file.id !== id))}
            onChoose={choose}
            onUpload={give}
            onWithout={isAnswered ? undefined : without}
          />
        )}
        <OperationFailure sentence={failure} />
      </div>
    </li>
  );
}

type AnsweredProps = Omit<Props, 'documents'> & { children: ReactNode };

function Answered({ item, listed, renderFile, children }: AnsweredProps) {
  const { answer, files, owner } = item;
  return (
    <>
      {answer && answer.answer !== 'files' && (
        <p className="text-[0.9375rem] text-soft leading-snug">
          {answer.answer === 'otherwise' && copy.otherwise}
          {answer.answer === 'notApplicable' &&
            (isMonth(owner) ? monthlyChecklistCopy.nothing : copy.notApplicable)}
          {answer.sentAt !== undefined && `, sent on ${formatDay(getDayInIndia(answer.sentAt))}`}
        </p>
      )}
      {files.length > 0 && (
        <ul className="*:border-b-0 *:py-0 max-md:-ml-10">
          {files
            .filter(({ id }) => listed === null || listed.has(id))
            .map((file) => renderFile(file, item))}
        </ul>
      )}
      <div className="flex flex-wrap gap-x-4">{children}</div>
    </>
  );
}

/** No id of a document is like it. */
const OTHERWISE = 'otherwise';
/** Each paper has the list of files: the rest of a long one is added when it is about to open. */
const MANY = 20;

type ChecklistControlsProps = {
  item: ChecklistItem;
  documents: readonly DocumentEntry[];
  onChoose: (document: DocumentEntry) => void;
  onUpload: (files: readonly File[]) => void;
  onWithout?: ((answer: 'notApplicable' | 'otherwise') => void) | undefined;
};

function ChecklistControls({
  item,
  documents,
  onChoose,
  onUpload,
  onWithout,
}: ChecklistControlsProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const paper = item.paper.text;
  const [again] = item.earlier;
  const [isWanted, setIsWanted] = useState(documents.length <= MANY);
  const want = () => setIsWanted(true);
  const more = [
    ...(onWithout ? [{ value: OTHERWISE, label: copy.otherwise }] : []),
    ...(isWanted ? documents : documents.slice(0, MANY)).map(({ id, name }) => ({
      value: id,
      label: `${copy.use} ${name}`,
    })),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1 print:hidden">
      <NamedButton subject={paper} onClick={() => chooser.current?.click()}>
        {copy.choose}
      </NamedButton>
      <NamedButton
        subject={paper}
        className="hidden pointer-coarse:inline"
        onClick={() => camera.current?.click()}
      >
        {monthlyChecklistCopy.photo}
      </NamedButton>
      {again && (
        <NamedButton subject={`for ${paper}`} className="text-left" onClick={() => onChoose(again)}>
          {copy.use} <bdi className="wrap-anywhere">{again.name}</bdi> {copy.again}
        </NamedButton>
      )}
      {onWithout && (
        <NamedButton subject={paper} soft onClick={() => onWithout('notApplicable')}>
          {isMonth(item.owner) ? monthlyChecklistCopy.nothing : copy.notApplicable}
        </NamedButton>
      )}
      {more.length > 0 && (
        <PlainSelect
          soft
          aria-label={`${copy.more} ${paper}`}
          placeholder={copy.more}
          options={more}
          value=""
          onFocus={want}
          onPointerDown={want}
          onChange={({ target: { value } }) => {
            if (value === OTHERWISE) onWithout?.('otherwise');
            const chosen = documents.find(({ id }) => id === value);
            if (chosen) onChoose(chosen);
          }}
        />
      )}
      <FileChooser ref={chooser} aria-label={`File for ${paper}`} onFiles={onUpload} />
      <FileChooser ref={camera} isCamera aria-label={`Photo for ${paper}`} onFiles={onUpload} />
    </div>
  );
}

function ChecklistIcon({ isAnswered }: { isAnswered: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      role="img"
      aria-label={isAnswered ? 'In' : 'Missing'}
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeDasharray={isAnswered ? undefined : '2 3'}
      className={`size-7 shrink-0 fill-none ${isAnswered ? 'stroke-green' : 'stroke-row-number'}`}
    >
      <path d="M6 3h8l4 4v14H6zM14 3v4h4" />
      {isAnswered && <path d="m9 14 2.2 2.2L15 12" />}
    </svg>
  );
}
