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
import { waitingOf } from '@/lib/portal/quotations/stage';
import { cn } from '@/lib/utils';

/** Heading, line, five entries and foot of the first two columns. */
const ROWS = 8;

/**
 * These rows run across all three columns however their words wrap; what is below them, in the last
 * row, stretches none of them.
 */
const threeColumns =
  'grid items-start gap-x-10 gap-y-9 @[56rem]:grid-cols-[minmax(0,312fr)_minmax(0,360fr)_minmax(0,352fr)] @[56rem]:grid-rows-[repeat(8,auto)_1fr] @[56rem]:items-stretch @[56rem]:gap-y-0 @[56rem]:text-base';

/** Two columns, each as long as its parts; if the waiting quotation is between them, two by two. */
const pair = '@[40rem]:grid-cols-2';
const column = 'grid items-start gap-x-10 gap-y-9 @[56rem]:contents';

/** Tracks, activity and files together, so that the third column is about as long as the others. */
const LINES_BELOW = 7;
/** The same if no quotation waits, when fees and files stand below the first two columns. */
const LINES_ALONE = 10;
const LEAST_ACTIVITY = 3;
const FILES = 3;

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
  const isWaiting = waitingOf(overview.quotations, overview.states, overview.today).length > 0;
  const isAside = isWide && !isWaiting;
  const room = (isAside ? LINES_ALONE : LINES_BELOW) - tracks.length;
  const entries = activity.slice(0, isWide ? Math.max(LEAST_ACTIVITY, room) : undefined);
  const files = isWide && isWaiting ? room - entries.length : FILES;
  const summary = (
    <>
      <FeesPart overview={overview} />
      {files > 0 && <LatestFiles overview={overview} count={files} />}
    </>
  );
  const style = { '--rows': work, '--below': work < ROWS - 1 ? work + 1 : ROWS + 1 };
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-9">
      {!isWide && waiting}
      <div className={cn(threeColumns, !isWide && pair)}>
        <div className={cn(column, isWide && pair)}>
          <DueList profile={overview.profile} />
          <NeededPart overview={overview} />
        </div>
        {isWide && (
          <div
            className={cn(
              'grid text-[1.0625rem] @[56rem]:col-span-2 @[56rem]:mt-2 @[56rem]:[grid-row:9/-1]',
              isAside && 'content-start',
            )}
          >
            {waiting}
            {isAside && (
              <div className="mt-7 grid items-start gap-x-10 gap-y-9 text-base @[56rem]:grid-cols-[minmax(0,312fr)_minmax(0,360fr)]">
                {summary}
              </div>
            )}
          </div>
        )}
        <div style={style as CSSProperties} className={cn(column, isWide && pair)}>
          <WorkInHand tracks={tracks} />
          <div
            className={cn(
              'contents @[56rem]:col-start-3 @[56rem]:grid @[56rem]:grid-cols-[minmax(0,1fr)] @[56rem]:content-between @[56rem]:gap-y-5 @[56rem]:[grid-row:var(--below)/-1]',
              work >= ROWS - 1 && '@[56rem]:mt-2',
            )}
          >
            <Part heading={dashboard.activity.heading} isBelow>
              <RecentActivity entries={entries} />
            </Part>
            {!isAside && summary}
          </div>
        </div>
      </div>
    </div>
  );
}
