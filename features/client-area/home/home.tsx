'use client';

import type { ReactNode } from 'react';
import { RuledLines } from '@/components/table/ruled-lines';
import { waitingCopy } from '@/content/client-area/home';
import { useServedClass } from '@/features/client-area/areas/samples';
import { useWaitingCount } from '@/features/client-area/checklist/use-waiting-count';
import { FeesPart } from '@/features/client-area/home/fees-part';
import { LatestFiles } from '@/features/client-area/home/latest-files';
import { NeededPart } from '@/features/client-area/home/needed-part';
import { NextDates } from '@/features/client-area/home/next-dates-part';
import { RecentActivity } from '@/features/client-area/home/recent-activity';
import { useOverview } from '@/features/client-area/home/use-overview';
import { WaitingPart } from '@/features/client-area/home/waiting-part';
import { WorkInHand } from '@/features/client-area/home/work-in-hand';
import type { PackedDues } from '@/lib/browser/dates';
import type { Checklists } from '@/lib/content/checklists';
import { cn } from '@/lib/utils';

type Props = {
  checklists: Checklists;
  /** The dates of the sample profile, from the day of the build on. */
  dues: PackedDues;
  /** The links to the places of the area. */
  places: ReactNode;
};

/**
 * What waits for the client, then the places and how things stand. The heading is in the page from
 * the start; all below it appears at once, so that nothing moves.
 */
export function Home({ checklists, dues, places }: Props) {
  const overview = useOverview(checklists);
  useWaitingCount(overview);
  const served = useServedClass();

  return (
    <>
      <section aria-labelledby="waiting" className="@container">
        <h2 id="waiting" className="text-2xl md:text-2xl">
          {waitingCopy.heading}
        </h2>
        {overview ? (
          <div className={served}>
            <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 @[40rem]:grid-cols-2 @[60rem]:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)]">
              <WaitingPart overview={overview} />
              <NeededPart overview={overview} />
              <NextDates profile={overview.profile} served={dues} />
            </div>
          </div>
        ) : (
          <RuledLines lines={6} lineClassName="h-15" />
        )}
      </section>
      {overview && (
        <div className={cn('grid grid-cols-[minmax(0,1fr)] gap-8', served)}>
          {places}
          <div className="gap-10 *:mb-9 *:break-inside-avoid md:columns-2 xl:columns-3">
            <WorkInHand overview={overview} />
            <RecentActivity entries={overview.activity} />
            <FeesPart overview={overview} />
            <LatestFiles overview={overview} />
          </div>
        </div>
      )}
    </>
  );
}
