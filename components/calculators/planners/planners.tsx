'use client';

import { lazy, type ReactNode } from 'react';
import type { PlannerName } from '@/components/calculators/planners/planner-sheet';
import { Folded } from '@/components/ui/folded';
import { foldedPlanners as words } from '@/content/calculators/planners';

/** One chunk for all planners, since every page lists the digest of each chunk fetched later. */
const PlannerSheet = lazy(() =>
  import('@/components/calculators/planners/planner-sheet').then(
    (part) => ({ default: part.PlannerSheet }),
    () => ({ default: () => <p className="pb-5">{words.failed}</p> }),
  ),
);

type Props = {
  of: readonly PlannerName[];
  /** Folded tables of the same subject, after them. */
  children?: ReactNode;
};

/**
 * The planners of a subject, folded, each fetched when opened. Only those with a result are
 * printed.
 */
export function Planners({ of, children }: Props) {
  return (
    <section
      aria-labelledby="planners"
      className="band border-rule border-t print:hidden print:has-data-worked:block"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="planners">{of.length === 1 ? words.headingOfOne : words.heading}</h2>
        <div className="[&>details+details]:border-t-0 print:[&>details:not(:has([data-worked]))]:hidden">
          {of.map((planner) => (
            <Folded
              key={planner}
              summary={words.titles[planner]}
              waiting={words.waiting}
              noScript={words.noScript}
            >
              <PlannerSheet planner={planner} />
            </Folded>
          ))}
          {children}
        </div>
      </div>
    </section>
  );
}
