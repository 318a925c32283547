'use client';

import type { ReactNode } from 'react';
import { FeesPart } from '@/components/dashboard/home/fees-part';
import { LatestFiles } from '@/components/dashboard/home/latest-files';
import { RecentActivity } from '@/components/dashboard/home/recent-activity';
import { useOverview } from '@/components/dashboard/home/use-overview';
import { WaitingForYou } from '@/components/dashboard/home/waiting-for-you';
import { WorkInHand } from '@/components/dashboard/home/work-in-hand';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useServedClass } from '@/components/dashboard/shell/samples';
import { dashboard } from '@/content/dashboard';
import type { PackedDues } from '@/lib/browser/dates';
import type { PaperLists } from '@/lib/content/papers';
import { cn } from '@/lib/utils';

type Props = {
  book: PaperLists;
  /** The dates of the sample profile, from the day of the build on. */
  dues: PackedDues;
  /** The links to the places of the area. */
  places: ReactNode;
};

/**
 * What waits for the client, then the places and how things stand. The heading is in the page from
 * the start; all below it appears at once, so that nothing moves.
 */
export function Home({ book, dues, places }: Props) {
  const overview = useOverview(book);
  const served = useServedClass();

  return (
    <>
      <section aria-labelledby="waiting" className="@container">
        <h2 id="waiting" className="text-2xl md:text-2xl">
          {dashboard.waiting.heading}
        </h2>
        {overview ? (
          <div className={served}>
            <WaitingForYou overview={overview} dues={dues} />
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
