'use client';

import { NeededPart } from '@/components/dashboard/home/needed-part';
import { NextDates } from '@/components/dashboard/home/next-dates';
import type { Overview } from '@/components/dashboard/home/use-overview';
import { WaitingQuotation } from '@/components/dashboard/home/waiting-quotation';
import type { PackedDues } from '@/lib/browser/dates';

type Props = { overview: Overview; dues: PackedDues };

/** The quotation to answer, the papers that are missing and the next dates, each with its action. */
export function WaitingForYou({ overview, dues }: Props) {
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 @[40rem]:grid-cols-2 @[60rem]:grid-cols-[minmax(0,4fr)_minmax(0,4fr)_minmax(0,3fr)]">
      <WaitingQuotation overview={overview} />
      <NeededPart overview={overview} />
      <NextDates profile={overview.profile} served={dues} />
    </div>
  );
}
