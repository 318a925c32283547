'use client';

import { type ReactNode, useMemo } from 'react';
import { NoLines, Part, PartLink } from '@/components/layout/part';
import { RuledLines } from '@/components/table/ruled-lines';
import { NoWrap } from '@/components/text/no-wrap';
import { Badge } from '@/components/ui/badge';
import { jobsCopy, recentActivityCopy } from '@/content/client-area/home';
import { listChecklistGroups } from '@/features/client-area/checklist/checklist';
import { listMonthlyChecklists } from '@/features/client-area/checklist/rounds';
import { useWaitingCount } from '@/features/client-area/checklist/use-waiting-count';
import { AlsoToday } from '@/features/client-area/home/also-today';
import { useHomeRows } from '@/features/client-area/home/home-rows';
import { JobCovers } from '@/features/client-area/home/job-covers';
import { listJobs } from '@/features/client-area/home/jobs';
import { computeQuotations } from '@/features/client-area/quotations/quotation';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import { useNow } from '@/features/client-area/store/areas/use-now';
import type { Activity } from '@/features/client-area/store/records/records';
import type { PackedDues } from '@/lib/browser/dates';
import type { Checklists } from '@/lib/content/checklists';
import { formatAgo } from '@/lib/dates';
import { getDayInIndia } from '@/lib/days';
import { cn } from '@/lib/utils';

type Props = {
  checklists: Checklists;
  dues: PackedDues;
  places: ReactNode;
};

/**
 * The heading is in the page from the start; all below it appears at once, so that nothing moves.
 */
export function Home({ checklists, dues, places }: Props) {
  const overview = useOverview(checklists);
  useWaitingCount(overview);
  const served = useServedClass();
  const desk = useMemo(() => overview && listJobs(overview), [overview]);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-6.5 xl:grid-cols-[minmax(0,1fr)_min(22rem,33%)] xl:grid-rows-[auto_1fr_auto] xl:gap-x-11 xl:gap-y-8">
      <section aria-labelledby="files" className="min-w-0 xl:row-span-2">
        <div className="mb-2.5 flex flex-wrap items-baseline justify-between gap-x-4 md:mb-3.5">
          <h2 id="files" className="text-2xl md:text-[1.625rem]">
            {jobsCopy.heading}
          </h2>
          <PartLink href="/dashboard/quotations">{jobsCopy.all}</PartLink>
        </div>
        {desk ? (
          <div className={served}>
            <JobCovers jobs={desk.jobs} />
          </div>
        ) : (
          <RuledLines lines={6} lineClassName="h-15" />
        )}
      </section>
      {overview && desk && (
        <>
          <div className={served}>
            <AlsoToday tasks={desk.others} profile={overview.profile} served={dues} />
          </div>
          <div className={cn('xl:col-span-2 xl:row-start-3', served)}>{places}</div>
          <div className={cn('xl:col-start-2 xl:row-start-2 xl:[&_h2]:text-[1.3125rem]', served)}>
            <RecentActivity entries={overview.activity} />
          </div>
        </>
      )}
    </div>
  );
}

/** `undefined` until read. */
function useOverview(checklists: Checklists) {
  const stored = useHomeRows();
  const now = useNow();
  const today = getDayInIndia(now);
  return useMemo(() => {
    if (!stored) return undefined;
    const quotations = computeQuotations(stored.threads, today);
    const groups = listChecklistGroups({ ...stored, quotations }, checklists);
    const months = listMonthlyChecklists(stored, today);
    return { ...stored, quotations, groups, months, today };
  }, [stored, checklists, today]);
}

const badges = {
  new: { tone: 'blue', word: 'New' },
  pending: { tone: 'orange', word: 'Pending' },
  completed: { tone: 'green', word: 'Completed' },
} as const;

type RecentActivityProps = { entries: readonly Activity[] };

function RecentActivity({ entries }: RecentActivityProps) {
  const now = useNow();
  return (
    <Part heading={recentActivityCopy.heading}>
      {entries.length === 0 ? (
        <NoLines>{recentActivityCopy.empty}</NoLines>
      ) : (
        <ul>
          {entries.map((entry) => (
            <ActivityRow key={entry.id} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function ActivityRow({ entry, now }: { entry: Activity; now: number }) {
  const { tone, word } = badges[entry.status];
  const ago = formatAgo(entry.at, now);
  return (
    <li className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1.5 border-rule-strong border-b py-1.5 text-[0.9375rem] md:min-h-14 md:py-2 md:text-base">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="leading-snug wrap-anywhere">
          <NoWrap>{entry.title}</NoWrap>
        </p>
        <p className="text-sm text-soft leading-snug wrap-anywhere md:text-[0.9375rem]">
          <NoWrap>{entry.detail ? `${entry.detail}\u00a0· ${ago}` : ago}</NoWrap>
        </p>
      </div>
      <Badge tone={tone} className="shrink-0">
        {word}
      </Badge>
    </li>
  );
}
