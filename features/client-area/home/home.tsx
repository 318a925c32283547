'use client';

import { type ReactNode, useMemo } from 'react';
import { PartLink } from '@/components/layout/part';
import { RuledLines } from '@/components/table/ruled-lines';
import { jobsCopy } from '@/content/client-area/home';
import { useWaitingCount } from '@/features/client-area/checklist/use-waiting-count';
import { AlsoToday } from '@/features/client-area/home/also-today';
import { JobCovers } from '@/features/client-area/home/job-covers';
import { listJobs } from '@/features/client-area/home/jobs';
import { RecentActivity } from '@/features/client-area/home/recent-activity';
import { useOverview } from '@/features/client-area/home/use-overview';
import { useServedClass } from '@/features/client-area/store/areas/samples';
import type { PackedDues } from '@/lib/browser/dates';
import type { Checklists } from '@/lib/content/checklists';
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
