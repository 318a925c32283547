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
 * Eight rows for the lines of the first two columns, so that a line runs across all three however
 * its words wrap. The third column may need more; the last row is for what is below its lines.
 */
const threeColumns =
  'grid items-start gap-x-10 gap-y-9 @[56rem]:grid-cols-[minmax(0,312fr)_minmax(0,360fr)_minmax(0,352fr)] @[56rem]:grid-rows-[repeat(15,auto)_1fr] @[56rem]:items-stretch @[56rem]:gap-y-0 @[56rem]:text-base';

/** The heading at the foot of its row, clear of the last track. */
const belowTheWork =
  '@[56rem]:col-start-3 @[56rem]:[grid-row:calc(var(--work)+1)/span_var(--rows)] @[56rem]:*:first:content-end @[56rem]:*:first:pt-7';

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
  const work = 2 + (tracks.length || 3);
  // Heading, entries and the sentence about samples; none, if a blank leaf stands in their place.
  const lines =
    activity.entries.length && 1 + activity.entries.length + Number(activity.areSamples);
  const recent = (
    <Part
      heading={dashboard.activity.heading}
      isRuledAcross={lines > 0}
      className={lines > 0 ? belowTheWork : undefined}
    >
      <RecentActivity {...activity} />
    </Part>
  );
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-9">
      {!isWide && waiting}
      <div className={threeColumns}>
        <div className="grid items-start gap-x-10 gap-y-9 @[40rem]:grid-cols-2 @[56rem]:contents">
          <DueList profile={overview.profile} />
          <NeededPart overview={overview} />
        </div>
        {isWide && (
          <div className="grid text-[1.0625rem] @[56rem]:col-span-2 @[56rem]:mt-9 @[56rem]:[grid-row:9/-1]">
            {waiting}
          </div>
        )}
        <div
          style={{ '--rows': work, '--work': work } as CSSProperties}
          className="grid items-start gap-x-10 gap-y-9 @[40rem]:grid-cols-2 @[56rem]:contents"
        >
          <WorkInHand tracks={tracks} />
          {lines > 0 && (
            <div className="contents" style={{ '--rows': lines } as CSSProperties}>
              {recent}
            </div>
          )}
          <div
            style={{ '--lines': lines } as CSSProperties}
            className="contents @[56rem]:mt-7 @[56rem]:grid @[56rem]:grid-cols-[minmax(0,1fr)] @[56rem]:content-start @[56rem]:gap-y-7 @[56rem]:col-start-3 @[56rem]:[grid-row:calc(var(--work)+var(--lines)+1)/-1]"
          >
            {lines === 0 && recent}
            <FeesPart overview={overview} />
            <LatestFiles overview={overview} />
          </div>
        </div>
      </div>
    </div>
  );
}
