'use client';

import { Fragment, useRef, useState } from 'react';
import { FileChooser } from '@/components/actions/file-chooser';
import { NamedButton } from '@/components/actions/named-button';
import { OperationFailure } from '@/components/actions/operation-failure';
import { NoLines, Part, PartFoot, PartLink } from '@/components/layout/part';
import { checklistCopy as copy } from '@/content/client-area/checklist';
import {
  type ChecklistGroup,
  type ChecklistItem,
  countMissing,
  formatAnsweredCount,
  formatGroupName,
} from '@/features/client-area/checklist/checklist';
import { ChecklistIcon } from '@/features/client-area/checklist/checklist-icon';
import {
  describeChecklistStatus,
  formatItemCount,
} from '@/features/client-area/checklist/standing';
import { useChecklistItem } from '@/features/client-area/checklist/use-checklist-item';
import { createShortList } from '@/features/client-area/home/short-list';
import type { Overview } from '@/features/client-area/home/use-overview';
import { getUpdateGroupId } from '@/features/client-area/records/checklist-ids';
import { formatBytes } from '@/lib/format';
import { cn } from '@/lib/utils';

const LINES = 5;

/** Missing papers, which can be given here. The documents page has the full list. */
export function NeededPart({ overview }: { overview: Overview }) {
  // What an update asks for waits above.
  const groups = overview.groups.filter(({ id, quotation }) => id !== getUpdateGroupId(quotation));
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const missing = countMissing(groups);
  const list = createShortList(groups, LINES, answered);

  return (
    <Part
      level="h3"
      heading={copy.heading}
      note={
        <PartLink href="/dashboard/documents#papers">
          {missing > 0 ? formatItemCount(missing) : copy.show}
        </PartLink>
      }
    >
      {list.length === 0 && (
        <NoLines>{groups.length > 0 ? describeChecklistStatus(groups) : copy.none}</NoLines>
      )}
      {list.map(({ group, shown }, index) => (
        <Fragment key={group.id}>
          <GroupLine group={group} isFirst={index === 0} />
          <ul>
            {shown.map((item) => (
              <NeededRow
                key={item.id}
                item={item}
                onAnswered={() => setAnswered((all) => new Set(all).add(item.id))}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {list.length > 0 && (
        <PartFoot>
          {copy.formats} <span className="pointer-coarse:hidden">{copy.drop}</span>
        </PartFoot>
      )}
    </Part>
  );
}

type GroupProps = { group: ChecklistGroup; isFirst: boolean };

function GroupLine({ group, isFirst }: GroupProps) {
  const { items, quotation } = group;
  return (
    <div
      className={`flex justify-between gap-x-4 border-rule border-b py-2 ${isFirst ? 'min-h-9 items-center' : 'min-h-15 items-end'}`}
    >
      <h4 className="min-w-0 font-semibold leading-tight wrap-anywhere">
        {formatGroupName(group)}
        <span className="sr-only">, {quotation}</span>
      </h4>
      <p className="shrink-0 text-sm text-soft">{formatAnsweredCount(items)}</p>
    </div>
  );
}

const actionClasses = 'lg:-my-1 text-sm';

type Props = { item: ChecklistItem; onAnswered: () => void };

/** A paper in two lines: its name, and the way to give it or the answer. */
function NeededRow({ item, onAnswered }: Props) {
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
