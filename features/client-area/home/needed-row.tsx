'use client';

import { useRef } from 'react';
import { FileChooser } from '@/components/actions/file-chooser';
import { NamedButton } from '@/components/actions/named-button';
import { OperationFailure } from '@/components/actions/operation-failure';
import { checklistCopy as copy } from '@/content/client-area/checklist';
import type { ChecklistItem } from '@/features/client-area/checklist/checklist';
import { ChecklistIcon } from '@/features/client-area/checklist/checklist-icon';
import { useChecklistItem } from '@/features/client-area/checklist/use-checklist-item';
import { formatBytes } from '@/lib/format';
import { cn } from '@/lib/utils';

const actionClasses = 'lg:-my-1 text-sm';

type Props = { item: ChecklistItem; onAnswered: () => void };

/** A paper in two lines: its name, and the way to give it or the answer. */
export function NeededRow({ item, onAnswered }: Props) {
  const { paper, isIn } = item;
  const row = useRef<HTMLLIElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const { give, withdraw, failure, isOver, handlers } = useChecklistItem(item, () => {
    onAnswered();
    row.current?.focus();
  });
  const button = { of: paper.text, className: actionClasses };

  return (
    <li
      ref={row}
      tabIndex={-1}
      {...handlers}
      className={cn('flex min-h-15 items-center gap-2 border-rule border-b py-1.5 outline-none', {
        'bg-muted': isOver,
      })}
    >
      <ChecklistIcon isIn={isIn} />
      <div className="min-w-0 flex-1">
        <p className="leading-tight wrap-anywhere">{paper.short ?? paper.text}</p>
        <div className="flex flex-wrap items-center gap-x-4">
          {isIn ? (
            <>
              <p className="min-w-0 text-sm text-soft wrap-anywhere">{answerWords(item)}</p>
              <NamedButton {...button} onClick={withdraw}>
                Undo
              </NamedButton>
            </>
          ) : (
            <NamedButton {...button} onClick={() => chooser.current?.click()}>
              {copy.choose}
            </NamedButton>
          )}
        </div>
        <OperationFailure sentence={failure} />
      </div>
      <FileChooser ref={chooser} aria-label={`File for ${paper.text}`} onFiles={give} />
    </li>
  );
}

/** `purchases.pdf, 412 KB`; for an answer without a file, the answer. */
function answerWords({ answer, files }: ChecklistItem): string {
  const [file, ...others] = files;
  if (!file) return answer?.answer === 'otherwise' ? copy.otherwise : copy.notApplicable;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return `${file.name}, ${formatBytes(file.size)}${more}`;
}
