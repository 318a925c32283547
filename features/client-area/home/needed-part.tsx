'use client';

import { Fragment, useState } from 'react';
import { NoLines, Part, PartFoot, PartLink } from '@/components/layout/part';
import { checklistCopy as copy } from '@/content/client-area/checklist';
import {
  type ChecklistGroup,
  countMissing,
  inWords,
  nameOf,
} from '@/features/client-area/checklist/checklist';
import { itemCount, standingWords } from '@/features/client-area/checklist/standing';
import { NeededRow } from '@/features/client-area/home/needed-row';
import { shortList } from '@/features/client-area/home/short-list';
import type { Overview } from '@/features/client-area/home/use-overview';
import { getUpdateGroupId } from '@/features/client-area/records/checklist-ids';

const LINES = 5;

/** Missing papers, which can be given here. The documents page has the full list. */
export function NeededPart({ overview }: { overview: Overview }) {
  // What an update asks for waits above.
  const groups = overview.groups.filter(({ id, quotation }) => id !== getUpdateGroupId(quotation));
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const missing = countMissing(groups);
  const list = shortList(groups, LINES, answered);

  return (
    <Part
      level="h3"
      heading={copy.heading}
      note={
        <PartLink href="/dashboard/documents#papers">
          {missing > 0 ? itemCount(missing) : copy.show}
        </PartLink>
      }
    >
      {list.length === 0 && (
        <NoLines>{groups.length > 0 ? standingWords(groups) : copy.none}</NoLines>
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
        {nameOf(group)}
        <span className="sr-only">, {quotation}</span>
      </h4>
      <p className="shrink-0 text-sm text-soft">{inWords(items)}</p>
    </div>
  );
}
