'use client';

import { type ReactNode, useRef, useState } from 'react';
import { NamedButton } from '@/components/actions/named-button';
import { OperationFailure } from '@/components/actions/operation-failure';
import { checklistCopy as copy, monthlyChecklistCopy } from '@/content/client-area/checklist';
import type { ChecklistItem } from '@/features/client-area/checklist/checklist';
import { ChecklistControls } from '@/features/client-area/checklist/checklist-controls';
import { ChecklistIcon } from '@/features/client-area/checklist/checklist-icon';
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
