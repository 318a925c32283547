'use client';

import type { CSSProperties } from 'react';
import { DueList } from '@/components/dashboard/home/due-list';
import { FeesPart } from '@/components/dashboard/home/fees-part';
import { LatestFiles } from '@/components/dashboard/home/latest-files';
import { NeededPart } from '@/components/dashboard/home/needed-part';
import { Part } from '@/components/dashboard/home/part';
import { RecentActivity, useLatestActivity } from '@/components/dashboard/home/recent-activity';
import { useOverview } from '@/components/dashboard/home/use-overview';
import { WaitingPart } from '@/components/dashboard/home/waiting-part';
import { tracksShown, WorkInHand } from '@/components/dashboard/home/work-in-hand';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useWide } from '@/components/dashboard/shell/use-wide';
import { dashboard } from '@/content/dashboard';
import type { PaperLists } from '@/lib/content/papers';
import { useRupeeFont } from '@/lib/portal/hooks/use-rupee-font';

/**
 * Twelve rows for the lines of the three columns, as many as are used, so that a line runs across
 * all three however its words wrap. The last row is for what is below the lines.
 */
const threeColumns =
  'grid items-start gap-x-10 gap-y-9 @[56rem]:grid-cols-[minmax(0,312fr)_minmax(0,360fr)_minmax(0,352fr)] @[56rem]:grid-rows-[repeat(12,auto)_1fr] @[56rem]:items-stretch @[56rem]:gap-y-0';

/**
 * What is due, missing and in hand. On a wide screen three columns, with the waiting quotation below
 * the first two; on a narrower one that quotation first, then two columns, or one on a phone. It
 * appears all at once, so that nothing moves.
 */
export function HomeDesk({ book }: { book: PaperLists }) {
  const overview = useOverview(book);
  const activity = useLatestActivity();
  const isWide = useWide('columns');
  const canSetAmounts = useRupeeFont();
  if (!overview || !activity || !canSetAmounts)
    return <RuledLines lines={6} lineClassName="h-15" />;

  const waiting = <WaitingPart overview={overview} />;
  const tracks = tracksShown(overview);
  // Heading, stations and tracks, or the sentence that takes three rows in their place.
  const rows = { '--rows': 2 + (tracks.length || 3) } as CSSProperties;
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-9">
      {!isWide && waiting}
      <div className={threeColumns}>
        <div className="grid items-start gap-x-10 gap-y-9 @[40rem]:grid-cols-2 @[56rem]:contents">
          <DueList profile={overview.profile} />
          <NeededPart overview={overview} />
        </div>
        {isWide && (
          <div className="grid @[56rem]:col-span-2 @[56rem]:row-start-13 @[56rem]:mt-9">
            {waiting}
          </div>
        )}
        <div
          style={rows}
          className="grid items-start gap-x-10 gap-y-9 @[40rem]:grid-cols-2 @[56rem]:contents"
        >
          <WorkInHand tracks={tracks} />
          <div className="contents @[56rem]:mt-7 @[56rem]:grid @[56rem]:grid-cols-[minmax(0,1fr)] @[56rem]:content-start @[56rem]:gap-y-7 @[56rem]:col-start-3 @[56rem]:[grid-row:calc(var(--rows)+1)/-1]">
            <Part heading={dashboard.activity.heading}>
              <RecentActivity {...activity} />
            </Part>
            <FeesPart overview={overview} />
            <LatestFiles overview={overview} />
          </div>
        </div>
      </div>
    </div>
  );
}
