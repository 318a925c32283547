'use client';

import { lazy } from 'react';
import { Folded } from '@/components/calculators/folded';
import type { PlannerName } from '@/components/calculators/planners/planners';

type Props = {
  planner: PlannerName;
  summary: string;
  says: Record<'waiting' | 'noScript' | 'failed', string>;
};

/** One piece for all of them: each page of the site names the digest of every later script. */
const PlannerSheet = lazy(() =>
  import('@/components/calculators/planners/planner-sheet').then(
    (part) => ({ default: part.PlannerSheet }),
    () => ({ default: ({ failed }: { failed: string }) => <p className="pb-5">{failed}</p> }),
  ),
);

/** One planner, folded; it is fetched when it is opened. */
export function PlannerPart({ planner, summary, says: { failed, ...says } }: Props) {
  return (
    <Folded summary={summary} {...says}>
      <PlannerSheet planner={planner} failed={failed} />
    </Folded>
  );
}
