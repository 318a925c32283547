'use client';

import { type ReactNode, useState } from 'react';
import { useMoreRows } from '@/components/table/more-rows';
import { Link } from '@/components/text/link';
import { monthlyChecklistCopy as copy } from '@/content/client-area/checklist';
import { site } from '@/content/site';
import { AddToCalendar } from '@/features/calendar/add-to-calendar';
import {
  type ChecklistGroup,
  formatAnsweredCount,
  formatGroupName,
} from '@/features/client-area/checklist/checklist';
import { isListed } from '@/features/client-area/checklist/checklist-row';
import {
  ChecklistItemList,
  type ChecklistProps,
} from '@/features/client-area/checklist/checklist-section';
import { listComingDeadlines } from '@/features/client-area/checklist/rounds';
import { parseMonthlyKinds } from '@/lib/content/monthly-papers';
import { formatMonthKey } from '@/lib/months';

const AT_ONCE = 12;

export function MonthLinks({ rounds, today }: { rounds: string | undefined; today: string }) {
  const kinds = parseMonthlyKinds(rounds);
  const getEvents = () =>
    listComingDeadlines(kinds, today).map(({ month, day, papers }) => ({
      uid: `papers-${month}-${day}@${new URL(site.url).hostname}`,
      day,
      title: `${copy.reminder} ${formatMonthKey(month)}`,
      text: papers.join('\n'),
      stamp: new Date(),
    }));

  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-1 print:hidden">
      {kinds.length > 0 && (
        <AddToCalendar variant="link" fileName={`papers-from-${today}.ics`} getEvents={getEvents}>
          {copy.calendar}
        </AddToCalendar>
      )}
      <ToProfile>{copy.change}</ToProfile>
    </p>
  );
}

const ToProfile = ({ children }: { children: string }) => (
  <Link
    href="/dashboard/profile#monthly"
    className="inline-flex min-h-11 items-center text-[0.9375rem] text-link"
  >
    {children}
  </Link>
);

export const NoMonths = () => (
  <p className="flex flex-wrap items-center gap-x-3 text-[0.9375rem] text-soft print:hidden">
    {copy.none} <ToProfile>{copy.toProfile}</ToProfile>
  </p>
);

function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details
      className="border-rule border-b"
      onToggle={({ currentTarget }) => currentTarget.open && setIsOpened(true)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-x-4 rounded-control">
        {summary}
      </summary>
      {isOpened && children}
    </details>
  );
}

type MonthsProps = ChecklistProps & { groups: readonly ChecklistGroup[] };

export function EarlierMonths({ groups, ...rest }: MonthsProps) {
  const months = groups.filter(({ items }) => items.some((item) => isListed(item, rest.listed)));
  if (months.length === 0) return null;
  return (
    <Fold summary={`${copy.earlier} (${months.length})`}>
      <Months groups={months} {...rest} />
    </Fold>
  );
}

function Months({ groups, ...rest }: MonthsProps) {
  const { shown, more } = useMoreRows(groups, -1, AT_ONCE);
  return (
    <div className="pl-4">
      {shown.map((group) => (
        <Fold
          key={group.id}
          summary={
            <div className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 py-2">
              <span className="font-semibold text-lg leading-snug">{formatGroupName(group)}</span>
              <span className="text-[0.9375rem] text-soft">{formatAnsweredCount(group.items)}</span>
            </div>
          }
        >
          <ChecklistItemList group={group} {...rest} />
        </Fold>
      ))}
      {more}
    </div>
  );
}
