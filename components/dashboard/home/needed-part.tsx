'use client';

import { Fragment, useState } from 'react';
import { NeededRow } from '@/components/dashboard/home/needed-row';
import { NoLines, Part, PartFoot, PartLink } from '@/components/dashboard/home/part';
import type { Overview } from '@/components/dashboard/home/use-overview';
import { paperCount } from '@/components/dashboard/papers/paper-count';
import { dashboard } from '@/content/dashboard';
import { shortList } from '@/lib/portal/overview/short-list';
import { countIn, countMissing, type NeedGroup, nameOf } from '@/lib/portal/papers/needs';

const words = dashboard.papers;
const LINES = 5;

/** Missing papers, which can be given here. The documents page has the full list. */
export function NeededPart({ overview: { groups } }: { overview: Overview }) {
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const missing = countMissing(groups);
  const list = shortList(groups, LINES, answered);

  return (
    <Part
      level="h3"
      heading={words.heading}
      note={
        <PartLink href="/dashboard/documents#papers">
          {missing > 0 ? paperCount(missing) : words.show}
        </PartLink>
      }
    >
      {list.length === 0 && <NoLines>{groups.length > 0 ? words.nothing : words.none}</NoLines>}
      {list.map(({ group, shown }, index) => (
        <Fragment key={group.id}>
          <GroupLine group={group} isFirst={index === 0} />
          <ul>
            {shown.map((need) => (
              <NeededRow
                key={need.id}
                need={need}
                onAnswered={() => setAnswered((all) => new Set(all).add(need.id))}
              />
            ))}
          </ul>
        </Fragment>
      ))}
      {list.length > 0 && <PartFoot>{words.dropLine}</PartFoot>}
    </Part>
  );
}

type GroupProps = { group: NeedGroup; isFirst: boolean };

function GroupLine({ group, isFirst }: GroupProps) {
  const { needs, quotation } = group;
  return (
    <div
      className={`flex justify-between gap-x-4 border-rule border-b py-2 ${isFirst ? 'min-h-9 items-center' : 'min-h-15 items-end'}`}
    >
      <h4 className="min-w-0 font-semibold leading-tight wrap-anywhere">
        {nameOf(group)}
        <span className="sr-only">, {quotation}</span>
      </h4>
      <p className="shrink-0 text-sm text-soft">
        {countIn(needs)} of {needs.length} in
      </p>
    </div>
  );
}
