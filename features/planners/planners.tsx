'use client';

import type { ReactNode } from 'react';
import { Disclosure } from '@/components/disclosure/disclosure';
import { createLazyComponent } from '@/components/disclosure/lazy-component';
import { usePrefetch } from '@/components/layout/use-prefetch';
import { foldedPlanners as copy } from '@/content/calculators/planners';
import type { PlannerName } from '@/features/planners/planner-sheet';

/** One chunk for all planners, since every page lists the digest of each chunk fetched later. */
const PlannerSheet = createLazyComponent(() =>
  import('@/features/planners/planner-sheet').then((part) => part.PlannerSheet),
);

const formatAnchor = (planner: PlannerName) =>
  planner.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function PlannerDisclosure({ planner }: { planner: PlannerName }) {
  usePrefetch(PlannerSheet.preload);
  return (
    <Disclosure id={formatAnchor(planner)} summary={copy.titles[planner]} noScript={copy.noScript}>
      <PlannerSheet planner={planner} />
    </Disclosure>
  );
}

type Props = {
  planners: readonly PlannerName[];
  children?: ReactNode;
};

/**
 * The planners of a subject, folded, each fetched when opened. Only those with a result are
 * printed.
 */
export function Planners({ planners, children }: Props) {
  return (
    <section
      aria-labelledby="planners"
      className="band border-rule border-t print:hidden print:has-data-worked:block"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 id="planners">{planners.length === 1 ? copy.headingOfOne : copy.heading}</h2>
        <div className="[&>*+details]:border-t-0 print:[&>details:not(:has([data-worked]))]:hidden">
          {planners.map((planner) => (
            <PlannerDisclosure key={planner} planner={planner} />
          ))}
          {children}
        </div>
      </div>
    </section>
  );
}
