'use client';

import { type ReactNode, useMemo } from 'react';
import { Part } from '@/components/layout/part';
import { type Href, Link } from '@/components/text/link';
import { NoWrap } from '@/components/text/no-wrap';
import { todayCopy as copy, nextDateCopy } from '@/content/client-area/home';
import type { Waiting } from '@/features/client-area/checklist/waiting-for';
import { hasGstFrequency, listAudiences } from '@/features/client-area/home/audiences';
import { packNextDates } from '@/features/client-area/home/next-dates';
import { useNow } from '@/features/client-area/store/areas/use-now';
import type { Profile } from '@/features/client-area/store/records/profile';
import { useSamples } from '@/features/client-area/store/use-samples';
import { openAtUpdate } from '@/features/client-area/updates/update-target';
import { NEXT_DUE } from '@/lib/browser/attributes';
import { describeNextDue, type PackedDues } from '@/lib/browser/dates';
import { getDayInIndia } from '@/lib/days';

const SHOWN = 3;

type Props = {
  tasks: readonly Waiting[];
  profile: Profile | undefined;
  /** The dates of the sample profile, from the day of the build on. */
  served: PackedDues;
};

export function AlsoToday({ tasks, profile, served }: Props) {
  const now = useNow();
  const today = getDayInIndia(now);
  const isServed = useSamples() !== null;
  const dues = useMemo(() => packNextDates(profile, today, 1), [profile, today]);
  const date = describeNextDue(dues, now);
  const row = getDateRow(profile);
  const shown = tasks.slice(0, date === null && row.isDate ? SHOWN : SHOWN - 1);

  return (
    <Part heading={copy.heading}>
      <ul className="border-ink border-t">
        {row.isDate && date !== null && (
          <TodayRow
            href={row.href}
            action={row.action}
            text={row.text}
            title={
              <span {...(isServed && { [NEXT_DUE]: served })} suppressHydrationWarning>
                {date}
              </span>
            }
          />
        )}
        {shown.map((task) => (
          <TodayRow
            key={task.id}
            href={task.href}
            onClick={() =>
              task.quotation && task.update && openAtUpdate(task.quotation, task.update)
            }
            title={<NoWrap>{task.title}</NoWrap>}
            text={task.text}
            action={copy.actions[task.action]}
          />
        ))}
        {!row.isDate && (
          <TodayRow href={row.href} title={row.title} text={row.text} action={row.action} />
        )}
      </ul>
    </Part>
  );
}

export function getDateRow(profile: Profile | undefined) {
  const audiences = listAudiences(profile);
  if (audiences.length === 0) {
    return { isDate: false, href: '/dashboard/profile', ...nextDateCopy.forAll } as const;
  }
  if (audiences.includes('gst-monthly') && !hasGstFrequency(profile)) {
    return { isDate: true, href: '/dashboard/profile#monthly', ...nextDateCopy.byGst } as const;
  }
  return {
    isDate: true,
    href: '/services/compliance#due-dates',
    ...nextDateCopy.byProfile,
  } as const;
}

type RowProps = {
  href: Href;
  title: ReactNode;
  text: string;
  action: string;
  onClick?: () => void;
};

function TodayRow({ href, title, text, action, onClick }: RowProps) {
  return (
    <li className="border-rule-strong border-b">
      <Link
        href={href}
        onClick={onClick}
        className="flex min-h-14.5 flex-wrap items-center gap-x-3.5 py-2 leading-snug transition-colors duration-150 -outline-offset-3 hover:bg-muted md:min-h-15.5"
      >
        <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
          <span className="block font-semibold">{title}</span>
          <span className="block text-[0.9375rem] text-soft">
            <NoWrap>{text}</NoWrap>
          </span>
        </span>
        <span className="font-semibold text-red">{action}</span>
      </Link>
    </li>
  );
}
