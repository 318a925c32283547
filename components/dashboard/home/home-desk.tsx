'use client';

import { DueList } from '@/components/dashboard/home/due-list';
import { FeesPart } from '@/components/dashboard/home/fees-part';
import { LatestFiles } from '@/components/dashboard/home/latest-files';
import { NeededPart } from '@/components/dashboard/home/needed-part';
import { Part } from '@/components/dashboard/home/part';
import { useOverview } from '@/components/dashboard/home/use-overview';
import { WaitingPart } from '@/components/dashboard/home/waiting-part';
import { WorkInHand } from '@/components/dashboard/home/work-in-hand';
import { RecentActivity } from '@/components/dashboard/shell/recent-activity';
import { RuledLines } from '@/components/dashboard/shell/ruled-lines';
import { useWide } from '@/components/dashboard/shell/use-wide';
import { dashboard } from '@/content/dashboard';
import type { PaperLists } from '@/lib/content/papers';
import { useRupeeFont } from '@/lib/portal/hooks/use-rupee-font';

/**
 * What is due, what is missing and what is in hand. At a desk in three columns with the quotation
 * that waits below; else that quotation first, then two columns, or one on a phone. It comes at once and whole, so that
 * nothing moves.
 */
export function HomeDesk({ book }: { book: PaperLists }) {
  const overview = useOverview(book);
  const isWide = useWide('columns');
  const canSetAmounts = useRupeeFont();
  if (!overview || !canSetAmounts) return <RuledLines lines={6} lineClassName="h-15" />;

  const waiting = <WaitingPart overview={overview} />;
  return (
    <div className="@container grid grid-cols-[minmax(0,1fr)] gap-9">
      {!isWide && waiting}
      <div className="grid items-start gap-x-10 gap-y-9 @[40rem]:grid-cols-2 @[56rem]:grid-cols-[minmax(0,312fr)_minmax(0,360fr)_minmax(0,352fr)] @[40rem]:max-@[56rem]:grid-rows-[auto_1fr] @[40rem]:max-@[56rem]:*:nth-2:row-span-2">
        <DueList profile={overview.profile} />
        <NeededPart overview={overview} />
        <WorkInHand overview={overview} />
      </div>
      <div className="grid items-start gap-x-10 gap-y-9 @[56rem]:grid-cols-[minmax(0,712fr)_minmax(0,352fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
          {isWide && waiting}
          <div className="grid items-start gap-x-10 gap-y-9 @[40rem]:grid-cols-2 @[56rem]:grid-cols-[minmax(0,312fr)_minmax(0,360fr)]">
            <FeesPart overview={overview} />
            <LatestFiles overview={overview} />
          </div>
        </div>
        <Part heading={dashboard.activity.heading}>
          <RecentActivity />
        </Part>
      </div>
    </div>
  );
}
